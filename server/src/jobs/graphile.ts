/**
 * Jobs in PostgreSQL: any node takes them, at once by NOTIFY, and a failed one is tried again. A bot's job is only handed out here: it waits for a
 * thread on the node that took it, where hosts take turns, and a bot that is lost with its node is seen from its table.
 */
import { EventEmitter } from 'node:events';
import { Logger, makeWorkerUtils, type Runner, run, type TaskList, type WorkerEvents, type WorkerUtils } from 'graphile-worker';
import pg from 'pg';
import { named } from '../store/postgres.ts';
import { InProcessJobs } from './in-process.ts';
import type { Handlers, Jobs, TaskName, Tasks } from './jobs.ts';

type OnError = (error: unknown, name: string) => void;

const ATTEMPTS = 5;
/** What a table waits for is quick. */
const WORKERS = 6;
/** Mail and webhooks take their time, and nothing else waits for them. */
const NOTICE_WORKERS = 8;
const NOTICES: readonly TaskName[] = ['notice', 'waiting', 'lost', 'changed'];
const BOT_WORKERS = 2;
/** NOTIFY brings new jobs at once; this finds those that are to be tried again. */
const POLL = 1000;
const PAUSE = 1000;
const IDLE_POLL = 20;
const FAILURES = 3;

/** What is done is noted in batches: only then graphile outlives a store that is away at that moment. */
const BATCHED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const taskList = (handlers: Handlers, names: readonly TaskName[]): TaskList =>
  Object.fromEntries(names.map((name) => [name, (payload: unknown) => (handlers[name] as (p: unknown) => Promise<void>)(payload)]));

/** A worker that lost the store at a bad moment never asks well again: after so many failures in a row a new one is better. */
const giveUp = (runner: Runner, events: WorkerEvents, most: number): void => {
  let failures = 0;
  const works = (): void => {
    failures = 0;
  };
  events.on('worker:getJob:empty', works);
  events.on('job:start', works);
  events.on('worker:getJob:error', () => {
    if (++failures === most) runner.stop().catch(() => {});
  });
};

export class GraphileJobs implements Jobs {
  readonly #pool: pg.Pool;
  readonly #onError: OnError;
  /** What graphile would print; its errors come by events. */
  readonly #logger = new Logger(() => () => {});
  /** Jobs this node has taken. */
  readonly #here: InProcessJobs;
  readonly #runners = new Set<Runner>();
  #utils: WorkerUtils | undefined;
  #isStopped = false;

  constructor(url: string, onError: OnError) {
    this.#pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5000, application_name: 'caravel-jobs' });
    this.#pool.on('error', (error) => this.#onError(error, 'pool'));
    this.#pool.on('connect', (client) => client.on('error', () => {}));
    this.#onError = (error, name) => onError(named(error), name);
    this.#here = new InProcessJobs(this.#onError);
  }

  async add<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void> {
    if (this.#isStopped) return;
    // One that is added again keeps its place among those that wait.
    await this.#utils?.addJob(name as string, payload, { jobKey: key, jobKeyMode: 'preserve_run_at', maxAttempts: ATTEMPTS });
  }

  addHere<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void> {
    return this.#here.add(name, payload, key);
  }

  async start(handlers: Handlers): Promise<void> {
    await this.#here.start(handlers);
    this.#utils = await makeWorkerUtils({ pgPool: this.#pool, logger: this.#logger });
    await this.#migrate(this.#utils);
    const others = (Object.keys(handlers) as TaskName[]).filter((name) => name !== 'bot' && !NOTICES.includes(name));
    const handOut: Handlers['bot'] = (payload) => this.#here.add('bot', payload, `bot:${payload.table}`);
    await this.#run(taskList({ ...handlers, bot: handOut }, ['bot']), BOT_WORKERS);
    await this.#run(taskList(handlers, others), WORKERS);
    await this.#run(taskList(handlers, NOTICES), NOTICE_WORKERS);
  }

  async idle(): Promise<void> {
    const open = 'SELECT 1 FROM graphile_worker.jobs WHERE attempts < max_attempts OR locked_at IS NOT NULL LIMIT 1';
    while ((await this.#pool.query(open)).rowCount) await new Promise((resolve) => setTimeout(resolve, IDLE_POLL));
    await this.#here.idle();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#runners].map((runner) => runner.stop().catch(() => {})));
    await this.#here.stop();
    await this.#utils?.release();
    await this.#pool.end();
  }

  /** Nodes that start together may get in each other's way: the second time it is done. */
  async #migrate(utils: WorkerUtils): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        return await utils.migrate();
      } catch (error) {
        if (tries === ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100 * (tries + 1)));
      }
    }
  }

  async #run(tasks: TaskList, concurrency: number): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    events.on('job:error', ({ error, job }) => this.#onError(error, job.task_identifier));
    const options = { pgPool: this.#pool, concurrency, noHandleSignals: true, pollInterval: POLL, logger: this.#logger, events };
    const runner = await run({ ...options, taskList: tasks, preset: BATCHED });
    this.#runners.add(runner);
    giveUp(runner, events, FAILURES * concurrency);
    const ended = (error?: unknown): void => {
      this.#runners.delete(runner);
      if (error !== undefined) this.#onError(error, 'runner');
      this.#runAgain(tasks, concurrency);
    };
    runner.promise.then(() => ended(), ended);
  }

  /** A runner that gave up because the store was away too long is replaced. */
  #runAgain(tasks: TaskList, concurrency: number): void {
    if (this.#isStopped) return;
    setTimeout(() => {
      if (this.#isStopped) return;
      this.#run(tasks, concurrency).catch((error) => {
        this.#onError(error, 'runner');
        this.#runAgain(tasks, concurrency);
      });
    }, PAUSE);
  }
}
