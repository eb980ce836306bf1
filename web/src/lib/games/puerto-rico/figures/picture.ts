/** Short cuts for the positions of the pictures: who does what is said in the words of the log. */
import type { Seat, State } from '@caravel/core';
import type { BuildingName, GoodName, SeatView, View } from '@caravel/puerto-rico';
import { puertoRico } from '@caravel/puerto-rico';
import { type PositionWords, play, position } from '@caravel/puerto-rico/testing';
import type { Figure } from '../../../figures/figure.ts';
import type { Target } from '../targets.ts';
import { costFor, seatOf } from '../view.ts';
import type { Part } from './part.ts';

/** A position in words, and what is played from there. */
export const table = (words: PositionWords, ...lines: readonly string[]): State => play(position(words), ...lines);

export const viewOf = (s: State): View => puertoRico.describe(s, 0);

export const seatIn = (s: State, seat: Seat): SeatView => seatOf(puertoRico.describe(s, seat), seat);

export const costIn = (s: State, seat: Seat, building: BuildingName): number => costFor(seatIn(s, seat), building);

/** What comes to a seat with a few moves. */
export const gained = (read: (seat: SeatView) => number, s: State, seat: Seat, ...lines: readonly string[]): number =>
  read(seatIn(play(s, ...lines), seat)) - read(seatIn(s, seat));

export const chips = ({ points }: SeatView): number => points.chips ?? 0;
export const doubloons = (seat: SeatView): number => seat.doubloons;
export const barrels =
  (good: GoodName) =>
  (seat: SeatView): number =>
    seat.barrels.find((row) => row.good === good)?.count ?? 0;

interface Shown {
  readonly me?: Seat;
  readonly lit?: readonly Target[];
  readonly told?: readonly Target[];
  readonly numbers?: readonly number[];
}

export const picture = (state: State, parts: readonly Part[], { me = 0, lit = [], told = [], numbers = [] }: Shown = {}): Figure<Part> => ({
  state,
  me,
  parts,
  lit,
  told,
  numbers,
});
