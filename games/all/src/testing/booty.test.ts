import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves } from '@caravel/core';
import { BOOTY, bootyTimeline, madeiraOf } from './index.ts';

test('the two versions of Madeira differ after this game by one move', () => {
  const { game, state } = bootyTimeline();
  assert.equal(game, madeiraOf(1));
  const movesBy = (version: number): string[] => legalMoves(madeiraOf(version), state, BOOTY.seat).map((move) => game.moves.text(move));
  assert.deepEqual(movesBy(1), BOOTY.moves);
  assert.deepEqual(new Set(movesBy(2)), new Set([...BOOTY.moves, BOOTY.newer]));
});
