/** Short cuts for the positions of the pictures: who does what is said in the words of the log. */
import { at, isChance, must, outcomes, readConfig, type Seat, type State } from '@caravel/core';
import { type CityName, type GoodName, type MadeiraMove, madeira, REQUESTS, type SeatView, type View } from '@caravel/madeira';
import { on } from '@caravel/madeira/positions';
import { finalPosition, type PositionWords, play, position } from '@caravel/madeira/testing';
import type { Figure } from '../../../figures/figure.ts';
import type { Target } from '../targets.ts';
import { outside, type Part } from './part.ts';

/** The players of the examples, by the colours of their pieces. */
export const [BLUE, RED, GREEN, PURPLE] = [0, 1, 2, 3] as const;

/** S14: each row has lost a Request in every round, the one that is being played included. */
const takeRequests = (s: State): void => {
  for (let row = 0; row < on.players(s); row++)
    for (let gone = 0; gone < on.round(s) - 1; gone++) {
      const kind = REQUESTS.findIndex((_, i) => on.rowRequests(s, row, i) > 0);
      on.rowRequests.add(s, row, kind, -1);
    }
};

/** A table in words, and what is played from there. */
export const table = (words: PositionWords, ...lines: readonly string[]): State => {
  const s = position({ pirateDice: [1, 2, 3], ...words });
  takeRequests(s);
  return play(s, ...lines);
};

/** The last position of a game. */
export const ended = (words: PositionWords): State => {
  const s = finalPosition(words);
  takeRequests(s);
  return s;
};

/** Lines of the log as moves, the latest first. */
export const movesOf = (lines: readonly string[]): readonly MadeiraMove[] =>
  lines.flatMap((line) => madeira.moves.parse(line.slice(2)) ?? []).reverse();

export const viewOf = (s: State, seat: Seat = BLUE): View => madeira.describe(s, seat);
export const seatIn = (s: State, seat: Seat): SeatView => at(viewOf(s, seat).seats, seat);

/** How much of something comes to a seat with a few moves. */
export const gained = (read: (seat: SeatView) => number, s: State, seat: Seat, ...lines: readonly string[]): number =>
  read(seatIn(play(s, ...lines), seat)) - read(seatIn(s, seat));

export const good =
  (name: GoodName) =>
  ({ goods }: SeatView): number =>
    goods.find((row) => row.good === name)?.count ?? 0;
export const points = (seat: SeatView): number => seat.points;
export const reals = (seat: SeatView): number => seat.reals;
export const bread = (seat: SeatView): number => seat.bread;
export const wood = (seat: SeatView): number => seat.wood;
export const pirates = (seat: SeatView): number => seat.pirates ?? 0;

export const cityIn = (s: State, seat: Seat, name: CityName) => {
  const city = viewOf(s, seat).cities.find((one) => one.city === name);
  if (!city) throw new Error(`no city ${name}`);
  return { ...city, mine: at(city.seats, seat) };
};

interface Shown {
  readonly me?: Seat;
  readonly lit?: readonly Target[];
  readonly told?: readonly Target[];
  readonly numbers?: readonly number[];
}

export const picture = (
  state: State,
  parts: readonly Part[],
  { me = BLUE, lit = [], told = [], numbers = [] }: Shown = {},
): Figure<Part> => ({ state, me, parts, lit, told, numbers, unseen: outside(parts) });

/** From the middle of the list, so that dice show more than ones. */
const someOutcome = (s: State): string => {
  const all = outcomes(madeira, s);
  return `* ${madeira.moves.text(at(all, all.length >> 1).move)}`;
};

/** An outcome of every draw, until somebody decides. */
export const drawn = (s: State): State => (isChance(madeira, s) ? drawn(play(s, someOutcome(s))) : s);

/** A new table, before the first Worker is placed. */
export const newTable = (players: number): State => drawn(madeira.setup(must(readConfig(madeira, { players }))));
