/**
 * Several minds on one decision: each searches the same position with a seed of its own, and what they found is added up. Hosts supply the minds
 * (worker threads, web workers); one that fails or is late is left out of the answer, let go, and replaced for the next decision.
 */
import type { Watch } from '../bot.ts';
import type { Report } from '../search/search.ts';
import { mergeReports } from './merge.ts';
import type { Order } from './station.ts';

/** A worker with a Station in it. */
export interface Mate {
  /** Fails if the worker does. `onReport` hears what it would answer now. */
  think(order: Order, onReport: (report: Report) => void): Promise<Report>;
  /** Asks for an answer with what there is. */
  hurry(): void;
  leave(table: number): void;
  /** Ends the worker, also in the middle of a thought. */
  close(): void;
}

export interface CrewHost {
  hire(): Mate;
  /** Does something after so many milliseconds; returns how to call it off. */
  after(milliseconds: number, deed: () => void): () => void;
}

/** Beyond its effort a mate may take this long: threads start, machines are busy. */
const GRACE = 2000;
const MILLISECONDS_A_VISIT = 250;
const LOOK = 40;
/** Timers of hosts know no more. */
const LONGEST = 2 ** 31 - 1;

const patienceFor = ({ effort }: Order): number =>
  Math.min(LONGEST, GRACE + ('visits' in effort ? effort.visits * MILLISECONDS_A_VISIT : effort.milliseconds));

/** Far apart, and the first mate thinks as a search alone would. */
const seedFor = (seed: number, mate: number): number => (seed + mate * 0x9e3779b97f) % Number.MAX_SAFE_INTEGER;

export class Crew {
  readonly #host: CrewHost;
  readonly #mates: (Mate | undefined)[];
  #tables = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(size: number, host: CrewHost) {
    this.#host = host;
    this.#mates = Array.from({ length: size }, () => host.hire());
  }

  /** A number for a table that nobody has had. */
  join(): number {
    return this.#tables++;
  }

  leave(table: number): void {
    for (const mate of this.#mates) mate?.leave(table);
  }

  close(): void {
    for (const mate of this.#mates.splice(0)) mate?.close();
  }

  /** What those found who answered; undefined if nobody did. One decision after the other. */
  think(order: Order, watch?: Watch): Promise<Report | undefined> {
    const answer = this.#last.then(() => this.#ask(order, watch));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(order: Order, watch: Watch | undefined): Promise<Report | undefined> {
    const latest: (Report | undefined)[] = this.#mates.map(() => undefined);
    const hear = (i: number, report: Report): void => {
      latest[i] = report;
      watch?.onThought?.(mergeReports(latest.filter((known) => known !== undefined)));
    };
    const stopLooking = this.#look(watch);
    const answers = await Promise.all(this.#mates.map((_, i) => this.#askMate(i, order, (report) => hear(i, report))));
    stopLooking();
    const reports = answers.filter((report) => report !== undefined);
    return reports.length > 0 ? mergeReports(reports) : undefined;
  }

  /** Looks every now and then whether the host has enough. */
  #look(watch: Watch | undefined): () => void {
    if (!watch?.isEnough) return () => undefined;
    let cancel = (): void => undefined;
    const look = (): void => {
      if (watch.isEnough?.()) for (const mate of this.#mates) mate?.hurry();
      cancel = this.#host.after(LOOK, look);
    };
    look();
    return () => cancel();
  }

  /** The answer of one mate in time; without it the mate goes. */
  async #askMate(i: number, order: Order, onReport: (report: Report) => void): Promise<Report | undefined> {
    const late = Promise.withResolvers<undefined>();
    const cancel = this.#host.after(patienceFor(order), () => late.resolve(undefined));
    const answer = await Promise.race([this.#answerOf(i, order, onReport), late.promise]);
    cancel();
    if (!answer) this.#dismiss(i);
    return answer;
  }

  async #answerOf(i: number, order: Order, onReport: (report: Report) => void): Promise<Report | undefined> {
    try {
      const mate = this.#mates[i] ?? this.#host.hire();
      this.#mates[i] = mate;
      return await mate.think({ ...order, seed: seedFor(order.seed, i) }, onReport);
    } catch {
      return undefined; // Its host knows why; the others go on.
    }
  }

  #dismiss(i: number): void {
    this.#mates[i]?.close();
    this.#mates[i] = undefined;
  }
}
