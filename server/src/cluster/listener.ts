/** One connection that listens to the nodes on the same PostgreSQL. When it is lost it reconnects and calls `reconnected`: messages may have been missed. */
import pg from 'pg';
import { CHANNEL } from '../store/postgres-commit.ts';

const PAUSE = 250;
/** A connection whose other end has vanished is noticed after this long. */
const HEARTBEAT = 5000;

export class Listener {
  readonly #url: string;
  readonly #receive: (payload: string) => void;
  readonly #reconnected: () => void;
  #client: pg.Client | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, receive: (payload: string) => void, reconnected: () => void) {
    this.#url = url;
    this.#receive = receive;
    this.#reconnected = reconnected;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      query_timeout: HEARTBEAT,
      connectionTimeoutMillis: HEARTBEAT,
      application_name: 'caravel-listen',
    });
    this.#client = client;
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    client.on('end', () => this.#again());
    this.#heartbeat = setInterval(() => this.#beat(client), HEARTBEAT);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    await this.#client?.end().catch(() => {});
  }

  #beat(client: pg.Client): void {
    client.query('SELECT 1').catch(() => client.end().catch(() => {}));
  }

  #again(): void {
    clearInterval(this.#heartbeat);
    if (this.#isClosed) return;
    setTimeout(async () => {
      if (this.#isClosed) return;
      try {
        await this.open();
        this.#reconnected();
      } catch {
        this.#client?.end().catch(() => {});
        this.#again();
      }
    }, PAUSE);
  }
}
