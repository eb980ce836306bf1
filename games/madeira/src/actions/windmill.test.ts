import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../state/layout.ts';
import { choices, options, type PositionWords, play, position, type SeatWords, whyNot } from '../testing/position.ts';
import { dealt, FIRST_EDITIONS, goodsOf, homeOf, inEverySet, startingWith, stepOf, turnOf0, waitingFor } from '../testing/reading-ab.ts';

/** Seat 0 is in turn, seat 1 has these words. */
const outOfTurn = (seat: SeatWords, words: PositionWords = {}): State => position({ ...words, seats: [{ dice: [3] }, seat] });
/** In D somebody else, seat 0, is asked about his Ship. */
const inD = (seat: SeatWords): State => position({ phase: 'D', seats: [{ ships: ['wheat-1'], wood: 1 }, seat] });
/** In C seat 0 stands before a building. */
const inC = (seat: SeatWords): State => position({ phase: 'C', seats: [{ markers: ['moinho'], reals: 10 }, seat] });

test('W1 any two Goods, alike or not, for any one', () => {
  const s = outOfTurn({ goods: { wheat: 1, sugar: 2 } });
  assert.deepEqual(goodsOf(play(s, '1 exchange wheat sugar for wine'), 1), { sugar: 1, wine: 1 });
  assert.deepEqual(goodsOf(play(s, '1 exchange sugar sugar for wine'), 1), { wheat: 1, wine: 1 });
  assert.deepEqual(goodsOf(play(s, '1 exchange wheat sugar for wheat'), 1), { sugar: 1, wheat: 1 });
});

test('W1 only Goods that are there', () => {
  const s = outOfTurn({ goods: { wheat: 1, sugar: 1 }, bread: 5, wood: 5 });
  assert.equal(whyNot(s, '1 exchange wheat wheat for wine'), 'W1');
  assert.equal(whyNot(s, '1 exchange sugar sugar for wine'), 'W1');
  assert.equal(whyNot(s, '1 exchange sugar wine for wheat'), 'W1');
  assert.deepEqual(startingWith(options(s, 1), 'exchange'), [
    'exchange wheat sugar for wheat',
    'exchange wheat sugar for sugar',
    'exchange wheat sugar for wine',
  ]);
});

test('W1 as often as one likes, in phases B, C and D, in turn or not', () => {
  for (const table of [outOfTurn, inC, inD]) {
    const s = play(table({ goods: { wine: 4 } }), '1 exchange wine wine for wheat', '1 exchange wine wine for wheat');
    assert.deepEqual(goodsOf(s, 1), { wheat: 2 });
    assert.deepEqual(waitingFor(s), [0]);
  }
  const own = play(turnOf0({ goods: { wheat: 2 } }), '0 exchange wheat wheat for wine');
  assert.deepEqual(goodsOf(own, 0), { wine: 1 });
  assert.deepEqual(waitingFor(own), [0]);
});

test('W2 two Wheat move the marker up one step, in B, C and D', () => {
  for (const table of [outOfTurn, inC, inD]) {
    const s = play(table({ goods: { wheat: 3 } }), '1 windmill up');
    assert.deepEqual([on.mill(s, 1), goodsOf(s, 1)], [4, { wheat: 1 }]);
    assert.equal(whyNot(s, '1 windmill up'), 'W2');
  }
});

test('W2 other Goods do not do', () => assert.equal(whyNot(outOfTurn({ goods: { sugar: 9, wine: 9, wheat: 1 } }), '1 windmill up'), 'W2'));

test('W3 at the top two Wheat are 1 PP', () => {
  for (const table of [outOfTurn, inC, inD]) {
    const s = play(table({ goods: { wheat: 4 }, mill: 5 }), '1 windmill up', '1 windmill up');
    assert.deepEqual([on.mill(s, 1), homeOf(s, 1)], [6, { points: 1 }]);
  }
});

test('W4 a step down brings 1 Bread or 3 Reals, in B and C', () => {
  for (const table of [outOfTurn, inC]) {
    const s = play(table({ mill: 2 }), '1 windmill down bread', '1 windmill down reals');
    assert.deepEqual([on.mill(s, 1), homeOf(s, 1)], [0, { bread: 1, reals: 3 }]);
  }
});

test('W4 not in D', () => {
  const s = inD({ points: 5 });
  assert.equal(whyNot(s, '1 windmill down bread'), 'W4');
  assert.equal(whyNot(s, '1 windmill down reals'), 'W4');
  assert.deepEqual(options(s, 1), []);
});

