import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../../state/layout.ts';
import { GOODS, type GoodName } from '../../tables/goods.ts';
import {
  allWays,
  barrelsLeft,
  barrelsOf,
  options,
  play,
  position,
  type SeatWords,
  ships,
  stepOf,
  waitingFor,
  whyNot,
} from '../../testing/index.ts';

type Barrels = Partial<Record<GoodName, number>>;

/** Full ships, so that nobody can load: the phase comes to storing at once. */
const FULL_SHIPS = [
  { good: 'corn', load: 5 },
  { good: 'indigo', load: 6 },
  { good: 'sugar', load: 7 },
] as const;
const storing = (...seats: readonly SeatWords[]): State => play(position({ ships: FULL_SHIPS, seats }), 'role captain');

const SMALL = { 'small-warehouse': 1 } as const;
const LARGE = { 'large-warehouse': 1 } as const;
const BOTH = { ...SMALL, ...LARGE } as const;

const sorted = (list: readonly Barrels[]): string[] => list.map((barrels) => JSON.stringify(barrels)).sort();
/** All that seat 0 can end up with, one entry for each sequence of moves. */
const keeps = (barrels: Barrels, buildings: SeatWords['buildings'] = {}): string[] =>
  sorted(allWays(storing({ barrels, buildings }), 0).map((s) => barrelsOf(s, 0)));

test('CA8 without warehouse one barrel stays, the owner chooses, the rest goes back to the supply', () => {
  const s = storing({ barrels: { corn: 2, coffee: 3 } });
  assert.deepEqual(options(s, 0), ['keep corn', 'keep coffee']);
  const kept = play(s, 'keep coffee');
  assert.deepEqual(barrelsOf(kept, 0), { coffee: 1 });
  assert.deepEqual(barrelsLeft(kept), { corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 8 });
});

test('CA8 with a single kind one barrel stays, and the player is not asked', () => {
  const s = storing({ barrels: { coffee: 4 } });
  assert.equal(stepOf(s), 'role');
  assert.deepEqual(barrelsOf(s, 0), { coffee: 1 });
});

test('CA8 small warehouse: one kind whole and a barrel of another', () => {
  assert.deepEqual(
    keeps({ corn: 3, coffee: 2 }, SMALL),
    sorted([
      { corn: 3, coffee: 1 },
      { corn: 1, coffee: 2 },
    ]),
  );
});

test('CA8 large warehouse: two kinds whole and a barrel of a third', () => {
  const all = [
    { corn: 1, tobacco: 2, coffee: 3 },
    { corn: 4, tobacco: 1, coffee: 3 },
    { corn: 4, tobacco: 2, coffee: 1 },
  ];
  assert.deepEqual(keeps({ corn: 4, tobacco: 2, coffee: 3 }, LARGE), sorted(all));
});

test('CA8 V-warehouse both warehouses: three kinds whole and one barrel more', () => {
  const s = storing({ barrels: { corn: 2, indigo: 2, sugar: 2, tobacco: 2, coffee: 2 }, buildings: BOTH });
  const kept = play(s, 'keep coffee', 'store corn', 'store sugar');
  assert.deepEqual(barrelsOf(kept, 0), { corn: 2, sugar: 2, tobacco: 2, coffee: 1 });
});

test('CA8 five kinds with both warehouses: 20 ways, each by one sequence', () => {
  const ways = keeps({ corn: 2, indigo: 2, sugar: 2, tobacco: 2, coffee: 2 }, BOTH);
  assert.equal(ways.length, 5 * 4);
  assert.equal(new Set(ways).size, 5 * 4);
});

test('CA8 a kind one does not have, and not storing at all, are no choices', () => {
  const s = storing({ barrels: { corn: 2, coffee: 3 } });
  assert.equal(whyNot(s, '0 keep sugar'), 'CA8');
  assert.equal(whyNot(s, '0 pass'), 'CA8');
});

test('CA9 after storing full ships are emptied, the others keep their load', () => {
  const s = play(
    position({ seats: [{ barrels: { corn: 3, sugar: 2 } }], ships: [{ good: 'corn', load: 2 }, { good: 'sugar', load: 1 }, {}] }),
    'role captain',
    'load corn 5',
    'load sugar 6',
  );
  assert.deepEqual(ships(s), ['empty', '3 sugar', 'empty']);
  assert.equal(barrelsLeft(s).corn, 10);
});

test('CA9 Q14 full ships are still full while players store', () => {
  const s = storing({ barrels: { corn: 2, coffee: 3 } });
  assert.deepEqual(ships(s), ['5 corn', '6 indigo', '7 sugar']);
  assert.equal(barrelsLeft(s).corn, 10 - 5 - 2);
  assert.deepEqual(ships(play(s, 'keep corn')), ['empty', 'empty', 'empty']);
});

test('CA9 an emptied ship takes any kind in the next captain phase', () => {
  const s = play(
    position({ seats: [{ barrels: { corn: 5 } }] }),
    'role captain',
    'load corn 5',
    'role prospector',
    'role trader',
    'role craftsman',
  );
  on.barrels.set(s, 0, GOODS.indexOf('sugar'), 1);
  assert.deepEqual(options(play(s, 'role captain'), 0), ['load sugar 5', 'load sugar 6', 'load sugar 7']);
});

