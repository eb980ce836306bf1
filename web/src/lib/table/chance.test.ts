import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceRandom } from './chance.ts';

test('the device draws every number below the limit, and no other, about equally often', () => {
  const counts = new Map<number, number>();
  for (let i = 0; i < 6000; i++) {
    const drawn = deviceRandom.below(6);
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  assert.deepEqual([...counts.keys()].sort(), [0, 1, 2, 3, 4, 5]);
  for (const count of counts.values()) assert.ok(count > 800 && count < 1200, `${count} of 1000`);
});
