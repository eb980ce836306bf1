/** Where a seat stands in the order of play. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { each, feature, type SeatPart, writeOneOf } from '../part.ts';
import { passingSlot } from '../shared.ts';

const { on, names, steps } = md;
const ROWS = 4;

const rowOf = (s: State, seat: Seat): number => {
  for (let row = 0; row < on.players(s); row++) if (on.rowTaker(s, row) === seat) return row;
  return md.NOBODY;
};

/** B: how many other players have a turn before this one; 0 for the player whose turn it is. */
const turnsBefore = (s: State, row: number): number => {
  const rows = on.players(s);
  const distance = (row - on.rowInTurn(s) + rows) % rows;
  let before = 0;
  for (let i = 0; i < distance; i++) if (passingSlot(on.rowTaker(s, (on.rowInTurn(s) + i) % rows)) === md.NOBODY) before++;
  return before;
};

export const order: SeatPart = {
  features: [
    feature('whose turn it is'),
    ...each('stands on slot', names.PASSING_NUMERALS),
    ...each('has row', [1, 2, 3, 4]),
    ...each('turns in B before its own:', [0, 1, 2, 3]),
  ],
  write(s, seat, out, from) {
    out[from] = on.actor(s) === seat ? 1 : 0;
    const slot = passingSlot(seat);
    let at = writeOneOf(slot, md.PASSING_SLOTS, out, from + 1);
    const row = on.phase(s) === steps.SETUP_PHASE ? md.NOBODY : rowOf(s, seat);
    at = writeOneOf(row, ROWS, out, at);
    if (on.phase(s) !== steps.B || slot !== md.NOBODY) return at + ROWS;
    return writeOneOf(turnsBefore(s, row), ROWS, out, at);
  },
};
