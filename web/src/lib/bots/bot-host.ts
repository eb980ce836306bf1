/** The page's end of the bots' worker, which starts with the first question. */
import type { Level } from '@caravel/bots';
import type { Answer, Preparation, Question } from './messages.ts';

/** How long the searching levels think about a large decision here. */
export const thinkingTime: Readonly<Record<Level, number>> = { random: 0, beginner: 0, easy: 0, medium: 0, hard: 1000, expert: 5000 };

const MOST_WORKERS = 4;

/** The same file serves as the bots' worker, and under other names as one that searches or reviews. */
export const startWorker = (name = ''): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

/** One core is left to the page. */
export const workers = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 1) - 1));

type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (reason: Error) => void };

class BotHost {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Starts the worker before it is needed. */
  warmUp(): void {
    this.#worker ??= this.#start();
  }

  /** Has the worker load a game and its net, so that the first answer does not wait for them. */
  prepare({ name, version }: { readonly name: string; readonly version: number }): void {
    this.warmUp();
    this.#worker?.postMessage({ prepare: { game: name, version } } satisfies Preparation);
  }

  think(question: Omit<Question, 'id' | 'workers'>): Promise<Answer> {
    this.warmUp();
    const id = ++this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, { resolve, reject });
    this.#worker?.postMessage({ ...question, id, workers: workers() } satisfies Question);
    return promise;
  }

  #start(): Worker {
    const worker = startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.resolve(data);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', (event) => this.#fail(worker, event.message));
    return worker;
  }

  /** A broken worker is replaced at the next question. */
  #fail(worker: Worker, message: string): void {
    worker.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}

export const botHost = new BotHost();
