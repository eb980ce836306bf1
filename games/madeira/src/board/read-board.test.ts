import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig, writeProblem } from '@caravel/core';
import { madeira } from '../index.ts';
import { DEFAULT_BOARD } from './default-board.ts';
import { boardOf, boardOption, readBoard } from './read-board.ts';

type Json = Record<string, unknown>;

/** The default board with the value at the path set, or taken away if undefined. */
const changed = (steps: readonly (string | number)[], value?: unknown): unknown => {
  const board = JSON.parse(JSON.stringify(DEFAULT_BOARD)) as Json;
  const last = steps.at(-1) as string;
  const parent = steps.slice(0, -1).reduce((at, step) => at[step] as Json, board);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return board;
};

const at = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

const problemOf = (value: unknown): string => {
  const read = readBoard(value);
  assert.ok(!read.ok, 'the board was taken');
  return writeProblem(read.problem);
};

test('the default board is a board, also after a trip through JSON', () => {
  assert.equal(must(readBoard(DEFAULT_BOARD)), DEFAULT_BOARD);
  assert.deepEqual(must(readBoard(JSON.parse(JSON.stringify(DEFAULT_BOARD)))), DEFAULT_BOARD);
});

test('every reconstructed number can be corrected', () => {
  for (const [path, value] of [
    ['name', 'from my box'],
    ['cities.porto-santo.higher', 10],
    ['windmill.levels', [0, 1, 3, 4, 5]],
    ['fields.2[0]', { good: 'sugar', becomes: 'wine', wood: { 2: 0, 3: 1, 4: 2 } }],
    ['markets.wine.slots[0]', { goods: 2, reals: 7 }],
    ['colonies.india.slots[4].wine', 4],
    ['colonyPoints.brasil.1', 4],
    ['startingRequests.1', 'wealth'],
  ] as const)
    assert.ok(readBoard(changed(at(path), value)).ok, path);
});

test('only an object is a board', () => {
  assert.equal(problemOf(undefined), 'must be an object, not undefined');
  assert.equal(problemOf(null), 'must be an object, not null');
  assert.equal(problemOf('default'), 'must be an object, not "default"');
  assert.equal(problemOf([1, 2]), 'must be an object, not a list of 2');
});

test('a problem carries the path and the reason apart', () => {
  const read = readBoard(changed(at('markets.sugar.slots[3].goods'), 'x'));
  assert.deepEqual(read, {
    ok: false,
    problem: { field: 'markets.sugar.slots[3].goods', message: 'must be a whole number from 1 to 20, not "x"' },
  });
});

