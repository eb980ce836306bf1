/** Whoever writes to the embedded database: a thread of its own, so that tables go on while the disk is at work. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Change, Statement, Value } from '../database.ts';
import type { SqliteFile } from './file.ts';

export type Errand =
  | { readonly commit: readonly Change[] }
  | { readonly batch: readonly Statement[] }
  | { readonly run: string; readonly values: readonly Value[] }
  | { readonly all: string; readonly values: readonly Value[] };

/** An error loses its number on the way between threads. */
export type Reply = { readonly done: unknown } | { readonly failed: string; readonly errcode: number | undefined };

export interface Scribe {
  do(errand: Errand): Promise<unknown>;
  close(): Promise<void>;
}

export const perform = (file: SqliteFile, errand: Errand): unknown => {
  if ('commit' in errand) return file.commit(errand.commit);
  if ('batch' in errand) return file.batch(errand.batch);
  return 'run' in errand ? file.run(errand.run, errand.values) : file.all(errand.all, errand.values);
};

/** Writes where it is asked: a database in memory belongs to one thread. */
export const scribeHere = (file: SqliteFile): Scribe => ({ do: async (errand) => perform(file, errand), close: async () => {} });

interface Waiting {
  resolve(done: unknown): void;
  reject(error: unknown): void;
}

/** Does one errand after the other, and answers in that order. If the thread dies, so does the process: whatever was acknowledged is on disk. */
export class ScribeThread implements Scribe {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];

  constructor(path: string) {
    this.#worker = new Worker(new URL('./scribe-thread.ts', import.meta.url), { workerData: path, name: 'scribe' });
    this.#worker.on('message', (reply: Reply) => this.#answered(reply));
  }

  do(errand: Errand): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(errand);
    });
  }

  async close(): Promise<void> {
    const gone = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await gone;
  }

  #answered(reply: Reply): void {
    const waiting = this.#waiting.shift();
    if ('done' in reply) waiting?.resolve(reply.done);
    else waiting?.reject(Object.assign(new Error(reply.failed), { errcode: reply.errcode }));
  }
}
