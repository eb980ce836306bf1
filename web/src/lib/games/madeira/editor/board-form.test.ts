import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must } from '@caravel/core';
import { DEFAULT_BOARD, readBoard } from '@caravel/madeira/board';
import { formRows, withValue } from './board-form.ts';

const rowOf = (path: string, board = DEFAULT_BOARD) => formRows(board).find((row) => row.path === path);

test('every value of the board but its name has a row, and every row once', () => {
  const paths = formRows(DEFAULT_BOARD).map(({ path }) => path);
  assert.equal(new Set(paths).size, paths.length);
  assert.equal(paths.includes('name'), false);
  assert.ok(paths.length > 200);
});

test('a row knows what may stand there and where it comes from', () => {
  assert.deepEqual(rowOf('cities.machico.lower')?.kind, { type: 'number', min: 0, max: 99 });
  assert.equal(rowOf('cities.machico.lower')?.provenance, 'reconstructed');
  assert.equal(rowOf('cities.machico.higher')?.provenance, 'stated');
  assert.deepEqual(rowOf('colonies.india.land')?.kind, { type: 'choice', choices: ['wheat', 'sugar', 'wine'], optional: false });
});

test('another value is the person’s own, and back again it is not', () => {
  const edited = withValue(DEFAULT_BOARD, 'markets.wheat.slots[1].reals', 9);
  assert.equal(rowOf('markets.wheat.slots[1].reals', edited)?.value, 9);
  assert.equal(rowOf('markets.wheat.slots[1].reals', edited)?.provenance, 'edited');
  assert.equal(rowOf('markets.wheat.slots[1].reals', edited)?.usual, 8);
  assert.deepEqual(withValue(edited, 'markets.wheat.slots[1].reals', 8), DEFAULT_BOARD);
  assert.equal(must(readBoard(edited)).markets.wheat.slots[1]?.reals, 9);
});

test('a field can be given Wood and a conversion, and lose them', () => {
  assert.equal(rowOf('fields.2[1].wood.3')?.value, 0);
  const wooded = withValue(withValue(DEFAULT_BOARD, 'fields.2[1].wood.3', 2), 'fields.2[1].becomes', 'sugar');
  assert.deepEqual(wooded.fields[2][1], { good: 'wheat', becomes: 'sugar', wood: { 2: 0, 3: 2, 4: 0 } });
  assert.equal(readBoard(wooded).ok, true);
  assert.deepEqual(withValue(withValue(wooded, 'fields.2[1].wood.3', 0), 'fields.2[1].becomes', ''), DEFAULT_BOARD);
});
