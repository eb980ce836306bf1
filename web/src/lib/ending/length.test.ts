import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lengthOf } from './length.ts';

const MINUTE = 60_000;

test('minutes, hours with their minutes, days', () => {
  const said = [0.2, 48, 60, 108, 1500, 4400].map((minutes) => lengthOf('en', minutes * MINUTE));
  assert.deepEqual(said, ['1 min', '48 min', '1 hr', '1 hr 48 min', '25 hr', '3 days']);
  assert.equal(lengthOf('de', 108 * MINUTE), '1 Std. 48 Min.');
});
