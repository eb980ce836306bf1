/** A mate of a crew in a thread of its own. */
import { Worker } from 'node:worker_threads';
import type { Mate, Order, Report } from '@caravel/bots';

export type ThreadRequest = { readonly number: number; readonly order: Order } | { readonly leave: number } | { readonly hurry: true };

export type ThreadAnswer =
  | { readonly number: number; readonly report: Report; readonly isLast: boolean }
  | { readonly number: number; readonly error: string };

interface Waiting {
  readonly number: number;
  readonly onReport: (report: Report) => void;
  readonly resolve: (report: Report) => void;
  readonly reject: (error: Error) => void;
}

export class ThreadMate implements Mate {
  readonly #worker: Worker;
  #waiting: Waiting | undefined;
  #asked = 0;
  #fault: Error | undefined;

  constructor() {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url));
    // A thread that waits for orders keeps nobody from leaving.
    this.#worker.unref();
    this.#worker.on('message', (answer: ThreadAnswer) => this.#hear(answer));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the thread has ended')));
  }

  think(order: Order, onReport: (report: Report) => void): Promise<Report> {
    if (this.#fault) return Promise.reject(this.#fault);
    const { promise, resolve, reject } = Promise.withResolvers<Report>();
    const number = ++this.#asked;
    this.#waiting = { number, onReport, resolve, reject };
    this.#worker.ref();
    this.#send({ number, order });
    return promise;
  }

  hurry(): void {
    this.#send({ hurry: true });
  }

  leave(table: number): void {
    this.#send({ leave: table });
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(request: ThreadRequest): void {
    this.#worker.postMessage(request);
  }

  #hear(answer: ThreadAnswer): void {
    const waiting = this.#waiting;
    if (waiting?.number !== answer.number) return;
    if ('error' in answer) return this.#settle(() => waiting.reject(new Error(answer.error)));
    if (!answer.isLast) return waiting.onReport(answer.report);
    this.#settle(() => waiting.resolve(answer.report));
  }

  #settle(deed: () => void): void {
    this.#waiting = undefined;
    this.#worker.unref();
    deed();
  }

  #fail(error: Error): void {
    this.#fault ??= error;
    this.#waiting?.reject(this.#fault);
    this.#waiting = undefined;
  }
}
