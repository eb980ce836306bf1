import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig, type Seat, type State, WATCHER } from '@caravel/core';
import { madeira } from '../index.ts';
import * as on from '../state/layout.ts';
import { type PositionWords, play, position } from '../testing/position.ts';
import { atBuilding, bySet, crown } from '../testing/reading-ce.ts';

const piratesSeen = (s: State, viewer: Seat) => madeira.describe(s, viewer).seats.map(({ pirates }) => pirates);
const lossesSeen = (s: State, viewer: Seat) => madeira.describe(s, viewer).seats.map(({ pirateLoss }) => pirateLoss);
const scoresSeen = (s: State, viewer: Seat) => madeira.describe(s, viewer).seats.map(({ score }) => score);
const hiddenSeats = (s: State, viewer: Seat) => madeira.hidden(s, viewer).map((at) => at - on.pirates.at);

const PIRATES = [{ pirates: 4 }, { pirates: 7 }, { pirates: 0 }, { pirates: 25 }] as const;
const NONE = [undefined, undefined, undefined, undefined];

test('I1 a player sees his own Pirates and no others, and nothing that follows from them', () => {
  const s = position({ seats: PIRATES });
  assert.deepEqual(piratesSeen(s, 1), [undefined, 7, undefined, undefined]);
  assert.deepEqual(piratesSeen(s, WATCHER), NONE);
  assert.deepEqual([lossesSeen(s, 1), scoresSeen(s, 1)], [NONE, NONE]);
});

test('I1 the Pirates of the others are what the contract calls hidden', () => {
  const s = position({ seats: PIRATES });
  assert.deepEqual(hiddenSeats(s, 1), [0, 2, 3]);
  assert.deepEqual(hiddenSeats(s, WATCHER), [0, 1, 2, 3]);
  assert.deepEqual(hiddenSeats(position({ players: 2 }), 0), [1]);
});

test('I1 what is shown does not hang on the hidden Pirates, in any phase', () => {
  const words: PositionWords[] = [{ phase: 'B' }, { phase: 'C' }, { phase: 'D' }, { phase: 'E', round: 2 }];
  for (const phase of words) {
    const [few, many] = [3, 24].map((pirates) =>
      madeira.describe(
        position({
          ...phase,
          seats: [
            { pirates: 9, workers: ['watch'] },
            { pirates, favors: { constable: 'up' } },
          ],
        }),
        0,
      ),
    );
    assert.deepEqual(few, many);
  }
});

test('I1 what is gained or discarded is public: the building shows the Pirates, the feeding the hungry', () => {
  const s = atBuilding('casa', [{}, {}], { pirateDie: 3 });
  assert.equal(madeira.describe(s, 2).resolving?.pirates, 4);
  const d = position({ phase: 'D', seats: [{ workers: ['1a', '1b'], mill: 0, bread: 2 }] });
  assert.equal(madeira.describe(d, 2).seats[0]?.workers.hungry, 2);
});

test('C5 RU20 the building counts the Workers of the one who is asked, and two more by the Diplomat', () => {
  const s = atBuilding('casa', [{ workers: ['3a'], favors: { diplomat: 'up' } }, {}], {});
  const workers = (now: State) => madeira.describe(now, 0).resolving?.workersForYou;
  assert.deepEqual([workers(s), workers(play(s, '0 use diplomat'))], [1, 3]);
});

test('I1 everything else is public', () => {
  const seat = { reals: 7, wood: 2, bread: 3, goods: { wine: 1 }, requests: ['wealth'], favors: { monk: 'down' } } as const;
  const s = position({ seats: [seat] });
  for (const viewer of [0, 3, WATCHER]) {
    const [seen] = madeira.describe(s, viewer).seats;
    assert.deepEqual([seen?.reals, seen?.wood, seen?.bread], [7, 2, 3]);
    assert.deepEqual(seen?.requests, [{ kind: 'wealth', count: 1 }]);
    assert.deepEqual(seen?.favors, [{ favor: 'monk', guild: 'blue', up: false }]);
  }
});

test('I1 with open Pirates everyone sees them, their losses and the score', () => {
  const s = position({ seats: PIRATES, options: { openPirates: true } });
  for (const viewer of [0, WATCHER]) {
    assert.deepEqual(piratesSeen(s, viewer), [4, 7, 0, 25]);
    assert.deepEqual(lossesSeen(s, viewer), [4, 8, 0, 21]);
    assert.deepEqual(hiddenSeats(s, viewer), []);
  }
});

