/**
 * Several searches of one decision: each searches the same position with a seed of its own, and what they found is added up. Hosts supply the workers
 * (worker threads, web workers); one that fails or is late is left out of the answer, let go, and replaced for the next decision.
 */
import type { Watch } from '../bot.ts';
import type { Report } from '../search/search.ts';
import { mergeReports } from './merge.ts';
import type { SearchRequest } from './worker-endpoint.ts';

/** A worker with a WorkerEndpoint in it. */
export interface SearchWorker {
  /** Fails if the worker does. `onReport` hears what it would answer now. */
  think(search: SearchRequest, onReport: (report: Report) => void): Promise<Report>;
  /** Asks for an answer with what there is. */
  hurry(): void;
  leave(table: number): void;
  /** Ends the worker, also in the middle of a thought. */
  close(): void;
}

export interface SearchPoolHost {
  start(): SearchWorker;
  /** Does something after so many milliseconds; returns how to call it off. */
  after(milliseconds: number, deed: () => void): () => void;
}

/** Beyond its effort a worker may take this long: threads start, machines are busy. */
const GRACE = 2000;
const MILLISECONDS_A_VISIT = 250;
const LOOK = 40;
/** Timers of hosts know no more. */
const LONGEST = 2 ** 31 - 1;

const patienceFor = ({ effort }: SearchRequest): number =>
  Math.min(LONGEST, GRACE + ('visits' in effort ? effort.visits * MILLISECONDS_A_VISIT : effort.milliseconds));

/** Far apart, and the first worker thinks as a search alone would. */
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

  /** A number for a table that nobody has had. */
  join(): number {
    return this.#tables++;
  }

  leave(table: number): void {
    for (const worker of this.#workers) worker?.leave(table);
  }

  close(): void {
    for (const worker of this.#workers.splice(0)) worker?.close();
  }

  /** What those found who answered; undefined if nobody did. One decision after the other. */
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
    const stopLooking = this.#look(watch);
    const answers = await Promise.all(this.#workers.map((_, i) => this.#askWorker(i, search, (report) => hear(i, report))));
    stopLooking();
    const reports = answers.filter((report) => report !== undefined);
    return reports.length > 0 ? mergeReports(reports) : undefined;
  }

  /** Looks every now and then whether the host has enough. */
  #look(watch: Watch | undefined): () => void {
    if (!watch?.isEnough) return () => undefined;
    let cancel = (): void => undefined;
    const look = (): void => {
      if (watch.isEnough?.()) for (const worker of this.#workers) worker?.hurry();
      cancel = this.#host.after(LOOK, look);
    };
    look();
    return () => cancel();
  }

  /** The answer of one worker in time; without it the worker goes. */
  async #askWorker(i: number, search: SearchRequest, onReport: (report: Report) => void): Promise<Report | undefined> {
    const late = Promise.withResolvers<undefined>();
    const cancel = this.#host.after(patienceFor(search), () => late.resolve(undefined));
    const answer = await Promise.race([this.#answerOf(i, search, onReport), late.promise]);
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
      return undefined; // Its host knows why; the others go on.
    }
  }

  #dismiss(i: number): void {
    this.#workers[i]?.close();
    this.#workers[i] = undefined;
  }
}
