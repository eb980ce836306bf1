import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpen, PLAYER_COUNTS, type PlayerCount, type PointsByRound, REGIONS, SCORING_ROUNDS } from './board.ts';
import { DEFAULT_BOARD as board } from './default-board.ts';
import { BUILDINGS, CHARACTERS, CITIES, COLONIES, FAVORS, GOODS, GUILDS, REQUESTS, REWARDS } from './names.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const sorted = <T>(items: readonly T[]): T[] => [...items].sort();

test('the box has as many of each as the booklets count', () => {
  const counts = [GOODS, COLONIES, CITIES, BUILDINGS, CHARACTERS, FAVORS, GUILDS, REWARDS, REQUESTS].map((names) => new Set(names).size);
  assert.deepEqual(counts, [3, 3, 3, 5, 4, 12, 4, 8, 5]);
});

test('S1 every die has the faces 1, 1, 2, 2, 3, 3', () => {
  assert.deepEqual(board.diceFaces, [1, 1, 2, 2, 3, 3]);
});

test('DW3 Wood costs 1, 3, 6, 10, 15, 21 Reals: the k-th costs k', () => {
  assert.deepEqual(board.woodPrices, [1, 3, 6, 10, 15, 21]);
  for (const [i, price] of board.woodPrices.entries()) assert.equal(price - (board.woodPrices[i - 1] ?? 0), i + 1);
});

test('C4 a building costs 10, 9, 8 Reals with 4, 3, 2 players', () => {
  assert.deepEqual([board.buildingCosts[4], board.buildingCosts[3], board.buildingCosts[2]], [10, 9, 8]);
});

test('the passing slots I to IV give 2, 3, 4, 5 Reals', () => {
  assert.deepEqual(board.passing, [2, 3, 4, 5]);
});

test('BD1 Alfândega is in region 1, Moinho and Capitania in 2, Casa da Coroa and Fortaleza in 3', () => {
  const buildingsOf = (region: number) => BUILDINGS.filter((name) => board.buildings[name].region === region);
  assert.deepEqual(REGIONS.map(buildingsOf), [['alfandega'], ['moinho', 'capitania'], ['casa', 'fortaleza']]);
});

test('S10 Fortaleza is empty in round I, then Casa da Coroa, Alfândega, Capitania, Moinho', () => {
  const emptyIn = (round: number) => BUILDINGS.find((name) => board.buildings[name].emptyInRound === round);
  assert.deepEqual([1, 2, 3, 4, 5].map(emptyIn), ['fortaleza', 'casa', 'alfandega', 'capitania', 'moinho']);
});

test('the columns of districts cost 2, 3, 4, 5 Wood from left to right', () => {
  assert.deepEqual(board.districtWood, [2, 3, 4, 5]);
});

test('cities: Porto Santo 9 or 4 and Bread, Funchal 12 or 6 and Reals, Machico 15 or 7 and Wood', () => {
  assert.deepEqual(board.cities, {
    'porto-santo': { higher: 9, lower: 4, yields: 'bread' },
    funchal: { higher: 12, lower: 6, yields: 'reals' },
    machico: { higher: 15, lower: 7, yields: 'wood' },
  });
  for (const city of CITIES) assert.equal(board.cities[city].lower, Math.floor(board.cities[city].higher / 2));
});

test('the windmill goes from 0 to 6 and starts on 3', () => {
  assert.deepEqual(board.windmill, { levels: [0, 1, 2, 3, 4, 5, 6], start: 3 });
});

test('BD2 the regions have 4, 5 and 5 fields', () => {
  assert.deepEqual(
    REGIONS.map((region) => board.fields[region].length),
    [4, 5, 5],
  );
});

