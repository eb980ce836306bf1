import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import { madeira } from '../index.ts';
import * as on from '../state/layout.ts';
import { choices, type PositionWords, play, position, type SeatWords, whyNot } from '../testing/position.ts';
import {
  FIRST_EDITIONS,
  favorsOf,
  homeOf,
  inEverySet,
  shipsOf,
  startingWith,
  stepOf,
  turnOf0,
  waitingFor,
  withPlayers,
  workersOf,
} from '../testing/reading-ab.ts';

/** The mill stands at the bottom, so that an action is over when no Ship can be moved any more. */
const commander = (seat: SeatWords, words: PositionWords = {}): State =>
  play(turnOf0({ mill: 0, ...seat }, words), 'die 3 commander', 'act');
const REWARDS = { acores: ['island', 'booty'], brasil: ['city', 'medal'], india: ['guild', 'support'] } as const;
const RICH = { wheat: 9, sugar: 9, wine: 9 } as const;

test('example 5: Red sails to the sugar market and to Brasil', () => {
  for (const rules of ['2nd', ...FIRST_EDITIONS]) {
    const red: SeatWords = { wood: 1, goods: { sugar: 4, wine: 3 }, ships: ['wine-1'] };
    const sailed = play(commander(red, { rules, rewards: REWARDS }), 'ship home', 'sail sugar-4', 'ship wine-1', 'sail brasil-3');
    assert.deepEqual([homeOf(sailed, 0), stepOf(sailed)], [{ reals: 14 }, 'reward']);
    assert.deepEqual(choices(sailed, 0), ['reward city', 'reward medal', 'no reward']);
    const done = play(sailed, 'reward medal');
    assert.deepEqual([homeOf(done, 0), shipsOf(done, 0), waitingFor(done)], [{ reals: 14, points: 3 }, ['sugar-4', 'brasil-3'], [1]]);
  }
});

test('BD4 a market wants its own Good and gives Reals, a colony wants Wine and gives a reward', () => {
  const s = commander({ wood: 9, goods: { wheat: 2, sugar: 1, wine: 1 } });
  const slots = startingWith(choices(play(s, 'ship home'), 0), 'sail');
  assert.deepEqual(slots, ['sail wheat-1', 'sail sugar-1', 'sail wine-1', 'sail acores-1', 'sail brasil-1', 'sail india-1']);
  assert.deepEqual(homeOf(play(s, 'ship home', 'sail wheat-1', 'done'), 0), { sugar: 1, wine: 1, wood: 8, reals: 5 });
  assert.deepEqual(homeOf(play(s, 'ship home', 'sail sugar-1', 'done'), 0), { wheat: 2, wine: 1, wood: 8, reals: 4 });
  assert.deepEqual(homeOf(play(s, 'ship home', 'sail wine-1', 'done'), 0), { wheat: 2, sugar: 1, wood: 8, reals: 5 });
  assert.deepEqual(homeOf(play(s, 'ship home', 'sail india-1', 'done', 'no reward'), 0), { wheat: 2, sugar: 1, wood: 8 });
});

test('BD5 slots by the number of players', () => {
  const open = (players: number): number[] => {
    const sails = startingWith(choices(play(commander({ wood: 1, goods: RICH }, { players }), 'ship home'), 0), 'sail').filter(
      (line) => !line.endsWith('more'),
    );
    return ['wheat', 'sugar', 'wine', 'acores', 'brasil', 'india'].map((place) => startingWith(sails, `sail ${place}`).length);
  };
  assert.deepEqual(withPlayers(open), [
    [3, 4, 3, 3, 3, 3],
    [4, 5, 4, 4, 4, 4],
    [4, 5, 4, 5, 5, 5],
  ]);
  const two = play(commander({ wood: 1, goods: RICH }, { players: 2 }), 'ship home');
  for (const slot of ['wheat-4', 'sugar-5', 'wine-4', 'acores-4', 'india-5']) assert.equal(whyNot(two, `0 sail ${slot}`), 'BD5');
  assert.equal(whyNot(play(commander({ wood: 1, goods: RICH }, { players: 3 }), 'ship home'), '0 sail brasil-5'), 'BD5');
});

test('BD6 a slot takes one Ship, and is free again when it has left', () => {
  const s = commander({ wood: 1, goods: RICH, ships: ['wheat-1'] }, { seats: [{ ships: ['sugar-1'] }] });
  const first = play(s, 'ship wheat-1');
  assert.equal(whyNot(first, '0 sail sugar-1'), 'BD6');
  assert.equal(whyNot(first, '0 sail wheat-1'), 'BD6');
  const second = play(first, 'sail wine-1', 'ship home', 'sail wheat-1');
  assert.deepEqual(shipsOf(second, 0), ['wheat-1', 'wine-1']);
});

