import type { OptionValue } from './config.ts';

/** What is known about a game without loading its rules: data only. */
export interface Manifest {
  /** As in file names, commands and addresses: `puerto-rico`. */
  readonly name: string;
  /** As on the box, the same in every language. */
  readonly title: string;
  /** Of the rules: goes up when the same log would mean something else. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The number of players that lists show first. */
  readonly usualPlayers: number;
  /** The first is the default. */
  readonly ruleSets: readonly string[];
  /** The first word of the moves that open a seat's game, for statistics; without it the seat's first move does. */
  readonly opening?: string;
  /** The options of the daily game, where the usual ones would let several seats choose at once: whoever is faster must not matter. */
  readonly daily?: Readonly<Record<string, OptionValue>>;
}