test('V-warehouse does not excuse loading', () => {
  const s = play(position({ seats: [{ barrels: { corn: 2 }, buildings: BOTH }] }), 'role captain');
  assert.equal(whyNot(s, '0 pass'), 'CA2');
});

test('V-warehouse works only occupied', () => {
  const s = storing({ barrels: { corn: 2, coffee: 3 }, buildings: { 'small-warehouse': 0, 'large-warehouse': 0 } });
  assert.equal(whyNot(s, '0 store corn'), 'V-warehouse');
  assert.deepEqual(barrelsOf(play(s, 'keep corn'), 0), { corn: 1 });
});

test('V-warehouse stores as many kinds as it has places for, no more', () => {
  const s = play(storing({ barrels: { corn: 2, indigo: 2, sugar: 2, coffee: 2 }, buildings: SMALL }), 'keep coffee', 'store indigo');
  assert.deepEqual(barrelsOf(s, 0), { indigo: 2, coffee: 1 });
});

test('Q7 a player who can keep everything is not asked', () => {
  assert.equal(stepOf(storing({ barrels: { coffee: 1 } })), 'role');
  assert.deepEqual(keeps({ corn: 5, coffee: 1 }, SMALL), sorted([{ corn: 5, coffee: 1 }]));
  assert.deepEqual(keeps({ corn: 2, coffee: 2 }, LARGE), sorted([{ corn: 2, coffee: 2 }]));
  assert.deepEqual(keeps({ corn: 2, indigo: 2, sugar: 1, coffee: 2 }, BOTH), sorted([{ corn: 2, indigo: 2, sugar: 1, coffee: 2 }]));
});

test('Q7 only choices that leave no room unused are offered', () => {
  const one = [
    { corn: 1, tobacco: 3 },
    { corn: 1, coffee: 2 },
    { tobacco: 1, coffee: 2 },
    { tobacco: 3, coffee: 1 },
  ];
  assert.deepEqual(keeps({ corn: 1, tobacco: 3, coffee: 2 }, SMALL), sorted(one));
  const two = [
    { corn: 1, tobacco: 1 },
    { corn: 1, coffee: 2 },
    { tobacco: 1, coffee: 2 },
  ];
  assert.deepEqual(keeps({ corn: 1, tobacco: 1, coffee: 2 }, SMALL), sorted(two));
});

test('Q7 a choice that leaves room for more is refused', () => {
  const s = storing({ barrels: { corn: 1, tobacco: 1, coffee: 2 }, buildings: SMALL });
  assert.equal(whyNot(s, '0 keep coffee'), 'Q7');
});

test('Q7 players store in order from the captain', () => {
  const two = { barrels: { corn: 2, coffee: 2 } };
  const s = play(position({ ships: FULL_SHIPS, seats: [two, {}, two] }), 'role prospector', '1 role captain');
  assert.deepEqual(waitingFor(s), [2]);
  assert.equal(whyNot(s, '0 keep corn'), 'R1');
  assert.deepEqual(waitingFor(play(s, '2 keep corn')), [0]);
});

test('Q14 the free barrel may be of any kind, also of none that is stored', () => {
  const s = storing({ barrels: { corn: 3, tobacco: 2, coffee: 2 }, buildings: SMALL });
  assert.deepEqual(options(s, 0), ['keep corn', 'keep tobacco', 'keep coffee']);
  assert.deepEqual(barrelsOf(play(s, 'keep tobacco', 'store corn'), 0), { corn: 3, tobacco: 1 });
});

/** CA8 by brute force: all that can be kept beside `kinds` whole kinds and one barrel, without what is part of something larger. */
const largestKeeps = (have: readonly number[], kinds: number): string[] => {
  const all = new Set<string>();
  for (let whole = 0; whole < 1 << have.length; whole++) {
    const stored = have.map((count, good) => ((whole >> good) & 1 ? count : 0));
    if (stored.filter((count) => count > 0).length > kinds) continue;
    for (const free of have.keys())
      all.add(stored.map((count, good) => Math.min(have[good] as number, count + (good === free ? 1 : 0))).join());
  }
  const lists = [...all].map((text) => text.split(',').map(Number));
  const isWithin = (a: readonly number[], b: readonly number[]) =>
    a.join() !== b.join() && a.every((count, good) => count <= (b[good] as number));
  return lists
    .filter((keep) => !lists.some((other) => isWithin(keep, other)))
    .map((keep) => keep.join())
    .sort();
};

test('Q7 exactly the largest keeps, each by one sequence, for all hands of up to two barrels a kind', () => {
  for (const [kinds, buildings] of [{}, SMALL, LARGE, BOTH].entries())
    for (let hand = 0; hand < 3 ** 5; hand++) {
      const have = GOODS.map((_, good) => Math.floor(hand / 3 ** good) % 3);
      const barrels = Object.fromEntries(GOODS.map((good, i) => [good, have[i]])) as Barrels;
      const ends = allWays(storing({ barrels, buildings }), 0).map((s) => GOODS.map((_, good) => on.barrels(s, 0, good)).join());
      assert.deepEqual(ends.sort(), largestKeeps(have, kinds), `${have} with ${kinds}`);
    }
});
