import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type State, seeded } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { Luck } from '../arena/luck.ts';
import { Estimator } from '../net/estimator.ts';
import { packWeights, unpackWeights } from '../net/packed-weights.ts';
import { pearlsConfig, pearlsModel } from '../testing/pearls-model.ts';
import { Learner } from './learner.ts';
import { lossOf } from './loss.ts';
import { quantise } from './quantise.ts';

const TARGET = { chances: [0.2, 0.8], scores: [5, 9] };

/** A position after the first draw, with points on both sides. */
const position = (): State => {
  const s = pearls.setup(pearlsConfig(2));
  const luck = new Luck(pearls, seeded(4));
  for (const word of ['keep', 'keep', 'keep', 'keep']) {
    luck.draw(s);
    pearls.apply(s, pearls.turn(s) === 1 ? 0 : 1, pearls.moves.find(word) ?? 0);
  }
  luck.draw(s);
  return s;
};

const lossAt = (learner: Learner, s: State): number => {
  learner.judge(s);
  return lossOf(learner.answers, TARGET, 2, pearlsModel.scoreUnit, new Float32Array(10));
};

test('gradients are the slopes of the loss', () => {
  const learner = new Learner(pearlsModel, 8, 1);
  const s = position();
  learner.learn(s, TARGET);
  const step = 1e-2;
  const seen = learner.gradients.slice();
  let compared = 0;
  for (let i = 0; i < seen.length; i++) {
    if (Math.abs(Number(seen[i])) < 1e-3) continue;
    const weight = Number(learner.weights[i]);
    const [more, less] = [weight + step, weight - step].map((value) => {
      learner.weights[i] = value;
      return lossAt(learner, s);
    }) as [number, number];
    learner.weights[i] = weight;
    const slope = (more - less) / (2 * step);
    assert.ok(Math.abs(slope - Number(seen[i])) < 0.02 + 0.05 * Math.abs(slope), `weight ${i}: ${slope} against ${seen[i]}`);
    compared++;
  }
  assert.ok(compared > 100, `${compared} weights`);
});

test('steps bring the answers to the target', () => {
  const learner = new Learner(pearlsModel, 8, 1);
  const s = position();
  const before = lossAt(learner, s);
  for (let i = 0; i < 300; i++) {
    learner.learn(s, TARGET);
    learner.step(0.01, 1);
  }
  assert.ok(before - lossAt(learner, s) > 0.1);
  assert.ok(Math.abs(Number(learner.answers[0]) * pearlsModel.scoreUnit - 5) < 0.2);
});

test('a step of the odds alone brings the chances to the target and leaves scores as they are', () => {
  const learner = new Learner(pearlsModel, 8, 1);
  const s = position();
  learner.judge(s);
  const [score, odds, otherScore, otherOdds] = learner.answers;
  for (let i = 0; i < 300; i++) {
    learner.learn(s, TARGET);
    learner.step(0.01, 1, true);
  }
  learner.judge(s);
  assert.deepEqual([learner.answers[0], learner.answers[2]], [score, otherScore]);
  const chanceOf = (own: number, other: number): number => 1 / (1 + Math.exp(other - own));
  const before = chanceOf(Number(odds), Number(otherOdds));
  const after = chanceOf(Number(learner.answers[1]), Number(learner.answers[3]));
  assert.ok(Math.abs(after - 0.2) < 0.02 && Math.abs(before - 0.2) > 0.1, `${before} to ${after}`);
});

test('a run that was saved and restored continues as if it had not been interrupted', () => {
  const s = position();
  const train = (learner: Learner, steps: number): void => {
    for (let i = 0; i < steps; i++) {
      learner.learn(s, TARGET);
      learner.step(0.01, 1);
    }
  };
  const whole = new Learner(pearlsModel, 8, 1);
  train(whole, 20);
  const first = new Learner(pearlsModel, 8, 1);
  train(first, 10);
  const second = new Learner(pearlsModel, 8, 7);
  second.restore(first.save());
  train(second, 10);
  assert.deepEqual(second.weights, whole.weights);
});

test('a net plays as it has learnt, also after it was packed into a file', () => {
  const learner = new Learner(pearlsModel, 16, 3);
  const s = position();
  learner.judge(s);
  const expected = [0, 1].map((seat) => Number(learner.answers[2 * seat]) * pearlsModel.scoreUnit);
  const weights = quantise(pearlsModel, learner.shape, learner.weights);
  const whole = new Estimator(pearlsModel, weights);
  const packed = new Estimator(pearlsModel, unpackWeights(packWeights(weights, pearlsModel.encoding), pearlsModel.encoding));
  for (const [estimator, allowed] of [
    [whole, 0.01],
    [packed, 0.2],
  ] as const) {
    estimator.estimate(s);
    for (const [seat, score] of expected.entries())
      assert.ok(Math.abs(Number(estimator.scores[seat]) - score) < allowed, `${score} and ${estimator.scores[seat]}`);
    assert.ok(Math.abs(Number(estimator.chances[0]) + Number(estimator.chances[1]) - 1) < 1e-9);
  }
});

test('weights are refused for other features than their own', () => {
  const weights = quantise(pearlsModel, new Learner(pearlsModel, 8, 1).shape, new Learner(pearlsModel, 8, 1).weights);
  const bytes = packWeights(weights, pearlsModel.encoding);
  const { seat, table, encode } = pearlsModel.encoding;
  const other = { seat: seat.map(({ name, unit }) => ({ name: `${name} of the bank`, unit })), table, encode };
  assert.throws(() => unpackWeights(bytes, other), /other features/);
  assert.throws(() => unpackWeights(Uint8Array.of(9, 0, 0, 0, 0, 0, 0, 0), pearlsModel.encoding), /unknown format/);
});
