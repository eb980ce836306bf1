import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyedCache } from './keyed-cache.ts';

test('what is kept stays the same, and is never more than the most', () => {
  const kept = new KeyedCache(
    () => ({ count: 0 }),
    ({ count }) => count === 0,
    10,
  );
  kept.of('busy').count = 1;
  for (let i = 0; i < 1000; i++) {
    kept.of(`idle ${i}`);
    assert.ok(kept.size <= 10);
  }
  assert.equal(kept.of('busy').count, 1);
  for (let i = 0; i < 1000; i++) kept.of(`busy ${i}`).count = 1;
  assert.ok(kept.size <= 10);
});
