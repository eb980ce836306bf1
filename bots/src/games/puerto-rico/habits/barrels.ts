/** What happens to barrels: those that are gone and were neither loaded nor sold have spoiled. */
import type { Seat, State } from '@caravel/core';
import type { PuertoRicoMove } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import type { Counts } from '../../../arena/habits.ts';

const { on } = pr;

const goodNamed = (name: (typeof pr.GOODS)[number]): number => pr.GOODS.indexOf(name);

/** CA4: as many as fit on the ship with this number of spaces. */
const loaded = (s: State, seat: Seat, good: number, holds: number): number => {
  for (let ship = 0; ship < pr.SHIPS; ship++)
    if (on.shipHolds(s, ship) === holds) return Math.min(on.barrels(s, seat, good), holds - on.shipLoad(s, ship));
  return 0;
};

const shipped = (s: State, seat: Seat, move: PuertoRicoMove): number => {
  if (move.kind === 'load') return loaded(s, seat, goodNamed(move.good), move.ship);
  return move.kind === 'wharf' ? on.barrels(s, seat, goodNamed(move.good)) : 0;
};

const gone = (before: State, after: State, seat: Seat): number => {
  let sum = 0;
  for (let good = 0; good < pr.GOODS.length; good++) sum += Math.max(0, on.barrels(before, seat, good) - on.barrels(after, seat, good));
  return sum;
};

export const countBarrels = (counts: Counts, before: State, after: State, seat: Seat, move: PuertoRicoMove): void => {
  const sold = move.kind === 'sell' ? 1 : 0;
  const sent = seat >= 0 ? shipped(before, seat, move) : 0;
  for (let other = 0; other < on.players(after); other++) {
    const used = other === seat ? sold + sent : 0;
    counts.add('spoiled', other, gone(before, after, other) - used);
  }
  if (sold > 0) counts.add('sold', seat, sold);
  if (sent > 0) counts.add('shipped', seat, sent);
};
