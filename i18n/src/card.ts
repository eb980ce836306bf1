/** A game in a sentence. All languages are in one file: a chunk for each would weigh more than its words. */
import type { Locale } from './locale.ts';

export interface Card {
  readonly about: Readonly<Record<Locale, string>>;
  /** How long it takes: `about an hour`. */
  readonly time?: Readonly<Record<Locale, string>>;
  /** The title after "play", in languages that bend it. */
  readonly played?: Partial<Readonly<Record<Locale, string>>>;
  /** Where a game stands: `Round 3`, with `#` for the number, and the game's names of its phases. */
  readonly rounds?: Readonly<Record<Locale, string>>;
  readonly phases?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}
