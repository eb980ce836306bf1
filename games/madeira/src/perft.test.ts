/**
 * Lines of play to a depth from positions of random games: golden numbers, which any change of a rule moves. A change that means to
 * move them says so in its commit; `caravel perft` prints new ones.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, perft, positionAfter, readConfig, type State } from '@caravel/core';
import { madeira } from './index.ts';

const SEED = 1;

for (const [rules, players, after, depth, lines] of [
  ['2nd', 2, 60, 4, 18175],
  ['2nd', 3, 80, 4, 62377],
  ['2nd', 4, 100, 4, 67656],
  ['1st-de', 2, 90, 5, 13447],
  ['1st-de', 4, 200, 4, 7491],
  ['1st-it', 3, 150, 4, 10733],
  ['1st-hu', 2, 120, 4, 9095],
  ['1st-hu', 4, 250, 5, 180],
] as const)
  test(`perft of ${players} players in ${rules} after ${after} moves to depth ${depth} is ${lines}`, () => {
    const s = positionAfter(madeira, must(readConfig(madeira, { players, rules })), SEED, after) as State;
    assert.equal(perft(madeira, s, depth), lines);
  });
