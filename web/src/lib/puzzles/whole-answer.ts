/** A decision that is made as a whole has more right answers than a proof can keep: what it did not keep is compared by the net. */
import { at, type Game, type Seat, type State } from '@caravel/core';
import type { ReviewThread } from '../study/review-thread.ts';

/** Less is no difference that anybody sees. */
const SAME = 0.01;

/** Whether the position after it promises the seat as much as the one after the best answer; not without a net. */
export const isAsGood = async (thread: ReviewThread, { name, version }: Game, seat: Seat, best: State, tried: State): Promise<boolean> => {
  try {
    const figures = await thread.figures({ game: name, version, states: [best, tried] });
    const [one, other] = figures?.map(({ chances }) => at(chances, seat)) ?? [];
    return one !== undefined && other !== undefined && other >= one - SAME;
  } catch {
    return false;
  } finally {
    thread.end();
  }
};
