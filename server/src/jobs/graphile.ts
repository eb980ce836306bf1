/** Jobs in PostgreSQL: any node takes them, at once by NOTIFY, and a failed one is tried again. */
import { makeWorkerUtils, type Runner, run, type WorkerUtils } from 'graphile-worker';
import pg from 'pg';
import type { Handlers, Jobs, TaskName, Tasks } from './jobs.ts';

export class GraphileJobs implements Jobs {
  readonly #pool: pg.Pool;
  readonly #concurrency: number;
  readonly #onError: (error: unknown, name: string) => void;
  #utils: WorkerUtils | undefined;
  #runner: Runner | undefined;

  constructor(url: string, concurrency: number, onError: (error: unknown, name: string) => void) {
    this.#pool = new pg.Pool({ connectionString: url, max: concurrency + 4 });
    this.#pool.on('error', (error) => onError(error, 'pool'));
    this.#concurrency = concurrency;
    this.#onError = onError;
  }

  async add<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void> {
    await this.#utils?.addJob(name as string, payload, { jobKey: key, maxAttempts: 5 });
  }

  async start(handlers: Handlers): Promise<void> {
    this.#utils = await makeWorkerUtils({ pgPool: this.#pool });
    await this.#utils.migrate();
    const taskList = Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [name, (payload: unknown) => (handle as (p: unknown) => Promise<void>)(payload)]),
    );
    this.#runner = await run({ pgPool: this.#pool, concurrency: this.#concurrency, noHandleSignals: true, taskList, pollInterval: 1000 });
    this.#runner.events.on('job:error', ({ error, job }) => this.#onError(error, job.task_identifier));
    this.#runner.promise.catch((error) => this.#onError(error, 'runner'));
  }

  async stop(): Promise<void> {
    await this.#runner?.stop().catch(() => {});
    await this.#utils?.release();
    await this.#pool.end();
  }
}
