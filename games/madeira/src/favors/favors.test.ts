import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../state/layout.ts';
import { choices, placeNamed, play, position, type SeatWords, slotNamed, whyNot } from '../testing/position.ts';
import {
  atBuilding,
  breadOf,
  bySet,
  crown,
  FREE,
  faceUp,
  goodsOf,
  piratesOf,
  realsOf,
  rewarded,
  shipsOf,
  stepOf,
  throughChance,
  waitingFor,
  woodOf,
} from '../testing/reading-ce.ts';

const inB = (seat: SeatWords, words = {}) => position({ ...words, seats: [seat] });

test('F1 one Favor a turn, face down after use, and the turn goes on', () => {
  const s = play(inB({ favors: { patron: 'up', treasurer: 'up' }, dice: [3] }), 'use patron');
  assert.deepEqual(faceUp(s, 0), ['treasurer']);
  assert.equal(whyNot(s, '0 use treasurer'), 'F1');
  assert.equal(whyNot(s, '0 use patron'), 'F1');
  assert.deepEqual([waitingFor(s), whyNot(s, '0 die 3 mayor'), whyNot(s, '0 pass I reals')], [[0], undefined, undefined]);
});

test('F1 the list offers every Favor that works, and none after the first', () => {
  const favors = { patron: 'up', treasurer: 'up', miller: 'down', monk: 'up' } as const;
  const offered = (s: State) => choices(s, 0).filter((move) => move.startsWith('use'));
  for (const s of [inB({ favors }), atBuilding('casa', [{ favors }])]) {
    assert.deepEqual(offered(s), ['use patron', 'use treasurer']);
    assert.deepEqual(offered(play(s, '0 use treasurer')), []);
  }
});

test('F1 a new turn allows another Favor, in B and at every building of C', () => {
  const favors = { patron: 'up', treasurer: 'up', miller: 'up' } as const;
  const b = play(
    position({ players: 2, seats: [{ favors, dice: [3] }] }),
    '0 use patron',
    '0 die 3 mayor',
    '0 no action',
    '1 pass I reals',
  );
  assert.equal(whyNot(b, '0 use treasurer'), undefined);
  const c = play(atBuilding('casa', [{ markers: ['casa', 'fortaleza'], favors }]), '0 use patron');
  assert.equal(whyNot(c, '0 use treasurer'), 'F1');
  assert.deepEqual(faceUp(play(c, '0 pirates', '0 use treasurer'), 0), ['miller']);
});

test('F1 a Favor comes first: not between die and action, nor after the payment, nor in the turn of another', () => {
  const favors = { patron: 'up' } as const;
  const s = inB({ favors, dice: [3], workers: ['3a', 'funchal-1'] });
  assert.equal(whyNot(play(s, 'die 3 mayor'), '0 use patron'), 'F1');
  assert.equal(whyNot(play(s, 'die 3 mayor', 'act'), '0 use patron'), 'F1');
  const paid = play(atBuilding('fortaleza', [{ favors, workers: ['3a'] }], FREE), '0 pay');
  assert.equal(whyNot(paid, '0 use patron'), 'F1');
  assert.equal(whyNot(play(s, 'pass I reals'), '0 use patron'), 'B1');
});

test('F1 only own Favors that lie face up', () => {
  const s = position({ seats: [{ favors: { patron: 'down' } }, { favors: { miller: 'up' } }] });
  assert.equal(whyNot(s, '0 use patron'), 'F1');
  assert.equal(whyNot(s, '0 use miller'), 'F1');
  assert.equal(whyNot(s, '0 use monk'), 'F1');
});

test('F1 before passing as well', () => {
  const s = play(inB({ favors: { treasurer: 'up' } }), 'use treasurer', 'pass I reals');
  assert.deepEqual(realsOf(s), [7, 0, 0, 0]);
});

test('F1 no Favor in A, D or E', () => {
  const favors = { patron: 'up', treasurer: 'up' } as const;
  const a = throughChance(position({ phase: 'A', round: 2, seats: [{ favors }] }));
  const d = position({ phase: 'D', seats: [{ favors, workers: ['watch'] }] });
  const e = crown(1, [{ favors, requests: ['wealth', 'influence'] }]);
  for (const s of [a, d, e]) {
    assert.deepEqual(waitingFor(s), [0]);
    assert.equal(whyNot(s, '0 use patron'), 'F1');
  }
});

