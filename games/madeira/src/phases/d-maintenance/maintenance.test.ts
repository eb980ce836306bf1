import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as on from '../../state/layout.ts';
import { choices, options, type PositionWords, placeNamed, play, position, type SeatWords, whyNot } from '../../testing/position.ts';
import {
  breadOf,
  bySet,
  FIRST_EDITION,
  goodsOf,
  piratesOf,
  pointsOf,
  realsOf,
  stepOf,
  waitingFor,
  woodOf,
  workersOf,
} from '../../testing/reading-ce.ts';

const inD = (seats: readonly SeatWords[], words: PositionWords = {}) => position({ ...words, phase: 'D', seats });
const watch = (count: number): SeatWords => ({ workers: new Array<string>(count).fill('watch'), bread: 12, mill: 0 });

test('D1 sole most Workers in the City Watch: one may go home for 4 PP', () => {
  const s = inD([watch(1), watch(3), watch(2)]);
  assert.deepEqual([stepOf(s), waitingFor(s), choices(s, 1)], ['honor', [1], ['honor', 'done']]);
  assert.equal(whyNot(s, '0 honor'), 'D1');
  const honored = play(s, '1 honor');
  assert.deepEqual(
    [pointsOf(honored), workersOf(honored, 1)],
    [
      [0, 4, 0, 0],
      ['watch', 'watch'],
    ],
  );
});

test('D1 a tie honors nobody, whoever else is there', () => {
  const tied = inD([watch(2), watch(2)]);
  assert.deepEqual([stepOf(tied), whyNot(tied, '0 honor')], ['feeding', 'D1']);
  for (const counts of [
    [2, 2],
    [3, 1, 3],
    [1, 3, 3, 2],
    [2, 2, 2, 2],
  ])
    assert.notEqual(stepOf(inD(counts.map(watch))), 'honor');
  assert.deepEqual(waitingFor(inD([2, 2, 3].map(watch))), [2]);
  assert.deepEqual(waitingFor(inD([3, 2, 2].map(watch))), [0]);
});

test('D1 RU26 nobody in the City Watch, nobody honored', () => {
  assert.notEqual(stepOf(inD([{ workers: ['1a'] }])), 'honor');
  assert.deepEqual(waitingFor(inD([{}, watch(1)])), [1]);
});

test('D1 RU26 declining gives it to nobody else', () => {
  const s = play(inD([watch(3), watch(2)]), '0 done');
  assert.deepEqual([pointsOf(s), stepOf(s)], [[0, 0, 0, 0], 'feeding']);
});

test('D1 the Worker sent home does not eat', () => {
  const s = inD([watch(2)]);
  assert.equal(choices(play(s, '0 honor'), 0).at(-1), 'feed 1');
  assert.equal(choices(play(s, '0 done'), 0).at(-1), 'feed 2');
});

test('D2 each Worker in a colony land yields its Good', () => {
  const s = inD([{ workers: ['acores', 'acores', 'brasil', 'india'], ships: ['acores-1'] }]);
  assert.deepEqual(goodsOf(s, 0), [2, 1, 1]);
});

test('D2 RU26 income comes to all at once, before anybody keeps up his Ships', () => {
  const s = inD([{ ships: ['wheat-1'], wood: 1 }, { workers: ['india'] }, { workers: ['brasil'] }]);
  assert.deepEqual([waitingFor(s), goodsOf(s, 1), goodsOf(s, 2)], [[0], [0, 0, 1], [0, 1, 0]]);
});

test('D2 income comes after honor', () => {
  const s = inD([{ workers: ['watch', 'acores'] }]);
  assert.deepEqual(
    [goodsOf(s, 0), goodsOf(play(s, '0 honor'), 0)],
    [
      [0, 0, 0],
      [1, 0, 0],
    ],
  );
});

test('D3 1 Wood for each Ship on the board, in markets and colonies; each not discarded is 1 Pirate', () => {
  const s = inD([{ ships: ['wheat-1', 'india-1', 'brasil-2'], wood: 5 }]);
  assert.deepEqual(choices(s, 0), ['upkeep 0', 'upkeep 1', 'upkeep 2', 'upkeep 3']);
  const kept = play(s, '0 upkeep 2');
  assert.deepEqual([woodOf(kept)[0], piratesOf(kept)[0]], [3, 1]);
  assert.equal(piratesOf(play(s, '0 upkeep 0'))[0], 3);
  assert.equal(whyNot(s, '0 upkeep 4'), 'D3');
});

test('D3 without Wood and without access the Pirates come unasked; without Ships nothing is asked', () => {
  const s = inD([
    { ships: ['wheat-1', 'wheat-2'], reals: 9 },
    { wood: 4, ships: [] },
  ]);
  assert.deepEqual(
    [piratesOf(s), woodOf(s)],
    [
      [2, 0, 0, 0],
      [0, 4, 0, 0],
    ],
  );
  assert.notEqual(stepOf(s), 'upkeep');
});

