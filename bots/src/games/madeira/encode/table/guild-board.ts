/** The guild board: rows with their dice and Requests, the Passing Column, the pirate dice. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { clip, each, feature, type TablePart } from '../part.ts';

const { on, names, steps } = md;
const ROWS = 4;
const REQUESTS = names.REQUESTS.length;
const ROW = 1 + md.DIE_VALUES + REQUESTS;

const writeRow = (s: State, row: number, out: Int16Array, from: number): number => {
  if (row >= on.players(s)) return from + ROW;
  out[from] = on.phase(s) === steps.A && on.rowTaker(s, row) === md.NOBODY ? 1 : 0;
  for (let value = 0; value < md.DIE_VALUES; value++) out[from + 1 + value] = on.rowDice(s, row, value);
  for (let kind = 0; kind < REQUESTS; kind++) out[from + 1 + md.DIE_VALUES + kind] = on.rowRequests(s, row, kind);
  return from + ROW;
};

/** B6: what the free slots offer, while players pass. */
const writePassing = (s: State, out: Int16Array, from: number): number => {
  const isOpen = on.phase(s) === steps.B;
  let free = 0;
  for (let slot = 0; slot < md.PASSING_SLOTS; slot++) {
    const isFree = isOpen && on.passSlot(s, slot) === md.NOBODY;
    out[from + slot] = isFree ? clip(on.passReals(s, slot)) : 0;
    if (isFree) free++;
  }
  out[from + md.PASSING_SLOTS] = isOpen ? on.players(s) - md.PASSING_SLOTS + free : 0;
  return from + md.PASSING_SLOTS + 1;
};

const diceAtHome = (s: State): number => {
  let sum = 0;
  for (let seat = 0; seat < on.players(s); seat++) for (let value = 0; value < md.DIE_VALUES; value++) sum += on.homeDice(s, seat, value);
  return sum;
};

export const guildBoard: TablePart = {
  features: [
    ...[1, 2, 3, 4].flatMap((row) => [
      feature(`row ${row} is free`),
      ...each(`row ${row}: dice of value`, [1, 2, 3], 2),
      ...each(`row ${row}:`, names.REQUESTS, 2),
    ]),
    ...each('Reals of the free slot', names.PASSING_NUMERALS, 5),
    feature('players who have not passed', 4),
    ...each('pirate dice of value', [1, 2, 3], 2),
    feature('guild dice not yet placed', 12),
  ],
  write(s, out, from) {
    let at = from;
    for (let row = 0; row < ROWS; row++) at = writeRow(s, row, out, at);
    at = writePassing(s, out, at);
    for (let value = 0; value < md.DIE_VALUES; value++) out[at++] = on.pirateDice(s, value);
    out[at++] = diceAtHome(s);
    return at;
  },
};
