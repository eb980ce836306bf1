import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { readConfig } from './config.ts';
import { commitmentTo, type FairnessRecord, fairIndex, fairOutcome, verifyFairness } from './fairness.ts';
import { CHANCE } from './game.ts';
import type { Entry } from './log.ts';
import { must, writeProblem } from './result.ts';
import { pearls } from './testing/pearls.ts';
import { randomTimeline } from './testing/random-timeline.ts';

const SECRET = 'c0ffee00'.repeat(8);
const PARTS = ['a1b2', '', '0304'];
const config = must(readConfig(pearls, { players: 3 }));
const record: FairnessRecord & { secret: string } = { commitment: commitmentTo(SECRET), contributions: PARTS, secret: SECRET };

/** An honest table: a random game with undos, every draw by the shuffler. */
const honest = (seed: number): readonly Entry[] =>
  randomTimeline(pearls, config, seed, (s, draws) => fairOutcome(pearls, s, SECRET, PARTS, draws)).entries;

const problemOf = (entries: readonly Entry[], fairness: FairnessRecord): string => {
  const result = verifyFairness(pearls, config, entries, fairness);
  assert.ok(!result.ok, 'the log was accepted');
  return writeProblem(result.problem);
};

/** The definition, written again with node:crypto: the 32-bit words of one draw. */
function* wordsOf(counter: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = createHmac('sha256', Buffer.from(SECRET, 'hex'))
      .update(`caravel 1|${PARTS.join(',')}|${counter}|${block}`)
      .digest();
    for (let i = 0; i < 32; i += 4) yield digest.readUInt32BE(i);
  }
}

/** The first word below the last multiple of n, and how many were thrown away before it. */
const acceptedWord = (counter: number, n: number): { word: number; thrown: number } => {
  let thrown = 0;
  for (const word of wordsOf(counter)) {
    if (word < 2 ** 32 - (2 ** 32 % n)) return { word, thrown };
    thrown++;
  }
  throw new Error('words never end');
};

const counted = (draws: number, weights: readonly number[]): number[] => {
  const counts = weights.map(() => 0);
  for (let counter = 0; counter < draws; counter++) {
    const i = fairIndex(SECRET, PARTS, counter, weights, weights.length);
    counts[i] = (counts[i] as number) + 1;
  }
  return counts;
};

const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + (count - (expected[i] as number)) ** 2 / (expected[i] as number), 0);

test('the commitment is the SHA-256 of the bytes of the secret', () => {
  assert.equal(commitmentTo(SECRET), createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
});

test('a draw is the documented HMAC word, words beyond the last full multiple thrown away', () => {
  const n = 2 ** 31 + 1; // nearly every second word is thrown away
  const thrown = Array.from({ length: 1500 }, (_, counter) => {
    const expected = acceptedWord(counter, n);
    assert.equal(fairIndex(SECRET, PARTS, counter, [1000, 2 ** 31 - 999], 2), expected.word < 1000 ? 0 : 1);
    assert.equal(fairIndex(SECRET, PARTS, counter, [2 ** 30, 2 ** 30 + 1], 2), expected.word < 2 ** 30 ? 0 : 1);
    return expected.thrown;
  });
  assert.ok(thrown.includes(0) && thrown.includes(1));
  assert.ok(Math.max(...thrown) >= 8, 'no draw needed a second block of words');
});

test('a word equal to the limit is thrown away', () => {
  const counter = 1 + Array.from({ length: 50 }, (_, i) => i + 1).findIndex((i) => wordsOf(i).next().value > 2 ** 31);
  const n = wordsOf(counter).next().value; // so that the limit is this very word
  assert.equal(acceptedWord(counter, n).thrown > 0 && acceptedWord(counter, n).word !== 0, true);
  assert.equal(fairIndex(SECRET, PARTS, counter, [1, n - 1], 2), 1);
});

test('each number below the total belongs to its weight', () => {
  for (let counter = 0; counter < 300; counter++) {
    const number = acceptedWord(counter, 15).word % 15;
    assert.equal(fairIndex(SECRET, PARTS, counter, [3, 0, 5, 7, 99], 4), number < 3 ? 0 : number < 8 ? 2 : 3);
  }
});

test('weights of 3 : 5 : 7 come up 3 : 5 : 7', () => {
  const counts = counted(15_000, [3, 5, 7]);
  assert.ok(chiSquare(counts, [3000, 5000, 7000]) < 13.8, `${counts}`); // 2 degrees of freedom, 1 in 1000
});

test('no modulo bias where it would be gross: three thirds of 3 · 2^30', () => {
  const counts = counted(3000, [2 ** 30, 2 ** 30, 2 ** 30]); // a bare remainder would give 2 : 1 : 1
  assert.ok(chiSquare(counts, [1000, 1000, 1000]) < 13.8, `${counts}`);
});

test('secret, contributions and counter all change the draws', () => {
  const draws = (secret: string, parts: readonly string[], from: number): string =>
    Array.from({ length: 30 }, (_, i) => fairIndex(secret, parts, from + i, [1, 1, 1, 1, 1, 1], 6)).join('');
  const streams = [
    draws(SECRET, PARTS, 0),
    draws(SECRET, PARTS, 30),
    draws('00'.repeat(32), PARTS, 0),
    draws(SECRET, ['a1b2', '', '0305'], 0),
    draws(SECRET, ['', 'a1b2', '0304'], 0),
  ];
  assert.equal(new Set(streams).size, streams.length);
  assert.equal(draws(SECRET, PARTS, 0), streams[0]);
});

test('a draw from nothing is an error, not an endless search', () => {
  assert.throws(() => fairIndex(SECRET, PARTS, 0, [], 0), /nothing to draw/);
});

test('an honest log is accepted, with draws taken back and drawn again', () => {
  let redrawn = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const entries = honest(seed);
      const draws = entries.filter(({ seat }) => seat === CHANCE).length;
      assert.deepEqual(verifyFairness(pearls, config, entries, record), { ok: true, value: draws });
      redrawn += draws - 9;
    }),
    { numRuns: 30 },
  );
  assert.ok(redrawn > 0, 'no draw was ever taken back');
});

