/**
 * The fair shuffler: the same secret and contributions always give the same draws, and without the secret nobody can predict the next one.
 * Every draw is a run of 32-bit words from HMAC-SHA256. fairness.ts says who fixes what, and when.
 */
import { at } from './at.ts';
import { type Game, moveBuffer, weightBuffer } from './game.ts';
import type { State } from './layout.ts';
import type { Move } from './moves.ts';
import { ascii, fromHex, hmacSha256 } from './sha256.ts';

/** The words of a draw: the `counter`-th of a table, or the one of this name (scheme 3). */
export type Shuffler = (counter: number | string) => Generator<number, never>;

/** What determines the draws of a table, besides the secret. */
export interface ShufflerInput {
  readonly scheme: 1 | 2 | 3;
  readonly parts: readonly string[];
  readonly contributions: readonly string[];
}

/** Words of HMAC(key, `prefix|counter|block`), block after block. */
const shufflerWith = (key: Uint8Array, prefix: string): Shuffler =>
  function* words(counter) {
    for (let block = 0; ; block++) {
      const digest = hmacSha256(key, ascii(`${prefix}|${counter}|${block}`));
      const view = new DataView(digest.buffer);
      for (let i = 0; i < 32; i += 4) yield view.getUint32(i);
    }
  };

/** Scheme 1: the contributions are in every message. */
export const firstShuffler = (secret: string, contributions: readonly string[]): Shuffler =>
  shufflerWith(fromHex(secret), `caravel 1|${contributions.join(',')}`);

/** Scheme 2: parts and contributions make a key of their own once, so that a draw stays as cheap as in scheme 1. */
const secondShuffler = (secret: string, parts: readonly string[], contributions: readonly string[]): Shuffler =>
  shufflerWith(hmacSha256(fromHex(secret), ascii(`caravel 2|${parts.join(',')}|${contributions.join(',')}`)), 'draw');

/** Scheme 3: nobody adds anything, so that everybody who plays the table of a day meets the same draws. */
export const dayShuffler = (secret: string): Shuffler => shufflerWith(hmacSha256(fromHex(secret), ascii('caravel 3')), 'draw');

export const shufflerOf = (secret: string, { scheme, parts, contributions }: ShufflerInput): Shuffler => {
  if (scheme === 3) return dayShuffler(secret);
  return scheme === 1 ? firstShuffler(secret, contributions) : secondShuffler(secret, parts, contributions);
};

/** A number from 0 to n − 1, made of a word and of how many words there are for each number. */
export type Below = (word: number, n: number, each: number) => number;

/** Words beyond the last full multiple of n are discarded, so that no outcome is favoured. */
const fairBelow = (words: Generator<number, never>, n: number, below: Below): number => {
  if (n < 1) throw new RangeError('there is nothing to draw');
  const each = Math.floor(0x100000000 / n);
  for (;;) {
    const word = words.next().value;
    if (word < each * n) return below(word, n, each);
  }
};

const remainder: Below = (word, n) => word % n;

/** The index of the weight that a draw selects. */
export const fairIndex = (
  shuffler: Shuffler,
  counter: number | string,
  weights: ArrayLike<number>,
  count: number,
  below: Below = remainder,
): number => {
  let total = 0;
  for (let i = 0; i < count; i++) total += at(weights, i);
  let rest = fairBelow(shuffler(counter), total, below);
  let i = 0;
  for (; rest >= at(weights, i); i++) rest -= at(weights, i);
  return i;
};

/** The outcome of the `counter`-th draw in this position. Only on chance's turn. */
export const fairOutcome = (game: Game, s: State, shuffler: Shuffler, counter: number): Move => {
  const moves = moveBuffer(game);
  const weights = weightBuffer(game);
  const count = game.chance(s, moves, weights);
  return at(moves, fairIndex(shuffler, counter, weights, count));
};
