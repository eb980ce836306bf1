import assert from 'node:assert/strict';
import test from 'node:test';
import { minuteOf, timeOf } from './minutes.ts';

test('a time and its minute are two ways to write the same', () => {
  assert.deepEqual([0, 7 * 60 + 5, 1439].map(timeOf), ['00:00', '07:05', '23:59']);
  for (const minute of [0, 59, 60, 725, 1439]) assert.equal(minuteOf(timeOf(minute)), minute);
});