test('D3 in Passing order: who comes first may take the last Wood of a Field', () => {
  const seat = { ships: ['wheat-1'], workers: ['1c'], reals: 1, bread: 1 } as const;
  const words = { passing: [1, 0], players: 2, fieldWood: { '1c': 1 } };
  const s = inD([seat, { ...seat, ships: ['wheat-2'] }], words);
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 upkeep 0'), 'D3');
  const bought = play(s, '1 upkeep 1');
  assert.deepEqual([on.fieldWood(bought, placeNamed('1c')), piratesOf(bought), realsOf(bought)], [0, [1, 0], [1, 0]]);
  assert.deepEqual(waitingFor(play(s, '1 upkeep 0')), [0]);
});

test('D3 DW3 Wood for the upkeep is bought from chosen Fields and the Forest, at 1, 3, 6 Reals', () => {
  const s = inD([{ ships: ['wheat-1', 'india-1', 'brasil-2'], workers: ['forest', '1c'], reals: 6 }], { fieldWood: { '1c': 2 } });
  const asked = play(s, '0 upkeep 3');
  assert.deepEqual(choices(asked, 0), ['buy wood 1c', 'buy wood forest']);
  assert.equal(whyNot(asked, '0 buy wood 1d'), 'DW2');
  const bought = play(asked, '0 buy wood 1c', '0 buy wood forest', '0 buy wood 1c');
  assert.deepEqual([realsOf(bought)[0], on.fieldWood(bought, placeNamed('1c')), piratesOf(bought)[0]], [0, 0, 0]);
});

test('D3 RU10 home Wood goes first, and only Reals at home buy, at once in all sets', () => {
  bySet((rules) => {
    const s = inD([{ ships: ['wheat-1', 'india-1', 'brasil-2'], workers: ['forest'], reals: 2, wood: 1 }], { rules });
    assert.equal(whyNot(s, '0 upkeep 3'), 'RU10');
    assert.equal(whyNot(s, '0 windmill down reals'), 'W4');
    const bought = play(s, '0 upkeep 2');
    assert.deepEqual([realsOf(bought)[0], woodOf(bought)[0], piratesOf(bought)[0]], [1, 0, 1]);
  });
});

test('D3 each player starts at the first price again, after B, after the others', () => {
  const seat = (ship: string) => ({ ships: [ship], workers: ['forest'], reals: 1 });
  const s = play(inD([seat('wheat-1'), seat('wheat-2')]), '0 upkeep 1', '1 upkeep 1');
  assert.deepEqual(realsOf(s), [0, 0, 0, 0]);
});

test('D3 six Ships: six Wood for 21 Reals', () => {
  const ships = ['wheat-1', 'wheat-2', 'sugar-1', 'sugar-2', 'india-1', 'brasil-1'];
  const s = play(inD([{ ships, workers: ['forest'], reals: 21 }]), '0 upkeep 6');
  assert.deepEqual([realsOf(s)[0], piratesOf(s)[0]], [0, 0]);
});

test('D3 no Ship and no Worker goes home to dodge it', () => {
  const s = inD([{ ships: ['wheat-1'], wood: 1, workers: ['1a'] }]);
  assert.equal(whyNot(s, '0 ship wheat-1'), 'D3');
  const kept = play(s, '0 upkeep 0');
  assert.deepEqual([on.shipsHome(kept, 0), workersOf(kept, 0)], [5, ['1a']]);
});

test('D4 everyone on the board eats: City Watch, cities, Fields, Forest, colonies', () => {
  const s = inD([{ workers: ['watch', 'funchal-1', '1a', 'forest', 'india'], mill: 0, bread: 9 }, watch(1)]);
  assert.equal(choices(s, 0).at(-1), 'feed 5');
  assert.equal(whyNot(s, '0 feed 6'), 'D4');
  assert.equal(breadOf(play(s, '0 feed 5'))[0], 4);
});

test('D4 the windmill feeds as many as its level, and a surplus gives no Bread', () => {
  const s = inD([{ workers: ['1a', '1b'], mill: 3, bread: 2 }]);
  assert.deepEqual([breadOf(s)[0], piratesOf(s)[0]], [2, 0]);
  assert.notEqual(stepOf(s), 'feeding');
});

test('D4 Bread may be kept, each Worker not fed is a Pirate', () => {
  const s = inD([{ workers: ['1a', '1b', '1c'], mill: 1, bread: 2 }]);
  assert.deepEqual(choices(s, 0), ['feed 0', 'feed 1', 'feed 2']);
  const kept = play(s, '0 feed 0');
  assert.deepEqual([breadOf(kept)[0], piratesOf(kept)[0]], [2, 2]);
});

test('D4 without Bread, and without a way to raise the windmill, the Pirates come unasked', () => {
  const s = inD([{ workers: ['1a', '1b'], mill: 0 }]);
  assert.equal(piratesOf(s)[0], 2);
});

