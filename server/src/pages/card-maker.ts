/** Makes pictures of cards: one at a time, few waiting, each within a time, and keeps the last ones. Whoever asks for more gets none. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface CardBounds {
  /** Cards that may wait for their turn. */
  readonly waiting: number;
  /** Milliseconds for one card. */
  readonly patience: number;
  /** Bytes of pictures that are kept. */
  readonly kept: number;
}

const BOUNDS: CardBounds = { waiting: 8, patience: 20_000, kept: 16 * 1024 * 1024 };
/** A thread that has nothing to do goes after so many milliseconds, with its memory. */
const IDLE = 60_000;

export class CardMaker {
  readonly #bounds: CardBounds;
  readonly #kept = new Map<string, Buffer>();
  readonly #pending = new Map<string, Promise<Buffer | undefined>>();
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(bounds: CardBounds = BOUNDS) {
    this.#bounds = bounds;
  }

  /** The picture of a drawing, which `key` names; undefined if it cannot be made now. */
  async make(key: string, svg: string): Promise<Buffer | undefined> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const pending = this.#pending.get(key);
    if (pending) return pending;
    if (this.#pending.size > this.#bounds.waiting) return undefined;
    const made = this.#last.then(() => this.#render(svg)).catch(() => undefined);
    this.#last = made;
    this.#pending.set(key, made);
    const png = await made;
    this.#pending.delete(key);
    if (png) this.#keep(key, png);
    return png;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  async #render(svg: string): Promise<Buffer> {
    const thread = this.#running();
    thread.postMessage(svg);
    try {
      const [png]: Uint8Array[] = await once(thread, 'message', { signal: AbortSignal.timeout(this.#bounds.patience) });
      if (!png) throw new Error('no picture came');
      return Buffer.from(png);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  #running(): Worker {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.close(), IDLE).unref();
    this.#thread ??= this.#start();
    return this.#thread;
  }

  #start(): Worker {
    const thread = new Worker(new URL('./card-thread.ts', import.meta.url));
    // Whoever waits for it is told; one that dies while nobody waits is replaced by the next card.
    thread.on('error', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    thread.unref();
    return thread;
  }

  #keep(key: string, png: Buffer): void {
    this.#kept.set(key, png);
    this.#bytes += png.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#bounds.kept) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }
}
