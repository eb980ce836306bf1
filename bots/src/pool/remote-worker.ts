/** A worker at the other end of a line of messages: a thread, a web worker, a port. `serveSearches` answers there. */
import type { Report } from '../search/search.ts';
import type { SearchWorker } from './search-pool.ts';
import type { SearchRequest } from './worker-endpoint.ts';

export type WorkerRequest =
  | { readonly number: number; readonly search: SearchRequest }
  | { readonly leave: number }
  | { readonly hurry: true };

export type WorkerAnswer =
  | { readonly number: number; readonly report: Report; readonly isLast: boolean }
  | { readonly number: number; readonly error: string };

export interface Line {
  send(request: WorkerRequest): void;
  /** Ends what is at the other end. */
  end(): void;
  /** Told whether an answer is awaited. */
  onBusy?(isBusy: boolean): void;
}

interface Waiting {
  readonly number: number;
  readonly onReport: (report: Report) => void;
  readonly resolve: (report: Report) => void;
  readonly reject: (error: Error) => void;
}

/** The host calls `hear` with every answer, and `fail` once the other end is gone. */
export class RemoteWorker implements SearchWorker {
  readonly #line: Line;
  #waiting: Waiting | undefined;
  #asked = 0;
  #fault: Error | undefined;

  constructor(line: Line) {
    this.#line = line;
  }

  think(search: SearchRequest, onReport: (report: Report) => void): Promise<Report> {
    if (this.#fault) return Promise.reject(this.#fault);
    const { promise, resolve, reject } = Promise.withResolvers<Report>();
    const number = ++this.#asked;
    this.#waiting = { number, onReport, resolve, reject };
    this.#line.onBusy?.(true);
    this.#line.send({ number, search });
    return promise;
  }

  hurry(): void {
    this.#line.send({ hurry: true });
  }

  leave(table: number): void {
    this.#line.send({ leave: table });
  }

  close(): void {
    this.#line.end();
  }

  hear(answer: WorkerAnswer): void {
    const waiting = this.#waiting;
    if (waiting?.number !== answer.number) return;
    if ('error' in answer) return this.#settle(() => waiting.reject(new Error(answer.error)));
    if (!answer.isLast) return waiting.onReport(answer.report);
    this.#settle(() => waiting.resolve(answer.report));
  }

  fail(error: Error): void {
    this.#fault ??= error;
    this.#waiting?.reject(this.#fault);
    this.#waiting = undefined;
  }

  #settle(deed: () => void): void {
    this.#waiting = undefined;
    this.#line.onBusy?.(false);
    deed();
  }
}