test('F2 in C only who has a marker on the current building has a turn, and so a Favor', () => {
  const s = atBuilding('casa', [{}, { markers: ['fortaleza'], favors: { bishop: 'up', patron: 'up' } }]);
  assert.deepEqual(waitingFor(s), [0]);
  assert.equal(whyNot(s, '1 use patron'), 'F2');
  assert.equal(whyNot(s, '1 use bishop'), 'F2');
  const later = atBuilding('casa', [{}, { favors: { patron: 'up' } }]);
  assert.equal(whyNot(later, '1 use patron'), 'C3');
  assert.equal(whyNot(play(later, '0 pirates'), '1 use patron'), undefined);
});

test('F3 Favors turn up again with a row of their guild, all of them and no others', () => {
  const favors = { lady: 'down', scout: 'down', monk: 'down' } as const;
  const s = throughChance(position({ phase: 'A', round: 2, seats: [{ favors }] }));
  const taken = play(s, '0 row 4');
  const request = choices(taken, 0)[0] as string;
  assert.deepEqual(faceUp(stepOf(taken) === 'request' ? play(taken, `0 ${request}`) : taken, 0), ['lady', 'scout']);
});

test('F3 Favors turn up again by Casa da Coroa and by the Guild reward', () => {
  const favors = { lady: 'down', monk: 'down' } as const;
  const casa = play(atBuilding('casa', [{ favors, workers: ['3a'] }], FREE), '0 pay', '0 turn up lady');
  assert.deepEqual(faceUp(casa, 0), ['lady']);
  assert.deepEqual(faceUp(play(rewarded('guild', { favors }), 'turn up monk'), 0), ['monk']);
});

const takesMiller = (rules: string) =>
  play(position({ players: 2, rules, seats: [{ dice: [3, 3], wood: 3 }] }), '0 die 3 guild-master', '0 act', '0 favor miller');

test('F4 a Favor just taken can be used from the next turn on', () => {
  const s = takesMiller('2nd');
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 use miller'), 'B1');
  assert.equal(whyNot(play(s, '1 pass I reals'), '0 use miller'), undefined);
});

test('RU31 V7 by the Italian booklet it lies face down and neither works nor counts until turned up', () => {
  assert.deepEqual(
    bySet((rules) => faceUp(takesMiller(rules), 0).length),
    [1, 1, 0, 1],
  );
  assert.equal(whyNot(play(takesMiller('1st-it'), '1 pass I reals'), '0 use miller'), 'F1');
  const up = (side: 'up' | 'down') =>
    on.points(play(crown(1, [{ favors: { miller: side }, requests: ['influence', 'wealth'] }], { rules: '1st-it' }), '0 leave wealth'), 0);
  assert.deepEqual([up('down'), up('up')], [0, 5]);
});

test('F-monk 2 Wood, from where the player stands', () => {
  const favors = { monk: 'up' } as const;
  assert.equal(woodOf(play(inB({ favors, workers: ['forest'] }), 'use monk'))[0], 2);
  const s = play(inB({ favors, workers: ['1c', 'forest'], wood: 1 }), 'use monk');
  assert.deepEqual(choices(s, 0), ['get wood 1c', 'get wood forest']);
  const got = play(s, 'get wood 1c', 'get wood forest');
  assert.deepEqual([on.wood(got, 0), on.fieldWood(got, placeNamed('1c')), stepOf(got)], [3, 2, 'turn']);
});

test('F-monk GW1 as much as there is, and nothing without access', () => {
  const favors = { monk: 'up' } as const;
  const one = play(inB({ favors, workers: ['1c'] }, { fieldWood: { '1c': 1 } }), 'use monk');
  assert.deepEqual([on.wood(one, 0), on.fieldWood(one, placeNamed('1c'))], [1, 0]);
  assert.equal(whyNot(inB({ favors, workers: ['1a', '1c'] }, { fieldWood: { '1c': 0 } }), '0 use monk'), 'RU6');
});

test('F-monk at a building too, and the Wood is free', () => {
  const s = play(atBuilding('casa', [{ favors: { monk: 'up' }, workers: ['forest'] }]), '0 use monk');
  assert.deepEqual([woodOf(s)[0], realsOf(s)[0], stepOf(s)], [2, 0, 'building']);
});