test('BD2 region 1 has Wine, Wheat, a convertible Wheat and a convertible Sugar field, 2 and 3 a Sugar field more', () => {
  const goodsOf = (region: 1 | 2 | 3) => board.fields[region].map(({ good, becomes }) => (becomes ? `${good} > ${becomes}` : good));
  assert.deepEqual(goodsOf(1), ['wine', 'wheat', 'wheat > sugar', 'sugar > wine']);
  for (const region of [2, 3] as const) assert.deepEqual(goodsOf(region), ['wine', 'wheat', 'sugar', 'wheat > sugar', 'sugar > wine']);
});

const woodIn = (region: 1 | 2 | 3, players: PlayerCount): number[] => board.fields[region].map(({ wood }) => wood?.[players] ?? 0);

test('S9 Wood lies on the convertible fields by the number of players', () => {
  const rows: readonly (readonly [region: 1 | 2 | 3, four: number[], three: number[], two: number[]])[] = [
    [1, [0, 0, 3, 3], [0, 0, 2, 2], [0, 0, 1, 1]],
    [2, [0, 0, 0, 4, 4], [0, 0, 0, 3, 3], [0, 0, 0, 2, 2]],
    [3, [0, 0, 0, 5, 6], [0, 0, 0, 4, 5], [0, 0, 0, 3, 4]],
  ];
  for (const [region, ...expected] of rows)
    assert.deepEqual(
      ([4, 3, 2] as const).map((players) => woodIn(region, players)),
      expected,
    );
});

test('S9 in all 25, 19 and 13 Wood with 4, 3 and 2 players, one less on a field for each player less', () => {
  const total = (players: PlayerCount): number => sum(REGIONS.flatMap((region) => woodIn(region, players)));
  assert.deepEqual([total(4), total(3), total(2)], [25, 19, 13]);
});

const salesOf = (good: 'wheat' | 'sugar' | 'wine'): string[] =>
  board.markets[good].slots.map((slot) => {
    const other = 'or' in slot ? ` or ${slot.or.goods}→${slot.or.reals}` : '';
    return `${slot.heads ?? 'all'} ${slot.goods}→${slot.reals}${other}`;
  });

test('the slots of the markets', () => {
  assert.deepEqual(salesOf('wheat'), ['all 2→5', 'all 3→8', '3+ 4→10', '3+ 5→13', '2 4→10 or 5→13']);
  assert.deepEqual(salesOf('sugar'), ['all 1→4', 'all 2→7', 'all 3→11', '3+ 4→14', '3+ 5→18', '2 4→14 or 5→18']);
  assert.deepEqual(salesOf('wine'), ['all 1→5', 'all 2→9', '3+ 3→14', '3+ 4→18', '2 3→14 or 4→18']);
});

test('more goods bring more Reals, and with 2 players the two largest sales share a slot', () => {
  for (const good of GOODS) {
    const { slots } = board.markets[good];
    const large = slots.filter(({ heads }) => heads === '3+').map(({ goods, reals }) => ({ goods, reals }));
    const double = slots.flatMap((slot) => ('or' in slot ? [{ goods: slot.goods, reals: slot.reals }, slot.or] : []));
    assert.deepEqual(double, large);
    const rising = slots.slice(0, -1);
    for (const [i, slot] of rising.slice(1).entries())
      assert.ok(slot.goods > (rising[i]?.goods ?? 0) && slot.reals > (rising[i]?.reals ?? 0));
  }
});

test('BD5 markets have 4, 5, 4 slots with 3 and 4 players, 3, 4, 3 with 2', () => {
  const open = (players: PlayerCount): number[] =>
    GOODS.map((good) => board.markets[good].slots.filter(({ heads }) => isOpen(heads, players)).length);
  assert.deepEqual(PLAYER_COUNTS.map(open), [
    [3, 4, 3],
    [4, 5, 4],
    [4, 5, 4],
  ]);
});

test('BD5 a colony has 3, 4, 5 slots with 2, 3, 4 players', () => {
  for (const colony of COLONIES) {
    const { slots } = board.colonies[colony];
    assert.deepEqual(
      PLAYER_COUNTS.map((players) => slots.filter(({ heads }) => isOpen(heads, players)).length),
      [3, 4, 5],
    );
    assert.deepEqual(
      slots.map(({ wine, heads = 'all' }) => `${heads} ${wine}`),
      ['all 1', 'all 2', 'all 3', '3+ 2', '4 3'],
    );
  }
});

