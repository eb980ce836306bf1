/** Threads that think for bots. One that dies is replaced and its errand given to another; one that takes too long is ended. */
import { Worker } from 'node:worker_threads';
import { type Errand, readAnswer } from './errand.ts';

interface Waiting {
  readonly id: number;
  readonly errand: Errand;
  readonly resolve: (moves: readonly string[]) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  busy: Waiting | undefined;
  alarm: NodeJS.Timeout | undefined;
}

const TRIES = 2;

/** The node stops: whoever waits for a bot waits for the next node. */
export class PoolClosed extends Error {
  constructor() {
    super('the pool is closed');
  }
}

export interface PoolOptions {
  readonly threads: number;
  /** A thread that has not answered after so long hangs. */
  readonly milliseconds: number;
  readonly onReplaced?: (why: string) => void;
  readonly file?: URL;
}

export class BotPool {
  readonly #options: PoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #queue: Waiting[] = [];
  #count = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** The moves of the bot; an error if the thread takes too long, or if threads fail over and over. */
  think(errand: Errand): Promise<readonly string[]> {
    if (this.#isClosed) return Promise.reject(new PoolClosed());
    return new Promise((resolve, reject) => {
      this.#queue.push({ id: ++this.#count, errand, resolve, reject, tries: 0 });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new PoolClosed());
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)));
  }

  #end({ worker, busy, alarm }: Thread): Promise<number> {
    clearTimeout(alarm);
    busy?.reject(new PoolClosed());
    return worker.terminate();
  }

  #next(): void {
    if (this.#isClosed || this.#queue.length === 0) return;
    const thread = this.#idle();
    if (!thread) return;
    const waiting = this.#queue.shift() as Waiting;
    waiting.tries++;
    thread.busy = waiting;
    thread.alarm = setTimeout(() => this.#hangs(thread, waiting), this.#options.milliseconds);
    thread.worker.postMessage({ id: waiting.id, errand: waiting.errand });
  }

  #idle(): Thread | undefined {
    for (const thread of this.#threads) if (!thread.busy) return thread;
    return this.#threads.size < this.#options.threads ? this.#start() : undefined;
  }

  #start(): Thread {
    const worker = new Worker(this.#options.file ?? new URL('./thread.ts', import.meta.url));
    const thread: Thread = { worker, busy: undefined, alarm: undefined };
    worker.on('message', (message: unknown) => this.#answered(thread, message));
    worker.on('messageerror', (error) => this.#replace(thread, String(error)));
    worker.on('error', (error) => this.#replace(thread, String(error)));
    worker.on('exit', () => this.#replace(thread, 'ended'));
    this.#threads.add(thread);
    return thread;
  }

  #answered(thread: Thread, message: unknown): void {
    const { busy } = thread;
    const answer = readAnswer(message);
    if (!busy || busy.id !== answer?.id) return;
    clearTimeout(thread.alarm);
    thread.busy = undefined;
    if ('moves' in answer) busy.resolve(answer.moves);
    else this.#again(busy, answer.error);
    this.#next();
  }

  /** No second try: it would hang as long again while the table waits. */
  #hangs(thread: Thread, waiting: Waiting): void {
    thread.busy = undefined;
    waiting.reject(new Error('the thread took too long'));
    this.#replace(thread, 'took too long');
  }

  #replace(thread: Thread, why: string): void {
    if (!this.#threads.delete(thread) || this.#isClosed) return;
    clearTimeout(thread.alarm);
    void thread.worker.terminate();
    this.#options.onReplaced?.(why);
    if (thread.busy) this.#again(thread.busy, why);
    this.#next();
  }

  #again(waiting: Waiting, why: string): void {
    if (waiting.tries >= TRIES) waiting.reject(new Error(why));
    else this.#queue.unshift(waiting);
  }
}