test('I2 all totals are shown at the end, and none before it', () => {
  const seats = PIRATES.map((seat) => ({ ...seat, requests: ['influence', 'influence', 'influence'] as const }));
  const before = crown(5, [{ pirates: 1, reals: 1 }, { pirates: 2 }]);
  assert.deepEqual(piratesSeen(before, 0), [1, undefined]);
  assert.deepEqual(piratesSeen(play(before, '0 donate 0', '0 donate 0', '0 donate 0'), WATCHER), [1, 2]);
  const over = crown(5, seats);
  assert.deepEqual(
    [piratesSeen(over, 2), lossesSeen(over, 2), scoresSeen(over, 2)],
    [
      [4, 7, 0, 25],
      [4, 8, 0, 21],
      [-4, -8, 0, -21],
    ],
  );
  assert.deepEqual(hiddenSeats(over, WATCHER), []);
});

test('I2 V1 everybody starts with 6 Pirates by the second edition, with none by the first', () => {
  const start = (rules: string) => madeira.setup(must(readConfig(madeira, { players: 3, rules, options: {} })));
  assert.deepEqual(
    bySet((rules) => piratesSeen(start(rules), 1)[1]),
    [6, 0, 0, 0],
  );
});

test('R1 R2 what a request is worth now goes by the numbers of the next scoring', () => {
  const worth = (round: number) => {
    const [seat] = madeira.describe(position({ round, seats: [{ ships: ['wheat-1', 'india-1'] }] }), 0).seats;
    return [seat?.worthNow['market-routes'], seat?.worthNow.expeditions];
  };
  assert.deepEqual([1, 2, 3, 4, 5].map(worth), [
    [3, 6],
    [6, 4],
    [6, 4],
    [4, 3],
    [4, 3],
  ]);
});

test('B4 a building shows the Bread each die costs there', () => {
  const bread = Object.fromEntries(madeira.describe(position(), 0).buildings.map((b) => [b.building, b.bread]));
  assert.deepEqual(bread, { moinho: [1, 0, 0], capitania: [1, 0, 0], alfandega: [0, 0, 0], casa: [2, 1, 0], fortaleza: [2, 1, 0] });
});

test('A1 a building shows the character on it, the empty one shows none', () => {
  const words = { characters: { moinho: 'steward', capitania: 'commander', alfandega: 'mayor', casa: 'guild-master' } } as const;
  assert.deepEqual(
    madeira.describe(position(words), 0).buildings.map(({ character }) => character),
    ['steward', 'commander', 'mayor', 'guild-master', undefined],
  );
});

test('F1 the turn says whether its Favor is used', () => {
  const s = position({ seats: [{ favors: { patron: 'up' } }] });
  const isUsed = (now: State) => madeira.describe(now, 0).turn.favorUsed;
  assert.deepEqual([isUsed(s), isUsed(play(s, '0 use patron'))], [false, true]);
});

test('ST1 CO1 the turn says what it is busy with, where pieces may go and which one is in hand', () => {
  const words = { characters: { moinho: 'steward', capitania: 'commander', alfandega: 'mayor', casa: 'guild-master' } } as const;
  const seat = { dice: [3], workers: ['1a'], goods: { wheat: 5, wine: 2 }, wood: 1 } as const;
  const turn = (...moves: string[]) => madeira.describe(play(position({ ...words, seats: [seat] }), ...moves), 0).turn;
  assert.deepEqual([turn('0 die 3 steward').activity, turn('0 die 3 steward').dieOn], ['die', 'moinho']);
  const lifted = turn('0 die 3 steward', '0 act', '0 worker 1a');
  assert.deepEqual([lifted.goingTo, lifted.inHand, lifted.movesLeft], ['field', '1a', 2]);
  const ship = turn('0 die 3 commander', '0 act', '0 ship home');
  assert.deepEqual([ship.goingTo, ship.inHand], [undefined, 'home']);
});

test('GM1 a district still to be built shows the Favor on it and its guild', () => {
  const s = position({ districts: { funchal: ['built', 'scout', 'monk', 'lord'] } });
  const funchal = madeira.describe(s, 0).cities.find(({ city }) => city === 'funchal');
  assert.deepEqual(
    funchal?.districts.map(({ built }) => built),
    [true, true, true, false, false, false],
  );
  assert.deepEqual(
    funchal?.districts.map(({ favor, guild }) => [favor, guild]),
    [
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
      ['scout', 'violet'],
      ['monk', 'blue'],
      ['lord', 'green'],
    ],
  );
});

test('S7 a district without a Favor shows no guild, also before the Favors lie there', () => {
  const s = madeira.setup(must(readConfig(madeira, { players: 2 })));
  for (const { districts } of madeira.describe(s, 0).cities)
    assert.deepEqual(
      districts.map(({ favor, guild }) => favor ?? guild),
      new Array(6).fill(undefined),
    );
});
