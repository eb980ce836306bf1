import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSameParts } from './same-parts.ts';

const before = { round: 2, ships: [{ goods: ['corn'] }, { goods: [] }], seat: { coins: 3 } };

test('what is equal is the same object, as deep as it is equal', () => {
  const now = withSameParts(before, { round: 2, ships: [{ goods: ['corn'] }, { goods: ['sugar'] }], seat: { coins: 3 } });
  assert.deepEqual(now, { round: 2, ships: [{ goods: ['corn'] }, { goods: ['sugar'] }], seat: { coins: 3 } });
  assert.equal(now.ships[0], before.ships[0]);
  assert.equal(now.seat, before.seat);
  assert.notEqual(now.ships, before.ships);
  assert.deepEqual(before.ships[1], { goods: [] });
});

test('what is equal as a whole is the same as a whole', () => {
  assert.equal(withSameParts(before, structuredClone(before)), before);
});

test('what is shorter, longer, of another kind or new is as it is now', () => {
  for (const now of [[], [1], [1, 2, 3], { 0: 1, 1: 2 }, { length: 2 }, 1, 'a', null, undefined]) {
    assert.deepEqual(withSameParts([1, 2], now), now);
    assert.deepEqual(withSameParts(undefined, now), now);
  }
  assert.deepEqual(withSameParts({ a: 1, b: undefined }, { a: 1 }), { a: 1 });
  assert.deepEqual(withSameParts({ a: 1 }, { a: 1, b: undefined }), { a: 1, b: undefined });
});
