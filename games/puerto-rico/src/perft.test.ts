/**
 * Lines of play to a depth from positions of random games: golden numbers, which any change of a rule moves. A change that means to
 * move them says so in its commit; `caravel perft` prints new ones.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, perft, positionAfter, readConfig, type State } from '@caravel/core';
import { puertoRico } from './index.ts';

const SEED = 1;

for (const [rules, players, after, depth, lines] of [
  ['base', 2, 0, 6, 10110],
  ['base', 3, 10, 7, 40625],
  ['base', 4, 10, 7, 26875],
  ['base', 5, 10, 7, 35875],
  ['base', 2, 150, 7, 9516],
  ['base', 3, 150, 6, 14649],
  ['base', 4, 200, 7, 132812],
  ['base', 5, 300, 6, 10667],
] as const)
  test(`perft of ${players} players in ${rules} after ${after} moves to depth ${depth} is ${lines}`, () => {
    const s = positionAfter(puertoRico, must(readConfig(puertoRico, { players, rules })), SEED, after) as State;
    assert.equal(perft(puertoRico, s, depth), lines);
  });
