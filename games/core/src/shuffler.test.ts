import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { fairIndex, firstShuffler, type ShufflerInput, shufflerOf } from './shuffler.ts';

const SECRET = 'c0ffee00'.repeat(8);
const CONTRIBUTIONS = ['a1b2', '', '0304'];
const shuffler = firstShuffler(SECRET, CONTRIBUTIONS);

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The definition, written again with node:crypto: the 32-bit words of one draw. */
function* wordsOf(counter: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = hmac(Buffer.from(SECRET, 'hex'), `caravel 1|${CONTRIBUTIONS.join(',')}|${counter}|${block}`);
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
    const i = fairIndex(shuffler, counter, weights, weights.length);
    counts[i] = (counts[i] as number) + 1;
  }
  return counts;
};

const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + (count - (expected[i] as number)) ** 2 / (expected[i] as number), 0);

test('a draw is the documented HMAC word, words beyond the last full multiple thrown away', () => {
  const n = 2 ** 31 + 1; // nearly every second word is thrown away
  const thrown = Array.from({ length: 1500 }, (_, counter) => {
    const expected = acceptedWord(counter, n);
    assert.equal(fairIndex(shuffler, counter, [1000, 2 ** 31 - 999], 2), expected.word < 1000 ? 0 : 1);
    assert.equal(fairIndex(shuffler, counter, [2 ** 30, 2 ** 30 + 1], 2), expected.word < 2 ** 30 ? 0 : 1);
    return expected.thrown;
  });
  assert.ok(thrown.includes(0) && thrown.includes(1));
  assert.ok(Math.max(...thrown) >= 8, 'no draw needed a second block of words');
});

test('a word equal to the limit is thrown away', () => {
  const counter = 1 + Array.from({ length: 50 }, (_, i) => i + 1).findIndex((i) => wordsOf(i).next().value > 2 ** 31);
  const n = wordsOf(counter).next().value; // so that the limit is this very word
  assert.equal(acceptedWord(counter, n).thrown > 0 && acceptedWord(counter, n).word !== 0, true);
  assert.equal(fairIndex(shuffler, counter, [1, n - 1], 2), 1);
});

test('each number below the total belongs to its weight', () => {
  for (let counter = 0; counter < 300; counter++) {
    const number = acceptedWord(counter, 15).word % 15;
    assert.equal(fairIndex(shuffler, counter, [3, 0, 5, 7, 99], 4), number < 3 ? 0 : number < 8 ? 2 : 3);
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

test('scheme 2: a key from parts and contributions, then the same words', () => {
  const shuffled = shufflerOf(SECRET, { scheme: 2, parts: ['ab', '', 'none'], contributions: ['cd', '', ''] });
  const key = hmac(Buffer.from(SECRET, 'hex'), 'caravel 2|ab,,none|cd,,');
  for (let counter = 0; counter < 20; counter++) {
    const words = shuffled(counter);
    for (let i = 0; i < 20; i++) {
      const block = hmac(key, `draw|${counter}|${Math.floor(i / 8)}`);
      assert.equal(words.next().value, block.readUInt32BE(4 * (i % 8)));
    }
  }
});

test('scheme 3: a key from the secret alone, and words by name', () => {
  const key = hmac(Buffer.from(SECRET, 'hex'), 'caravel 3');
  const input: ShufflerInput = { scheme: 3, parts: [], contributions: [] };
  for (const name of ['tile 0', 'tile 12', 'building roll 2 3']) {
    const words = shufflerOf(SECRET, input)(name);
    for (let i = 0; i < 20; i++) {
      const block = hmac(key, `draw|${name}|${Math.floor(i / 8)}`);
      assert.equal(words.next().value, block.readUInt32BE(4 * (i % 8)));
    }
  }
});

test('secret, parts, contributions, scheme and counter all change the draws', () => {
  const draws = (more: Partial<ShufflerInput>, from = 0, secret = SECRET): string => {
    const other = shufflerOf(secret, { scheme: 2, parts: ['a', '', 'b'], contributions: ['a1', '', '03'], ...more });
    return Array.from({ length: 30 }, (_, i) => fairIndex(other, from + i, [1, 1, 1, 1, 1, 1], 6)).join('');
  };
  const streams = [
    draws({}),
    draws({}, 30),
    draws({}, 0, '00'.repeat(32)),
    draws({ scheme: 1 }),
    draws({ contributions: ['a1', '', '04'] }),
    draws({ contributions: ['', 'a1', '03'] }),
    draws({ parts: ['a', '', 'c'] }),
    draws({ parts: ['', 'a', 'b'] }),
  ];
  assert.equal(new Set(streams).size, streams.length);
  assert.equal(draws({}), streams[0]);
});

test('a draw from nothing is an error, not an endless search', () => {
  assert.throws(() => fairIndex(shuffler, 0, [], 0), /nothing to draw/);
});
