import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawn } from './sample.ts';

const keys = Array.from({ length: 100 }, (_, i) => `line ${i}`);

test('a seed draws the same mutants again, another seed others', () => {
  assert.deepEqual(drawn(keys, 20, 1), drawn(keys.toReversed(), 20, 1));
  assert.notDeepEqual(drawn(keys, 20, 1), drawn(keys, 20, 2));
});

test('a line that changes exchanges one mutant at most', () => {
  const before = new Set(drawn(keys, 20, 1));
  for (const i of keys.keys()) {
    const after = drawn(keys.with(i, 'another line'), 20, 1);
    assert.ok(after.filter((key) => !before.has(key)).length <= 1);
  }
});