test('W5 at the bottom a PP brings 1 Bread or 1 Real, in B and C only', () => {
  for (const table of [outOfTurn, inC]) {
    const s = play(table({ mill: 0, points: 2 }), '1 windmill down bread', '1 windmill down reals');
    assert.deepEqual([on.mill(s, 1), homeOf(s, 1)], [0, { bread: 1, reals: 1 }]);
  }
  assert.equal(whyNot(inD({ mill: 0, points: 2 }), '1 windmill down bread'), 'W4');
});

test('W5 only who has a PP can lose one', () => {
  const s = outOfTurn({ mill: 0 });
  assert.equal(whyNot(s, '1 windmill down bread'), 'W5');
  assert.equal(whyNot(s, '1 windmill down reals'), 'W5');
  const once = play(outOfTurn({ mill: 0, points: 1 }), '1 windmill down bread');
  assert.equal(whyNot(once, '1 windmill down bread'), 'W5');
});

test('W5 V4 the Hungarian bottom pays 3 Reals, and still 1 Bread', () => {
  const bottom = (rules: string): State => outOfTurn({ mill: 0, points: 1 }, { rules });
  assert.deepEqual(
    inEverySet((rules) => on.reals(play(bottom(rules), '1 windmill down reals'), 1)),
    [1, 1, 1, 3],
  );
  assert.deepEqual(
    inEverySet((rules) => on.bread(play(bottom(rules), '1 windmill down bread'), 1)),
    [1, 1, 1, 1],
  );
});

test('W6 closed in A, while dice fall and while rows are taken', () => {
  const rolling = position({ phase: 'A', round: 2, seats: [{ goods: { wheat: 4 }, points: 3 }] });
  for (const s of [rolling, dealt(rolling)]) {
    assert.equal(whyNot(s, '0 windmill up'), 'W6');
    assert.equal(whyNot(s, '0 windmill down bread'), 'W6');
    assert.equal(whyNot(s, '0 exchange wheat wheat for wine'), 'W6');
    assert.deepEqual(startingWith(options(s, 0), 'windmill'), []);
  }
});

test('W6 closed in E', () => {
  const words: SeatWords = { goods: { wheat: 4 }, reals: 5, requests: ['wealth', 'influence'] };
  const s = position({ phase: 'E', seats: [words, words, words, words] });
  assert.equal(stepOf(s), 'leave');
  for (const move of ['windmill up', 'windmill down reals', 'exchange wheat wheat for wine'])
    for (const seat of [0, 1]) assert.equal(whyNot(s, `${seat} ${move}`), 'W6');
});

test('W7 the income of D raises the marker before the feeding', () => {
  const s = position({ phase: 'D', seats: [{ mill: 3, workers: ['acores', 'acores', 'brasil', '1a', '1b'], bread: 5 }] });
  assert.equal(stepOf(s), 'feeding');
  assert.deepEqual(choices(s, 0), ['feed 0', 'feed 1', 'feed 2']);
  const up = play(s, '0 windmill up');
  assert.deepEqual([on.mill(up, 0), goodsOf(up, 0)], [4, { sugar: 1 }]);
  assert.deepEqual(choices(up, 0), ['feed 0', 'feed 1']);
});

test('W7 also without any Bread, and with Goods made into Wheat', () => {
  const s = position({ phase: 'D', seats: [{ mill: 2, workers: ['acores', 'brasil', 'brasil'] }] });
  assert.equal(stepOf(s), 'feeding');
  const fed = play(s, '0 exchange sugar sugar for wheat', '0 windmill up', '0 feed 0');
  assert.deepEqual(homeOf(fed, 0), {});
});

test('RU1 between two Ships: the Wine of the second is made when the first has sailed', () => {
  const s = play(turnOf0({ wood: 2, goods: { wheat: 2, sugar: 2 } }), 'die 3 commander', 'act', 'ship home', 'sail wheat-1');
  assert.deepEqual(startingWith(choices(s, 0), 'ship'), ['ship home']);
  const exchanged = play(s, '0 exchange sugar sugar for wine', 'ship home');
  assert.deepEqual(startingWith(choices(exchanged, 0), 'sail'), ['sail wine-1', 'sail acores-1', 'sail brasil-1', 'sail india-1']);
});

