/** Looking back: a moment that runs on by itself until it is now. */
import type { Table } from './table.svelte.ts';

const STEP = 700;

export class Replay {
  readonly #table: Table;
  #timer: ReturnType<typeof setInterval> | undefined;
  isRunning = $state(false);
  /** Back to the game when the end is reached, not only to the last moment. */
  #returns = false;

  constructor(table: Table) {
    this.#table = table;
  }

  get last(): number {
    return this.#table.session.entries.length;
  }

  get moment(): number {
    return this.#table.at ?? this.last;
  }

  show(moment: number): void {
    this.#table.answer = undefined;
    this.#table.at = Math.max(0, Math.min(moment, this.last));
  }

  /** Moves of chance in a row are one step: nobody wants to press a key for each tile. */
  step(by: 1 | -1): void {
    this.show(this.moment + by);
  }

  run(returns = false): void {
    this.#returns = returns;
    this.isRunning = true;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), STEP);
  }

  stop(): void {
    this.isRunning = false;
    clearInterval(this.#timer);
  }

  /** Now again. */
  leave(): void {
    this.stop();
    this.#table.at = undefined;
    this.#table.side = undefined;
  }

  /** What happened since the last move made at this screen. */
  sinceMyLastMove(): void {
    const { steps, session } = this.#table;
    const mine = steps.findLastIndex(({ seat }) => session.mine.includes(seat));
    this.show((steps[mine]?.entry ?? -1) + 1);
    this.run(true);
  }

  #tick(): void {
    if (this.moment < this.last) return this.step(1);
    if (this.#returns) this.leave();
    else this.stop();
  }
}
