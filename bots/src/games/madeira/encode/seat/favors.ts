/** Guild Favors: own ones face up and face down, the guilds they belong to, and what each row of the guild board would turn up. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { facts } from '../facts.ts';
import { each, feature, numberAt, type SeatPart } from '../part.ts';
import { favors as allFavors, cheapestFavor, favorBitsDown, favorBitsUp, favorsFor, favorsUp, GUILDS } from '../shared.ts';
import { guildsWith } from './crown.ts';

const { on, names } = md;
const FAVORS = names.FAVORS.length;
const ROWS = 4;

const facesDown = (seat: Seat, guild: number): number =>
  guild === md.NOBODY ? 0 : numberAt(allFavors, seat * GUILDS + guild) - numberAt(favorsUp, seat * GUILDS + guild);

/** A5: of one of its guilds. */
const turnedUpByRow = (s: State, seat: Seat, row: number): number =>
  Math.max(facesDown(seat, on.rowGuild(s, row, 0)), facesDown(seat, on.rowGuild(s, row, 1)));

const isNewGuildInReach = (seat: Seat): boolean => {
  for (let guild = 0; guild < GUILDS; guild++)
    if (numberAt(allFavors, seat * GUILDS + guild) === 0 && numberAt(cheapestFavor, guild) <= facts.canDiscard) return true;
  return false;
};

const writeBits = (bits: number, out: Int16Array, from: number): void => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) out[from + 31 - Math.clz32(rest & -rest)] = 1;
};

const writeSums = (s: State, seat: Seat, out: Int16Array, from: number): void => {
  let down = 0;
  for (let guild = 0; guild < GUILDS; guild++) down += facesDown(seat, guild);
  out[from] = down;
  out[from + 1] = guildsWith(favorsUp, seat, 1);
  out[from + 2] = guildsWith(allFavors, seat, 1);
  out[from + 3] = guildsWith(favorsUp, seat, 2);
  if (down > 0) for (let row = 0; row < ROWS; row++) out[from + 6 + row] = turnedUpByRow(s, seat, row);
};

export const favors: SeatPart = {
  features: [
    ...each('face up', names.FAVORS),
    ...each('face down', names.FAVORS),
    feature('Favors face down', 3),
    feature('guilds face up', 4),
    feature('guilds', 4),
    feature('guilds twice face up', 2),
    feature('Favors whose Wood could be discarded', 6),
    feature('a new guild whose Wood could be discarded'),
    ...each('Favors turned up by row', [1, 2, 3, 4], 2),
  ],
  write(s, seat, out, from) {
    const up = favorBitsUp(seat);
    const down = favorBitsDown(seat);
    const sums = from + 2 * FAVORS;
    writeBits(up, out, from);
    writeBits(down, out, from + FAVORS);
    if ((up | down) !== 0) writeSums(s, seat, out, sums);
    out[sums + 4] = favorsFor(facts.canDiscard);
    out[sums + 5] = isNewGuildInReach(seat) ? 1 : 0;
    return sums + 6 + ROWS;
  },
};
