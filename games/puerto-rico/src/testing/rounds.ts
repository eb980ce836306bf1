/** Plays on as quietly as possible: everybody passes, and chance draws the first possible tile. */
import { at, CHANCE, isChance, isOver, outcomes, type Seat, type State } from '@caravel/core';
import { puertoRico } from '../index.ts';
import * as on from '../state/layout.ts';
import type { RoleName } from '../tables/roles.ts';
import { options, play } from './position.ts';
import { stepOf, waitingFor } from './reading.ts';

const firstOutcome = (s: State): string => puertoRico.moves.text(outcomes(puertoRico, s)[0]?.move as number);

const passOrFirst = (s: State, seat: Seat): string => {
  const all = options(s, seat);
  return all.includes('pass') ? 'pass' : at(all, 0);
};

const isRoleDue = (s: State): boolean => isOver(puertoRico, s) || stepOf(s) === 'role';

/** To the next choice of a role, or the end. */
export const toNextRole = (s: State): State => {
  let now = s;
  while (!isRoleDue(now)) {
    const seat = isChance(puertoRico, now) ? CHANCE : at(waitingFor(now), 0);
    now = play(now, seat === CHANCE ? `* ${firstOutcome(now)}` : `${seat} ${passOrFirst(now, seat)}`);
  }
  return now;
};

/** The roles, those that change least first. */
const QUIET: readonly RoleName[] = ['prospector', 'prospector-2', 'trader', 'settler', 'builder', 'craftsman', 'captain', 'mayor'];

/** The next player takes a role in which little happens, and everyone passes. */
export const quietRole = (s: State): State => {
  const all = options(s, at(waitingFor(s), 0));
  return toNextRole(play(s, QUIET.map((role) => `role ${role}`).find((move) => all.includes(move)) as string));
};

/** Quiet roles until the round is over. */
export const finishRound = (s: State): State => {
  let now = toNextRole(s);
  while (!isOver(puertoRico, now) && on.round(now) === on.round(s)) now = quietRole(now);
  return now;
};

/** The positions after every sequence of moves by which `seat` can finish this step, one for each sequence. */
export const allWays = (s: State, seat: Seat): State[] => {
  const step = stepOf(s);
  if (!waitingFor(s).includes(seat)) return [s];
  return options(s, seat).flatMap((move) => {
    const after = play(s, `${seat} ${move}`);
    return stepOf(after) === step ? allWays(after, seat) : [after];
  });
};
