/** The server's end of one thread that studies games: one question after the other. It starts when it is needed and ends when it hangs. */
import { Worker } from 'node:worker_threads';
import type { StudyAnswer, StudyMessage, StudyName, StudyTasks } from './study-task.ts';

interface Asked {
  readonly id: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class StudyThread {
  readonly #patience: number;
  #worker: Worker | undefined;
  #asked: Asked | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;
  #waiting = 0;
  #isClosed = false;

  /** A question that takes longer than so many milliseconds is not answered. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Questions that wait or are being answered. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Rejects if it takes too long, or if the thread fails. */
  ask<Name extends StudyName>(name: Name, task: StudyTasks[Name]['task']): Promise<StudyTasks[Name]['answer']> {
    this.#waiting++;
    const turn = this.#last.then(() => this.#send(name, task)).finally(() => this.#waiting--);
    this.#last = turn.catch(() => {});
    return turn as Promise<StudyTasks[Name]['answer']>;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end('the node is stopping');
  }

  async #send(name: StudyName, task: StudyTasks[StudyName]['task']): Promise<unknown> {
    if (this.#isClosed) throw new Error('the node is stopping');
    this.#worker ??= this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#asked = { id: ++this.#count, resolve, reject };
    const alarm = setTimeout(() => void this.#end('the thread took too long'), this.#patience);
    this.#worker.postMessage({ id: this.#count, name, task } satisfies StudyMessage);
    return promise.finally(() => clearTimeout(alarm));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    worker.on('message', (answer: StudyAnswer) => this.#answered(answer));
    const failed = (why: unknown): void => {
      if (this.#worker === worker) void this.#end(String(why));
    };
    worker.on('error', failed);
    worker.on('exit', () => failed('the thread ended'));
    // A thread that does nothing keeps no process alive.
    worker.unref();
    return worker;
  }

  #answered(answer: StudyAnswer): void {
    if (this.#asked?.id !== answer.id) return;
    const { resolve, reject } = this.#asked;
    this.#asked = undefined;
    if ('value' in answer) resolve(answer.value);
    else reject(new Error(answer.error));
  }

  /** The next question starts another one. */
  async #end(why: string): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#asked?.reject(new Error(why));
    this.#asked = undefined;
    await worker?.terminate();
  }
}
