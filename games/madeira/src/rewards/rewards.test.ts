import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as on from '../state/layout.ts';
import { choices, play, position, whyNot } from '../testing/position.ts';
import {
  atBuilding,
  breadOf,
  bySet,
  faceUp,
  piratesOf,
  pointsOf,
  realsOf,
  rewarded,
  stepOf,
  waitingFor,
  workersOf,
} from '../testing/reading-ce.ts';

test('K-island a Worker to a Field or the Forest, as Steward', () => {
  const s = rewarded('island', { workers: ['1a', 'funchal-1', 'india', 'watch'] });
  assert.deepEqual(choices(s, 0), ['worker 1a', 'worker funchal-1', 'worker india', 'worker home', 'done']);
  assert.equal(whyNot(s, '0 worker watch'), 'ST1');
  assert.equal(whyNot(play(s, 'worker home'), '0 to 1a'), 'BD3');
  const moved = play(s, 'worker funchal-1', 'to forest');
  assert.deepEqual([workersOf(moved, 0), waitingFor(moved)], [['1a', 'forest', 'india', 'watch'], [1]]);
});

test('K-city 1 PP, then a Worker may go to a city spot', () => {
  const s = rewarded('city', { workers: ['watch', '3a'] });
  assert.equal(pointsOf(s)[0], 1);
  assert.equal(whyNot(s, '0 worker watch'), 'C9');
  const moved = play(s, 'worker 3a', 'to porto-santo-1');
  assert.deepEqual([pointsOf(moved)[0], workersOf(moved, 0), waitingFor(moved)], [1, ['porto-santo-1', 'watch'], [1]]);
  assert.equal(pointsOf(play(s, 'done'))[0], 1);
});

test('K-city RU13 its PP count even if no spot is free', () => {
  const spots = ['porto-santo', 'funchal', 'machico'].flatMap((city) => [1, 2, 3].map((spot) => `${city}-${spot}`));
  const s = rewarded('city', {}, { seats: [{}, { workers: spots }] });
  assert.deepEqual([pointsOf(s)[0], waitingFor(s)], [1, [1]]);
});

test('K-guild one own Favor up, of any guild', () => {
  const s = rewarded('guild', { favors: { patron: 'down', lady: 'down' } });
  const up = play(s, 'turn up lady');
  assert.deepEqual([faceUp(up, 0), waitingFor(up)], [['lady'], [1]]);
});

test('K-guild RU13 with nothing face down it gives nothing and asks nothing', () => {
  assert.deepEqual(waitingFor(rewarded('guild', { favors: { patron: 'up' } })), [1]);
});

test('K-watch a Worker into the City Watch, up to 3 Pirates off', () => {
  const s = rewarded('watch', { workers: ['forest', 'watch'], pirates: 7 });
  assert.equal(whyNot(s, '0 worker watch'), 'C9');
  const moved = play(s, 'worker forest');
  assert.deepEqual([workersOf(moved, 0), piratesOf(moved)[0]], [['watch', 'watch'], 4]);
  assert.equal(piratesOf(play(s, 'done'))[0], 7);
});

test('K-medal 3 PP', () => {
  const s = rewarded('medal', { points: 2 });
  assert.deepEqual([pointsOf(s), waitingFor(s)], [[5, 0, 0, 0], [1]]);
});

test('K-booty 5 Reals', () => {
  const s = rewarded('booty', { reals: 1 });
  assert.deepEqual([realsOf(s), waitingFor(s)], [[6, 0, 0, 0], [1]]);
});

test('K-windmill one step up without Wheat', () => {
  const s = rewarded('windmill', { mill: 3, goods: { wheat: 2 } });
  assert.deepEqual([on.mill(s, 0), on.goods(s, 0, 0), pointsOf(s)[0]], [4, 2, 0]);
});

test('K-support V6 up to 3 Pirates off, or 2 Bread, by the Italian booklet 3', () => {
  const s = (rules: string, pirates: number) => rewarded('support', { pirates }, { rules });
  assert.deepEqual(choices(s('2nd', 5), 0), ['support pirates', 'support bread']);
  assert.deepEqual(
    bySet((rules) => piratesOf(play(s(rules, 5), 'support pirates'))[0]),
    [2, 2, 2, 2],
  );
  assert.deepEqual(
    bySet((rules) => piratesOf(play(s(rules, 2), 'support pirates'))[0]),
    [0, 0, 0, 0],
  );
  assert.deepEqual(
    bySet((rules) => breadOf(play(s(rules, 5), 'support bread'))[0]),
    [2, 2, 3, 2],
  );
  assert.equal(whyNot(s('2nd', 5), '0 done'), 'K-support');
  assert.deepEqual(waitingFor(play(s('2nd', 5), 'support bread')), [1]);
});

const landing = { rewards: { acores: ['watch', 'medal'], brasil: ['city', 'booty'] } } as const;

test('K-medal CO3 one of the two of that colony, not of another', () => {
  const s = position({ ...landing, seats: [{ wood: 1, goods: { wine: 1 } }] });
  const landed = play(s, 'pass IV ship', 'ship home', 'sail acores-1');
  assert.deepEqual(choices(landed, 0), ['reward watch', 'reward medal', 'no reward']);
  assert.equal(whyNot(landed, '0 reward booty'), 'CO3');
  assert.deepEqual(pointsOf(play(landed, 'no reward')), [0, 0, 0, 0]);
});

test('K-medal RU13 two Ships into one colony: one reward each, the same one allowed', () => {
  const s = position({ ...landing, seats: [{ dice: [3], wood: 2, goods: { wine: 3 } }] });
  const landed = play(s, 'die 3 commander', 'act', 'ship home', 'sail acores-1', 'ship home', 'sail acores-2');
  const both = play(landed, 'reward medal', 'reward medal');
  assert.deepEqual([pointsOf(both)[0], waitingFor(both)], [6, [1]]);
});

test('K-watch CO3 rewards of two colonies come in any order', () => {
  const s = position({ ...landing, seats: [{ dice: [3], wood: 2, goods: { wine: 2 }, pirates: 4 }] });
  const landed = play(s, 'die 3 commander', 'act', 'ship home', 'sail acores-1', 'ship home', 'sail brasil-1');
  assert.deepEqual(choices(landed, 0), ['reward city', 'reward watch', 'reward medal', 'reward booty', 'no reward']);
  const first = play(landed, 'reward booty');
  assert.deepEqual(choices(first, 0), ['reward watch', 'reward medal', 'no reward']);
  const both = play(first, 'reward watch', 'worker home');
  assert.deepEqual([realsOf(both)[0], piratesOf(both)[0], stepOf(both)], [5, 1, 'turn']);
});

test('K-booty by Navigator in C it comes before the payment', () => {
  const seat = { favors: { navigator: 'up' }, reals: 5, wood: 1, goods: { wine: 1 } } as const;
  const s = atBuilding('casa', [seat], { rewards: { acores: ['watch', 'booty'] } });
  const paid = play(s, '0 use navigator', '0 ship home', '0 sail acores-1', '0 reward booty', '0 pay');
  assert.equal(realsOf(paid)[0], 0);
});
