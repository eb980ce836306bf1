/** Small lists that several parts of a view are made of. */
import type { Seat, State } from '@caravel/core';
import { REQUESTS, type Request } from '../board/names.ts';
import * as on from '../state/layout.ts';
import { NOBODY } from '../state/state.ts';
import { type DieValue, PIPS } from '../tables/pieces.ts';
import type { RequestCount, SeatCount } from '../view.ts';

export const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

export const seatsAt = (s: State): Seat[] => range(on.players(s));

/** Dice by their values, lowest first; `count` is asked with 0 for the value 1. */
export const diceOf = (count: (value: number) => number): DieValue[] =>
  PIPS.flatMap((pips, value) => new Array<DieValue>(count(value)).fill(pips));

export const requestsOf = (count: (request: Request) => number): RequestCount[] =>
  REQUESTS.map((kind, request) => ({ kind, count: count(request) })).filter((requests) => requests.count > 0);

/** The seats that have some. */
export const seatCounts = (s: State, count: (seat: Seat) => number): SeatCount[] =>
  seatsAt(s)
    .map((seat) => ({ seat, count: count(seat) }))
    .filter((pieces) => pieces.count > 0);

/** A field of a view that is there only if a seat has the place. */
export const heldBy = (seat: number): { seat?: Seat } => (seat === NOBODY ? {} : { seat });
