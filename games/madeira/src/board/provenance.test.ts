import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Board } from './board.ts';
import { DEFAULT_BOARD } from './default-board.ts';
import { ORIGINS, originOf, originsOf } from './origins.ts';
import { isBelow, leavesOf } from './paths.ts';
import { boardRows } from './provenance.ts';
import { SOURCES } from './sources.ts';

const PATHS = leavesOf(DEFAULT_BOARD).map(([path]) => path);

const rowAt = (board: Board, path: string) => boardRows(board).find((row) => row.path === path);

const provenanceAt = (path: string): string | undefined => rowAt(DEFAULT_BOARD, path)?.provenance;

test('a path is written as a person would', () => {
  assert.deepEqual(leavesOf({ a: [{ 'b-c': 1 }, [2]], 4: null }), [
    ['4', null],
    ['a[0].b-c', 1],
    ['a[1][0]', 2],
  ]);
});

test('a star is one step, and an entry holds for all below it', () => {
  assert.ok(isBelow('markets.sugar.slots[3].goods', 'markets.*.slots[*].goods'));
  assert.ok(isBelow('fields.1[2].wood.4', 'fields.1'));
  assert.ok(!isBelow('fields.1[2].wood.4', 'fields.2'));
  assert.ok(!isBelow('guilds.monk', 'guildRows'));
  assert.ok(!isBelow('windmill', 'windmill.start'));
});

test('every value of the default board has exactly one origin', () => {
  for (const path of PATHS) assert.equal(originsOf(path).length, 1, path);
});

test('every origin is used, and every source has one', () => {
  for (const pattern of Object.keys(ORIGINS))
    assert.ok(
      PATHS.some((path) => isBelow(path, pattern)),
      pattern,
    );
  assert.deepEqual([...new Set(Object.values(ORIGINS).map(({ source }) => source))].toSorted(), Object.keys(SOURCES).toSorted());
});

test('ten prestige numbers rest on an assumption, and their source says so', () => {
  const assumed = PATHS.filter((path) => originOf(path).isAssumed);
  assert.equal(assumed.length, 10);
  for (const path of assumed) {
    assert.match(path, /^(market|colony)Points\./);
    assert.equal(provenanceAt(path), 'derived', path);
    assert.match(rowAt(DEFAULT_BOARD, path)?.source ?? '', /our assumption/, path);
  }
});

test('that field 2e is printed as Sugar follows from an example, no booklet says it', () => {
  const row = rowAt(DEFAULT_BOARD, 'fields.2[4].good');
  assert.deepEqual([row?.value, row?.provenance], ['sugar', 'derived']);
  assert.match(row?.source ?? '', /so it was printed as Sugar$/);
});

test('what a booklet says is stated', () => {
  const STATED = [
    ...['woodPrices[5]', 'buildingCosts.2', 'passing[3]', 'buildings.casa.region', 'buildings.casa.emptyInRound', 'windmill.start'],
    ...['cities.funchal.higher', 'cities.funchal.lower', 'cities.machico.higher', 'cities.machico.yields', 'windmill.levels[4]'],
    ...['fields.1[3].wood.3', 'markets.sugar.slots[3].goods', 'markets.sugar.slots[3].reals', 'marketPoints.wheat.5'],
    ...['marketPoints.wine.3', 'colonyPoints.india.1', 'colonies.brasil.slots[2].wine', 'guildRows.2[1][0]', 'guildRows.4[3][0]'],
  ];
  for (const path of STATED) assert.equal(provenanceAt(path), 'stated', path);
});

test('what follows from it is derived', () => {
  const DERIVED = [
    ...['diceFaces[0]', 'fields.2[4].good', 'marketPoints.sugar.3', 'marketPoints.sugar.1', 'marketPoints.wine.5', 'colonyPoints.brasil.3'],
    ...[
      'colonyPoints.acores.1',
      'colonies.acores.land',
      'colonies.india.land',
      'markets.wheat.slots[4].heads',
      'colonies.india.slots[3].heads',
    ],
  ];
  for (const path of DERIVED) assert.equal(provenanceAt(path), 'derived', path);
});

test('what is ours is called reconstructed', () => {
  const OURS = [
    ...[
      'cities.machico.lower',
      'cities.porto-santo.higher',
      'windmill.levels[6]',
      'fields.2[4].wood.4',
      'fields.3[0].good',
      'districtWood[0]',
    ],
    ...['markets.wheat.slots[0].reals', 'markets.sugar.slots[5].goods', 'markets.wine.slots[4].or.reals', 'colonies.india.slots[2].wine'],
    ...['guilds.monk', 'guildRows.3[0][0]', 'rewards.A[0]', 'requests.wealth.2', 'startingRequests.4', 'colonies.brasil.slots[4].heads'],
  ];
  for (const path of OURS) assert.equal(provenanceAt(path), 'reconstructed', path);
});

test('there is a row for every value, in the order of the board', () => {
  const rows = boardRows(DEFAULT_BOARD);
  assert.deepEqual(
    rows.map(({ path, value }) => [path, value]),
    leavesOf(DEFAULT_BOARD),
  );
  assert.ok(rows.every(({ provenance }) => provenance !== 'edited'));
});

test('a value that differs is edited, and names the default', () => {
  const board: Board = { ...DEFAULT_BOARD, name: 'mine', passing: [2, 3, 4, 6] };
  const edited = boardRows(board).filter(({ provenance }) => provenance === 'edited');
  assert.deepEqual(edited, [
    { path: 'name', value: 'mine', provenance: 'edited', source: 'the default board has "default", reconstructed' },
    { path: 'passing[3]', value: 6, provenance: 'edited', source: 'the default board has 5, stated' },
  ]);
});

test('what is added and what is left out is edited, too', () => {
  const [first, ...rest] = DEFAULT_BOARD.fields[1];
  const bare = rest.with(2, { good: 'sugar', becomes: 'wine' });
  const windmill = { levels: [...DEFAULT_BOARD.windmill.levels, 7], start: 3 };
  const board: Board = { ...DEFAULT_BOARD, windmill, fields: { ...DEFAULT_BOARD.fields, 1: [first as { good: 'wine' }, ...bare] } };
  const edited = boardRows(board).filter(({ provenance }) => provenance === 'edited');
  assert.deepEqual(edited, [
    { path: 'windmill.levels[7]', value: 7, provenance: 'edited', source: 'the default board has none' },
    { path: 'fields.1[3].wood.2', value: null, provenance: 'edited', source: 'the default board has 1, stated' },
    { path: 'fields.1[3].wood.3', value: null, provenance: 'edited', source: 'the default board has 2, stated' },
    { path: 'fields.1[3].wood.4', value: null, provenance: 'edited', source: 'the default board has 3, stated' },
  ]);
});
