import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FEATURES } from './features.ts';
import { priorOf } from './prior.ts';

test('a point is a point in every round, a Field is worth more the earlier', () => {
  const worth = (name: string, stage: number): number => priorOf(stage)[(FEATURES as readonly string[]).indexOf(name)] as number;
  for (let stage = 0; stage < 10; stage++) assert.equal(worth('points', stage), 1);
  assert.ok(worth('Fields of wine', 0) > worth('Fields of wine', 8));
  assert.equal(worth('Fields of wine', 8), worth('Fields of wine', 9));
});
