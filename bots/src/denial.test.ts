import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move } from '@caravel/core';
import { denialBy } from './denial.ts';
import type { Outlook, Reply } from './outlook.ts';

const [OWN, OTHER, PASS] = [3, 4, 5];
const reply = (seat: number, move: Move, ...legal: Move[]): Reply => ({ seat, move, legal: new Set([move, ...legal]) });
const outlook = (move: Move, scores: number[], ...replies: Reply[]): Outlook => ({
  moves: [move],
  chance: 0.3,
  points: 40,
  end: new Int16Array(1),
  scores: Float64Array.from(scores),
  replies,
});

test('the rival whose final score falls most is denied that many points', () => {
  const best = outlook(OWN, [40, 37, 38.5]);
  assert.deepEqual(denialBy(0, best, outlook(OTHER, [39, 38.2, 41]), 1), { seat: 2, points: 2.5, takesIt: false });
  assert.deepEqual(denialBy(2, best, outlook(OTHER, [39, 38.2, 41]), 1), { seat: 1, points: 38.2 - 37, takesIt: false });
});

test('a difference too small to mention is left out', () =>
  assert.equal(denialBy(0, outlook(OWN, [40, 37]), outlook(OTHER, [39, 37.9]), 1), undefined));

test('a rival who would make the same move is named, with points if they are worth mentioning', () => {
  const best = outlook(OWN, [40, 37, 38], reply(1, OTHER, PASS), reply(2, PASS));
  const next = (scores: number[]) => outlook(OTHER, scores, reply(1, OWN, PASS), reply(2, PASS));
  assert.deepEqual(denialBy(0, best, next([39, 37.2, 42]), 1), { seat: 1, takesIt: true });
  assert.deepEqual(denialBy(0, best, next([39, 39, 42]), 1), { seat: 1, points: 2, takesIt: true });
});

test('a move that the rival can still make, or is not asked about, is not denied', () => {
  const next = outlook(OTHER, [39, 37], reply(1, OWN));
  assert.equal(denialBy(0, outlook(OWN, [40, 37], reply(1, PASS, OWN)), next, 1), undefined);
  assert.equal(denialBy(0, outlook(OWN, [40, 37]), next, 1), undefined);
  assert.equal(denialBy(0, { ...outlook(OWN, [40, 37], reply(1, PASS)), moves: [OWN, PASS] }, next, 1), undefined);
});
