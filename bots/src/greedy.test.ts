import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { pearls, tableTalk } from '@caravel/core/testing';
import { Greedy } from './greedy.ts';
import { pearlsMind, pearlsValue } from './testing/pearls-mind.ts';
import { Value } from './value.ts';

const { play } = tableTalk(pearls);
const start = pearls.setup(must(readConfig(pearls, { players: 2 })));

test('greedy takes what is worth most to itself', () => {
  const s = play(start, 'pearl 3');
  assert.equal(pearls.moves.text(new Greedy(pearlsValue()).choose(s, 0)), 'keep');
});

test('rates are the lead each move leaves', () => {
  const s = play(start, 'pearl 3');
  const moves = new Uint16Array(pearls.moves.count);
  const greedy = new Greedy(pearlsValue());
  const count = greedy.list(s, 0, moves);
  const rates = new Float64Array(count);
  greedy.rate(s, 0, moves, count, rates);
  assert.deepEqual(Array.from(rates), [3, 0, 1], 'keep, give, lamp');
});

test('rivalry counts the best rival against a seat', () => {
  const s = play(start, 'pearl 3', 'keep', 'pearl 1');
  assert.equal(pearlsValue(0).lead(s, 1), 0);
  assert.equal(pearlsValue(0.5).lead(s, 1), -1.5);
});

test('weights must fit the features', () => {
  assert.throws(() => new Value(pearlsMind, new Float64Array(2), 0), /2 weights for 1 features/);
});

test('what a player minds beyond its points is added to the weights', () => {
  const s = play(start, 'pearl 3', 'keep');
  const shy = new Value({ ...pearlsMind, leaning: [-0.25] }, Float64Array.of(1), 0);
  assert.equal(shy.points(s, 0), 0.75 * pearlsValue(0).points(s, 0));
});
