/** The moments that changed somebody's chance to win most: one turn of a player, or draws in a row. */
import type { Figures } from '@caravel/bots/review';
import { at, type Seat, type Step } from '@caravel/core';

export interface TurningPoint {
  /** What counts most of the turn, and the moment one goes to. */
  readonly step: Step;
  /** The rest of the turn. */
  readonly rest: readonly Step[];
  /** The chance to win after it, less that before: 0 to 1. */
  readonly change: number;
}

interface Turn {
  readonly from: number;
  readonly to: number;
}

/** A smaller change is no turning point. */
export const LEAST_CHANGE = 0.03;
const MOST = 3;

/** What one seat, or chance, did in a row. */
const turnsOf = (steps: readonly Step[]): readonly Turn[] => {
  const turns: Turn[] = [];
  for (const [i, { seat }] of steps.entries()) {
    const last = turns.at(-1);
    if (last && at(steps, i - 1).seat === seat) turns[turns.length - 1] = { ...last, to: i + 1 };
    else turns.push({ from: i, to: i + 1 });
  }
  return turns;
};

/** At most three, in the order they came; `isTold` says whether a step has a sentence. What ends the game only shows what was decided before. */
export const turningPointsOf = (
  course: readonly Figures[],
  steps: readonly Step[],
  seat: Seat,
  isTold: (step: Step) => boolean,
): readonly TurningPoint[] => {
  const changeOver = (from: number, to: number): number => at(at(course, to).chances, seat) - at(at(course, from).chances, seat);
  const keyStep = ({ from, to }: Turn): Step | undefined =>
    steps
      .slice(from, to)
      .map((step, i) => ({ step, size: Math.abs(changeOver(from + i, from + i + 1)) }))
      .filter(({ step }) => isTold(step))
      .sort((a, b) => b.size - a.size)[0]?.step;
  return turnsOf(steps)
    .filter(({ to }) => to < steps.length)
    .map((turn) => ({ turn, change: changeOver(turn.from, turn.to) }))
    .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .flatMap(({ turn, change }) => {
      const step = keyStep(turn);
      return step ? [{ step, rest: steps.slice(steps.indexOf(step) + 1, turn.to), change }] : [];
    })
    .slice(0, MOST)
    .sort((a, b) => a.step.entry - b.step.entry);
};
