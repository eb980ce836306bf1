/** R5: the Request Wealth: Reals for PP, as many as the player likes. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { WEALTH } from '../../../board/names.ts';
import { DONATE } from '../../../moves/table.ts';
import * as on from '../../../state/layout.ts';
import { awaitNobody, awaitSeat } from '../../../state/state.ts';
import { REQUEST_SCORED, WEALTH_PAY } from '../../../state/steps.ts';
import { MOST_DONATED } from '../../../tables/pieces.ts';
import { countScored } from './scored.ts';

/** R5: up to 15 Reals at home, 1 PP each. */
export const mostToDonate = (s: State, seat: Seat): number => Math.min(MOST_DONATED, on.reals(s, seat));

/** Who has no Real has nothing to choose. */
export const startWealth = (s: State, seat: Seat): void => {
  if (on.reals(s, seat) > 0) awaitSeat(s, WEALTH_PAY, seat);
  else donate(s, seat, 0);
};

const donate = (s: State, seat: Seat, amount: number): void => {
  on.reals.add(s, seat, -amount);
  on.points.add(s, seat, amount);
  countScored(s, WEALTH);
  awaitNobody(s, REQUEST_SCORED);
};

export const wealthChoice: Decision = {
  moves: movesOf(DONATE),
  apply: (s: State, seat: Seat, move: Move): void => donate(s, seat, DONATE.index(move)),
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    DONATE.has(move) && DONATE.index(move) <= mostToDonate(s, seat) ? undefined : 'R5',
};
