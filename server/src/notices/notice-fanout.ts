/** Notices for sockets at other nodes: what comes within a moment is published as one message. */
import type { Bus } from '../cluster/bus.ts';
import type { RemoteNotice } from '../cluster/message.ts';

const MOMENT = 30;
/** PostgreSQL carries less than 8000 bytes in one message. */
const AT_ONCE = 50;

export class NoticeFanout {
  readonly #bus: Bus;
  readonly #onError: (error: unknown) => void;
  #waiting: RemoteNotice[] = [];

  constructor(bus: Bus, onError: (error: unknown) => void) {
    this.#bus = bus;
    this.#onError = onError;
  }

  add(notice: RemoteNotice): void {
    if (this.#bus.isAlone) return;
    this.#waiting.push(notice);
    if (this.#waiting.length === 1) setTimeout(() => this.#publish(), MOMENT);
  }

  #publish(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (let i = 0; i < all.length; i += AT_ONCE)
      this.#bus.publish({ kind: 'notices', notices: all.slice(i, i + AT_ONCE) }).catch(this.#onError);
  }
}