test('CO1 up to two Ships, one at a time, from home or any slot', () => {
  const s = commander({ wood: 1, goods: RICH, ships: ['wheat-1', 'india-2'] });
  assert.deepEqual(choices(s, 0), ['ship wheat-1', 'ship india-2', 'ship home', 'done']);
  assert.deepEqual(waitingFor(play(s, 'done')), [1]);
  const one = play(s, 'ship india-2', 'sail wheat-2', 'done');
  assert.deepEqual([shipsOf(one, 0), on.reals(one, 0), waitingFor(one)], [['wheat-1', 'wheat-2'], 8, [1]]);
  const two = play(s, 'ship india-2', 'sail acores-1', 'ship wheat-1', 'sail brasil-1');
  assert.deepEqual([shipsOf(two, 0), stepOf(two)], [['acores-1', 'brasil-1'], 'reward']);
});

test('CO1 only to a slot whose Goods are at home', () => {
  const s = play(commander({ wood: 1, goods: { wheat: 2, wine: 1 } }), 'ship home');
  assert.equal(whyNot(s, '0 sail wheat-2'), 'CO1');
  assert.equal(whyNot(s, '0 sail acores-2'), 'CO1');
  assert.equal(whyNot(s, '0 sail sugar-1'), 'CO1');
  assert.equal(whyNot(s, '0 done'), 'RU1');
  assert.equal(whyNot(play(turnOf0({ wood: 1 }), 'die 3 commander'), '0 act'), 'CO1');
  assert.equal(whyNot(commander({ wood: 1, goods: RICH }), '0 ship wheat-1'), 'CO1');
  assert.equal(whyNot(commander({ wood: 1, goods: RICH }, { seats: [{ ships: ['wheat-1'] }] }), '0 ship wheat-1'), 'CO1');
});

test('CO2 a Ship from home costs one Wood more, which may be bought; one on the board none', () => {
  const words: SeatWords = { goods: { wheat: 5 }, workers: ['forest'], reals: 1 };
  const bought = play(commander(words), 'ship home', 'sail wheat-1', 'done');
  assert.deepEqual(homeOf(bought, 0), { wheat: 3, reals: 1 - 1 + 5 });
  const sailing = play(commander({ goods: { wheat: 2 }, ships: ['wine-2'] }), 'ship wine-2');
  assert.deepEqual(homeOf(sailing, 0), { reals: 5 }, 'the only harbour is not asked for');
  assert.equal(whyNot(commander({ goods: { wheat: 2 }, ships: ['wine-2'] }), '0 ship home'), 'CO2');
});

test('CO2 the Wood goes at once, before the next Ship, from a source of choice', () => {
  const s = play(commander({ goods: RICH, workers: ['forest', '1c'], reals: 3 }), 'ship home', 'sail wheat-1');
  assert.deepEqual([stepOf(s), choices(s, 0)], ['buy wood', ['buy wood 1c', 'buy wood forest']]);
  const second = play(s, 'buy wood 1c', 'ship home', 'sail wheat-2', 'buy wood forest');
  assert.deepEqual([on.reals(second, 0), waitingFor(second)], [3 - 1 - 2 + 5 + 8, [1]]);
});

test('CO3 Reals and rewards come after all moves, the rewards in any order', () => {
  const s = commander({ goods: RICH, ships: ['wheat-4', 'sugar-5'], wood: 0 }, { rewards: REWARDS });
  const first = play(s, 'ship wheat-4', 'sail acores-1');
  assert.deepEqual([stepOf(first), on.points(first, 0)], ['ship', 0]);
  const both = play(first, 'ship sugar-5', 'sail india-1');
  assert.deepEqual(choices(both, 0), ['reward island', 'reward guild', 'reward booty', 'reward support', 'no reward']);
  const later = play(both, 'reward support', 'support bread');
  assert.deepEqual(choices(later, 0), ['reward island', 'reward booty', 'no reward']);
  assert.equal(whyNot(later, '0 reward support'), 'CO3');
  assert.equal(whyNot(later, '0 reward medal'), 'CO3');
  assert.equal(on.reals(play(later, 'reward booty'), 0), 5);
  const market = play(s, 'ship wheat-4', 'sail wheat-1');
  assert.equal(on.reals(market, 0), 0);
  assert.equal(on.reals(play(market, 'ship sugar-5', 'sail wheat-2'), 0), 13);
});

