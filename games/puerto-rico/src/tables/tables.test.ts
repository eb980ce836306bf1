import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUILDING_TABLE, SPACES } from './buildings.ts';
import { BANK, boxFor, HOLDS, SHIPS, SMALLEST_SHIP } from './by-players.ts';
import { BARRELS, GOODS, PRICES, QUARRY, TILE_COPIES, TILES } from './goods.ts';
import { ROLES } from './roles.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const copiesOf = (...kinds: readonly string[]): number =>
  sum(BUILDING_TABLE.filter(({ kind }) => kinds.includes(kind)).map(({ copies }) => copies));
const kindsOf = (...kinds: readonly string[]): number => BUILDING_TABLE.filter(({ kind }) => kinds.includes(kind)).length;

/** As printed: cost, VP, circles, copies, column. */
const PRINTED = `
small-indigo-plant 1 1 1 4 1
small-sugar-mill   2 1 1 4 1
small-market       1 1 1 2 1
hacienda           2 1 1 2 1
construction-hut   2 1 1 2 1
small-warehouse    3 1 1 2 1
indigo-plant       3 2 3 3 2
sugar-mill         4 2 3 3 2
hospice            4 2 1 2 2
office             5 2 1 2 2
large-market       5 2 1 2 2
large-warehouse    6 2 1 2 2
tobacco-storage    5 3 3 3 3
coffee-roaster     6 3 2 3 3
factory            7 3 1 2 3
university         8 3 1 2 3
harbor             8 3 1 2 3
wharf              9 3 1 2 3
guild-hall        10 4 1 1 4
residence         10 4 1 1 4
fortress          10 4 1 1 4
customs-house     10 4 1 1 4
city-hall         10 4 1 1 4`;

test('S10 every building has the printed cost, VP, circles, copies and column', () => {
  const rows = BUILDING_TABLE.map((row) => [row.name, row.cost, row.points, row.circles, row.copies, row.column].join(' '));
  assert.deepEqual(
    rows,
    PRINTED.trim()
      .split('\n')
      .map((row) => row.replaceAll(/ +/g, ' ')),
  );
});

test('S10 49 buildings: 5 large, 24 small violet (two of each of 12 kinds), 20 production', () => {
  assert.equal(sum(BUILDING_TABLE.map(({ copies }) => copies)), 49);
  assert.equal(copiesOf('large violet'), 5);
  assert.equal(copiesOf('violet'), 24);
  assert.equal(kindsOf('violet'), 12);
  assert.equal(copiesOf('small plant', 'large plant'), 20);
  assert.equal(kindsOf('violet', 'large violet'), 17);
});

test('S10 only the five large buildings take two city spaces', () => {
  const large = BUILDING_TABLE.filter((_, building) => SPACES[building] === 2).map(({ name }) => name);
  assert.deepEqual(large, ['guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall']);
  assert.equal(sum([...SPACES]), 23 + 5);
});

test('S7 58 island tiles: 50 plantations and 8 quarries', () => {
  assert.deepEqual(Object.fromEntries(TILES.map((tile, i) => [tile, TILE_COPIES[i]])), {
    corn: 10,
    indigo: 12,
    sugar: 11,
    tobacco: 9,
    coffee: 8,
    quarry: 8,
  });
  assert.equal(sum(TILE_COPIES), 58);
  assert.equal(sum(TILE_COPIES) - TILE_COPIES[QUARRY as 5], 50);
});

test('S8 50 barrels: 9 coffee, 9 tobacco, 10 corn, 11 sugar, 11 indigo', () => {
  assert.deepEqual(Object.fromEntries(GOODS.map((good, i) => [good, BARRELS[i]])), {
    corn: 10,
    indigo: 11,
    sugar: 11,
    tobacco: 9,
    coffee: 9,
  });
  assert.equal(sum(BARRELS), 50);
});

test('TR1 the house pays 0 for corn, 1 for indigo, 2 for sugar, 3 for tobacco, 4 for coffee', () => {
  assert.deepEqual(Object.fromEntries(GOODS.map((good, i) => [good, PRICES[i]])), { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 });
});

test('Q12 54 doubloons in the box, 46 ones and 8 fives, are worth 86', () => {
  assert.equal(46 + 8, 54);
  assert.equal(BANK, 46 * 1 + 8 * 5);
});

test('S3 50 VP chips, 32 ones and 18 fives, are the 122 of five players', () => assert.equal(boxFor(5).points, 32 * 1 + 18 * 5));

test('S4 five players use all 100 colonists, five of them on the ship', () => assert.equal(boxFor(5).colonists + 5, 100));

test('S5 five cargo ships, of 4 to 8 spaces', () => {
  const all = new Set([2, 3, 4, 5].flatMap((players) => boxFor(players).ships));
  assert.deepEqual([...all].sort(), [4, 5, 6, 7, 8]);
  assert.deepEqual([...HOLDS], [4, 5, 6, 7, 8]);
  assert.equal(SMALLEST_SHIP, 4);
});

test('S5 2P2 no table has more than three ships out', () => {
  assert.equal(SHIPS, 3);
  assert.deepEqual(
    [2, 3, 4, 5].map((players) => boxFor(players).ships.length),
    [2, SHIPS, SHIPS, SHIPS],
  );
});

test('S6 eight role cards, two of them prospectors', () => {
  assert.equal(ROLES.length, 8);
  assert.equal(ROLES.filter((role) => role.startsWith('prospector')).length, 2);
});
