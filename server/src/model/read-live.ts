/** The part of a table's record that changes, as it is stored. */
import { Level } from '@caravel/protocol';
import * as v from 'valibot';
import type { Live, SeatState } from './table.ts';

/** Levels of bots by their names of today: rows of older versions have others. A bot is called like its level. */
const renamed = (seat: SeatState): SeatState => {
  const level = v.parse(v.optional(Level), seat.level);
  const substitute = v.parse(v.optional(Level), seat.substitute);
  return { ...seat, ...(level && { level, name: level }), ...(substitute && { substitute }) };
};

export const readLive = (text: string): Live => {
  const live = JSON.parse(text) as Live;
  return { ...live, seats: live.seats.map(renamed) };
};