test('CO3 only for Ships just moved', () => {
  const s = play(
    commander({ goods: RICH, ships: ['wheat-4', 'brasil-1', 'sugar-5'] }, { rewards: REWARDS }),
    'ship sugar-5',
    'sail wheat-1',
    'done',
  );
  assert.deepEqual([on.reals(s, 0), waitingFor(s)], [5, [1]]);
});

test('CO4 Ships never return home', () => {
  assert.equal(madeira.moves.find('sail home'), undefined);
  assert.equal(on.shipsHome(play(commander({ goods: RICH, ships: ['wheat-1'], wood: 1 }), 'ship wheat-1', 'sail wine-1', 'done'), 0), 5);
});

test('CO5 V10 the Reals of the first Ship cannot pay the Wood of the second in the second edition', () => {
  const s = (rules: string): State =>
    play(commander({ goods: { wheat: 9 }, wood: 1, workers: ['forest'] }, { rules }), 'ship home', 'sail wheat-4');
  const second = s('2nd');
  assert.deepEqual([whyNot(second, '0 ship home'), homeOf(second, 0)], ['CO2', { wheat: 4 }]);
  assert.deepEqual(homeOf(play(second, 'done'), 0), { wheat: 4, reals: 13 });
  for (const rules of FIRST_EDITIONS) assert.equal(on.reals(play(s(rules), 'ship home', 'sail wheat-1'), 0), 13 + 5 - 1);
});

test('RU4 no Ship moves twice, no two change places, but the second may enter the slot the first left', () => {
  const s = play(commander({ goods: RICH, ships: ['wheat-1', 'sugar-1'] }), 'ship wheat-1', 'sail wine-1');
  assert.equal(whyNot(s, '0 ship wine-1'), 'RU4');
  assert.equal(whyNot(s, '0 ship wheat-1'), 'CO1');
  assert.deepEqual(shipsOf(play(s, 'ship sugar-1', 'sail wheat-1'), 0), ['wheat-1', 'wine-1']);
  assert.equal(whyNot(play(commander({ goods: RICH, ships: ['wheat-1', 'sugar-1'] }), 'ship wheat-1'), '0 sail sugar-1'), 'BD6');
});

test('RU4 the Ship of the Navigator may move again with the Commander: another action', () => {
  const s = play(turnOf0({ goods: RICH, ships: ['wheat-1'], favors: { navigator: 'up' } }), 'use navigator', 'ship wheat-1', 'sail wine-1');
  const again = play(s, 'die 3 commander', 'act', 'ship wine-1', 'sail wheat-1', 'done');
  assert.deepEqual([shipsOf(again, 0), on.reals(again, 0)], [['wheat-1'], 5 + 5]);
});

test('RU13 two Ships into one colony: a reward each, the same allowed', () => {
  const s = play(commander({ goods: RICH, wood: 2 }, { rewards: REWARDS }), 'ship home', 'sail brasil-1', 'ship home', 'sail brasil-2');
  assert.equal(on.points(play(s, 'reward medal', 'reward medal'), 0), 6);
  assert.equal(on.points(play(s, 'no reward', 'reward medal'), 0), 3);
  assert.deepEqual(waitingFor(play(s, 'no reward', 'no reward')), [1]);
});

test('RU13 a reward that cannot be done gives nothing, its PP always count', () => {
  const s = play(
    commander({ goods: RICH, ships: ['wheat-1'] }, { rewards: REWARDS }),
    'ship wheat-1',
    'sail india-1',
    'done',
    'reward guild',
  );
  assert.deepEqual([homeOf(s, 0).points, waitingFor(s)], [undefined, [1]]);
  const full: PositionWords = {
    rewards: REWARDS,
    seats: [
      {
        workers: [
          'porto-santo-1',
          'porto-santo-2',
          'porto-santo-3',
          'funchal-1',
          'funchal-2',
          'funchal-3',
          'machico-1',
          'machico-2',
          'machico-3',
        ],
      },
    ],
  };
  const city = play(commander({ goods: RICH, ships: ['wheat-1'] }, full), 'ship wheat-1', 'sail brasil-1', 'done', 'reward city');
  assert.deepEqual([on.points(city, 0), waitingFor(city)], [1, [1]]);
});

