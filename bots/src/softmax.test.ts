import assert from 'node:assert/strict';
import { test } from 'node:test';
import { softmax } from './softmax.ts';

test('shares add up to one, a fold more is e times the share, and large values do no harm', () => {
  const [low = 0, high = 0] = softmax(Float64Array.of(1000, 1006), 6);
  assert.ok(Math.abs(low + high - 1) < 1e-12);
  assert.ok(Math.abs(high / low - Math.E) < 1e-9);
});
