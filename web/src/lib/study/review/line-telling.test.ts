import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import { stepEnds } from './line-telling.ts';

const by = (seat: number, ...moves: readonly string[]) => moves.map((move) => ({ seat, move }));

test('what one seat does in a row is one step', () => {
  const line = [...by(0, 'role builder', 'build hacienda'), ...by(1, 'done'), ...by(2, 'build hospice')];
  assert.deepEqual(stepEnds(puertoRico, line), [2, 3, 4]);
  assert.deepEqual(stepEnds(puertoRico, []), []);
});

test('a seat that alone goes on begins a step with every turn', () => {
  const turn = ['die 2 steward', 'act', 'done'];
  assert.deepEqual(stepEnds(madeira, [...by(0, ...turn, ...turn), ...by(1, 'pass I reals')]), [3, 6, 7]);
});
