/** What was said, as rows. */
import type { ChatLine } from '@caravel/protocol';
import type { Database } from './database.ts';

interface Row {
  n: number;
  user_id: string;
  name: string;
  channel: ChatLine['channel'];
  text: string;
  at: number;
}

const lineIn = ({ n, user_id, name, channel, text, at }: Row): ChatLine => ({ n, user: user_id, name, channel, text, at });

export class ChatStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The number is the next of the table; two who speak at once are tried again. */
  async add(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const { user, name, channel, text, at } = line;
    for (let tries = 0; ; tries++) {
      try {
        const [row] = await this.#db.all<{ n: number }>(
          `INSERT INTO chat (table_id, n, user_id, name, channel, text, at)
           SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1 RETURNING n`,
          table,
          user,
          name,
          channel,
          text,
          at,
        );
        return { n: (row as { n: number }).n, ...line };
      } catch (error) {
        if (tries === 5) throw error;
      }
    }
  }

  async last(table: string, count: number): Promise<ChatLine[]> {
    const rows = await this.#db.all<Row>('SELECT * FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2', table, count);
    return rows.map(lineIn).reverse();
  }

  async from(table: string, n: number): Promise<ChatLine[]> {
    return (await this.#db.all<Row>('SELECT * FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n', table, n)).map(lineIn);
  }
}
