/** The bus of nodes that share a PostgreSQL: NOTIFY and LISTEN. Commits of tables announce themselves. */
import { randomBytes } from 'node:crypto';
import type { Log } from '../model/log.ts';
import type { Database } from '../store/database.ts';
import { PostgresDatabase } from '../store/postgres.ts';
import { CHANNEL } from '../store/postgres-commit.ts';
import type { Bus, BusListener } from './bus.ts';
import { Delivery } from './delivery.ts';
import { Listener } from './listener.ts';
import { type BusMessage, changeMessage, writeMessage } from './message.ts';

/** The sender's id comes before each message, so that a node can skip its own. */
const signed = (node: string, text: string): string => `${node} ${text}`;

class PostgresBus implements Bus {
  readonly isAlone = false;
  readonly #url: string;
  readonly #db: Database;
  readonly #node: string;
  #listener: Listener | undefined;

  constructor(url: string, db: Database, node: string) {
    this.#url = url;
    this.#db = db;
    this.#node = node;
  }

  async publish(message: BusMessage): Promise<void> {
    await this.#db.run('SELECT pg_notify($1, $2)', CHANNEL, signed(this.#node, writeMessage(message)));
  }

  async subscribe(listener: BusListener, log: Log): Promise<void> {
    const delivery = new Delivery(listener, log);
    const own = signed(this.#node, '');
    const receive = (payload: string): void => {
      if (!payload.startsWith(own)) delivery.text(payload.slice(payload.indexOf(' ') + 1));
    };
    this.#listener = new Listener(this.#url, receive, () => delivery.missed());
    await this.#listener.open();
  }

  async close(): Promise<void> {
    await this.#listener?.close();
  }
}

/** The database of a node and its bus. */
export const openPostgres = (url: string): { db: Database; bus: Bus } => {
  const node = randomBytes(4).toString('hex');
  const db = new PostgresDatabase(url, (change) => signed(node, changeMessage(change)));
  return { db, bus: new PostgresBus(url, db, node) };
};
