/** F3, C-casa, K-guild, A4: turning own Favors face up again. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { FAVORS, type Favor, type Guild } from '../board/names.ts';
import { DONE, TURN_UP } from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { awaitNobody, awaitSeat } from '../state/state.ts';
import { ACTION_DONE, FLIP } from '../state/steps.ts';

/** F3: an own Favor that lies face down. RU14: also the one just used, for it is down already. */
const canTurnUp = (s: State, seat: Seat, favor: Favor): boolean => on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 0;

const hasFaceDown = (s: State, seat: Seat): boolean => {
  for (let favor = 0; favor < FAVORS.length; favor++) if (canTurnUp(s, seat, favor)) return true;
  return false;
};

/** A5: whether a guild has face-down Favors of this player. */
export const hasFaceDownOf = (s: State, seat: Seat, guild: Guild): boolean => {
  for (let favor = 0; favor < FAVORS.length; favor++) if (on.favorGuild(s, favor) === guild && canTurnUp(s, seat, favor)) return true;
  return false;
};

/** A4: all own Favors of the row's guild. */
export const turnUpGuild = (s: State, seat: Seat, guild: Guild): void => {
  for (let favor = 0; favor < FAVORS.length; favor++)
    if (on.favorGuild(s, favor) === guild && canTurnUp(s, seat, favor)) on.favorUp.set(s, favor, 1);
};

export const startFlips = (s: State, seat: Seat, most: number): void => {
  on.flipsLeft.set(s, most);
  askForFlip(s, seat);
};

const askForFlip = (s: State, seat: Seat): void => {
  if (on.flipsLeft(s) > 0 && hasFaceDown(s, seat)) return awaitSeat(s, FLIP, seat);
  on.flipsLeft.set(s, 0);
  awaitNobody(s, ACTION_DONE);
};

export const flip: Decision = {
  moves: movesOf(TURN_UP, DONE),
  apply(s: State, seat: Seat, move: Move): void {
    if (move === DONE) on.flipsLeft.set(s, 0);
    else {
      on.favorUp.set(s, TURN_UP.index(move), 1);
      on.flipsLeft.add(s, -1);
    }
    askForFlip(s, seat);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === DONE) return undefined;
    return TURN_UP.has(move) && canTurnUp(s, seat, TURN_UP.index(move)) ? undefined : 'F3';
  },
};
