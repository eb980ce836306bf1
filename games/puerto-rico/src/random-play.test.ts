/** Random moves, a million in `bin/test full`, with every invariant checked at every step, and where random games lead. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver, must, Playout, readConfig, type State, seeded } from '@caravel/core';
import { thorough } from '@caravel/core/testing/thorough';
import { game as puertoRico } from './rules.ts';
import * as on from './state/layout.ts';

const MOVES_EACH = thorough(30_000, 250_000);

const newGame = (players: number, game: number): State =>
  puertoRico.setup(must(readConfig(puertoRico, { players, options: { mayor: game % 2 === 0 ? 'simultaneous' : 'in order' } })));

for (const players of [2, 3, 4, 5])
  test(`${MOVES_EACH} random moves of ${players} players keep every invariant, and every game ends by one of the three triggers`, () => {
    const playout = new Playout(puertoRico, seeded(players));
    const tally = { moves: 0, chanceMoves: 0 };
    for (let game = 0; tally.moves + tally.chanceMoves < MOVES_EACH; game++) {
      const s = newGame(players, game);
      do assert.deepEqual(puertoRico.faults(s), []);
      while (playout.step(s, tally));
      assert.ok(isOver(puertoRico, s));
      assert.notEqual(on.endings(s), 0, 'E1');
    }
  });
