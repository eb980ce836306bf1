import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE, must, readConfig, type State } from '@caravel/core';
import { pearls, tableTalk } from '@caravel/core/testing';
import { pearlsPolicy } from '../testing/pearls-trained.ts';
import { Search } from './search.ts';

const { play, options } = tableTalk(pearls);
const start = (): State => pearls.setup(must(readConfig(pearls, { players: 2, options: { lamps: 'none' } })));
const text = (move: number): string => pearls.moves.text(move);

test('a search keeps the large pearl', () => {
  const s = play(start(), 'pearl 3');
  const report = new Search(pearlsPolicy(), 1).think(s, 0, { visits: 300 });
  assert.equal(text(report.move), 'keep');
  assert.deepEqual(report.ranking.map(({ move }) => text(move)).sort(), ['give', 'keep']);
});

test('shares add up to one, chances to one over the seats, and the line starts with the choice', () => {
  const report = new Search(pearlsPolicy(), 1).think(play(start(), 'pearl 2'), 0, { visits: 200 });
  assert.ok(Math.abs(report.ranking.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9);
  assert.ok(Math.abs(report.chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-6);
  assert.deepEqual(report.line[0], { seat: 0, move: report.move });
});

test('the same seed and visits give the same answer', () => {
  const think = (seed: number) => new Search(pearlsPolicy(), seed).think(play(start(), 'pearl 1'), 0, { visits: 150 });
  assert.deepEqual(think(4), think(4));
});

test('the position is left as it is', () => {
  const s = play(start(), 'pearl 2');
  const before = s.slice();
  new Search(pearlsPolicy(), 1).think(s, 0, { visits: 50 });
  assert.deepEqual(s, before);
});

test('the tree is used again after the move and the draw that followed', () => {
  const search = new Search(pearlsPolicy(), 1);
  const s = play(start(), 'pearl 1');
  search.think(s, 0, { visits: 400 });
  const later = play(s, 'keep', 'pearl 1');
  const report = search.think(later, 1, { visits: 1 });
  assert.ok(report.visits > 1, `${report.visits} visits`);
});

test('a search can be stopped, and without a single visit answers by the estimate', () => {
  const s = play(start(), 'pearl 3');
  const stopped = new Search(pearlsPolicy(), 1).think(s, 0, { isUp: () => true });
  assert.equal(stopped.visits, 0);
  assert.equal(text(stopped.move), 'keep');
});

test('progress is told visit by visit', () => {
  const seen: number[] = [];
  const { visits } = new Search(pearlsPolicy(), 1).think(play(start(), 'pearl 1'), 0, { visits: 40 }, (count) => seen.push(count));
  assert.ok(visits > 1);
  assert.deepEqual(
    seen,
    Array.from({ length: visits }, (_, i) => i + 1),
  );
});

test('a search stops where the visits left cannot change the choice', () => {
  const s = play(start(), 'pearl 3');
  const seen: number[] = [];
  const report = new Search(pearlsPolicy(), 1).think(s, 0, { visits: 300 }, (visits) => seen.push(visits));
  assert.equal(text(report.move), 'keep');
  const [first, second] = report.ranking.map(({ share }) => Math.round(share * report.visits)) as [number, number];
  assert.ok(report.visits < 300 && first - second > 300 - report.visits, `${first} and ${second} of ${report.visits}`);
  assert.equal(seen.length, report.visits);
});

test('a whole game of searches is legal to the end', () => {
  let s = start();
  const searches = [new Search(pearlsPolicy(), 1), new Search(pearlsPolicy(), 2)];
  while (pearls.turn(s) !== 0) {
    const seat = pearls.turn(s) === 1 << 14 ? CHANCE : pearls.turn(s) & 1 ? 0 : 1;
    if (seat === CHANCE)
      s = play(
        s,
        `pearl ${[1, 2, 3].find((value) => pearls.whyNot(s, CHANCE, pearls.moves.find(`pearl ${value}`) as number) === undefined)}`,
      );
    else {
      const { move } = (searches[seat] as Search).think(s, seat, { visits: 20 });
      assert.ok(options(s, seat).includes(text(move)));
      s = play(s, `${seat} ${text(move)}`);
    }
  }
});
