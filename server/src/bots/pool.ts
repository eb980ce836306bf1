/**
 * Threads that think for bots. One that dies is replaced and its task given to another; one that takes too long is ended. Threads without a
 * task think along with one of `expert`, until they have one. When slow levels have all threads, one more is kept for quick levels:
 * they need a few milliseconds, and nobody waits seconds for them.
 */
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type BotTask, readAnswer, type ThreadMessage } from './bot-task.ts';
import { isQuick, TaskQueue, type Turn } from './queue.ts';

interface Waiting {
  readonly id: number;
  readonly task: BotTask;
  readonly turn: Turn;
  readonly resolve: (moves: readonly string[]) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

interface Thread {
  readonly worker: Worker;
  /** Takes nothing but quick levels. */
  readonly isForQuick: boolean;
  busy: Waiting | undefined;
  /** Whom it thinks along with. */
  leader: Thread | undefined;
  alarm: NodeJS.Timeout | undefined;
}

const TRIES = 2;
/** The level that thinks with all threads it is given. */
const LEADS = 'expert';

/** The node is stopping: another node, or the next start, moves the bot. */
export class PoolClosed extends Error {
  constructor() {
    super('the pool is closed');
  }
}

/** Nobody waits for this bot any more; no thread was free before. */
export class NotWanted extends Error {
  constructor() {
    super('nobody waits for this bot any more');
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
  readonly #queue = new TaskQueue<Waiting>();
  #count = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** The moves of the bot; an error if the thread takes too long, or if threads fail over and over. */
  think(task: BotTask, turn: Turn = { host: '' }): Promise<readonly string[]> {
    if (this.#isClosed) return Promise.reject(new PoolClosed());
    return new Promise((resolve, reject) => {
      this.#queue.put(turn.host, task.level, { id: ++this.#count, task, turn, resolve, reject, tries: 0 });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.takeAll()) reject(new PoolClosed());
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)));
  }

  #end({ worker, busy, alarm }: Thread): Promise<number> {
    clearTimeout(alarm);
    busy?.reject(new PoolClosed());
    return worker.terminate();
  }

  #next(): void {
    while (!this.#isClosed && this.#queue.size > 0) {
      const thread = this.#idle() ?? this.#following() ?? this.#idleForQuick();
      const waiting = thread && this.#take(thread);
      if (!waiting) return;
      this.#give(thread, waiting);
    }
  }

  /** The next task for the thread. A task nobody waits for any more is rejected and skipped. */
  #take({ isForQuick }: Thread): Waiting | undefined {
    for (;;) {
      const waiting = isForQuick ? this.#queue.takeQuick() : this.#queue.take();
      if (waiting?.turn.isWanted?.() !== false) return waiting;
      waiting.reject(new NotWanted());
    }
  }

  #give(thread: Thread, waiting: Waiting): void {
    waiting.tries++;
    thread.busy = waiting;
    thread.leader = undefined;
    thread.alarm = setTimeout(() => this.#hangs(thread, waiting), this.#options.milliseconds);
    this.#send(thread, waiting);
    this.#keepOneForQuick(waiting);
  }

  /** Started before it is needed, for a start takes longer than a quick level may. */
  #keepOneForQuick({ task }: Waiting): void {
    const threads = [...this.#threads];
    const busy = threads.filter(({ isForQuick, busy: own }) => own && !isForQuick).length;
    const isThere = threads.some(({ isForQuick }) => isForQuick);
    if (!isQuick(task.level) && busy === this.#options.threads && !isThere) this.#start(true);
  }

  #send(thread: Thread, { id, task }: Waiting): void {
    const helpers = task.level === LEADS ? this.#helpersFor(thread) : [];
    thread.worker.postMessage({ id, task, helpers } satisfies ThreadMessage, helpers);
  }

  /** Lines to all threads that have nothing to do. */
  #helpersFor(leader: Thread): MessagePort[] {
    const ports: MessagePort[] = [];
    for (let helper = this.#idle(); helper; helper = this.#idle()) {
      const { port1, port2 } = new MessageChannel();
      helper.leader = leader;
      helper.worker.postMessage({ leader: port1 } satisfies ThreadMessage, [port1]);
      ports.push(port2);
    }
    return ports;
  }

  /** The lead thread closes their lines itself, or they close with it. */
  #dismiss(leader: Thread): void {
    for (const thread of this.#threads) if (thread.leader === leader) thread.leader = undefined;
  }

  #idle(): Thread | undefined {
    let count = 0;
    for (const thread of this.#threads) {
      if (thread.isForQuick) continue;
      if (!thread.busy && !thread.leader) return thread;
      count++;
    }
    return count < this.#options.threads ? this.#start(false) : undefined;
  }

  #following(): Thread | undefined {
    return [...this.#threads].find(({ leader }) => leader);
  }

  #idleForQuick(): Thread | undefined {
    return [...this.#threads].find(({ isForQuick, busy }) => isForQuick && !busy);
  }

  #start(isForQuick: boolean): Thread {
    const worker = new Worker(this.#options.file ?? new URL('./thread.ts', import.meta.url));
    const thread: Thread = { worker, isForQuick, busy: undefined, leader: undefined, alarm: undefined };
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
    this.#dismiss(thread);
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
    this.#dismiss(thread);
    void thread.worker.terminate();
    this.#options.onReplaced?.(why);
    if (thread.busy) this.#again(thread.busy, why);
    this.#next();
  }

  #again(waiting: Waiting, why: string): void {
    if (waiting.tries >= TRIES) waiting.reject(new Error(why));
    else this.#queue.putBack(waiting.turn.host, waiting.task.level, waiting);
  }
}
