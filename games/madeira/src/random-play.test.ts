/** Random moves, a million in `bin/test full`, over all player counts and rule sets, with every invariant checked at every step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver, must, Playout, readConfig, seeded } from '@caravel/core';
import { thorough } from '@caravel/core/testing/thorough';
import { game as madeira } from './rules.ts';
import * as on from './state/layout.ts';
import { ROUNDS } from './tables/pieces.ts';

const COUNTS = [2, 3, 4];
const MOVES_EACH = Math.ceil(thorough(120_000, 1_000_000) / (COUNTS.length * madeira.ruleSets.length));

for (const rules of madeira.ruleSets)
  for (const players of COUNTS)
    test(`${MOVES_EACH} random moves of ${players} players in ${rules} keep every invariant, and every game has five rounds`, () => {
      const playout = new Playout(madeira, seeded(players));
      const tally = { moves: 0, chanceMoves: 0 };
      while (tally.moves + tally.chanceMoves < MOVES_EACH) {
        const s = madeira.setup(must(readConfig(madeira, { players, rules })));
        do assert.deepEqual(madeira.faults(s), []);
        while (playout.step(s, tally));
        assert.ok(isOver(madeira, s));
        assert.equal(on.round(s), ROUNDS);
      }
    });
