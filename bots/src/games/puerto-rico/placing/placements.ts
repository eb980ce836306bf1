/** Whole placements of a mayor: candidates to choose from, and the moves that play one. */
import { copyInto, hasTurn, type Move, type Seat, type State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';
import { ORDERS, run } from './orders.ts';
import { Placement } from './placement.ts';

const { on } = pr;
const FIRST_MOVE = Int16Array.from(pr.COLONISTS_FIRST);

const isSame = (a: Int16Array, b: Int16Array): boolean => {
  for (let place = 0; place < a.length; place++) if (a[place] !== b[place]) return false;
  return true;
};

const trial = new Placement();

/** The different placements that the first `most` orders make, as colonists by place; the first is the usual one. */
export const candidates = (s: State, seat: Seat, most = ORDERS.length): Int16Array[] => {
  const found: Int16Array[] = [];
  for (let i = 0; i < most; i++) {
    trial.start(s, seat);
    run(ORDERS[i] ?? [], trial);
    if (!found.some((other) => isSame(other, trial.colonists))) found.push(trial.colonists.slice());
  }
  return found;
};

export const isPlacing = (s: State, seat: Seat): boolean => on.step(s) === pr.steps.PLACING && hasTurn(on.turn(s), seat);

/** The next move of a placement; the rules ask only about places with a choice. */
const placementMove = (s: State, seat: Seat, placed: Int16Array): Move => {
  const place = on.placing(s, seat);
  return cellAt(FIRST_MOVE, place) + cellAt(placed, place);
};

/** Plays a whole placement in `s`. */
export const playPlacement = (s: State, seat: Seat, placed: Int16Array): void => {
  while (isPlacing(s, seat)) puertoRico.apply(s, seat, placementMove(s, seat, placed));
};

/** The moves that play a placement from here. */
export const placementMoves = (s: State, seat: Seat, placed: Int16Array): Move[] => {
  const after = new Int16Array(s.length);
  copyInto(after, s);
  const moves: Move[] = [];
  while (isPlacing(after, seat)) {
    const move = placementMove(after, seat, placed);
    moves.push(move);
    puertoRico.apply(after, seat, move);
  }
  return moves;
};
