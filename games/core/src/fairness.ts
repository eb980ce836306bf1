/**
 * Chance nobody can bend. Before play the table publishes SHA-256(secret) and every player adds a random part; each outcome is
 * HMAC-SHA256(secret, parts and a counter); the secret is shown at the end, and anyone can compute every roll and draw again.
 */

import type { Config } from './config.ts';
import { CHANCE, type Game, isChance, moveBuffer, weightBuffer } from './game.ts';
import type { State } from './layout.ts';
import type { Entry } from './log.ts';
import type { Move } from './moves.ts';
import { fail, ok, type Result } from './result.ts';
import { ascii, fromHex, hmacSha256, sha256, toHex } from './sha256.ts';
import { Timeline } from './timeline.ts';

export interface FairnessRecord {
  /** SHA-256 of the secret, published before anyone contributes. 64 hex digits. */
  readonly commitment: string;
  /** One random hex text a seat; '' for a seat that gave none. Fixed before the first outcome. */
  readonly contributions: readonly string[];
  /** 32 random bytes as hex, shown once the game is over. */
  readonly secret?: string;
}

export const commitmentTo = (secret: string): string => toHex(sha256(fromHex(secret)));

/** The numbers of one draw: 32-bit words of HMAC(secret, `caravel 1|parts|counter|block`), block after block. */
function* words(secret: Uint8Array, contributions: readonly string[], counter: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = hmacSha256(secret, ascii(`caravel 1|${contributions.join(',')}|${counter}|${block}`));
    const view = new DataView(digest.buffer);
    for (let i = 0; i < 32; i += 4) yield view.getUint32(i);
  }
}

/** A number from 0 to n − 1: words beyond the last full multiple of n are thrown away, so no outcome is favoured. */
const fairBelow = (source: Generator<number, never>, n: number): number => {
  if (n < 1) throw new RangeError('there is nothing to draw');
  const limit = Math.floor(0x100000000 / n) * n;
  for (;;) {
    const word = source.next().value;
    if (word < limit) return word % n;
  }
};

/** Which of the weights the `counter`-th draw of a table hits. */
export const fairIndex = (
  secret: string,
  contributions: readonly string[],
  counter: number,
  weights: ArrayLike<number>,
  count: number,
): number => {
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i] as number;
  let rest = fairBelow(words(fromHex(secret), contributions, counter), total);
  let i = 0;
  for (; rest >= (weights[i] as number); i++) rest -= weights[i] as number;
  return i;
};

/** The outcome of the `counter`-th draw in this position. Only on chance's turn. */
export const fairOutcome = (game: Game, s: State, secret: string, contributions: readonly string[], counter: number): Move => {
  const moves = moveBuffer(game);
  const weights = weightBuffer(game);
  const count = game.chance(s, moves, weights);
  return moves[fairIndex(secret, contributions, counter, weights, count)] as Move;
};

/** Checks the revealed secret against the commitment and every outcome of the log against the secret. */
export const verifyFairness = (
  game: Game,
  config: Config,
  entries: readonly Entry[],
  { commitment, contributions, secret }: FairnessRecord,
): Result<number> => {
  if (secret === undefined) return fail('the secret is not revealed yet');
  if (commitmentTo(secret) !== commitment) return fail('the secret does not belong to the commitment');
  const timeline = new Timeline(game, config);
  for (const [i, entry] of entries.entries()) {
    if (entry.seat === CHANCE && 'move' in entry && isChance(game, timeline.state)) {
      const move = game.moves.text(fairOutcome(game, timeline.state, secret, contributions, timeline.draws));
      if (move !== entry.move)
        return fail(`draw ${timeline.draws + 1} was '${entry.move}', the shuffler gives '${move}'`, { field: `entry ${i + 1}` });
    }
    const taken = timeline.append(entry);
    if (!taken.ok) return fail(taken.problem.message, { ...taken.problem, field: `entry ${i + 1}` });
  }
  return ok(timeline.draws);
};
