/**
 * The values of a position as one row of numbers that can be added up: for each seat its worth (the chance to win and a little for the
 * lead), then for each its chance to win, then for each its final score.
 */
import type { State } from '@caravel/core';
import type { Policy } from '../policy.ts';

export type SeatValues = Float64Array;

const PARTS = 3;
export const widthOf = (players: number): number => PARTS * players;
export const worthPlace = (seat: number): number => seat;
export const chancePlace = (seat: number, players: number): number => players + seat;
export const scorePlace = (seat: number, players: number): number => 2 * players + seat;

/** Estimates a position once and writes all its values. */
export const writeSeatValues = (policy: Policy, s: State, out: SeatValues, from = 0): void => {
  const players = policy.model.game.players(s);
  const { chances, scores } = policy.estimator;
  policy.worths(s, out, from);
  for (let seat = 0; seat < players; seat++) {
    out[from + chancePlace(seat, players)] = chances[seat] as number;
    out[from + scorePlace(seat, players)] = scores[seat] as number;
  }
};
