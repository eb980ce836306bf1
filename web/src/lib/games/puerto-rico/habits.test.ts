import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, must, readConfig, seatsOf } from '@caravel/core';
import { walk } from '@caravel/core/testing';
import { type PuertoRicoMove, puertoRico, type View } from '@caravel/puerto-rico';
import { HABITS } from './habits.ts';

interface Used {
  readonly view: View;
  readonly moves: readonly PuertoRicoMove[];
  readonly chosen: PuertoRicoMove;
}

/** Every decision of random games that a habit would make. */
const usesOf = (name: string): Used[] => {
  const habit = HABITS.find((one) => one.name === name);
  const used: Used[] = [];
  for (const players of [3, 4, 5])
    walk(puertoRico, must(readConfig(puertoRico, { players })), players, (s) => {
      for (const seat of seatsOf(puertoRico.turn(s))) {
        const view = puertoRico.describe(s, seat);
        const moves = legalMoves(puertoRico, s, seat).map((move) => puertoRico.moves.struct(move));
        const chosen = habit?.move(view, seat, moves);
        if (chosen) used.push({ view, moves, chosen });
      }
    });
  return used;
};

test('a privilege is taken where there is nothing to choose but to go without it', () => {
  const used = usesOf('takePrivilege');
  for (const { moves, chosen } of used) {
    assert.ok(chosen.kind === 'craft' || chosen.kind === 'colonist');
    assert.deepEqual(
      moves.filter((move) => move !== chosen).map(({ kind }) => kind),
      ['pass'],
    );
  }
  assert.deepEqual([...new Set(used.map(({ chosen }) => chosen.kind))].sort(), ['colonist', 'craft']);
});

test('nothing is sold where all that can be sold brings nothing', () => {
  const used = usesOf('noSaleForNothing');
  assert.ok(used.length > 0);
  for (const { view, moves, chosen } of used) {
    assert.deepEqual([view.step, chosen.kind], ['trader', 'pass']);
    for (const move of moves) if (move.kind === 'sell') assert.equal(move.good, 'corn');
  }
});
