import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { pearlsMind } from '../testing/pearls-mind.ts';
import { type ChancesPlan, type ChancesState, learnChances, startChances } from './chances.ts';

const PLAN: ChancesPlan = {
  mind: pearlsMind,
  weights: Float64Array.of(1),
  configs: [must(readConfig(pearls, { players: 2 }))],
  iterations: 2,
  games: 60,
  visits: 4,
  seed: 1,
};

const learnt = (plan: ChancesPlan): ChancesState => {
  const state = startChances(plan);
  while (state.iteration < plan.iterations) learnChances(plan, state);
  return state;
};

test('who has more points is the likelier winner', () => {
  const { weights: odds } = learnt(PLAN);
  assert.ok((odds?.[0] as number) > 0.5, `${odds}`);
});

test('the same seed learns the same, another seed something else', () => {
  assert.deepEqual(learnt(PLAN).weights, learnt(PLAN).weights);
  assert.notDeepEqual(learnt(PLAN).weights, learnt({ ...PLAN, seed: 2 }).weights);
});

test('positions of all iterations are kept, and every game is told', () => {
  const state = startChances(PLAN);
  let told = 0;
  const first = learnChances(PLAN, state, () => told++);
  const second = learnChances(PLAN, state, () => told++);
  assert.equal(told, 120);
  assert.deepEqual([first.iteration, second.iteration], [0, 1]);
  assert.ok(second.samples > first.samples && first.samples > 60, `${first.samples}, ${second.samples}`);
  assert.ok(second.surprise < Math.log(2));
});
