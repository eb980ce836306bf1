import assert from 'node:assert/strict';
import { test } from 'node:test';
import { last, makes } from './goals.ts';

type Move = { kind: 'load'; good: string; ship: number } | { kind: 'pass' };

const load = (good: string, ship: number): Move => ({ kind: 'load', good, ship });
const attempt = (made: readonly Move[]) => ({ made, before: undefined, after: undefined, gain: 0 });

test('moves like the patterns reach the goal with the last one', () => {
  const goal = makes<Move>({ kind: 'load', good: 'corn' }, { kind: 'pass' });
  assert.equal(goal(attempt([load('corn', 5)])), 'open');
  assert.equal(goal(attempt([load('corn', 7), { kind: 'pass' }])), 'reached');
  assert.equal(goal(attempt([load('sugar', 5)])), 'missed');
  assert.equal(goal(attempt([load('corn', 5), load('corn', 5)])), 'missed');
  assert.equal(goal(attempt([load('corn', 5), { kind: 'pass' }, { kind: 'pass' }])), 'missed');
});

test('a wrong try is known by its last move', () => {
  const isSmall = last<Move>({ kind: 'load', ship: 5 });
  assert.equal(isSmall(attempt([load('corn', 7), load('corn', 5)])), true);
  assert.equal(isSmall(attempt([load('corn', 5), load('corn', 7)])), false);
  assert.equal(isSmall(attempt([])), false);
});