test('a changed outcome is named with its entry', () => {
  const entries = honest(1);
  const at = entries.findIndex(({ seat }) => seat === CHANCE);
  const honestMove = (entries[at] as { move: string }).move;
  const move = honestMove === 'pearl 3' ? 'pearl 2' : 'pearl 3';
  const changed = entries.with(at, { seat: CHANCE, move });
  assert.equal(problemOf(changed, record), `entry ${at + 1}: draw 1 was '${move}', the shuffler gives '${honestMove}'`);
});

test('the secret must be there and belong to the commitment', () => {
  const { secret: _, ...sealed } = record;
  assert.equal(problemOf(honest(1), sealed), 'the secret is not revealed yet');
  assert.equal(problemOf(honest(1), { ...record, secret: '00'.repeat(32) }), 'the secret does not belong to the commitment');
});

test('another secret with its own commitment, or another contribution, gives other draws', () => {
  const secret = '00'.repeat(32);
  assert.match(problemOf(honest(1), { ...record, secret, commitment: commitmentTo(secret) }), /the shuffler gives/);
  assert.match(problemOf(honest(1), { ...record, contributions: ['a1b3', '', '0304'] }), /the shuffler gives/);
});

test('a draw left out or taken twice is found', () => {
  const entries = honest(1);
  const first = entries.findIndex(({ seat }) => seat === CHANCE);
  assert.match(problemOf(entries.toSpliced(first, 1), record), /^entry \d+: /);
  assert.match(problemOf(entries.toSpliced(first, 0, entries[first] as Entry), record), /^entry \d+: /);
});

test('a malformed log is refused, and the check comes to an end', () => {
  const [first] = honest(1) as [Entry];
  const rows: readonly (readonly [entry: Entry, problem: RegExp])[] = [
    [{ seat: CHANCE, move: 'pearl 1' }, /^entry 2: 'pearl 1' is not possible now \(rule P1\)$/],
    [{ seat: CHANCE, move: 'no move' }, /^entry 2: 'no move' is not a move of pearls$/],
    [{ seat: CHANCE, undo: 1 }, /^entry 2: there is no seat -1 to undo$/],
    [{ seat: 7, move: 'keep' }, /^entry 2: there is no seat 7$/],
    [{ seat: 1, move: 'keep' }, /^entry 2: 'keep' is not possible for seat 1 out of turn/],
    [{ seat: 0, undo: 2 }, /^entry 2: there are 1 moves, not 2, to undo$/],
  ];
  for (const [entry, problem] of rows) assert.match(problemOf([first, entry], record), problem);
});
