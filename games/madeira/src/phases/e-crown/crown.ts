/** E1, E2, RU27: the Crown's Requests of rounds 1, 3 and 5: which are scored, and in which order. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { EXPEDITIONS, INFLUENCE, MARKET_ROUTES, REQUESTS, type Request, URBANIZATION, WEALTH } from '../../board/names.ts';
import { LEAVE_REQUEST } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { nextInPassingOrder, startPassingOrder } from '../../state/passing.ts';
import { awaitNobody, awaitSeat, NOBODY, onlyOne } from '../../state/state.ts';
import { CROWN_DONE, LEAVE } from '../../state/steps.ts';
import { ROUNDS } from '../../tables/pieces.ts';
import { expeditionsPoints } from './requests/expeditions.ts';
import { influencePoints } from './requests/influence.ts';
import { marketRoutesPoints } from './requests/market-routes.ts';
import { clearScored, countScored } from './requests/scored.ts';
import { startUrbanization } from './requests/urbanization.ts';
import { startWealth } from './requests/wealth.ts';

export const isScoringRound = (s: State): boolean => on.round(s) % 2 === 1;

export const startCrown = (s: State): void => {
  startPassingOrder(s);
  nextToCrown(s);
};

/** RU27: in Passing order; no choice touches another's. */
const nextToCrown = (s: State): void => {
  clearScored(s);
  const seat = nextInPassingOrder(s);
  if (seat === NOBODY) awaitNobody(s, CROWN_DONE);
  else startScoring(s, seat);
};

const isHeld = (s: State, seat: Seat, request: Request): boolean => on.requests(s, seat, request) > 0;

/** E1: one of two in round 1, two of three in round 3, so one is left over; all three in round 5. */
const startScoring = (s: State, seat: Seat): void => {
  if (on.round(s) === ROUNDS) return scoreAllBut(s, seat, NOBODY);
  const only = onlyOne(s, seat, 0, REQUESTS.length, isHeld);
  if (only === NOBODY) awaitSeat(s, LEAVE, seat);
  else scoreAllBut(s, seat, only);
};

/** E1: what is scored leaves, even at 0 PP. */
const scoreAllBut = (s: State, seat: Seat, kept: Request): void => {
  for (let request = 0; request < REQUESTS.length; request++) {
    const stays = request === kept ? 1 : 0;
    on.toScore.set(s, request, on.requests(s, seat, request) - stays);
    on.requests.set(s, seat, request, stays);
  }
  scoreNext(s);
};

export const leaveChoice: Decision = {
  moves: movesOf(LEAVE_REQUEST),
  apply: (s: State, seat: Seat, move: Move): void => scoreAllBut(s, seat, LEAVE_REQUEST.index(move)),
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    LEAVE_REQUEST.has(move) && isHeld(s, seat, LEAVE_REQUEST.index(move)) ? undefined : 'E1',
};

/** Scores all of a kind that need no word from the player. */
const scoreUnasked = (s: State, request: Request, points: (s: State, seat: Seat, before: number) => number): void => {
  const seat = on.actor(s);
  for (; on.toScore(s, request) > 0; countScored(s, request)) on.points.add(s, seat, points(s, seat, on.scoredBefore(s, request)));
};

/** One kind after the other; cities and Reals are asked for. */
export const scoreNext = (s: State): void => {
  scoreUnasked(s, MARKET_ROUTES, marketRoutesPoints);
  scoreUnasked(s, EXPEDITIONS, expeditionsPoints);
  scoreUnasked(s, INFLUENCE, influencePoints);
  if (on.toScore(s, URBANIZATION) > 0) startUrbanization(s, on.actor(s));
  else if (on.toScore(s, WEALTH) > 0) startWealth(s, on.actor(s));
  else nextToCrown(s);
};