test('F-treasurer 5 Reals, in time for the building', () => {
  const s = atBuilding('casa', [{ favors: { treasurer: 'up' }, reals: 5 }]);
  assert.deepEqual(realsOf(play(s, '0 use treasurer', '0 pay')), [0, 0, 0, 0]);
});

test('F-patron 3 Bread, in time for the die', () => {
  const s = inB({ favors: { patron: 'up' }, dice: [1] });
  assert.equal(whyNot(s, '0 die 1 mayor'), 'B4');
  assert.equal(breadOf(play(s, 'use patron', 'die 1 mayor'))[0], 1);
});

test('F-miller one step up without Wheat', () => {
  const s = play(inB({ favors: { miller: 'up' }, mill: 2, goods: { wheat: 1 } }), 'use miller');
  assert.deepEqual([on.mill(s, 0), goodsOf(s, 0)], [3, [1, 0, 0]]);
});

test('RU19 Miller and Windmill reward at the top: 1 PP, no Wheat', () => {
  const miller = play(inB({ favors: { miller: 'up' }, mill: 6, goods: { wheat: 2 } }), 'use miller');
  const windmill = rewarded('windmill', { mill: 6, goods: { wheat: 2 } });
  for (const s of [miller, windmill]) assert.deepEqual([on.mill(s, 0), on.points(s, 0), on.goods(s, 0, 0)], [6, 1, 2]);
});

test('F-constable half the Pirates off, rounded down', () => {
  const left = (pirates: number) => piratesOf(play(inB({ favors: { constable: 'up' }, pirates }), 'use constable'))[0];
  assert.deepEqual([2, 3, 7, 8].map(left), [1, 2, 4, 4]);
  for (const pirates of [0, 1]) assert.equal(whyNot(inB({ favors: { constable: 'up' }, pirates }), '0 use constable'), 'RU6');
});

test('F-navigator one Ship with its costs and gains, and the turn goes on', () => {
  const s = inB({ favors: { navigator: 'up' }, wood: 1, goods: { wheat: 5 }, dice: [3] });
  const sailed = play(s, 'use navigator', 'ship home', 'sail wheat-1');
  assert.deepEqual([shipsOf(sailed, 0), goodsOf(sailed, 0), woodOf(sailed)[0], realsOf(sailed)[0]], [['wheat-1'], [3, 0, 0], 0, 5]);
  assert.equal(whyNot(sailed, '0 ship home'), 'B1');
  assert.equal(whyNot(sailed, '0 die 3 mayor'), undefined);
});

test('F-navigator RU6 not offered while no Ship can sail', () => {
  assert.equal(whyNot(inB({ favors: { navigator: 'up' }, wood: 1 }), '0 use navigator'), 'RU6');
  assert.equal(whyNot(inB({ favors: { navigator: 'up' }, goods: { wine: 1 } }), '0 use navigator'), 'RU6');
  assert.equal(whyNot(inB({ favors: { navigator: 'up' }, goods: { wine: 1 }, ships: ['wheat-1'] }), '0 use navigator'), undefined);
});

test('F-navigator in C its market pays for the building', () => {
  const s = atBuilding('casa', [{ favors: { navigator: 'up' }, wood: 1, goods: { wheat: 4 } }]);
  assert.deepEqual(realsOf(play(s, '0 use navigator', '0 ship home', '0 sail wheat-3', '0 pay')), [0, 0, 0, 0]);
});

test('F-navigator DW3 its Wood and the Wood of the action are one purchase', () => {
  const seat = { favors: { navigator: 'up' }, workers: ['forest'], goods: { wine: 1 }, dice: [3], reals: 6 } as const;
  const s = play(inB(seat, { rewards: { acores: ['island', 'support'] } }), 'use navigator', 'ship home', 'sail acores-1', 'no reward');
  assert.equal(on.reals(s, 0), 5);
  assert.equal(on.reals(play(s, 'die 3 guild-master', 'act', 'favor monk'), 0), 0);
});

const INDEBTED = { favors: { navigator: 'up' }, workers: ['forest', '3a'], goods: { wheat: 2 } } as const;

