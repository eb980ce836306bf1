import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineTargets, type TargetOf } from './targets.ts';

const SEATS: readonly number[] = [0, 1];
const { target, parseTarget } = defineTargets({ house: [], ship: [[4, 7]], city: [SEATS, ['wharf', 'small-market']] });
type Target = TargetOf<typeof target>;

test('a target is its kind and its parts', () => {
  const made: readonly Target[] = [target.house(), target.ship(7), target.city(1, 'wharf')];
  assert.deepEqual(made, ['house', 'ship:7', 'city:1:wharf']);
  // @ts-expect-error there is no ship of 5
  assert.equal(target.ship(5), 'ship:5');
  // @ts-expect-error a text that no maker makes
  const other: Target = 'ship:5';
  assert.equal(other, 'ship:5');
});

test('what was made is read again, with numbers as numbers', () => {
  assert.deepEqual(parseTarget('house'), { kind: 'house', parts: [] });
  assert.deepEqual(parseTarget('ship:7'), { kind: 'ship', parts: [7] });
  assert.deepEqual(parseTarget('city:1:small-market'), { kind: 'city', parts: [1, 'small-market'] });
});

test('whatever is not in the description is no target', () => {
  for (const text of ['', 'harbour', 'ship', 'ship:5', 'ship:7:1', 'house:', 'city:1', 'city:2:wharf', 'toString', 'city:1:wharf:']) {
    assert.equal(parseTarget(text), undefined, text);
  }
});
