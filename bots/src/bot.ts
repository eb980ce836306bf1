/** What a host needs of a bot: a move for a seat that has to choose, and what it thought. */
import type { Move, Seat, State } from '@caravel/core';

export interface Thought {
  readonly move: Move;
  /** The best moves first, with their share of the search and their worth (0 to 1) for the seat, as far as the bot knows. */
  readonly ranking: readonly { readonly move: Move; readonly share: number; readonly worth: number }[];
  readonly visits: number;
}

/** How a host follows a search, and cuts it short. */
export interface Watch {
  /** Asked every few hundredths of a second: true ends the search with the best it has. */
  isEnough?(): boolean;
  /** Told as often what the search would answer now. */
  onThought?(thought: Thought): void;
}

export interface Bot {
  /** `s` is left as it is. Bots outside this thread answer later. */
  think(s: State, seat: Seat, watch?: Watch): Thought | Promise<Thought>;
  /** Ends what the bot holds on to outside this thread. */
  close?(): void;
}

/** A thought of a bot that does not search. */
export const plainThought = (move: Move): Thought => ({ move, ranking: [{ move, share: 1, worth: 0 }], visits: 0 });