test('RU1 between two Ships also when nothing but the windmill can send off the second', () => {
  const s = play(turnOf0({ wood: 2, goods: { wheat: 4 } }), 'die 3 commander', 'act', 'ship home', 'sail wheat-1');
  assert.deepEqual([stepOf(s), waitingFor(s), choices(s, 0)], ['ship', [0], ['done']]);
  assert.equal(whyNot(s, '0 ship home'), 'CO1');
  const second = play(s, '0 exchange wheat wheat for wine', 'ship home', 'sail india-1', 'no reward');
  assert.deepEqual(homeOf(second, 0), { reals: 5 });
  const stuck = play(turnOf0({ wood: 1, goods: { wheat: 2 }, mill: 0 }), 'die 3 commander', 'act', 'ship home');
  assert.deepEqual(waitingFor(stuck), [1]);
});

test('RU1 a step down for Bread before a die, for Reals while Wood is bought', () => {
  const s = turnOf0({ dice: [1], workers: ['forest', '1c'], reals: 3, mill: 3 });
  assert.equal(whyNot(s, '0 die 1 mayor'), 'B4');
  const fed = play(s, '0 windmill down bread', '0 windmill down bread', '0 die 1 mayor');
  assert.equal(on.bread(fed, 0), 0);
  const buying = play(s, '0 die 1 guild-master', '0 act', '0 favor monk', '0 buy wood 1c', '0 windmill down reals');
  assert.equal(stepOf(buying), 'buy wood');
  assert.equal(on.reals(buying, 0), 3 - 1 + 3);
});

test('RU1 between roll and payment, and before a Favor', () => {
  const s = play(
    position({
      phase: 'C',
      guildDiceOn: { moinho: 2 },
      seats: [{ markers: ['moinho'], reals: 2, favors: { lady: 'up' }, workers: ['2a'] }],
    }),
    '* roll 2-3',
  );
  assert.equal(whyNot(s, '0 pay'), 'C4');
  assert.equal(whyNot(s, '0 use lady'), 'RU18');
  const richer = play(s, '0 windmill down reals');
  assert.equal(whyNot(richer, '0 pay'), undefined);
  assert.equal(whyNot(richer, '0 use lady'), undefined);
});

test('RU1 a piece in hand is put down first; the others need not wait', () => {
  const ship = play(turnOf0({ wood: 1, goods: { wheat: 4 } }, { seats: [{ goods: { wheat: 2 } }] }), 'die 3 commander', 'act', 'ship home');
  const worker = play(turnOf0({ goods: { wheat: 4 } }, { seats: [{ goods: { wheat: 2 } }] }), 'die 3 steward', 'act', 'worker home');
  for (const s of [ship, worker]) {
    assert.equal(whyNot(s, '0 windmill up'), 'RU1');
    assert.equal(whyNot(s, '0 exchange wheat wheat for wine'), 'RU1');
    const up = play(s, '1 windmill up');
    assert.deepEqual([on.mill(up, 1), stepOf(up)], [4, stepOf(s)]);
  }
});

test('RU1 a move of the windmill leaves the turn and the step alone', () => {
  const s = play(turnOf0({ wood: 2, goods: { wheat: 4 } }, { seats: [{ goods: { wheat: 2 } }] }), 'die 3 commander', 'act');
  for (const line of ['0 windmill up', '1 windmill up', '2 windmill down reals', '3 windmill down bread']) {
    const after = play(s, line);
    assert.deepEqual([stepOf(after), waitingFor(after)], ['ship', [0]]);
  }
});

test('B8 RU1 who has passed still has the windmill, in B and in C', () => {
  let s = position({ seats: [{ goods: { wheat: 2 } }, { dice: [3] }, { dice: [3] }, { dice: [3] }] });
  s = play(s, '0 pass IV reals');
  assert.deepEqual(waitingFor(s), [1]);
  s = play(s, '0 windmill up', '0 windmill down bread', '1 die 3 mayor', '0 windmill down reals');
  assert.deepEqual(homeOf(s, 0), { reals: 5 + 3, bread: 1 });
  s = play(s, '1 no action', '2 pass I reals', '3 pass II reals', '1 pass III reals', '* roll 1');
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(on.bread(play(s, '0 windmill down bread'), 0), 2);
});

test('RU1 nobody turns the mill while dice fall', () => {
  const s = position({ phase: 'C', guildDiceOn: { moinho: 1 }, seats: [{ markers: ['moinho'], goods: { wheat: 2 } }] });
  assert.deepEqual(options(s, 0), []);
  assert.equal(whyNot(s, '0 windmill up'), 'RU1');
});

test('V4 W4 above the bottom a step is 3 Reals in every booklet', () => {
  for (const rules of ['2nd', ...FIRST_EDITIONS])
    assert.equal(on.reals(play(outOfTurn({ mill: 1 }, { rules }), '1 windmill down reals'), 1), 3);
});
