import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Estimator } from '../net/estimator.ts';
import type { Weights } from '../net/weights.ts';
import { Policy } from '../policy.ts';
import { pearlsConfig, pearlsModel, pearlsTraining } from '../testing/pearls-model.ts';
import { duel } from './duel.ts';
import { walkBack } from './returns.ts';
import { SelfPlay } from './self-play.ts';
import { scheduleAt, Trainer } from './trainer.ts';

const policyOf = (weights: Weights): Policy => new Policy(pearlsModel, new Estimator(pearlsModel, weights), false);

test('a net that plays against itself becomes stronger than it was', () => {
  const trainer = new Trainer(pearlsTraining, 1);
  const first = trainer.weights();
  const player = new SelfPlay(pearlsTraining, first, 2);
  for (let i = 0; i < 12; i++) {
    for (let game = 0; game < 200; game++) player.play({ exploration: 1, usesPromises: true, playedOut: 0.5, lambda: 0.9 });
    trainer.absorb(player.take().samples, i / 12);
    player.load(trainer.weights(), first);
  }
  const { low } = duel(pearlsModel.game, policyOf(trainer.weights()), policyOf(first), pearlsConfig(2), 100, 5);
  assert.ok(Number(low) > 0.6, `${low}`);
});

test('the result is mixed with what was expected on the way, and a tried move does not count against the positions before it', () => {
  const expect = (chance: number) => ({ chances: Float64Array.of(chance), scores: Float64Array.of(10 * chance) });
  const notes = [{ expected: expect(0.2) }, { expected: expect(0.4), promised: expect(0.7) }, { expected: expect(0.5) }];
  const taught: number[] = [];
  walkBack(notes, expect(1), 0.8, (i, { chances }) => {
    taught[i] = Number(chances[0]);
  });
  assert.deepEqual(
    taught.map((chance) => Number(chance.toFixed(6))),
    [0.7, 0.9, 1],
  );
});

test('tables with other players are played to the end, and the positions of all seats are kept', () => {
  const trainer = new Trainer(pearlsTraining, 1);
  const player = new SelfPlay(pearlsTraining, trainer.weights(), 3);
  for (let game = 0; game < 50; game++) player.play({ exploration: 1, usesPromises: true, playedOut: 0.5, lambda: 0.9 });
  const { samples, tally } = player.take();
  assert.equal(tally.games, 50);
  assert.ok(tally.ownGames > 20 && tally.ownGames < 50, `${tally.ownGames} of learners only`);
  assert.ok(samples.count > 300);
});

test('a run explores first, then plays as the bots do, and at last learns only from results', () => {
  const [early, asPlayed, last] = [0.6, 0.8, 0.95].map((progress) => scheduleAt(pearlsTraining, progress));
  assert.ok(early && asPlayed && last);
  assert.ok(early.exploration > 0.5 && early.playedOut < 1 && early.usesPromises);
  assert.ok(asPlayed.exploration < 0.1 && asPlayed.playedOut === 1 && asPlayed.usesPromises && asPlayed.lambda === pearlsTraining.lambda);
  assert.deepEqual(last, { exploration: 0, usesPromises: false, playedOut: 1, lambda: 1 });
});