test('D4 W7 without Bread the income still raises the windmill before the feeding', () => {
  const s = inD([{ workers: ['acores', 'acores', '1a', '1b'], mill: 2 }]);
  assert.deepEqual([stepOf(s), choices(s, 0)], ['feeding', ['feed 0']]);
  assert.equal(piratesOf(play(s, '0 feed 0'))[0], 2);
  assert.equal(piratesOf(play(s, '0 windmill up', '0 feed 0'))[0], 1);
});

test('D4 W7 Sugar and Wine of the colonies may be exchanged for the Wheat of a step', () => {
  const s = inD([{ workers: ['brasil', 'india', '1a'], mill: 2, goods: { wheat: 1 } }]);
  const fed = play(s, '0 exchange sugar wine for wheat', '0 windmill up', '0 feed 0');
  assert.deepEqual([goodsOf(fed, 0), piratesOf(fed)[0]], [[0, 0, 0], 0]);
});

test('D4 W7 a step up lowers what Bread may be given', () => {
  const s = inD([{ workers: ['1a', '1b'], mill: 0, bread: 2, goods: { wheat: 2 } }]);
  const up = play(s, '0 windmill up');
  assert.deepEqual(choices(up, 0), ['feed 0', 'feed 1']);
  assert.equal(whyNot(up, '0 feed 2'), 'D4');
});

test('D4 W4 no step down for Bread in D', () => {
  const s = inD([{ workers: ['1a', '1b', '1c', '2a'], mill: 3, bread: 1, points: 3 }]);
  assert.equal(whyNot(s, '0 windmill down bread'), 'W4');
  assert.equal(options(s, 0).includes('windmill down bread'), false);
});

test('D4 in Passing order; the windmill is open out of turn too', () => {
  const seat = { workers: ['1a', '1b'], mill: 0, bread: 2, goods: { wheat: 2 } } as const;
  const s = inD([seat, seat], { players: 2, passing: [-1, 1, -1, 0] });
  assert.deepEqual([waitingFor(s), whyNot(s, '0 feed 0')], [[1], 'D4']);
  const up = play(s, '0 windmill up', '1 feed 2');
  assert.deepEqual([waitingFor(up), choices(up, 0)], [[0], ['feed 0', 'feed 1']]);
});

test('RU26 D3 comes for all before D4 for anyone', () => {
  const seat = (ship: string) => ({ ships: [ship], wood: 1, workers: ['1a'], mill: 0, bread: 1 });
  const s = inD([seat('wheat-1'), seat('wheat-2')]);
  const steps = [s, play(s, '0 upkeep 1'), play(s, '0 upkeep 1', '1 upkeep 1')].map((now) => [stepOf(now), ...waitingFor(now)]);
  assert.deepEqual(steps, [
    ['upkeep', 0],
    ['upkeep', 1],
    ['feeding', 0],
  ]);
});

test('example 16: Blue has the most Workers in the City Watch: honor, 4 PP', () => {
  bySet((rules) => {
    const s = play(inD([watch(1), watch(3), watch(2), watch(2)], { rules }), '1 honor');
    assert.deepEqual([pointsOf(s), workersOf(s, 1).length], [[0, 4, 0, 0], 2]);
  });
});

test('example 17: income of Red 2 Wheat 1 Sugar, Yellow 1 Sugar, Blue 1 Wine', () => {
  bySet((rules) => {
    const s = inD([{ workers: ['acores', 'acores', 'brasil'] }, { workers: ['brasil'] }, { workers: ['india'] }], { rules });
    assert.deepEqual(
      [0, 1, 2, 3].map((seat) => goodsOf(s, seat)),
      [
        [2, 1, 0],
        [0, 1, 0],
        [0, 0, 1],
        [0, 0, 0],
      ],
    );
  });
});

test('example 18: Yellow, 3 Ships: 1 Wood at home, buys 1 in the Forest, 1 Pirate', () => {
  const yellow = { ships: ['brasil-1', 'brasil-2', 'wheat-1'], wood: 1, workers: ['forest'], reals: 3 };
  const s = play(inD([yellow]), '0 upkeep 2');
  assert.deepEqual([woodOf(s)[0], realsOf(s)[0], piratesOf(s)[0]], [0, 2, 1]);
});

test('example 35: in the first edition Red, 2 Ships in Brasil and 1 in the Wheat market, discards 2 Wood: 1 Pirate', () => {
  for (const rules of FIRST_EDITION) {
    const s = play(inD([{ ships: ['brasil-1', 'brasil-2', 'wheat-1'], wood: 2 }], { rules }), '0 upkeep 2');
    assert.deepEqual([woodOf(s)[0], piratesOf(s)[0]], [0, 1]);
  }
});

test('example 19: Blue, 10 Workers, Windmill 4, 5 Bread, keeps 1: discards 4, 2 Pirates', () => {
  bySet((rules) => {
    const workers = ['1a', '1b', '2a', '2b', '3a', 'forest', 'funchal-1', 'machico-1', 'india', 'watch'];
    const s = play(inD([{ workers, mill: 4, bread: 5 }], { rules }), '0 done', '0 feed 4');
    assert.deepEqual([breadOf(s)[0], piratesOf(s)[0]], [1, 2]);
  });
});
