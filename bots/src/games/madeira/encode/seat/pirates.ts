/** What Pirates cost: the rank now, and with those the maintenance of this round will bring as things stand. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { facts } from '../facts.ts';
import { clip, each, feature, numberAt, type SeatPart, writeOneOf } from '../part.ts';
import { SEATS } from '../shared.ts';
import { comingPirates } from './maintenance.ts';

const { on } = md;
const rivals = new Int16Array(SEATS);

/** Pirates of the others, most first; how many there are. */
const sortRivals = (s: State, seat: Seat): number => {
  let count = 0;
  for (let other = 0; other < on.players(s); other++) {
    if (other === seat) continue;
    const pirates = numberAt(comingPirates, other);
    let i = count++;
    for (; i > 0 && numberAt(rivals, i - 1) < pirates; i--) rivals[i] = numberAt(rivals, i - 1);
    rivals[i] = pirates;
  }
  return count;
};

const limit = (difference: number): number => Math.max(-20, Math.min(20, difference));

export const pirates: SeatPart = {
  features: [
    feature('Pirates with this maintenance', 15),
    feature('Pirates lost points now', 16),
    ...each('Pirates more than the rival with', ['most', 'second most', 'third most'], 8),
    ...each('rivals with fewer Pirates:', [0, 1, 2, 3]),
  ],
  write(s, seat, out, from) {
    const own = numberAt(comingPirates, seat);
    out[from] = clip(own);
    out[from + 1] = clip(facts.loss);
    const count = sortRivals(s, seat);
    let fewer = 0;
    for (let i = 0; i < SEATS - 1; i++) {
      out[from + 2 + i] = i < count ? limit(own - numberAt(rivals, i)) : 0;
      if (i < count && numberAt(rivals, i) < own) fewer++;
    }
    return writeOneOf(fewer, SEATS, out, from + 5);
  },
};
