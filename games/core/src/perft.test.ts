import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Config, readConfig } from './config.ts';
import type { Game } from './game.ts';
import { assign, sameState } from './layout.ts';
import { perft } from './perft.ts';
import { must } from './result.ts';
import { pearls } from './testing/pearls.ts';

const config = (players: number, lamps: string): Config => must(readConfig(pearls, { players, options: { lamps } }));
const counts = (players: number, lamps: string, depth: number): number[] => {
  const s = pearls.setup(config(players, lamps));
  return Array.from({ length: depth + 1 }, (_, i) => perft(pearls, s, i));
};

test('without lamps: 3 pearls; keep or give; 3 draws after keep, 1 keep after give', () => {
  // depth 4: after keep 3 draws × 2 moves, after give and keep 3 draws
  assert.deepEqual(counts(2, 'none', 4), [1, 3, 3 * 2, 3 * (3 + 1), 3 * (6 + 3)]);
});

test('with lamps every seat can burn one while a pearl lies open', () => {
  // depth 2: keep, give, a lamp for each seat; depth 3 for two: 3 draws, or 3 ways on after each of the others
  assert.deepEqual(counts(2, 'one', 3), [1, 3, 3 * 4, 3 * (3 + 3 + 3 + 3)]);
  assert.deepEqual(counts(3, 'one', 2), [1, 3, 3 * 5]);
});

test('the finale of two: 4 first words, 2 second words, then no line is left', () => {
  const s = pearls.setup(config(2, 'one'));
  assign(pearls.layout, s, { bag: [0, 0, 0] });
  const before = s.slice();
  assert.deepEqual(
    [1, 2, 3].map((depth) => perft(pearls, s, depth)),
    [4, 8, 0],
  );
  assert.ok(sameState(s, before));
});

test('deeper counts stay as they were (golden numbers, counted once more by another program)', () => {
  assert.equal(counts(2, 'one', 7)[7], 1787);
  assert.equal(counts(3, 'none', 9)[9], 916);
});

test("moves out of turn count on chance's turn, too", () => {
  const anytime: Game = {
    ...pearls,
    legal: (_, seat, out) => {
      out[0] = 2;
      return seat === 1 ? 1 : 0;
    },
  };
  assert.equal(perft(anytime, pearls.setup(config(2, 'one')), 1), 3 + 1);
});
