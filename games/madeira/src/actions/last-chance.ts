/** RU2: before a phase closes the windmill, or part of it, everyone who still could use it is asked, in Passing order. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { DONE } from '../moves/table.ts';
import { nextInPassingOrder, startPassingOrder } from '../state/passing.ts';
import { awaitNobody, awaitSeat, NOBODY } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { hasMillMove } from './windmill.ts';

export const startLastChance = (s: State, step: Step): void => {
  startPassingOrder(s);
  nextLastChance(s, step);
};

/** RU2 */
const nextLastChance = (s: State, step: Step): void => {
  const seat = nextInPassingOrder(s, hasMillMove);
  if (seat === NOBODY) awaitNobody(s, step);
  else awaitSeat(s, step, seat);
};

export const lastChance = (step: Step): Decision => ({
  moves: movesOf(DONE),
  apply: (s: State, _seat: Seat, _move: Move): void => nextLastChance(s, step),
  whyNot: (_s: State, _seat: Seat, move: Move): RuleId | undefined => (move === DONE ? undefined : 'RU2'),
});
