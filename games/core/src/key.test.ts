import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKeyOf } from './key.ts';

test('keys of the table itself count, properties every object inherits do not', () => {
  const table = { corn: 1, sugar: 2 };
  assert.ok(isKeyOf(table, 'corn'));
  for (const key of ['tobacco', '', 'toString', '__proto__']) assert.ok(!isKeyOf(table, key));
});