test('F-navigator V10 in the first edition the Wood is owed until the turn ends, and what is owed cannot pay the building', () => {
  for (const rules of ['1st-de', '1st-it', '1st-hu']) {
    const s = atBuilding('casa', [INDEBTED], { rules, dice: [3, 3] });
    const sailed = play(s, '0 use navigator', '0 ship home');
    assert.equal(on.reals(sailed, 0), 5);
    assert.equal(on.reals(play(sailed, '0 pay'), 0), 1);
    assert.equal(on.reals(play(sailed, '0 pay', '0 done'), 0), 0);
    const dear = play(atBuilding('casa', [INDEBTED], { rules, dice: [2, 3] }), '0 use navigator', '0 ship home');
    assert.equal(whyNot(dear, '0 pay'), 'C4');
    assert.deepEqual([realsOf(play(dear, '0 pirates'))[0], piratesOf(play(dear, '0 pirates'))[0]], [4, 1]);
  }
});

test('F-navigator V10 by the second edition the Wood is paid before the market pays', () => {
  assert.equal(whyNot(atBuilding('casa', [INDEBTED]), '0 use navigator'), 'RU6');
  const s = play(atBuilding('casa', [{ ...INDEBTED, reals: 1 }]), '0 use navigator', '0 ship home');
  assert.equal(on.reals(s, 0), 5);
});

test('F-navigator RU9 Booty vouches for the debt as a market does, another reward does not', () => {
  const favors = { navigator: 'up' } as const;
  const s = (reward: 'booty' | 'medal'): State =>
    inB(
      { favors, workers: ['forest'], goods: { wine: 1 } },
      { rules: '1st-de', rewards: { acores: ['island', reward], brasil: ['city', 'windmill'] } },
    );
  assert.equal(whyNot(play(s('booty'), 'use navigator', 'ship home'), '0 sail acores-1'), undefined);
  const sailed = play(s('medal'), 'use navigator', 'ship home');
  assert.equal(on.slotShip(sailed, slotNamed('wine-1')), 0, 'the only harbour');
});

test('F-engineer 2 more harvests, on two Fields or twice on one, each as the Field then is', () => {
  const seat = { favors: { engineer: 'up' }, dice: [3], workers: ['2a', '2d'] } as const;
  const s = play(inB(seat, { fieldWood: { '2d': 1 } }), 'use engineer', 'die 3 steward', 'harvest');
  assert.deepEqual([goodsOf(s, 0), woodOf(s)[0]], [[0, 0, 1], 1]);
  assert.deepEqual(choices(s, 0), ['again 2a', 'again 2d', 'done']);
  assert.deepEqual(goodsOf(play(s, 'again 2d', 'again 2d'), 0), [2, 0, 1]);
  const split = play(s, 'again 2a', 'again 2d');
  assert.deepEqual([goodsOf(split, 0), waitingFor(split)], [[1, 0, 2], [1]]);
});

test('F-engineer 3 more in all at the empty building, with a pirate die too', () => {
  const seat = { favors: { engineer: 'up' }, workers: ['3a', 'watch'] } as const;
  const s = play(inB(seat, { pirateDice: [3] }), 'use engineer', 'pirate 3 special', 'harvest');
  const all = play(s, 'again 3a', 'again 3a', 'again 3a');
  assert.deepEqual([goodsOf(all, 0), waitingFor(all)], [[0, 0, 4], [1]]);
});

test('F-engineer then a die must be placed; without a harvest the Favor is lost', () => {
  const seat = { favors: { engineer: 'up' }, dice: [3], workers: ['funchal-1', '3a'] } as const;
  const s = play(inB(seat), 'use engineer');
  assert.equal(whyNot(s, '0 pass I reals'), 'RU12');
  const acted = play(s, 'die 3 mayor', 'act', 'done');
  assert.deepEqual([faceUp(acted, 0), goodsOf(acted, 0)], [[], [0, 0, 0]]);
});

test('F-engineer RU12 only before a die that can be placed, so never in C', () => {
  const favors = { engineer: 'up' } as const;
  assert.equal(whyNot(inB({ favors }), '0 use engineer'), 'RU12');
  assert.equal(whyNot(inB({ favors, workers: ['watch'] }, { pirateDice: [3] }), '0 use engineer'), undefined);
  assert.equal(whyNot(atBuilding('casa', [{ favors }]), '0 use engineer'), 'F-engineer');
});