test('Açores yield Wheat, Brasil Sugar, India Wine', () => {
  assert.deepEqual(
    COLONIES.map((colony) => board.colonies[colony].land),
    ['wheat', 'sugar', 'wine'],
  );
});

const inRounds = (points: PointsByRound): number[] => SCORING_ROUNDS.map((round) => points[round]);

/** P1 of madeira-board.md, our assumption for the columns. */
const isLatin = (table: readonly (readonly number[])[]): void => {
  for (const row of table) assert.deepEqual(sorted(row), [3, 4, 6]);
  for (const i of SCORING_ROUNDS.keys()) assert.deepEqual(sorted(table.map((row) => row[i])), [3, 4, 6]);
};

test('R1 a Ship in a market is worth 3, 6, 4 (Wheat), 6, 4, 3 (Sugar), 4, 3, 6 (Wine) in rounds 1, 3, 5', () => {
  const table = GOODS.map((good) => inRounds(board.marketPoints[good]));
  assert.deepEqual(table, [
    [3, 6, 4],
    [6, 4, 3],
    [4, 3, 6],
  ]);
  isLatin(table);
});

test('R2 a Ship in a colony is worth 4, 3, 6 (Açores), 3, 6, 4 (Brasil), 6, 4, 3 (India) in rounds 1, 3, 5', () => {
  const table = COLONIES.map((colony) => inRounds(board.colonyPoints[colony]));
  assert.deepEqual(table, [
    [4, 3, 6],
    [3, 6, 4],
    [6, 4, 3],
  ]);
  isLatin(table);
});

test('S7 each guild has three favors, in the order of the sheets', () => {
  const favorsOf = (guild: string) => FAVORS.filter((favor) => board.guilds[favor] === guild);
  assert.deepEqual(GUILDS.map(favorsOf), [
    ['monk', 'miller', 'bishop'],
    ['patron', 'lord', 'diplomat'],
    ['treasurer', 'navigator', 'engineer'],
    ['constable', 'lady', 'scout'],
  ]);
});

test('A5 with 2 and 3 players a row has two guilds, with 4 one', () => {
  const rows = (players: PlayerCount): string => board.guildRows[players].map((row) => row.join('+')).join(', ');
  assert.equal(rows(4), 'blue, green, orange, violet');
  assert.equal(rows(3), 'blue+green, green+orange, orange+violet');
  assert.equal(rows(2), 'blue+green, orange+violet');
});

test('S6 four rewards are marked A and four B', () => {
  assert.deepEqual(board.rewards.A, ['island', 'city', 'guild', 'watch']);
  assert.deepEqual(board.rewards.B, ['medal', 'booty', 'support', 'windmill']);
  assert.deepEqual(sorted([...board.rewards.A, ...board.rewards.B]), sorted(REWARDS));
});

test('S5 each kind of request has two tiles with 2 heads, one with 3, one with 4: five for every row', () => {
  for (const kind of REQUESTS) assert.deepEqual(board.requests[kind], { 2: 2, 3: 1, 4: 1 });
  const tiles = (players: PlayerCount): number =>
    sum(REQUESTS.flatMap((kind) => PLAYER_COUNTS.filter((heads) => heads <= players).map((heads) => board.requests[kind][heads])));
  assert.deepEqual(PLAYER_COUNTS.map(tiles), [10, 15, 20]);
});

test('the starting requests with 4, 3, 2, 1 crowns', () => {
  const kinds = ([4, 3, 2, 1] as const).map((crowns) => board.startingRequests[crowns]);
  assert.deepEqual(kinds, ['market-routes', 'expeditions', 'influence', 'urbanization']);
});

test('the board is plain JSON', () => {
  assert.deepEqual(JSON.parse(JSON.stringify(board)), board);
});
