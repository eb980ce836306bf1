/** Who won: places from scores and tie-breaks. */
import { at } from './at.ts';
import type { Game, Seat } from './game.ts';
import type { State } from './layout.ts';

export interface Standing {
  readonly scores: readonly number[];
  readonly tieBreaks: readonly number[];
  /** 1 for the best; equal scores and tie-breaks share a place. */
  readonly places: readonly number[];
  readonly winners: readonly Seat[];
}

export const standing = (game: Game, s: State): Standing => {
  const seats = Array.from({ length: game.players(s) }, (_, seat) => seat);
  const scores = seats.map((seat) => game.score(s, seat));
  const tieBreaks = seats.map((seat) => game.tieBreak(s, seat));
  const beats = (a: Seat, b: Seat): boolean => {
    const difference = at(scores, a) - at(scores, b);
    return difference > 0 || (difference === 0 && at(tieBreaks, a) > at(tieBreaks, b));
  };
  const places = seats.map((seat) => 1 + seats.filter((other) => beats(other, seat)).length);
  return { scores, tieBreaks, places, winners: seats.filter((seat) => places[seat] === 1) };
};
