import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { isOver } from './game.ts';
import { sameState } from './layout.ts';
import { Playout } from './playout.ts';
import { seeded } from './random.ts';
import { must } from './result.ts';
import { pearls } from './testing/pearls.ts';

const start = () => pearls.setup(must(readConfig(pearls, { players: 3 })));

const played = (seed: number, limit?: number) => {
  const s = start();
  const tally = { moves: 0, chanceMoves: 0 };
  new Playout(pearls, seeded(seed)).run(s, tally, limit);
  return { s, tally };
};

test('a playout ends, with nine draws and at least a move for each and one for each seat', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { s, tally } = played(seed);
    assert.ok(isOver(pearls, s));
    assert.deepEqual(pearls.faults(s), []);
    assert.equal(tally.chanceMoves, 9);
    assert.ok(tally.moves >= 9 + 3, `${tally.moves}`);
  }
});

test('the same seed plays the same game', () => {
  assert.ok(sameState(played(3).s, played(3).s));
  assert.ok(!sameState(played(3).s, played(4).s));
});

test('a tally goes on over several games', () => {
  const tally = { moves: 0, chanceMoves: 0 };
  const playout = new Playout(pearls, seeded(1));
  playout.run(start(), tally);
  playout.run(start(), tally);
  assert.equal(tally.chanceMoves, 18);
});

test('one step is one move, and there is none after the end', () => {
  const tally = { moves: 0, chanceMoves: 0 };
  const playout = new Playout(pearls, seeded(1));
  assert.equal(playout.step(start(), tally), true);
  assert.deepEqual(tally, { moves: 0, chanceMoves: 1 });
  const { s } = played(1);
  const before = s.slice();
  assert.equal(playout.step(s, tally), false);
  assert.ok(sameState(s, before));
});

test('a game as long as the limit is fine, a longer one is an error', () => {
  const { tally } = played(5);
  const length = tally.moves + tally.chanceMoves;
  assert.ok(isOver(pearls, played(5, length).s));
  assert.throws(() => played(5, length - 1), new RegExp(`pearls is not over after ${length - 1} random moves`));
});
