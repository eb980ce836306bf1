import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { madeiraMind } from '../evaluation/madeira/mind.ts';
import type { Mind } from '../mind.ts';
import { pearlsMind } from '../testing/pearls-mind.ts';
import { resumeProgress, saveProgress } from './progress.ts';
import { startTuning, type TuningPlan, type TuningState, tune } from './tuning.ts';

const planFor = (mind: Mind, rest: Partial<TuningPlan> = {}): TuningPlan => ({
  mind,
  configs: [must(readConfig(mind.game, { players: 2 }))],
  iterations: 2,
  games: 1,
  randomGames: 2,
  seed: 1,
  ...rest,
});

const tuned = (plan: TuningPlan): TuningState => {
  const state = startTuning(plan);
  while (state.iteration < plan.iterations) tune(plan, state);
  return state;
};

test('a prior plays the first games after the random ones, and what is certain stays', () => {
  const plan = planFor(madeiraMind);
  const state = startTuning(plan);
  tune(plan, state);
  const stages = Array.from({ length: madeiraMind.stages }, (_, stage) => stage);
  const prior = stages.flatMap((stage) => madeiraMind.learning?.prior?.(stage) ?? []);
  assert.deepEqual(Array.from(state.weights ?? []), prior);
  tune(plan, state);
  const points = madeiraMind.features.indexOf('points');
  for (const stage of stages) {
    const weight = state.weights?.[stage * madeiraMind.features.length + points] as number;
    assert.ok(Math.abs(weight - 1) < 1e-3, `${weight} for a point at stage ${stage}`);
  }
  assert.notDeepEqual(Array.from(state.weights ?? []), prior);
});

test('a tuning with stages goes on from JSON as if there had been no break', () => {
  const plan = planFor(madeiraMind);
  const first = startTuning(plan);
  tune(plan, first);
  const resumed = resumeProgress(startTuning(plan), JSON.parse(JSON.stringify(saveProgress(first))));
  tune(plan, first);
  tune(plan, resumed);
  assert.deepEqual(resumed.weights, first.weights);
});

/** Two stages: before the third pearl and after it. */
const inTwoStages = (learning: NonNullable<Mind['learning']>): Mind => ({
  ...pearlsMind,
  features: ['points', 'one'],
  stages: 2,
  stage: (s) => (pearls.score(s, 0) + pearls.score(s, 1) > 4 ? 1 : 0),
  look: (s, seat, out) => {
    out[0] = pearls.score(s, seat);
    out[1] = 1;
  },
  learning,
});

test('with all foresight a stage sees the end through the eyes of the next', () => {
  const plan = (learning: NonNullable<Mind['learning']>): TuningPlan => planFor(inTwoStages(learning), { iterations: 1, randomGames: 300 });
  const [plain, far] = [0, 1].map((foresight) => tuned(plan({ foresight })).weights) as [Float64Array, Float64Array];
  assert.deepEqual(plain.slice(2), far.slice(2), 'the last stage has only the final scores');
  assert.notDeepEqual(plain.slice(0, 2), far.slice(0, 2));
  assert.ok(Math.abs((plain[0] as number) - (far[0] as number)) < 0.5, 'both say nearly the same of a point');
});
