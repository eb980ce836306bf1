/** R3: the Request Influence. */
import type { Seat, State } from '@caravel/core';
import { FAVORS, GUILDS, type Guild } from '../../../board/names.ts';
import * as on from '../../../state/layout.ts';

export const FAVOR_POINTS = 5;

/** RU31: face down counts nothing. */
const faceUpOf = (s: State, seat: Seat, guild: Guild): number => {
  let up = 0;
  for (let favor = 0; favor < FAVORS.length; favor++)
    if (on.favorGuild(s, favor) === guild && on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 1) up++;
  return up;
};

/** R3, E2: 5 PP for each guild with a face-up Favor that an earlier Influence has not used. */
export const influencePoints = (s: State, seat: Seat, before: number): number => {
  let sum = 0;
  for (let guild = 0; guild < GUILDS.length; guild++) if (faceUpOf(s, seat, guild) > before) sum += FAVOR_POINTS;
  return sum;
};
