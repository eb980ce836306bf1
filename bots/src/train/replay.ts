/** The latest positions with their targets, so that a net learns from a mixture of many games and never from one alone. */
import { at, type Random, type State } from '@caravel/core';
import { MOST_SEATS } from '../net/shape.ts';
import type { Target } from './target.ts';

/** Positions with their targets, one after the other. */
export interface Samples {
  readonly count: number;
  readonly states: Int16Array<ArrayBuffer>;
  /** By position, MOST_SEATS numbers each. */
  readonly chances: Float32Array<ArrayBuffer>;
  readonly scores: Float32Array<ArrayBuffer>;
}

export class Replay {
  readonly #size: number;
  readonly #capacity: number;
  readonly #states: Int16Array;
  readonly #chances: Float32Array;
  readonly #scores: Float32Array;
  #next = 0;
  count = 0;

  constructor(stateSize: number, capacity: number) {
    this.#size = stateSize;
    this.#capacity = capacity;
    this.#states = new Int16Array(stateSize * capacity);
    this.#chances = new Float32Array(MOST_SEATS * capacity);
    this.#scores = new Float32Array(MOST_SEATS * capacity);
  }

  /** Overwrites the oldest samples. */
  add(samples: Samples): void {
    for (let i = 0; i < samples.count; i++) {
      this.#states.set(samples.states.subarray(i * this.#size, (i + 1) * this.#size), this.#next * this.#size);
      this.#chances.set(samples.chances.subarray(i * MOST_SEATS, (i + 1) * MOST_SEATS), this.#next * MOST_SEATS);
      this.#scores.set(samples.scores.subarray(i * MOST_SEATS, (i + 1) * MOST_SEATS), this.#next * MOST_SEATS);
      this.#next = (this.#next + 1) % this.#capacity;
      this.count = Math.min(this.count + 1, this.#capacity);
    }
  }

  /** A random sample. */
  draw(random: Random): { readonly state: State; readonly target: Target } {
    const i = random.below(this.count);
    return {
      state: this.#states.subarray(i * this.#size, (i + 1) * this.#size),
      target: {
        chances: this.#chances.subarray(i * MOST_SEATS, (i + 1) * MOST_SEATS),
        scores: this.#scores.subarray(i * MOST_SEATS, (i + 1) * MOST_SEATS),
      },
    };
  }
}

/** Collects samples to be sent from the thread that plays to the one that learns. */
export class SampleBuffer {
  readonly #size: number;
  #states: Int16Array<ArrayBuffer>;
  readonly #chances: number[] = [];
  readonly #scores: number[] = [];
  count = 0;

  constructor(stateSize: number) {
    this.#size = stateSize;
    this.#states = new Int16Array(stateSize * 1024);
  }

  add(s: State, chances: ArrayLike<number>, scores: ArrayLike<number>): void {
    if ((this.count + 1) * this.#size > this.#states.length) {
      const larger = new Int16Array(2 * this.#states.length);
      larger.set(this.#states);
      this.#states = larger;
    }
    this.#states.set(s, this.count * this.#size);
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      this.#chances.push(seat < chances.length ? at(chances, seat) : 0);
      this.#scores.push(seat < scores.length ? at(scores, seat) : 0);
    }
    this.count++;
  }

  take(): Samples {
    const samples = {
      count: this.count,
      states: this.#states.slice(0, this.count * this.#size),
      chances: Float32Array.from(this.#chances),
      scores: Float32Array.from(this.#scores),
    };
    this.#chances.length = this.#scores.length = this.count = 0;
    return samples;
  }
}
