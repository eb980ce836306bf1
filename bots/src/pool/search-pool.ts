/**
 * Several workers search the same position, each with its own seed, and their results are added up. Hosts supply the workers (worker threads,
 * web workers); one that fails or is late is left out of the answer, closed, and replaced for the next decision.
 */
import type { Watch } from '../bot.ts';
import type { Report } from '../search/search.ts';
import { mergeReports } from './merge.ts';
import type { SearchRequest } from './worker-endpoint.ts';

/** A worker that runs a WorkerEndpoint. */
export interface SearchWorker {
  /** Rejects if the worker fails. `onReport` is called with what it would answer now. */
  think(search: SearchRequest, onReport: (report: Report) => void): Promise<Report>;
  /** Asks the worker to stop and to answer with its result so far. */
  hurry(): void;
  leave(table: number): void;
  /** Ends the worker, even while it thinks. */
  close(): void;
}

export interface SearchPoolHost {
  start(): SearchWorker;
  /** Calls the function after so many milliseconds; returns a function that cancels this. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** How much longer than its effort a worker may take, because threads have to start and machines are busy. */
const GRACE = 2000;
const MILLISECONDS_A_VISIT = 250;
const WATCH_INTERVAL = 40;
/** The longest delay of setTimeout. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

const timeoutFor = ({ effort }: SearchRequest): number =>
  Math.min(LONGEST_TIMEOUT, GRACE + ('visits' in effort ? effort.visits * MILLISECONDS_A_VISIT : effort.milliseconds));

/** Seeds far apart; the first worker has the seed itself and so searches as a single search would. */
const seedFor = (seed: number, worker: number): number => (seed + worker * 0x9e3779b97f) % Number.MAX_SAFE_INTEGER;

export class SearchPool {
  readonly #host: SearchPoolHost;
  readonly #workers: (SearchWorker | undefined)[];
  #tables = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(size: number, host: SearchPoolHost) {
    this.#host = host;
    this.#workers = Array.from({ length: size }, () => host.start());
  }

  /** A new number for a table. */
  join(): number {
    return this.#tables++;
  }

  leave(table: number): void {
    for (const worker of this.#workers) worker?.leave(table);
  }

  close(): void {
    for (const worker of this.#workers.splice(0)) worker?.close();
  }

  /** The merged result of the workers that answered; undefined if none did. Decisions are searched one after the other. */
  think(search: SearchRequest, watch?: Watch): Promise<Report | undefined> {
    const answer = this.#last.then(() => this.#ask(search, watch));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(search: SearchRequest, watch: Watch | undefined): Promise<Report | undefined> {
    const latest: (Report | undefined)[] = this.#workers.map(() => undefined);
    const hear = (i: number, report: Report): void => {
      latest[i] = report;
      watch?.onThought?.(mergeReports(latest.filter((known) => known !== undefined)));
    };
    const stopWatching = this.#watch(watch);
    const answers = await Promise.all(this.#workers.map((_, i) => this.#askWorker(i, search, (report) => hear(i, report))));
    stopWatching();
    const reports = answers.filter((report) => report !== undefined);
    return reports.length > 0 ? mergeReports(reports) : undefined;
  }

  /** Asks the host at intervals whether it has enough; returns a function that stops this. */
  #watch(watch: Watch | undefined): () => void {
    if (!watch?.isEnough) return () => undefined;
    let cancel = (): void => undefined;
    const look = (): void => {
      if (watch.isEnough?.()) for (const worker of this.#workers) worker?.hurry();
      cancel = this.#host.after(WATCH_INTERVAL, look);
    };
    look();
    return () => cancel();
  }

  /** The answer of one worker; a worker that does not answer in time is dismissed. */
  async #askWorker(i: number, search: SearchRequest, onReport: (report: Report) => void): Promise<Report | undefined> {
    let cancel = (): void => {};
    const late = new Promise<undefined>((resolve) => {
      cancel = this.#host.after(timeoutFor(search), () => resolve(undefined));
    });
    const answer = await Promise.race([this.#answerOf(i, search, onReport), late]);
    cancel();
    if (!answer) this.#dismiss(i);
    return answer;
  }

  async #answerOf(i: number, search: SearchRequest, onReport: (report: Report) => void): Promise<Report | undefined> {
    try {
      const worker = this.#workers[i] ?? this.#host.start();
      this.#workers[i] = worker;
      return await worker.think({ ...search, seed: seedFor(search.seed, i) }, onReport);
    } catch {
      return undefined; // The host reports the reason; the other workers go on.
    }
  }

  /** The next decision starts another worker in its place, unless the pool has been closed and has no places any more. */
  #dismiss(i: number): void {
    this.#workers[i]?.close();
    if (i < this.#workers.length) this.#workers[i] = undefined;
  }
}
