/** R1–R4: who takes a role, what it brings at once, and what happens between rounds. */
import { type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { ROLE } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { awaitNobody, awaitSeat, NOBODY } from '../../state/state.ts';
import { OVER_STEP, ROLE_CHOICE } from '../../state/steps.ts';
import { boxFor } from '../../tables/by-players.ts';
import { ROLES, type Role } from '../../tables/roles.ts';

/** R1: a card that nobody has taken this round. */
const isRoleFree = (s: State, card: Role): boolean => on.roleTaker(s, card) === NOBODY;

/** R1: the governor first, then clockwise; 2P3: two players take turns until each has three roles. */
const nextTaker = (s: State): Seat => (on.picks(s) === 0 ? on.governor(s) : on.nextSeat(s, on.taker(s)));

const isRoundOver = (s: State): boolean => on.picks(s) >= boxFor(on.players(s)).picks;

/** R2: the player takes the doubloons on the card at once. Q16: this is not optional. */
const collectDoubloons = (s: State, seat: Seat, card: Role): void => {
  on.doubloons.add(s, seat, on.roleDoubloons(s, card));
  on.roleDoubloons.set(s, card, 0);
};

const takeRole = (s: State, seat: Seat, move: Move): void => {
  const card = ROLE.index(move);
  on.roleTaker.set(s, card, seat);
  on.role.set(s, card);
  on.taker.set(s, seat);
  on.picks.add(s, 1);
  collectDoubloons(s, seat, card);
  awaitNobody(s, ROLE_CHOICE);
};

/** R4: each unused role gets a doubloon, the roles are returned, and the next player becomes governor. */
const endRound = (s: State): void => {
  for (let card = 0; card < ROLES.length; card++) {
    if (isRoleFree(s, card)) {
      on.roleDoubloons.add(s, card, 1);
      on.bank.add(s, -1);
    } else if (on.roleTaker(s, card) >= 0) on.roleTaker.set(s, card, NOBODY);
  }
  on.governor.set(s, on.nextSeat(s, on.governor(s)));
  on.picks.set(s, 0);
};

/** Resets what belongs to one role, so that tables that look the same are the same position. */
const clearRole = (s: State): void => {
  on.role.set(s, NOBODY);
  on.actor.set(s, NOBODY);
  on.lap.set(s, 0);
};

/** E1: the round in which an ending is triggered is the last and is finished. Q15: a second ending changes nothing. */
export const askForRole = (s: State): void => {
  clearRole(s);
  if (isRoundOver(s)) {
    if (on.endings(s) !== 0) return awaitNobody(s, OVER_STEP);
    endRound(s);
  }
  if (on.picks(s) === 0) on.round.add(s, 1);
  awaitSeat(s, ROLE_CHOICE, nextTaker(s));
};

export const roleChoice: Decision = {
  moves: movesOf(ROLE),
  list(s: State, _seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    for (let card = 0; card < ROLES.length; card++) if (isRoleFree(s, card)) out[end++] = ROLE.first + card;
    return end;
  },
  apply: takeRole,
  /** R3: a role must be taken. S6: only cards in play. */
  whyNot(s: State, _seat: Seat, move: Move): RuleId | undefined {
    if (!ROLE.has(move)) return 'R3';
    if (on.roleTaker(s, ROLE.index(move)) < NOBODY) return 'S6';
    return isRoleFree(s, ROLE.index(move)) ? undefined : 'R1';
  },
};
