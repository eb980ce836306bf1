/** A worker that is reached by messages: a thread, a web worker, a port. `serveSearches` answers at the other end. */
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

export interface WorkerChannel {
  send(request: WorkerRequest): void;
  /** Ends the worker at the other end. */
  end(): void;
  /** Called when the worker starts or stops having something to do. */
  onBusy?(isBusy: boolean): void;
}

interface Waiting {
  readonly number: number;
  readonly onReport: (report: Report) => void;
  readonly resolve: (report: Report) => void;
  readonly reject: (error: Error) => void;
}

/** The host calls `hear` with every answer, and `fail` when the worker has ended. */
export class RemoteWorker implements SearchWorker {
  readonly #channel: WorkerChannel;
  #waiting: Waiting | undefined;
  #asked = 0;
  #fault: Error | undefined;

  constructor(channel: WorkerChannel) {
    this.#channel = channel;
  }

  think(search: SearchRequest, onReport: (report: Report) => void): Promise<Report> {
    if (this.#fault) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      const number = ++this.#asked;
      this.#waiting = { number, onReport, resolve, reject };
      this.#channel.onBusy?.(true);
      this.#channel.send({ number, search });
    });
  }

  hurry(): void {
    this.#channel.send({ hurry: true });
  }

  leave(table: number): void {
    this.#channel.send({ leave: table });
  }

  close(): void {
    this.#channel.end();
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

  #settle(answer: () => void): void {
    this.#waiting = undefined;
    this.#channel.onBusy?.(false);
    answer();
  }
}
