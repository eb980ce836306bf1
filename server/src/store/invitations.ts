/** Where to look for invitations, as rows. Whether one still waits is said by the table's record: a row may be left over. */
import type { Table } from '../model/table.ts';
import type { Database } from './database.ts';
import { TableStore } from './tables.ts';

export interface InvitationRow {
  readonly table: Table;
  readonly user: string;
  readonly by: string;
  readonly byName: string;
  readonly at: number;
}

interface Row {
  table_id: string;
  user_id: string;
  by_user: string;
  by_name: string;
  at: number;
}

/** Of one person: more are left over, for fewer may wait. */
const MOST = 200;

const waits = ({ table, user }: Pick<InvitationRow, 'table' | 'user'>): boolean =>
  table.status === 'open' && table.live.seats.some((seat) => seat.kind === 'open' && seat.user === user && seat.invitedAt !== undefined);

export class InvitationStore {
  readonly #db: Database;
  readonly #tables: TableStore;

  constructor(db: Database) {
    this.#db = db;
    this.#tables = new TableStore(db);
  }

  /** Before the table says so. */
  async add(table: string, user: string, by: string, at: number): Promise<void> {
    await this.#db.run(
      `INSERT INTO invitations (table_id, user_id, by_user, at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id, user_id) DO UPDATE SET by_user = $3, at = $4`,
      table,
      user,
      by,
      at,
    );
  }

  /** How often somebody has invited this person since, whatever came of it. */
  async since(by: string, user: string, moment: number): Promise<number> {
    const [row] = await this.#db.all<{ count: number }>(
      'SELECT COUNT(*) AS count FROM invitations WHERE by_user = $1 AND user_id = $2 AND at > $3',
      by,
      user,
      moment,
    );
    return row?.count ?? 0;
  }

  /** How many invitations of this person there were since, up to that to the table and with it. */
  async countUpTo(table: string, user: string, moment: number): Promise<number> {
    const [row] = await this.#db.all<{ count: number }>(
      `SELECT COUNT(*) AS count FROM invitations WHERE user_id = $1 AND at > $2
       AND at <= (SELECT at FROM invitations WHERE table_id = $3 AND user_id = $1)`,
      user,
      moment,
      table,
    );
    return row?.count ?? 0;
  }

  /** Those the person has not answered, the newest first. */
  waitingFor(user: string): Promise<InvitationRow[]> {
    return this.#waiting('user_id', user);
  }

  /** Those of the person that others have not answered. */
  sentBy(user: string): Promise<InvitationRow[]> {
    return this.#waiting('by_user', user);
  }

  /** Throws away what is older than the moment and waits no longer; how many rows those were. */
  tidy(moment: number): Promise<number> {
    return this.#db.run(
      `DELETE FROM invitations WHERE at < $1 AND EXISTS (SELECT 1 FROM tables t WHERE t.id = invitations.table_id AND t.status <> 'open')`,
      moment,
    );
  }

  async #waiting(column: 'user_id' | 'by_user', user: string): Promise<InvitationRow[]> {
    const rows = await this.#db.all<Row>(
      `SELECT i.table_id, i.user_id, i.by_user, u.name AS by_name, i.at FROM invitations i
       JOIN tables t ON t.id = i.table_id JOIN users u ON u.id = i.by_user
       WHERE i.${column} = $1 AND t.status = 'open' ORDER BY i.at DESC, i.table_id LIMIT ${MOST}`,
      user,
    );
    const found: InvitationRow[] = [];
    for (const { table_id, user_id, by_user, by_name, at } of rows) {
      const table = await this.#tables.read(table_id);
      const row = table && { table, user: user_id, by: by_user, byName: by_name, at };
      if (row && waits(row)) found.push(row);
    }
    return found;
  }
}
