/** Looking back: a moment that runs on by itself until it is now. */
import { CHANCE } from '@caravel/core';
import type { Table } from './table.svelte.ts';

const STEP = 700;
/** What happened since the last own move shall not take longer than this, unless the steps become too quick to follow. */
const LONGEST = 15_000;
const QUICKEST = 300;

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
    return this.#table.session.played.length;
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
    const { timeline } = this.#table.session.played;
    let moment = this.moment + by;
    while (timeline.seatOf(moment - 1) === CHANCE && timeline.seatOf(moment) === CHANCE) moment += by;
    this.show(moment);
  }

  run(): void {
    this.#start(STEP, false);
  }

  #start(pace: number, returns: boolean): void {
    this.#returns = returns;
    this.isRunning = true;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), pace);
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
    this.#start(Math.min(STEP, Math.max(QUICKEST, LONGEST / (this.last - this.moment))), true);
  }

  #tick(): void {
    if (this.moment < this.last) return this.step(1);
    if (this.#returns) this.leave();
    else this.stop();
  }
}
