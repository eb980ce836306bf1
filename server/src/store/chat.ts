/** What was said, as rows. */
import type { ChatLine } from '@caravel/protocol';
import { type Database, StoreUnavailable } from './database.ts';
import { demandNotMuted } from './sanctions.ts';

interface Row {
  n: number;
  user_id: string;
  name: string;
  channel: ChatLine['channel'];
  text: string;
  at: number;
}

const lineIn = ({ n, user_id, name, channel, text, at }: Row): ChatLine => ({ n, user: user_id, name, channel, text, at });

const TRIES = 50;

export class ChatStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The number is the next of the table; two who speak at once are tried again. */
  async add(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    for (let tries = 0; tries < TRIES; tries++) {
      const n = await this.#insert(table, line);
      if (n !== undefined) return { n, ...line };
    }
    throw new StoreUnavailable(`${TRIES} lines came first at table ${table}`);
  }

  /** The number of the line, unless somebody has taken it. */
  async #insert(table: string, { user, name, channel, text, at }: Omit<ChatLine, 'n'>): Promise<number | undefined> {
    const [row] = await this.#db.all<{ n: number }>(
      `INSERT INTO chat (table_id, n, user_id, name, channel, text, at)
       SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1 ON CONFLICT DO NOTHING RETURNING n`,
      table,
      user,
      name,
      channel,
      text,
      at,
    );
    return row?.n;
  }

  /** Whether the person may speak anywhere. */
  demandVoice(user: string, now: number): Promise<void> {
    return demandNotMuted(this.#db, user, now);
  }

  async last(table: string, count: number): Promise<ChatLine[]> {
    const rows = await this.#db.all<Row>('SELECT * FROM chat WHERE table_id = $1 AND removed = 0 ORDER BY n DESC LIMIT $2', table, count);
    return rows.map(lineIn).reverse();
  }

  /** Whose lines the reader does not want to see. */
  async mutedBy(reader: string | undefined): Promise<ReadonlySet<string>> {
    if (!reader) return new Set();
    const rows = await this.#db.all<{ muted_id: string }>('SELECT muted_id FROM mutes WHERE user_id = $1', reader);
    return new Set(rows.map(({ muted_id }) => muted_id));
  }

  async from(table: string, n: number): Promise<ChatLine[]> {
    return (await this.#db.all<Row>('SELECT * FROM chat WHERE table_id = $1 AND n >= $2 AND removed = 0 ORDER BY n', table, n)).map(lineIn);
  }
}
