/** Every position a table went through, by the number of entries that led to it: replay, log and undo read from here. */
import type { Config, Entry, Game, MoveEntry, Seat, State } from '@caravel/core';

export interface Step {
  /** The number of the entry in the log, from 0. */
  readonly entry: number;
  readonly seat: Seat;
  readonly move: string;
  readonly before: State;
  readonly after: State;
}

export class History {
  readonly #game: Game;
  readonly #states: State[];
  #seen: readonly Entry[] = [];
  #steps: Step[] = [];

  constructor(game: Game, config: Config) {
    this.#game = game;
    this.#states = [game.setup(config)];
  }

  get length(): number {
    return this.#states.length - 1;
  }

  get now(): State {
    return this.stateAt(this.length);
  }

  /** The moves that still count, in order; another array whenever it has changed. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The position after the first `n` entries. */
  stateAt(n: number): State {
    return this.#states[Math.max(0, Math.min(n, this.length))] as State;
  }

  /** Catches up with the log, which only grows. */
  follow(entries: readonly Entry[]): void {
    if (entries === this.#seen) return;
    this.#seen = entries;
    if (entries.length > this.length) this.#steps = [...this.#steps];
    for (const entry of entries.slice(this.length)) this.#enter(entry);
  }

  #enter(entry: Entry): void {
    if ('undo' in entry) this.#undo(entry.undo);
    else this.#play(entry);
  }

  #play({ seat, move }: MoveEntry): void {
    const before = this.now;
    const after = before.slice();
    this.#game.apply(after, seat, this.#game.moves.find(move) as number);
    this.#steps.push({ entry: this.length, seat, move, before, after });
    this.#states.push(after);
  }

  #undo(count: number): void {
    const first = this.#steps[this.#steps.length - count];
    this.#steps.length -= count;
    this.#states.push(first ? first.before : this.stateAt(0));
  }
}
