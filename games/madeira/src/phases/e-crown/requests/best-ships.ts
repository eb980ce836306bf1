/** What Market Routes and Expeditions have in common: the three Ships that are worth most (R1, R2, E2, RU27). */
import type { Seat, State } from '@caravel/core';
import * as on from '../../../state/layout.ts';
import type { Slot } from '../../../state/places.ts';

export const MOST_SHIPS = 3;

/** 0, 1, 2 for the scoring rounds 1, 3, 5; in between that of the next one. */
export const scoringIndex = (s: State): number => on.round(s) >> 1;

/** The slots a Request looks at, and the PP of a Ship in one of them. */
export interface Harbours {
  readonly first: Slot;
  readonly end: Slot;
  points(s: State, slot: Slot): number;
}

/** How many own Ships come before this one: those worth more, and among equals those in earlier slots. */
const shipsAhead = (s: State, seat: Seat, { first, end, points }: Harbours, slot: Slot): number => {
  const worth = points(s, slot);
  let ahead = 0;
  for (let other = first; other < end; other++) {
    if (on.slotShip(s, other) !== seat) continue;
    if (points(s, other) > worth || (points(s, other) === worth && other < slot)) ahead++;
  }
  return ahead;
};

/** E2, RU27: the best three that an earlier Request of the kind has not used. */
export const bestShipsPoints = (s: State, seat: Seat, harbours: Harbours, before: number): number => {
  let sum = 0;
  for (let slot = harbours.first; slot < harbours.end; slot++) {
    if (on.slotShip(s, slot) !== seat) continue;
    if (Math.floor(shipsAhead(s, seat, harbours, slot) / MOST_SHIPS) === before) sum += harbours.points(s, slot);
  }
  return sum;
};
