/** A table of mine as the home page lists it, wherever it is kept. */
import type { Moment } from '@caravel/core';
import { type ShownSeat, shownSeats } from '../shown-seats.ts';
import { isPerson, type KeptTable } from '../table/session/local-store.ts';

export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly ShownSeat[];
  readonly state: 'my-turn' | 'waiting' | 'open' | 'finished';
  /** Whom the others wait for. */
  readonly waitsFor: readonly string[];
  /** Round and phase, where they are known. */
  readonly moment?: Moment | undefined;
  /** What was settled for it. */
  readonly about?: string;
  /** When something last happened. */
  readonly at: number;
  /** On this device, so that it can be removed. */
  readonly isHere: boolean;
}

const ORDER: readonly MyTable['state'][] = ['my-turn', 'open', 'waiting', 'finished'];

/** Stays in order otherwise: the newest first. */
export const turnFirst = (a: MyTable, b: MyTable): number => ORDER.indexOf(a.state) - ORDER.indexOf(b.state);

export const myTable = ({ header: { id, game, seats }, savedAt, waitingFor, moment }: KeptTable): MyTable => {
  const asked = waitingFor.flatMap((seat) => seats[seat] ?? []);
  const state = asked.length === 0 ? 'finished' : asked.some(isPerson) ? 'my-turn' : 'waiting';
  const waitsFor = state === 'waiting' ? asked.map(({ name }) => name) : [];
  return { id, game, seats: shownSeats(game, seats), state, waitsFor, moment, at: savedAt, isHere: true };
};
