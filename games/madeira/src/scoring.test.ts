import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver, must, readConfig } from '@caravel/core';
import { madeira } from './index.ts';
import * as on from './state/layout.ts';
import { finalPosition, type PositionWords, play, position, whyNot } from './testing/position.ts';
import { bySet, crown, randomGame, scoresOf } from './testing/reading-ce.ts';

const pirates = (counts: readonly number[], words: PositionWords = {}) =>
  finalPosition({ ...words, players: counts.length, seats: counts.map((count) => ({ pirates: count })) });

/** Seats from the winner down. */
const ranking = (s: Int16Array): number[] =>
  scoresOf(s)
    .map((score, seat) => ({ seat, score, tie: madeira.tieBreak(s, seat) }))
    .sort((a, b) => b.score - a.score || b.tie - a.tie)
    .map(({ seat }) => seat);

test('G1 Goods, Wood and Bread become Reals, 1 PP for each full 5', () => {
  const score = (words: object) => scoresOf(finalPosition({ seats: [words] }))[0];
  assert.equal(score({ goods: { wheat: 1, sugar: 1, wine: 1 }, wood: 1, bread: 1 }), 1);
  assert.equal(score({ goods: { wheat: 1, sugar: 1, wine: 1 }, wood: 1 }), 0);
  assert.equal(score({ reals: 14, points: 3 }), 5);
});

test('G2 most Pirates -16, then -8, -4, -2', () => {
  assert.deepEqual(scoresOf(pirates([1, 9, 3, 20])), [-2, -8, -4, -16]);
});

test('G2 and -1 for each Pirate above 20, whatever the rank', () => {
  assert.deepEqual(scoresOf(pirates([20, 21, 22, 23])), [-2, -5, -10, -19]);
});

test('G2 ties: the earlier in Passing order loses less, three and four of them too', () => {
  assert.deepEqual(scoresOf(pirates([5, 5, 5, 5], { passing: [2, 0, 3, 1] })), [-4, -16, -2, -8]);
  assert.deepEqual(scoresOf(pirates([5, 5, 9, 5], { passing: [2, 0, 3, 1] })), [-2, -8, -16, -4]);
});

test('G2 a count before the end goes by the order of play: who has passed, then the rows', () => {
  const seats = [{ pirates: 5 }, { pirates: 5 }, { pirates: 5 }];
  const s = position({ players: 3, seats, rows: [2, 0, 1] });
  assert.deepEqual(scoresOf(s), [-8, -16, -4]);
  assert.deepEqual(scoresOf(play(s, '2 pass I reals', '0 pass IV reals')), [1 - 8, -16, -4]);
});

test('G2 V1 before the order of play is drawn nobody is later than another: all lose the most', () => {
  const s = madeira.setup(must(readConfig(madeira, { players: 4 })));
  const unharmed = s.slice();
  for (const seat of [0, 1, 2, 3]) on.pirates.set(unharmed, seat, 0);
  assert.deepEqual(
    scoresOf(s),
    scoresOf(unharmed).map((score) => score - 16),
  );
});

test('G2 none, no loss', () => {
  assert.deepEqual(scoresOf(pirates([0, 0, 0, 0])), [0, 0, 0, 0]);
});

test('RU29 with 3 players -16, -8, -4, with 2 -16, -8', () => {
  assert.deepEqual(scoresOf(pirates([3, 2, 1])), [-16, -8, -4]);
  assert.deepEqual(scoresOf(pirates([3, 4])), [-8, -16]);
  assert.deepEqual(scoresOf(pirates([4, 4], { passing: [-1, 1, -1, 0] })), [-16, -8]);
});

test('RU29 who has no Pirates loses nothing and ranks last: the others lose as if he were behind them', () => {
  assert.deepEqual(scoresOf(pirates([0, 7, 0, 1])), [0, -16, 0, -8]);
  assert.deepEqual(scoresOf(pirates([0, 1])), [0, -16]);
});

test('RU30 Pirates may bring the PP below 0', () => {
  assert.equal(scoresOf(finalPosition({ seats: [{ pirates: 30, points: 4 }] }))[0], 4 - 16 - 10);
});

test('RU30 in play PP never fall below 0: at the bottom of the windmill one must have a PP', () => {
  const s = position({ seats: [{ mill: 0, points: 1 }] });
  const spent = play(s, '0 windmill down bread');
  assert.deepEqual([on.points(spent, 0), whyNot(spent, '0 windmill down bread'), whyNot(spent, '0 windmill down reals')], [0, 'W5', 'W5']);
});

test('G3 most PP wins', () => {
  assert.deepEqual(ranking(finalPosition({ seats: [{ points: 3 }, { points: 9 }, { points: 5 }, { points: 4 }] })), [1, 2, 3, 0]);
});

test('G3 ties to the earlier in Passing order', () => {
  const seats = [{ points: 9 }, { points: 9 }, { points: 9 }, { points: 10 }];
  assert.deepEqual(ranking(finalPosition({ seats, passing: [2, 3, 0, 1] })), [3, 2, 0, 1]);
  assert.deepEqual(ranking(finalPosition({ seats: [{ points: 9 }, { points: 9 }], players: 2, passing: [-1, 1, -1, 0] })), [1, 0]);
});

test('G3 Pirates and resources decide before the order does', () => {
  const seats = [
    { points: 20, pirates: 1 },
    { points: 10, reals: 5 },
  ];
  assert.deepEqual(ranking(finalPosition({ players: 2, seats })), [1, 0]);
});

test('G3 after round 5 the game is over and nothing can be done', () => {
  const s = crown(5, [{ reals: 3, goods: { wheat: 4 }, requests: ['influence', 'influence', 'influence'] }]);
  assert.equal(isOver(madeira, s), true);
  assert.equal(whyNot(s, '0 windmill up'), 'G3');
  assert.deepEqual(scoresOf(s), [1, 0]);
});

test('G3 five rounds always: no game ends earlier, none later, and no request is left', () => {
  for (const players of [2, 3, 4])
    bySet((rules) => {
      const start = madeira.setup(must(readConfig(madeira, { players, rules, options: {} })));
      const rounds = new Set<number>();
      const over = randomGame(start, players * 31 + rules.length, (s) => rounds.add(on.round(s)));
      assert.deepEqual([...rounds], [1, 2, 3, 4, 5]);
      for (let seat = 0; seat < players; seat++)
        assert.equal(
          [0, 1, 2, 3, 4].reduce((sum, kind) => sum + on.requests(over, seat, kind), 0),
          0,
        );
    });
});

test('example 21: Red, 3 Wheat, 2 Wood, 6 Reals: 2 PP at the end', () => {
  bySet((rules) => {
    const s = finalPosition({ rules, seats: [{ goods: { wheat: 3 }, wood: 2, reals: 6 }] });
    assert.equal(scoresOf(s)[0], 2);
  });
});

test('example 22: Pirates 25/21/12/5: -21, -9, -4, -2', () => {
  bySet((rules) => assert.deepEqual(scoresOf(pirates([25, 21, 12, 5], { rules })), [-21, -9, -4, -2]));
});

test('example 23: 18 in slot III, 18 in slot IV, 7, 3: slot IV -16, slot III -8, -4, -2', () => {
  bySet((rules) => {
    const s = pirates([18, 18, 7, 3], { rules, passing: [3, 2, 0, 1] });
    assert.deepEqual(scoresOf(s), [-8, -16, -4, -2]);
  });
});
