/** The compiled kernel and plain JavaScript judge and play alike, in games as they are played with the nets that are shipped. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Config, type Move, must, readConfig, type Seat, type State } from '@caravel/core';
import { thorough } from '@caravel/core/testing/thorough';
import type { Listener } from '../arena/listener.ts';
import { playGame } from '../arena/match.ts';
import { makeBot } from '../levels.ts';
import { Policy } from '../policy.ts';
import { MODELS } from '../testing/trained-models.ts';
import type { TrainedModel } from '../trained.ts';
import { Estimator } from './estimator.ts';
import { plainKernel } from './kernel/plain-kernel.ts';
import { wasmKernel } from './kernel/wasm-kernel.ts';

const POSITIONS = thorough(1000, 10_000) / MODELS.length;
const ALLOWED = 1e-5;

const policyWith = ({ model, weights }: TrainedModel, kernel: typeof plainKernel): Policy =>
  new Policy(model, new Estimator(model, weights, kernel), true);

const configOf = ({ model: { game } }: TrainedModel, number: number): Config => {
  const { min, max } = game.seats;
  const rules = game.ruleSets[number % game.ruleSets.length];
  return must(readConfig(game, { players: min + (number % (max - min + 1)), ...(rules && { rules }) }));
};

const differ = (a: Float64Array, b: Float64Array, unit: number): number =>
  Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? Number.NaN)) / unit));

/** At every decision both are asked. */
class Comparison implements Listener {
  positions = 0;
  readonly #trained: TrainedModel;
  readonly #compiled: Policy;
  readonly #plain: Policy;

  constructor(trained: TrainedModel) {
    this.#trained = trained;
    this.#compiled = policyWith(trained, wasmKernel);
    this.#plain = policyWith(trained, plainKernel);
  }

  before(s: State, seat: Seat, _move: Move): void {
    if (seat < 0 || this.positions >= POSITIONS) return;
    this.positions++;
    const { model } = this.#trained;
    const [compiled, plain] = [this.#compiled.estimator, this.#plain.estimator];
    compiled.estimate(s);
    plain.estimate(s);
    assert.ok(differ(compiled.chances, plain.chances, 1) < ALLOWED, `chances of position ${this.positions}`);
    assert.ok(differ(compiled.scores, plain.scores, model.scoreUnit) < ALLOWED, `scores of position ${this.positions}`);
    const words = (policy: Policy): string[] => policy.choose(s, seat).map((move) => model.game.moves.text(move));
    assert.deepEqual(words(this.#plain), words(this.#compiled), `position ${this.positions}`);
  }

  end(): Record<string, never> {
    return {};
  }
}

for (const trained of MODELS)
  test(`${trained.model.game.name}: both kernels play the same moves by the same values`, async () => {
    const comparison = new Comparison(trained);
    for (let number = 0; comparison.positions < POSITIONS; number++) {
      const config = configOf(trained, number);
      const bots = Array.from({ length: config.players }, (_, seat) =>
        makeBot(seat === 0 ? 'easy' : 'medium', trained.model.game, trained, { seed: 10 * number + seat }),
      );
      await playGame(trained.model.game, config, bots, number, () => 0, comparison);
    }
  });
