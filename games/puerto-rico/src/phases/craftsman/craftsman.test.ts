import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../../state/layout.ts';
import { CORN } from '../../tables/goods.ts';
import {
  barrelsLeft,
  barrelsOf,
  doubloonsOf,
  options,
  play,
  position,
  type SeatWords,
  stepOf,
  waitingFor,
  whyNot,
} from '../../testing/index.ts';
import { productionOf } from './craftsman.ts';

const corn = (count: number): SeatWords => ({ tiles: { corn: [count, count] } });
const craft = (seats: readonly SeatWords[], supply = {}): State => play(position({ seats, supply }), 'role craftsman');

/** All that is needed for one barrel of each of the first `kinds` goods. */
const makes = (kinds: number): SeatWords => {
  const tiles = Object.entries({ corn: [1, 1], indigo: [1, 1], sugar: [1, 1], tobacco: [1, 1], coffee: [1, 1] } as const).slice(0, kinds);
  return {
    tiles: Object.fromEntries(tiles),
    buildings: { 'small-indigo-plant': 1, 'small-sugar-mill': 1, 'tobacco-storage': 1, 'coffee-roaster': 1, factory: 1 },
  };
};

test('example 3: 2 corn, 1 tobacco, 3 sugar', () => {
  const seat = {
    tiles: { corn: [3, 2], tobacco: [2, 2], sugar: [4, 3] },
    buildings: { 'tobacco-storage': 1, 'small-sugar-mill': 1, 'sugar-mill': 3 },
  } as const;
  assert.deepEqual(barrelsOf(craft([{}, seat]), 1), { corn: 2, sugar: 3, tobacco: 1 });
});

test('example 7: 2 sugar and 1 tobacco with corn gone from the supply: 1 doubloon', () => {
  const david = {
    doubloons: 0,
    tiles: { corn: [3, 3], sugar: [3, 3], tobacco: [1, 1] },
    buildings: { factory: 1, 'sugar-mill': 3, 'tobacco-storage': 1 },
  } as const;
  const s = craft([{}, {}, {}, david], { barrels: { corn: 0, sugar: 2 } });
  assert.deepEqual(barrelsOf(s, 3), { sugar: 2, tobacco: 1 });
  assert.equal(on.doubloons(s, 3), 1);
});

test('CR1 the smaller of occupied plantations and colonists on the plants, small and large together', () => {
  const seat = {
    tiles: { indigo: [4, 4], coffee: [1, 1] },
    buildings: { 'small-indigo-plant': 1, 'indigo-plant': 2, 'coffee-roaster': 2 },
  } as const;
  assert.deepEqual(barrelsOf(craft([{}, seat]), 1), { indigo: 3, coffee: 1 });
});

test('CR1 colonists still being placed would produce the same, as far as they have a place', () => {
  assert.deepEqual(productionOf({ indigo: 4, 'small-indigo-plant': 1, 'indigo-plant': 2, coffee: 1, 'coffee-roaster': 2 }), [
    { good: 'indigo', count: 3 },
    { good: 'coffee', count: 1 },
  ]);
  assert.deepEqual(productionOf({ corn: 2, quarry: 1, 'sugar-mill': 3, hacienda: 1 }), [{ good: 'corn', count: 2 }]);
  assert.deepEqual(productionOf({}), []);
});

test('CR1 corn needs no plant, and a plant without plantation makes nothing', () => {
  const seat = { tiles: { corn: [2, 2] }, buildings: { 'sugar-mill': 3 } } as const;
  assert.deepEqual(barrelsOf(craft([{}, seat]), 1), { corn: 2 });
});

test('CR1 a kind that runs short is handed out from the craftsman clockwise; what is missing is lost', () => {
  const s = play(
    position({ seats: [corn(3), corn(2), corn(2), corn(1)], supply: { barrels: { corn: 4 } } }),
    'role prospector',
    '1 role craftsman',
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => on.barrels(s, seat, CORN)),
    [0, 2, 2, 0],
  );
  assert.deepEqual(barrelsLeft(s).corn, undefined);
  const more = play(
    position({ seats: [corn(3), corn(2), corn(2), corn(1)], supply: { barrels: { corn: 6 } } }),
    'role prospector',
    '1 role craftsman',
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => on.barrels(more, seat, CORN)),
    [1, 2, 2, 1],
  );
});

