import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { assign, copyInto, LayoutPlan, nameOfPlace, sameState } from './layout.ts';

const plan = new LayoutPlan();
const round = plan.cell('round');
const money = plan.row('money', 3);
const barrels = plan.grid('barrels', 2, 4);
const last = plan.cell('last');
const layout = plan.done();

const empty = (): Int16Array => new Int16Array(layout.size);

test('fields lie one after the other without gaps', () => {
  assert.equal(layout.size, 1 + 3 + 8 + 1);
  assert.deepEqual([round.at, money.at, barrels.at, last.at], [0, 1, 4, 12]);
  assert.deepEqual([money.length, barrels.width], [3, 4]);
  assert.deepEqual(layout.fields[2], { name: 'barrels', at: 4, shape: [2, 4] });
});

test('a cell, a row and a grid read what was set and added', () => {
  const s = empty();
  round.set(s, 7);
  round.add(s, -2);
  money.set(s, 2, 40);
  money.add(s, 2, 2);
  barrels.set(s, 1, 3, -5);
  barrels.add(s, 1, 3, 1);
  assert.deepEqual([round(s), money(s, 2), barrels(s, 1, 3)], [5, 42, -4]);
});

test('every place belongs to exactly one accessor', () => {
  const s = empty();
  let value = 1;
  round.set(s, value++);
  for (let i = 0; i < 3; i++) money.set(s, i, value++);
  for (let i = 0; i < 2; i++) for (let j = 0; j < 4; j++) barrels.set(s, i, j, value++);
  last.set(s, value++);
  assert.deepEqual(
    Array.from(s),
    Array.from(s, (_, i) => i + 1),
  );
});

test('a name is given once, and none after the plan is done', () => {
  const other = new LayoutPlan();
  other.cell('round');
  assert.throws(() => other.row('round', 2), /two fields named round/);
  other.done();
  assert.throws(() => other.cell('late'), /closed.*late/);
});

test('places have names people can read', () => {
  const names = [0, 1, 3, 4, 7, 8, 11, 12].map((place) => nameOfPlace(layout, place));
  assert.deepEqual(names, ['round', 'money[0]', 'money[2]', 'barrels[0][0]', 'barrels[0][3]', 'barrels[1][0]', 'barrels[1][3]', 'last']);
});

test('a place outside the layout is named by its number', () => {
  assert.equal(nameOfPlace(layout, 13), 'place 13');
  assert.equal(nameOfPlace(layout, -1), 'place -1');
});

test('assign writes numbers, lists and grids, and leaves the rest of a short list', () => {
  const s = empty();
  money.set(s, 2, 9);
  assign(layout, s, { round: 3, money: [1, 2], barrels: [[5], [6, 7]] });
  assert.deepEqual(Array.from(s), [3, 1, 2, 9, 5, 0, 0, 0, 6, 7, 0, 0, 0]);
});

test('assign refuses unknown names and lists that are too long', () => {
  const s = empty();
  assert.throws(() => assign(layout, s, { coins: 1 }), /no field named coins/);
  assert.throws(() => assign(layout, s, { round: [1] }), /round: 1 values, room for 0/);
  assert.throws(() => assign(layout, s, { money: [1, 2, 3, 4] }), /money: 4 values, room for 3/);
  assert.throws(() => assign(layout, s, { money: [[1, 2]] }), /money\[0\]: 2 values, room for 1/);
  assert.throws(() => assign(layout, s, { barrels: [[], [1, 2, 3, 4, 5]] }), /barrels\[1\]: 5 values, room for 4/);
  assert.ok(sameState(s, empty()));
});

test('a copy is the same until one number differs', () => {
  const numbers = fc.array(fc.integer({ min: -32768, max: 32767 }), { minLength: layout.size, maxLength: layout.size });
  fc.assert(
    fc.property(numbers, fc.nat(layout.size - 1), (values, place) => {
      const source = Int16Array.from(values);
      const target = empty();
      copyInto(target, source);
      assert.ok(sameState(target, source));
      target[place] = (target[place] as number) + 1;
      assert.ok(!sameState(target, source));
    }),
  );
});

test('positions of different length are not the same', () => {
  assert.ok(!sameState(new Int16Array(2), new Int16Array(3)));
});
