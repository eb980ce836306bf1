import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubloonsOf, play, position, stepOf, waitingFor } from '../../testing/index.ts';

test('PR1 one doubloon for the prospector, nothing for the others', () => {
  const s = play(position(), 'role prospector');
  assert.deepEqual(doubloonsOf(s), [4, 3, 3, 3]);
  assert.equal(stepOf(s), 'role');
  assert.deepEqual(waitingFor(s), [1]);
});

test('example 5: a prospector with 2 doubloons on it gives 3 in all', () => {
  const s = play(position({ roleDoubloons: { prospector: 2 } }), 'role prospector');
  assert.deepEqual(doubloonsOf(s), [3 + 3, 3, 3, 3]);
});
