/** Notices for sockets at other nodes: what comes within a moment is published as one word. */
import type { Database } from '../store/database.ts';

const MOMENT = 30;
/** PostgreSQL takes words of less than 8000 bytes. */
const AT_ONCE = 50;

export type Spoken = readonly [user: string, text: string, table: string];

export class Spread {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  #waiting: Spoken[] = [];

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  add(user: string, text: () => string, table: string): void {
    if (this.#db.dialect === 'sqlite') return;
    this.#waiting.push([user, text(), table]);
    if (this.#waiting.length === 1) setTimeout(() => this.#publish(), MOMENT);
  }

  #publish(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (let i = 0; i < all.length; i += AT_ONCE)
      this.#db.publish(`notices ${JSON.stringify(all.slice(i, i + AT_ONCE))}`).catch(this.#onError);
  }
}