test('CR1 new barrels come on top of old ones', () => {
  assert.deepEqual(barrelsOf(craft([{}, { ...corn(2), barrels: { corn: 5 } }]), 1), { corn: 7 });
});

test('CR2 one more of a kind he just produced', () => {
  const s = craft([{ tiles: { corn: [2, 2], indigo: [1, 1] }, buildings: { 'small-indigo-plant': 1 } }]);
  assert.deepEqual(options(s, 0), ['craft corn', 'craft indigo', 'pass']);
  assert.deepEqual(barrelsOf(play(s, 'craft indigo'), 0), { corn: 2, indigo: 2 });
  assert.equal(whyNot(s, '0 craft coffee'), 'CR2');
});

test('CR2 the privilege comes after all have produced: the others may have taken the last barrel', () => {
  const s = craft([corn(1), corn(2)], { barrels: { corn: 3 } });
  assert.deepEqual(barrelsOf(s, 0), { corn: 1 });
  assert.equal(stepOf(s), 'role');
});

test('CR2 one barrel left after all have produced is the craftsman’s', () => {
  const s = play(craft([corn(1), corn(2)], { barrels: { corn: 4 } }), 'craft corn');
  assert.deepEqual(barrelsOf(s, 0), { corn: 2 });
  assert.deepEqual(waitingFor(s), [1]);
});

test('CR3 nothing produced: no privilege', () => {
  const s = craft([{ barrels: { corn: 2 } }, corn(2)]);
  assert.equal(stepOf(s), 'role');
  assert.deepEqual(barrelsOf(s, 0), { corn: 2 });
});

test('V-factory 2, 3, 4, 5 kinds give 1, 2, 3, 5 doubloons; one kind gives none', () => {
  const pay = [0, 1, 2, 3, 4, 5].map((kinds) => on.doubloons(craft([{}, { doubloons: 0, ...makes(kinds) }]), 1));
  assert.deepEqual(pay, [0, 0, 1, 2, 3, 5]);
});

test('V-factory the number of barrels does not matter, and an empty factory pays nothing', () => {
  assert.equal(on.doubloons(craft([{}, { ...corn(5), doubloons: 0, buildings: { factory: 1 } }]), 1), 0);
  const { buildings, ...rest } = makes(5);
  assert.equal(on.doubloons(craft([{}, { ...rest, doubloons: 0, buildings: { ...buildings, factory: 0 } }]), 1), 0);
});

test('V-factory pays the craftsman and the others alike, before the privilege', () => {
  const s = craft([
    { doubloons: 0, ...makes(3) },
    { doubloons: 0, ...makes(3) },
  ]);
  assert.equal(stepOf(s), 'craftsman');
  assert.deepEqual(doubloonsOf(s).slice(0, 2), [2, 2]);
});

test('Q10 the privilege may be declined, and must be of a kind he received', () => {
  const s = craft([{ ...makes(2) }], { barrels: { corn: 0 } });
  assert.deepEqual(options(s, 0), ['craft indigo', 'pass']);
  assert.equal(whyNot(s, '0 craft corn'), 'CR2');
  assert.deepEqual(barrelsOf(play(s, 'pass'), 0), { indigo: 1 });
});

test('Q10 a kind he received of which the supply has none left is not offered', () => {
  const s = craft([makes(2)], { barrels: { corn: 1 } });
  assert.equal(whyNot(s, '0 craft corn'), 'Q10');
  assert.deepEqual(options(s, 0), ['craft indigo', 'pass']);
});

test('Q10 the factory does not count the privilege', () => {
  const s = craft([{ doubloons: 0, ...makes(2) }]);
  assert.equal(on.doubloons(play(s, 'craft corn'), 0), 1);
});
