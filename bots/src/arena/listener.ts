/** Follows a game and notes what is to be measured. */
import type { Move, Seat, State } from '@caravel/core';

/** Named lists of numbers, so that they can be sent to another thread and kept in a file. */
export type Notes = Readonly<Record<string, readonly number[]>>;

export interface Listener {
  /** Before every move, of players and of chance, and after it. */
  before(s: State, seat: Seat, move: Move): void;
  after?(s: State, seat: Seat, move: Move): void;
  /** Once the game is over. */
  end(s: State): Notes;
}
