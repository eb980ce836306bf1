/**
 * Makes the reviews that players have asked for, one at a time, on a thread that gives way to everything else. A review belongs to a node for
 * a quarter of a minute at a time; a node that dies leaves what it has judged so far, and the next one goes on from there.
 */
import { readConfig } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { WrittenVerdict } from '@caravel/protocol';
import type { Metrics } from '../metrics/metrics.ts';
import { newId } from '../model/ids.ts';
import type { Log } from '../model/log.ts';
import type { Table } from '../model/table.ts';
import type { ReviewStore, StoredReview, TakenReview } from '../store/reviews.ts';
import type { TableStore } from '../store/tables.ts';
import type { PlayedGame } from './study-task.ts';
import { StudyThread } from './study-thread.ts';

export interface RunnerParts {
  readonly store: TableStore;
  readonly reviews: ReviewStore;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
}

/** Milliseconds between two looks for work, between two saves, for which a review belongs to a node, and for one decision. */
const EVERY = 2000;
const SAVE_EVERY = 1000;
const LEASE = 15_000;
const PATIENCE = 120_000;
/** A review on which a thread fails so often in a row, without getting any further, is given up. */
const TRIES = 3;

const taskOf = async (
  store: TableStore,
  { id, game, players, length, header: { version, rules, options } }: Table,
): Promise<PlayedGame | undefined> => {
  const found = findGame(game, version);
  const config = found && readConfig(found, { rules, players, options });
  if (!config?.ok) return undefined;
  return { game, version, config: config.value, entries: (await store.log(id, 0, length)).map(({ entry }) => entry) };
};

export class ReviewRunner {
  readonly #parts: RunnerParts;
  readonly #node = newId();
  readonly #thread = new StudyThread(PATIENCE);
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.look(), EVERY);
    this.#timer.unref();
    parts.metrics.watchReviews(() => parts.reviews.waiting());
  }

  /** Somebody has asked: not everybody waits for the next look. */
  look(): void {
    if (this.#running || this.#isStopped) return;
    this.#running = this.#work()
      .catch((error) => this.#parts.log.error({ err: error }, 'looking for reviews failed'))
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** What was judged is kept, and another node may go on at once. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#thread.close();
    await this.#running;
  }

  async #work(): Promise<void> {
    while (!this.#isStopped) {
      const { reviews, now } = this.#parts;
      const taken = await reviews.take(this.#node, now(), now() + LEASE);
      if (!taken) return;
      await new Review(this.#parts, this.#thread, this.#node, taken).make(() => this.#isStopped);
    }
  }
}

/** One review in the making. */
class Review {
  readonly #parts: RunnerParts;
  readonly #thread: StudyThread;
  readonly #node: string;
  readonly #taken: TakenReview;
  readonly #verdicts: WrittenVerdict[];
  #total: number;
  /** Another node makes it now, or its table is gone. */
  #isLost = false;
  #saved: Promise<void> = Promise.resolve();

  constructor(parts: RunnerParts, thread: StudyThread, node: string, taken: TakenReview) {
    this.#parts = parts;
    this.#thread = thread;
    this.#node = node;
    this.#taken = taken;
    this.#total = taken.total;
    this.#verdicts = JSON.parse(taken.verdicts);
  }

  async make(isStopped: () => boolean): Promise<void> {
    const timer = setInterval(() => void this.#save('open'), SAVE_EVERY);
    try {
      const isWhole = await this.#judgeAll();
      await this.#save(isWhole ? 'done' : 'failed');
      if (isWhole && !this.#isLost) this.#parts.metrics.reviews.inc();
    } catch (error) {
      if (isStopped()) await this.#save('open', 0);
      else await this.#failed(error);
    } finally {
      clearInterval(timer);
    }
  }

  /** False if it cannot be made. */
  async #judgeAll(): Promise<boolean> {
    const { store } = this.#parts;
    const table = await store.read(this.#taken.table);
    const task = table && (await taskOf(store, table));
    const entries = task && (await this.#thread.ask('open', task));
    if (!entries) return false;
    this.#total = entries.length;
    await this.#save('open');
    const judged = new Set(this.#verdicts.map(({ entry }) => entry));
    for (const entry of entries) if (!judged.has(entry) && !this.#isLost) await this.#judge(entry);
    return true;
  }

  async #judge(entry: number): Promise<void> {
    const verdict = await this.#thread.ask('judge', { entry, visits: this.#taken.visits });
    this.#parts.metrics.judgedDecisions.inc();
    this.#verdicts.push(JSON.parse(JSON.stringify(verdict)));
  }

  /** The next question starts another thread. The review waits until its lease is over; one that fails over and over is given up. */
  async #failed(error: unknown): Promise<void> {
    this.#parts.log.error({ err: error, table: this.#taken.table }, 'a review failed');
    const isHopeless = this.#taken.tries >= TRIES && this.#verdicts.length === this.#taken.judged;
    await this.#save(isHopeless ? 'failed' : 'open');
  }

  /** One after the other. While the store is away nothing is kept; the next save brings everything. */
  #save(status: StoredReview['status'], lease = LEASE): Promise<void> {
    this.#saved = this.#saved
      .then(async () => {
        if (!this.#isLost) this.#isLost = !(await this.#keep(status, lease));
      })
      .catch((error) => this.#parts.log.error({ err: error }, 'keeping a review failed'));
    return this.#saved;
  }

  #keep(status: StoredReview['status'], lease: number): Promise<boolean> {
    const { reviews, now } = this.#parts;
    const verdicts = this.#verdicts.toSorted((a, b) => a.entry - b.entry);
    return reviews.keep(this.#taken.table, this.#node, {
      ...{ judged: verdicts.length, total: this.#total, verdicts: JSON.stringify(verdicts), at: now() },
      ...{ leaseUntil: now() + lease, status },
    });
  }
}
