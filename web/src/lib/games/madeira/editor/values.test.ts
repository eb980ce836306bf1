import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must } from '@caravel/core';
import { boardRows, DEFAULT_BOARD, readBoard } from '@caravel/madeira/board';
import { printedAt, withValue } from './values.ts';

test('a value knows what may stand there and where it comes from', () => {
  const { kind, provenance, value, isEdited } = printedAt(DEFAULT_BOARD, 'cities.machico.lower');
  assert.deepEqual(kind, { type: 'number', min: 0, max: 99, optional: false });
  assert.deepEqual([value, provenance, isEdited], [7, 'reconstructed', false]);
  assert.equal(printedAt(DEFAULT_BOARD, 'fields.2[4].good').provenance, 'derived');
  assert.deepEqual(printedAt(DEFAULT_BOARD, 'colonies.india.land').kind, {
    type: 'choice',
    choices: ['wheat', 'sugar', 'wine'],
    optional: false,
  });
});

test('ten prestige numbers rest on an assumption', () => {
  const assumed = boardRows(DEFAULT_BOARD).filter(({ path }) => printedAt(DEFAULT_BOARD, path).isAssumed);
  assert.equal(assumed.length, 10);
  assert.ok(assumed.every(({ path }) => path.includes('Points')));
});

test('another value is the owner’s, and back again it is not', () => {
  const edited = withValue(DEFAULT_BOARD, 'markets.wheat.slots[1].reals', 9);
  const { value, ours, isEdited } = printedAt(edited, 'markets.wheat.slots[1].reals');
  assert.deepEqual([value, ours, isEdited], [9, 8, true]);
  assert.deepEqual(withValue(edited, 'markets.wheat.slots[1].reals', 8), DEFAULT_BOARD);
  assert.equal(must(readBoard(edited)).markets.wheat.slots[1]?.reals, 9);
});

test('a field can be given Wood and a conversion, and lose them', () => {
  assert.equal(printedAt(DEFAULT_BOARD, 'fields.2[1].wood.3').value, 0);
  const wooded = withValue(withValue(DEFAULT_BOARD, 'fields.2[1].wood.3', 2), 'fields.2[1].becomes', 'sugar');
  assert.deepEqual(wooded.fields[2][1], { good: 'wheat', becomes: 'sugar', wood: { 2: 0, 3: 2, 4: 0 } });
  assert.equal(readBoard(wooded).ok, true);
  assert.deepEqual(withValue(withValue(wooded, 'fields.2[1].wood.3', 0), 'fields.2[1].becomes', ''), DEFAULT_BOARD);
});

test('a landing slot can be for other numbers of players', () => {
  const heads = 'colonies.brasil.slots[1].heads';
  assert.equal(printedAt(DEFAULT_BOARD, heads).provenance, 'reconstructed');
  const fewer = withValue(DEFAULT_BOARD, heads, '3+');
  assert.equal(must(readBoard(fewer)).colonies.brasil.slots[1]?.heads, '3+');
  assert.deepEqual(withValue(fewer, heads, ''), DEFAULT_BOARD);
});

test('a windmill can have another step, and lose it', () => {
  const higher = withValue(DEFAULT_BOARD, 'windmill.levels[7]', 8);
  assert.deepEqual(must(readBoard(higher)).windmill.levels, [0, 1, 2, 3, 4, 5, 6, 8]);
  assert.deepEqual(withValue(higher, 'windmill.levels[7]', ''), DEFAULT_BOARD);
});