/** What is wrong, where, and what is said about it. */
const SHAPES: readonly (readonly [path: string, value: unknown, says: string])[] = [
  ['markets.sugar.slots[3].goods', 0, 'must be a whole number from 1 to 20, not 0'],
  ['markets.sugar.slots[3].goods', 21, 'must be a whole number from 1 to 20, not 21'],
  ['markets.sugar.slots[3].reals', 100, 'must be a whole number from 0 to 99, not 100'],
  ['markets.sugar.slots[3].reals', 1.5, 'must be a whole number from 0 to 99, not 1.5'],
  ['markets.sugar.slots[3].reals', Number.NaN, 'must be a whole number from 0 to 99, not NaN'],
  ['markets.sugar.slots[3].reals', null, 'must be a whole number from 0 to 99, not null'],
  ['markets.sugar.slots[3].reals', '14', 'must be a whole number from 0 to 99, not "14"'],
  ['markets.sugar.slots[3].reals', {}, 'must be a whole number from 0 to 99, not an object'],
  ['markets.sugar.slots[3].heads', '4', 'must be one of 3+, 2, not "4"'],
  ['markets.sugar.slots[3]', 4, 'must be an object, not 4'],
  ['markets.wheat.slots', [], 'must be a list of 5, not a list of 0'],
  ['markets.wheat.slots', {}, 'must be a list of 5, not an object'],
  ['name', '', 'must be a text of 1 to 60 characters, not ""'],
  ['name', 7, 'must be a text of 1 to 60 characters, not 7'],
  ['name', 'm'.repeat(61), `must be a text of 1 to 60 characters, not "${'m'.repeat(40)}…"`],
  ['diceFaces[5]', 4, 'must be a whole number from 1 to 3, not 4'],
  ['diceFaces', [1, 2, 3], 'must be a list of 6, not a list of 3'],
  ['woodPrices[0]', -1, 'must be a whole number from 0 to 99, not -1'],
  ['buildingCosts.2', true, 'must be a whole number from 0 to 99, not true'],
  ['passing', [2, 3, 4, 5, 6], 'must be a list of 4, not a list of 5'],
  ['buildings.casa.region', 4, 'must be a whole number from 1 to 3, not 4'],
  ['buildings.casa.emptyInRound', 'II', 'must be a whole number from 1 to 5, not "II"'],
  ['districtWood[3]', 6, 'must be a whole number from 1 to 5, not 6'],
  ['passing[0]', -1, 'must be a whole number from 0 to 99, not -1'],
  ['cities.funchal.higher', 100, 'must be a whole number from 0 to 99, not 100'],
  ['cities.funchal.lower', -1, 'must be a whole number from 0 to 99, not -1'],
  ['cities.porto-santo.yields', 'wine', 'must be one of bread, reals, wood, not "wine"'],
  ['windmill.levels', [3], 'must be a list of 2 to 12, not a list of 1'],
  ['windmill.levels[0]', -1, 'must be a whole number from 0 to 20, not -1'],
  ['windmill.start', 21, 'must be a whole number from 0 to 20, not 21'],
  ['fields.1', DEFAULT_BOARD.fields[2], 'must be a list of 4, not a list of 5'],
  ['fields.2[0].good', 'rye', 'must be one of wheat, sugar, wine, not "rye"'],
  ['fields.2[4].wood.3', 21, 'must be a whole number from 0 to 20, not 21'],
  ['marketPoints.wheat.5', 100, 'must be a whole number from 0 to 99, not 100'],
  ['colonyPoints.india.1', -1, 'must be a whole number from 0 to 99, not -1'],
  ['colonies.india.slots[0].heads', '2', 'must be one of 3+, 4, not "2"'],
  ['colonies.india.slots[0].wine', -1, 'must be a whole number from 0 to 20, not -1'],
  ['guilds.monk', 'red', 'must be one of blue, green, orange, violet, not "red"'],
  ['guildRows.3', DEFAULT_BOARD.guildRows[2], 'must be a list of 3, not a list of 2'],
  ['guildRows.4[1]', ['green', 'blue'], 'must be a list of 1, not a list of 2'],
  ['guildRows.4[1][0]', 'red', 'must be one of blue, green, orange, violet, not "red"'],
  ['rewards.A', ['island'], 'must be a list of 4, not a list of 1'],
  ['requests.wealth.4', 11, 'must be a whole number from 0 to 10, not 11'],
  ['startingRequests.4', 'fame', 'must be one of market-routes, expeditions, influence, urbanization, wealth, not "fame"'],
];

for (const [path, value, says] of SHAPES)
  test(`${path} ${JSON.stringify(value)?.slice(0, 40)} is refused`, () => {
    assert.equal(problemOf(changed(at(path), value)), `${path}: ${says}`);
  });

test('what is missing is named, all the way', () => {
  for (const path of [
    'passing',
    'cities.machico',
    'windmill.start',
    'buildingCosts.3',
    'fields.1[2].wood.4',
    'fields.3[4].good',
    'guilds.scout',
  ])
    assert.equal(problemOf(changed(at(path))), `${path}: is missing`);
});

test('what does not belong is named, also names every object inherits', () => {
  for (const path of ['colour', 'cities.lisboa', 'fields.4', 'markets.wheat.slots[0].price', 'windmill.constructor'])
    assert.equal(problemOf(changed(at(path), 1)), `${path}: unknown field`);
  assert.equal(problemOf(JSON.parse('{"__proto__":1}')), '__proto__: unknown field');
});

