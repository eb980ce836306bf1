import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatedGame } from '@caravel/bots';
import { rate, rating } from 'openskill';
import { ratingsOf } from './rating.ts';

const game = (seating: number[], scores: number[], winners: number[]): SeatedGame => ({
  seating,
  scores,
  winners,
  decisions: [],
  milliseconds: [],
  chanceMoves: 0,
});

test('one game is what openskill says of it', () => {
  const [[first], [second], [third]] = rate([[rating()], [rating()], [rating()]], { rank: [2, 1, 3] }) as [[object], [object], [object]];
  assert.deepEqual(ratingsOf(3, [[game([0, 1, 2], [10, 20, 5], [1])]]), [first, second, third]);
});

test('who wins by the tie-break is before who has as many points', () => {
  const [a, b] = ratingsOf(2, [[game([0, 1], [10, 10], [1])]]);
  assert.ok((b?.mu as number) > (a?.mu as number));
});

test('those who share the last place are equal, and who did not play stays as he was', () => {
  const [a, b, c, d] = ratingsOf(4, [[game([2, 0, 1], [9, 4, 4], [0])]]);
  assert.equal(a?.mu, b?.mu);
  assert.ok((c?.mu as number) > 25);
  assert.deepEqual(d, rating());
});

test('the better one rises game by game, and is surer of it', () => {
  const groups = Array.from({ length: 30 }, () => [game([0, 1], [10, 5], [0]), game([1, 0], [5, 10], [1])]);
  const [few] = ratingsOf(2, groups.slice(0, 5));
  const [many, other] = ratingsOf(2, groups);
  assert.ok((many?.mu as number) > (few?.mu as number) && (other?.mu as number) < 20);
  assert.ok((many?.sigma as number) < (few?.sigma as number));
});
