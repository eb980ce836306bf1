import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE_TURN, firstSeat, OVER, seeded } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { Estimator } from '../net/estimator.ts';
import { shapeOf } from '../net/shape.ts';
import { emptyWeights } from '../net/weights.ts';
import { pearlsConfig, pearlsModel } from '../testing/pearls-model.ts';
import { Calibration } from './calibration.ts';
import { Luck } from './luck.ts';

/** A net that knows nothing says the same of every seat. */
const ignorant = new Estimator(pearlsModel, emptyWeights(shapeOf(pearlsModel.encoding, 8)));

test('who guesses loses the logarithm of the number of players, and is right one time in so many', () => {
  const calibration = new Calibration(pearlsModel, ignorant);
  const luck = new Luck(pearls, seeded(1));
  for (let game = 0; game < 40; game++) {
    const s = pearls.setup(pearlsConfig(2));
    for (let turn = pearls.turn(s); turn !== OVER; turn = pearls.turn(s)) {
      if (turn === CHANCE_TURN) luck.draw(s);
      else {
        calibration.hear(s, firstSeat(turn));
        pearls.apply(
          s,
          firstSeat(turn),
          luck.one((out) => pearls.legal(s, firstSeat(turn), out)),
        );
      }
    }
    calibration.end(s);
  }
  const { games, logLoss, firstLogLoss, bins } = calibration.report();
  assert.equal(games, 40);
  assert.ok(Math.abs(logLoss.mean - Math.log(2)) < 1e-9 && Math.abs(firstLogLoss.mean - Math.log(2)) < 1e-9);
  assert.deepEqual(bins, [{ said: 0.5, was: 0.5, games: 40 }]);
});
