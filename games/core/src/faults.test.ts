import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Faults, sumOf } from './faults.ts';
import { LayoutPlan } from './layout.ts';

test('every broken invariant is a sentence, every kept one silent', () => {
  const faults = new Faults();
  faults.equal('tiles', 50, 50);
  faults.equal('tiles', 49, 50);
  faults.atMost('load', 7, 7);
  faults.atMost('load', 8, 7);
  faults.atLeast('rows', 2, 2);
  faults.atLeast('rows', 1, 2);
  assert.deepEqual(faults.list, ['tiles: 49, not 50', 'load: 8, more than 7', 'rows: 1, fewer than 2']);
});

test('a negative number is a fault, but where it means nobody', () => {
  const plan = new LayoutPlan();
  const owner = plan.cell('owner');
  const coins = plan.row('coins', 2);
  const layout = plan.done();
  const s = new Int16Array(layout.size);
  owner.set(s, -1);
  coins.set(s, 1, -3);
  const faults = new Faults();
  faults.notNegative(layout, s, new Set(['owner']));
  assert.deepEqual(faults.list, ['coins: -3, fewer than 0']);
});

test('sumOf adds what it is told', () => {
  assert.equal(
    sumOf(4, (i) => i * i),
    14,
  );
  assert.equal(
    sumOf(0, () => 1),
    0,
  );
});
