import '../testing/runes.ts';
import '../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { Kept } = await import('./kept.svelte.ts');

const isNumber = (value: unknown): value is number => typeof value === 'number';

test('a value outlives the visit', () => {
  new Kept('count', 0, isNumber).value = 3;
  assert.equal(new Kept('count', 0, isNumber).value, 3);
});

test('on a full device a value holds for the visit', (t) => {
  const kept = new Kept('full', 0, isNumber);
  t.mock.method(localStorage, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  kept.value = 3;
  assert.equal(kept.value, 3);
  assert.equal(new Kept('full', 0, isNumber).value, 0);
});
