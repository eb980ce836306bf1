/** Everybody's points at the end of every round, as if the game had ended there. */
import { at, type Game, type Seat, type State, type Step } from '@caravel/core';

export interface RoundPoints {
  /** 0: at the start. */
  readonly round: number;
  /** A number a seat. */
  readonly points: readonly number[];
}

const pointsAt = (game: Game, s: State): readonly number[] => Array.from({ length: game.players(s) }, (_, seat) => game.score(s, seat));

/** The last position of a round is the one in which the next has begun and nothing was done in it. */
export const roundsOf = (game: Game, steps: readonly Step[], totals: readonly number[]): readonly RoundPoints[] => {
  const roundAt = (s: State): number => game.moment?.(s).round ?? 0;
  const starts = steps.filter((step, i) => i === 0 || roundAt(step.before) !== roundAt(at(steps, i - 1).before));
  const last = starts.at(-1);
  if (!last || roundAt(last.before) === 0) return [];
  const before = starts
    .filter(({ before: s }) => roundAt(s) > 0)
    .map(({ before: s }) => ({ round: roundAt(s) - 1, points: pointsAt(game, s) }));
  return [...before, { round: roundAt(last.before), points: totals }];
};

/** The smallest places below each other that are `apart` and as near as possible to where the ends of lines are, from the top. */
export const labelPlaces = (ends: readonly number[], apart: number, bottom: number): readonly number[] => {
  const order = ends.map((end, seat) => ({ end, seat })).sort((a, b) => a.end - b.end);
  const placed: number[] = [];
  for (const { end } of order) placed.push(Math.max(end, (placed.at(-1) ?? -Infinity) + apart));
  for (let i = placed.length - 1; i >= 0; i--) placed[i] = Math.min(at(placed, i), (placed[i + 1] ?? bottom + apart) - apart);
  return ends.map((_, seat) =>
    at(
      placed,
      order.findIndex((one) => one.seat === seat),
    ),
  );
};

/** The rounds with a mark on the axis: all of a few, every second or more of many. */
export const markedRounds = (rounds: readonly RoundPoints[], most: number): readonly number[] => {
  const count = rounds.at(-1)?.round ?? 0;
  const step = Math.max(1, Math.ceil(count / most));
  return rounds.map(({ round }) => round).filter((round) => round > 0 && (count - round) % step === 0);
};

/** Where a line has marks of its seat: not on every round of many, and each line's elsewhere, so that they do not cover each other. */
export const hasMark = (round: number, count: number, seat: Seat): boolean => {
  if (round === count) return true;
  const every = Math.max(1, Math.ceil(count / 5));
  return round > 0 && (every === 1 || round % every === seat % every) && count - round >= Math.min(every, 2);
};
