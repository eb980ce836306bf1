/** Learns from the positions of games that the host has played, and gives it the weights to play with. Uses no clock and no threads. */
import { type Random, seeded } from '@caravel/core';
import type { Weights } from '../net/weights.ts';
import { Learner, type LearnerState } from './learner.ts';
import { quantise } from './quantise.ts';
import { Replay, type Samples } from './replay.ts';
import type { Schedule, Training } from './training.ts';

const BATCH = 256;
/** How often each position is learnt from on average … */
const REUSE = 1.3;
/** … once there are so many that a batch seldom has neighbouring positions of one game. */
const ENOUGH = 10_000;
const REPLAY_BYTES = 400e6;
const MOST_KEPT = 300_000;

const FIRST_RATE = 1e-3;
const LAST_RATE = 5e-5;
/** Exploration falls from 1 towards this as the net learns. */
const LAST_EXPLORATION = 0.6;
/** From this share of a run on the net's own estimates are learnt from. */
const FIRST_PROMISES = 0.12;
/** From this share on large decisions are played out in some of the games. */
const FIRST_PLAYED_OUT = 0.4;
const PLAYED_OUT = 0.4;
/** From this share on games are played as the bots play them, with hardly any exploration. */
const FIRST_AS_PLAYED = 0.7;
const AS_PLAYED_EXPLORATION = 0.05;
/**
 * The last part of a run calibrates the chances: the net learns only from results, and only the weights that lead to the odds change. A net that
 * learns from its own expectations to the end is too sure of itself; one whose weights all learn from results alone becomes weaker.
 */
const LAST_PART = 0.9;
/** These weights are few, so they can learn faster. */
const ODDS_RATE = 5e-4;

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

  /** Adds new positions and learns from REUSE times as many. `progress` is the share of the run that is done. */
  absorb(samples: Samples, progress: number): void {
    this.#replay.add(samples);
    this.#owed += REUSE * samples.count;
    if (this.#replay.count < ENOUGH) return;
    const isLast = progress >= LAST_PART;
    const rate = isLast ? (ODDS_RATE * (1 - progress)) / (1 - LAST_PART) : FIRST_RATE * (LAST_RATE / FIRST_RATE) ** progress;
    for (; this.#owed >= BATCH; this.#owed -= BATCH) this.#step(rate, isLast);
  }

  /** Learns from games of other players before its first own game, `passes` times from each position on average. */
  study(samples: Samples, passes: number): void {
    this.#replay.add(samples);
    for (let left = passes * samples.count; left >= BATCH; left -= BATCH) this.#step(FIRST_RATE, false);
  }

  #step(rate: number, onlyOdds: boolean): void {
    for (let i = 0; i < BATCH; i++) {
      const { state, target } = this.#replay.draw(this.#random);
      this.#loss.sum += this.#learner.learn(state, target);
    }
    this.#loss.count += BATCH;
    this.#learner.step(rate, BATCH, onlyOdds);
  }

  weights(): Weights {
    return quantise(this.#training.model, this.#learner.shape, this.#learner.weights);
  }

  /** The mean loss since the last call. */
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

/** `progress` is the share of the run that is done. */
export const scheduleAt = ({ lambda }: Training, progress: number): Schedule => {
  if (progress >= LAST_PART) return { exploration: 0, usesPromises: false, playedOut: 1, lambda: 1 };
  if (progress >= FIRST_AS_PLAYED) return { exploration: AS_PLAYED_EXPLORATION, usesPromises: true, playedOut: 1, lambda };
  return {
    exploration: 1 - (1 - LAST_EXPLORATION) * progress,
    usesPromises: progress > FIRST_PROMISES,
    playedOut: progress > FIRST_PLAYED_OUT ? PLAYED_OUT : 0,
    lambda,
  };
};
