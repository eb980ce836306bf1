import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from './at.ts';

test('at gives the element, of lists, typed arrays and texts', () => {
  assert.equal(at(['a', 'b'], 1), 'b');
  assert.equal(at(Int8Array.of(7, 0), 1), 0);
  assert.equal(at('xyz', 0), 'x');
});

test('at throws where there is no element', () => {
  for (const index of [-1, 2, 0.5, Number.NaN]) assert.throws(() => at(['a', 'b'], index), RangeError);
  assert.throws(() => at([], 0), /no element 0 in a list of 0/);
});
