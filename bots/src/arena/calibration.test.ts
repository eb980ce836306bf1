import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, CHANCE, must, type Random, readConfig, seeded } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { makeBot } from '../levels.ts';
import { Estimator } from '../net/estimator.ts';
import { shapeOf } from '../net/shape.ts';
import { emptyWeights } from '../net/weights.ts';
import { pearlsConfig, pearlsModel } from '../testing/pearls-model.ts';
import { puertoRicoModel } from '../testing/trained-models.ts';
import { calibrationReport } from './calibration.ts';
import { CalibrationListener } from './calibration-listener.ts';
import type { Notes } from './listener.ts';
import { playGame } from './match.ts';

/** A net that knows nothing says the same of every seat. */
const ignorant = new Estimator(pearlsModel, emptyWeights(shapeOf(pearlsModel.encoding, 8)));

const near = (actual: number, expected: number, within = 1e-9): void =>
  assert.ok(Math.abs(actual - expected) < within, `${actual} is not ${expected}`);

test('guessing has a log loss of ln(players), and is right once in that many times', async () => {
  const groups: Notes[][] = [];
  for (let game = 0; game < 40; game++) {
    const bots = [0, 1].map((seat) => makeBot('random', pearls, undefined, { seed: 2 * game + seat }));
    const listener = new CalibrationListener(pearlsModel, ignorant);
    const { notes = assert.fail() } = await playGame(pearls, pearlsConfig(2), bots, game, () => 0, listener);
    groups.push([notes]);
  }
  const { games, logLoss, firstRoundLogLoss, guessing, bins, jumps } = calibrationReport(groups, 2);
  assert.equal(games, 40);
  for (const loss of [logLoss.mean, firstRoundLogLoss.mean, guessing]) near(loss, Math.log(2));
  assert.equal(bins.length, 1);
  assert.deepEqual([bins[0]?.said, bins[0]?.was.mean, bins[0]?.games], [0.5, 0.5, 40]);
  assert.equal(jumps.mean, 0);
});

const told = (stated: readonly number[], said: readonly number[], was: readonly number[], jumps: readonly number[] = []): Notes => {
  const padded = (list: readonly number[]): number[] => Array.from({ length: 10 }, (_, bin) => list[bin] ?? 0);
  return { loss: [1], firstRoundLoss: [1.3], scoreError: [4], stated: padded(stated), said: padded(said), was: padded(was), jumps };
};

test('a bin adds up all that was said, and its interval goes by game', () => {
  const { bins } = calibrationReport([[told([3], [0.15], [3])], [told([1], [0.05], [0])], [told([0, 4], [0, 0.6], [0, 4])]], 4);
  const [low = assert.fail(), next] = bins;
  near(low.said, 0.05);
  near(low.was.mean, 0.75);
  assert.deepEqual([low.games, bins.length, next?.games], [2, 2, 1]);
  near(Number(low.was.high) - 0.75, (12.7062 * Math.sqrt(2 * (0.75 ** 2 + 0.75 ** 2))) / 4, 1e-4);
});

/** Steps to the left and to the right until one end is reached: who stands at 7 of 20 wins with a chance of 7/20. */
const walk = (random: Random): Notes => {
  const [stated, said, was] = [0, 0, 0].map(() => Array<number>(10).fill(0)) as [number[], number[], number[]];
  let place = 10;
  for (; place > 0 && place < 20; place += random.below(2) === 0 ? 1 : -1) {
    const bin = Math.floor(place / 2);
    stated[bin] = at(stated, bin) + 1;
    said[bin] = at(said, bin) + place / 20;
  }
  if (place === 20) was.splice(0, 10, ...stated);
  return told(stated, said, was);
};

test('true chances are found true, although how long a game stays in a bin depends on how it ends', () => {
  const random = seeded(4);
  const { bins } = calibrationReport(
    Array.from({ length: 4000 }, () => [walk(random)]),
    2,
  );
  assert.equal(bins.length, 10);
  for (const { said, was } of bins) near(was.mean, said, 0.02);
});

test('a jump is between two consecutive decisions of one seat, without a draw of chance in between', () => {
  const { model, weights } = puertoRicoModel;
  const listener = new CalibrationListener(model, new Estimator(model, weights));
  const s = model.game.setup(must(readConfig(model.game, { players: 4 })));
  for (const seat of [0, 0, 1, CHANCE, 1, 1]) listener.before(s, seat, 0);
  assert.deepEqual(listener.end(s).jumps, [0, 0]);
});