/** What no schema can say. */
const CROSS: readonly (readonly [what: string, path: string, value: unknown, says: string])[] = [
  ['falling prices', 'woodPrices[2]', 2, 'woodPrices[2]: must not be less than 3, the price before it'],
  [
    'two empty buildings in a round',
    'buildings.casa.emptyInRound',
    5,
    "buildings.casa.emptyInRound: round 5 is another building's already",
  ],
  ['a lower number above the higher', 'cities.funchal.lower', 13, 'cities.funchal.lower: must not be more than the higher number, 12'],
  ['a windmill that does not rise', 'windmill.levels[4]', 3, 'windmill.levels[4]: must be more than 3, the level before it'],
  ['a start off the windmill', 'windmill.start', 7, 'windmill.start: 7 is none of the levels 0, 1, 2, 3, 4, 5, 6'],
  ['Wheat into Wine', 'fields.1[2].becomes', 'wine', 'fields.1[2].becomes: wheat never becomes wine'],
  ['Wine into Sugar', 'fields.3[0].becomes', 'sugar', 'fields.3[0].becomes: wine never becomes sugar'],
  [
    'a 2-heads slot with one quantity',
    'markets.wheat.slots[3].heads',
    '2',
    'markets.wheat.slots[3].or: is missing: a slot with 2 heads offers another quantity',
  ],
  [
    'another quantity elsewhere',
    'markets.wine.slots[0].or',
    { goods: 2, reals: 9 },
    'markets.wine.slots[0].or: only a slot with 2 heads offers another quantity',
  ],
  ['the same quantity twice', 'markets.wine.slots[4].or.goods', 3, 'markets.wine.slots[4].or.goods: must differ from the other quantity'],
  ['a market too large for 2', 'markets.sugar.slots[3].heads', undefined, 'markets.sugar.slots: must have 4 slots for 2 players, not 5'],
  ['a market too small for 2', 'markets.wheat.slots[0].heads', '3+', 'markets.wheat.slots: must have 3 slots for 2 players, not 2'],
  [
    'a market without 2 heads',
    'markets.wine.slots[4]',
    { goods: 3, reals: 14, heads: '3+' },
    'markets.wine.slots: must have 3 slots for 2 players, not 2',
  ],
  [
    'a market too large for 3',
    'markets.wine.slots[4]',
    { goods: 3, reals: 14 },
    'markets.wine.slots: must have 4 slots for 3 players, not 5',
  ],
  [
    'a colony without a slot for 2',
    'colonies.brasil.slots',
    DEFAULT_BOARD.colonies.brasil.slots.map(({ wine }) => ({ wine, heads: '3+' })),
    'colonies.brasil.slots: must have a slot for 2 players',
  ],
  ['a guild of four favors', 'guilds.patron', 'blue', 'guilds: blue must have 3 favors, not 4'],
  ['a guild of two favors', 'guilds.monk', 'violet', 'guilds: blue must have 3 favors, not 2'],
  ['a guild twice in a row', 'guildRows.2[0]', ['blue', 'blue'], 'guildRows.2[0]: blue is there twice'],
  ['a guild without a row', 'guildRows.3[2][1]', 'blue', 'guildRows.3: no row has the guild violet'],
  ['a guild without a row of its own', 'guildRows.4[0][0]', 'green', 'guildRows.4: no row has the guild blue'],
  ['a reward twice among A', 'rewards.A[3]', 'city', 'rewards.A[3]: city is there twice'],
  ['a reward among A and B', 'rewards.B[1]', 'island', 'rewards.B[1]: island is there twice'],
  ['a request too many with 2 heads', 'requests.wealth.2', 3, 'requests: must have 10 tiles with 2 heads, not 11'],
  ['a request too few with 3 heads', 'requests.wealth.3', 0, 'requests: must have 5 tiles with 3 heads, not 4'],
  ['a request too many with 4 heads', 'requests.wealth.4', 2, 'requests: must have 5 tiles with 4 heads, not 6'],
];

for (const [what, path, value, says] of CROSS)
  test(`${what} is refused`, () => {
    assert.equal(problemOf(changed(at(path), value)), says);
  });

test('BD5 an owner says how many landing slots there are for 2 and 3 players', () => {
  const slots = [{ wine: 1 }, { wine: 2 }, { wine: 3 }, { wine: 2 }, { wine: 3, heads: '3+' }];
  const config = must(readConfig(madeira, { players: 2, options: { board: changed(at('colonies.india.slots'), slots) } }));
  const landings = (players: number): (number | undefined)[] =>
    madeira.describe(madeira.setup({ ...config, players }), 0).colonies[2]?.slots.map(({ cost }) => cost) ?? [];
  assert.deepEqual(
    [landings(2), landings(3), landings(4)],
    [
      [1, 2, 3, 2],
      [1, 2, 3, 2, 3],
      [1, 2, 3, 2, 3],
    ],
  );
});

test('the option takes a board, or the word default', () => {
  assert.equal(boardOption.default, 'default');
  assert.equal(boardOf(must(boardOption.read('default', 2))), DEFAULT_BOARD);
  const mine = { ...DEFAULT_BOARD, name: 'mine' };
  assert.deepEqual(must(boardOption.read(mine, 2)), mine);
  const read = boardOption.read('mine', 2);
  assert.equal(!read.ok && writeProblem(read.problem), 'must be an object, not "mine"');
});
