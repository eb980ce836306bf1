/** RU2: before a phase closes the windmill, or part of it, everyone who still could use it is asked, in Passing order. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { DONE } from '../moves/table.ts';
import { actor, cursor, passSlot } from '../state/layout.ts';
import { awaitNobody, awaitSeat, NOBODY } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { hasMillMove } from './windmill.ts';

export const startLastChance = (s: State, step: Step): void => {
  cursor.set(s, NOBODY);
  nextLastChance(s, step);
};

/** RU2 */
const nextLastChance = (s: State, step: Step): void => {
  for (let slot = cursor(s) + 1; slot < 4; slot++) {
    const seat = passSlot(s, slot);
    if (seat === NOBODY || !hasMillMove(s, seat)) continue;
    cursor.set(s, slot);
    actor.set(s, seat);
    return awaitSeat(s, step, seat);
  }
  actor.set(s, NOBODY);
  awaitNobody(s, step);
};

export const lastChance = (step: Step): Decision => ({
  moves: movesOf(DONE),
  apply: (s: State, _seat: Seat, _move: Move): void => nextLastChance(s, step),
  whyNot: (_s: State, _seat: Seat, move: Move): RuleId | undefined => (move === DONE ? undefined : 'RU2'),
});
