/** Users as rows: guests, people with an account, bots of people. */
import type { Database } from '../store/database.ts';
import type { Person } from '../tables/table.ts';

export class People {
  readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async find(id: string): Promise<Person | undefined> {
    const [row] = await this.db.all<Person>('SELECT id, name, kind FROM users WHERE id = $1', id);
    return row && { id: row.id, name: row.name, kind: row.kind };
  }

  async add(person: Person, now: number): Promise<void> {
    await this.db.run(
      `INSERT INTO users (id, name, kind, settings, vacation_until, vacation_left, created_at, seen_at) VALUES ($1, $2, $3, '{}', 0, $4, $5, $5)`,
      person.id,
      person.name,
      person.kind,
      VACATION_A_YEAR,
      now,
    );
  }

  async vacationUntil(id: string): Promise<number> {
    const [row] = await this.db.all<{ until: number }>('SELECT vacation_until AS until FROM users WHERE id = $1', id);
    return row?.until ?? 0;
  }
}

const VACATION_A_YEAR = 30 * 86_400_000;
