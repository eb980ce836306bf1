import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, firstSeat, legalMoves, moveBuffer, type State } from '@caravel/core';
import { pearls, tableTalk } from '@caravel/core/testing';
import { Policy } from './policy.ts';
import { pearlsConfig, pearlsModel } from './testing/pearls-model.ts';
import { pearlsPolicy } from './testing/pearls-trained.ts';

/** A decision between several moves. */
const decision = (): State => tableTalk(pearls).play(pearls.setup(pearlsConfig()), 'pearl 3');

const listed = (isCandidate: (s: State, move: number) => boolean): number[] => {
  const policy = new Policy({ ...pearlsModel, isCandidate }, pearlsPolicy().estimator, true);
  const s = decision();
  const out = moveBuffer(pearls);
  return [...out.slice(0, policy.list(s, firstSeat(pearls.turn(s)), out))];
};

test('candidates are looked at, and every legal move where there is none', () => {
  const s = decision();
  const legal = legalMoves(pearls, s, firstSeat(pearls.turn(s)));
  assert.ok(legal.length > 1);
  assert.deepEqual(
    listed((_, move) => move === at(legal, 1)),
    [legal[1]],
  );
  assert.deepEqual(
    listed(() => false),
    legal,
  );
});
