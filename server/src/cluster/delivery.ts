/** Hands messages from the wire to the listener of a node. */
import type { Log } from '../model/log.ts';
import type { BusListener } from './bus.ts';
import { readMessage } from './message.ts';

const TRIES = 5;
const PAUSE = 1000;
/** As much of a malformed message as helps to find its sender. */
const SHOWN = 200;

export class Delivery {
  readonly #listener: BusListener;
  readonly #log: Log;
  readonly #pause: number;

  constructor(listener: BusListener, log: Log, pause = PAUSE) {
    this.#listener = listener;
    this.#log = log;
    this.#pause = pause;
  }

  /** A kind only newer nodes know is ignored: during an upgrade both versions run. */
  text(text: string): void {
    const message = readMessage(text);
    if (message === 'malformed') this.#log.warn({ message: text.slice(0, SHOWN) }, 'a message of another node is malformed');
    else if (message !== 'unknown') this.#deliver(() => this.#listener.receive(message), TRIES);
  }

  missed(): void {
    this.#deliver(() => this.#listener.missed(), TRIES);
  }

  /** What fails because the store is away succeeds a little later. */
  #deliver(work: () => Promise<void>, tries: number): void {
    work().catch((error: unknown) => {
      this.#log.error({ err: error }, 'following another node failed');
      if (tries > 1) setTimeout(() => this.#deliver(work, tries - 1), this.#pause).unref();
    });
  }
}
