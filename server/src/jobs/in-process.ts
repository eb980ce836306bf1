/** Jobs of a single node, in memory: after a restart the tables themselves show what is to be done. */
import type { Handlers, Jobs, TaskName, Tasks } from './jobs.ts';

interface Job {
  mustRunAgain: boolean;
}

const TRIES = 3;

export class InProcessJobs implements Jobs {
  readonly #onError: (error: unknown, name: string) => void;
  readonly #running = new Map<string, Job>();
  readonly #waiting: (() => void)[] = [];
  #handlers: Handlers | undefined;
  #isStopped = false;

  constructor(onError: (error: unknown, name: string) => void) {
    this.#onError = onError;
  }

  async add<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void> {
    if (this.#isStopped) return;
    const running = this.#running.get(key);
    if (running) {
      running.mustRunAgain = true;
      return;
    }
    this.#running.set(key, { mustRunAgain: false });
    setImmediate(() => this.#work(name, payload, key));
  }

  addHere<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void> {
    return this.add(name, payload, key);
  }

  async start(handlers: Handlers): Promise<void> {
    this.#handlers = handlers;
  }

  idle(): Promise<void> {
    if (this.#running.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  stop(): Promise<void> {
    this.#isStopped = true;
    return this.idle();
  }

  async #work<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.#handlers?.[name](payload);
        break;
      } catch (error) {
        this.#onError(error, name);
        if (tries === TRIES || this.#isStopped) break;
        await new Promise((resolve) => setTimeout(resolve, 100 * tries));
      }
    }
    const mustRunAgain = this.#running.get(key)?.mustRunAgain;
    this.#running.delete(key);
    if (mustRunAgain) await this.add(name, payload, key);
    if (this.#running.size === 0) for (const tell of this.#waiting.splice(0)) tell();
  }
}