test('RU13 a reward is done at once, before the next', () => {
  const rewards = { acores: ['watch', 'booty'], brasil: ['city', 'medal'] } as const;
  const s = play(commander({ goods: RICH, wood: 2, pirates: 5 }, { rewards }), 'ship home', 'sail acores-1', 'ship home', 'sail brasil-1');
  const watch = play(s, 'reward watch', 'worker home');
  assert.deepEqual([on.pirates(watch, 0), workersOf(watch, 0), stepOf(watch)], [2, ['watch'], 'reward']);
  assert.equal(whyNot(play(watch, 'reward city'), '0 worker watch'), 'C9');
});

test('RU14 the reward Guild may turn up the very Favor just used, and still one Favor a turn', () => {
  const words: SeatWords = { goods: RICH, wood: 1, favors: { navigator: 'up', patron: 'down' } };
  const s = play(turnOf0(words, { rewards: REWARDS }), 'use navigator', 'ship home', 'sail india-1', 'reward guild');
  assert.deepEqual(choices(s, 0), ['turn up patron', 'turn up navigator', 'done']);
  const up = play(s, 'turn up navigator');
  assert.deepEqual(favorsOf(up, 0), { patron: 'down', navigator: 'up' });
  assert.equal(whyNot(up, '0 use navigator'), 'F1');
});

test('RU14 also on passing slot IV after a Favor, and Casa da Coroa by the Lady', () => {
  const words: SeatWords = { goods: RICH, wood: 1, reals: 9, workers: ['3a'], favors: { lady: 'up', treasurer: 'up' } };
  const pass = play(
    turnOf0(words, { rewards: REWARDS }),
    'use treasurer',
    'pass IV ship',
    'ship home',
    'sail india-1',
    'reward guild',
    'turn up treasurer',
  );
  assert.deepEqual([favorsOf(pass, 0), on.reals(pass, 0), waitingFor(pass)], [{ lady: 'up', treasurer: 'up' }, 14, [1]]);
  const casa = play(turnOf0(words), 'use lady', 'lady casa', 'turn up lady');
  assert.deepEqual([favorsOf(casa, 0), whyNot(casa, '0 use lady'), stepOf(casa)], [{ lady: 'up', treasurer: 'up' }, 'F1', 'turn']);
});

test('RU15 the 2-heads slot pays by the quantity chosen', () => {
  const s = play(commander({ wood: 1, goods: RICH }, { players: 2 }), 'ship home');
  const less = play(s, 'sail wheat-3', 'done');
  const more = play(s, 'sail wheat-3 more', 'done');
  assert.deepEqual([homeOf(less, 0).wheat, homeOf(less, 0).reals], [5, 10]);
  assert.deepEqual([homeOf(more, 0).wheat, homeOf(more, 0).reals], [4, 13]);
  assert.deepEqual(
    startingWith(choices(s, 0), 'sail').filter((line) => line.endsWith('more')),
    ['sail wheat-3 more', 'sail sugar-4 more', 'sail wine-3 more'],
  );
  assert.equal(whyNot(s, '0 sail wheat-1 more'), 'RU15');
});

test('RU15 only two players have it, and the larger quantity must be at home', () => {
  const four = play(commander({ wood: 1, goods: RICH }), 'ship home');
  assert.equal(whyNot(four, '0 sail wheat-3 more'), 'RU15');
  const few = play(commander({ wood: 1, goods: { wheat: 4 } }, { players: 2 }), 'ship home');
  assert.equal(whyNot(few, '0 sail wheat-3'), undefined);
  assert.equal(whyNot(few, '0 sail wheat-3 more'), 'CO1');
  const taken = play(commander({ wood: 1, goods: RICH }, { players: 2, seats: [{ ships: ['wheat-3'] }] }), 'ship home');
  assert.equal(whyNot(taken, '0 sail wheat-3 more'), 'BD6');
});

test('RU9 RU15 the larger quantity brings its own Reals to cover the Wood', () => {
  const board = position({ players: 2, rules: '1st-de', seats: [{ dice: [3], mill: 0, goods: { wheat: 5 }, workers: ['forest'] }] });
  const s = play(board, 'die 3 commander', 'act', 'ship home', 'sail wheat-3 more');
  assert.deepEqual(homeOf(s, 0), { reals: 12 });
});

test('V10 a Ship from home with a market of its own to pay for: offered by booklet', () =>
  assert.deepEqual(
    inEverySet((rules) => whyNot(play(turnOf0({ goods: { wine: 1 }, workers: ['1c'] }, { rules }), 'die 3 commander'), '0 act')),
    ['CO1', undefined, undefined, undefined],
  ));
