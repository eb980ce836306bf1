/** Learns from the positions players bring, and hands out the weights to play with. No clock and no threads: the host brings the games. */
import { type Random, seeded } from '@caravel/core';
import type { Weights } from '../net/weights.ts';
import { Learner, type LearnerState } from './learner.ts';
import { quantise } from './quantise.ts';
import { Replay, type Samples } from './replay.ts';
import type { Schedule, Training } from './training.ts';

const BATCH = 256;
/** Each position is learnt from so many times on average … */
const REUSE = 1.3;
/** … once there are so many that neighbours are seldom in one batch. */
const ENOUGH = 10_000;
const REPLAY_BYTES = 400e6;
const MOST_KEPT = 300_000;

const FIRST_RATE = 1e-3;
const LAST_RATE = 5e-5;
/** Tries become fewer as the net learns; some stay to the end. */
const LAST_CURIOSITY = 0.6;
/** From here on in a run the net's own promises are learnt from. */
const FIRST_TRUST = 0.12;

export class Trainer {
  readonly #training: Training;
  readonly #learner: Learner;
  readonly #replay: Replay;
  readonly #random: Random;
  #owed = 0;
  #loss = { sum: 0, count: 0 };

  constructor(training: Training, seed: number) {
    const { size } = training.model.game.layout;
    this.#training = training;
    this.#learner = new Learner(training.model, training.hidden, seed);
    this.#replay = new Replay(size, Math.min(MOST_KEPT, Math.floor(REPLAY_BYTES / (2 * size))));
    this.#random = seeded(seed + 1);
  }

  /** Takes new positions and learns as much as they pay for. `progress` is the share of the run that is done. */
  absorb(samples: Samples, progress: number): void {
    this.#replay.add(samples);
    this.#owed += REUSE * samples.count;
    if (this.#replay.count < ENOUGH) return;
    const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** progress;
    for (; this.#owed >= BATCH; this.#owed -= BATCH) this.#step(rate);
  }

  /** Learns from games of others before the first of its own; each position `passes` times. */
  study(samples: Samples, passes: number): void {
    this.#replay.add(samples);
    for (let left = passes * samples.count; left >= BATCH; left -= BATCH) this.#step(FIRST_RATE);
  }

  #step(rate: number): void {
    for (let i = 0; i < BATCH; i++) {
      const { state, target } = this.#replay.draw(this.#random);
      this.#loss.sum += this.#learner.learn(state, target);
    }
    this.#loss.count += BATCH;
    this.#learner.step(rate, BATCH);
  }

  weights(): Weights {
    return quantise(this.#training.model, this.#learner.shape, this.#learner.weights);
  }

  /** The mean since this was asked last. */
  takeLoss(): number {
    const { sum, count } = this.#loss;
    this.#loss = { sum: 0, count: 0 };
    return count === 0 ? Number.NaN : sum / count;
  }

  save(): LearnerState {
    return this.#learner.save();
  }

  restore(state: LearnerState): void {
    this.#learner.restore(state);
  }
}

export const scheduleAt = (progress: number): Schedule => ({
  curiosity: 1 - (1 - LAST_CURIOSITY) * progress,
  trusts: progress > FIRST_TRUST,
});
