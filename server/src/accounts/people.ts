/** Users as rows: guests, people with an account, bots of people. */

import type { Person } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { VACATION_A_YEAR, yearOf } from './vacation.ts';

export class People {
  readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  async find(id: string): Promise<Person | undefined> {
    const [row] = await this.db.all<Person>('SELECT id, name, kind FROM users WHERE id = $1', id);
    return row && { id: row.id, name: row.name, kind: row.kind };
  }

  async add(person: Person, now: number, owner: string | null = null): Promise<void> {
    await this.db.run(
      `INSERT INTO users (id, name, kind, owner, settings, vacation_until, vacation_left, vacation_year, created_at, seen_at)
       VALUES ($1, $2, $3, $4, '{}', 0, $5, $6, $7, $7)`,
      person.id,
      person.name,
      person.kind,
      owner,
      VACATION_A_YEAR,
      yearOf(now),
      now,
    );
  }

  async vacationUntil(id: string): Promise<number> {
    const [row] = await this.db.all<{ until: number }>('SELECT vacation_until AS until FROM users WHERE id = $1', id);
    return row?.until ?? 0;
  }
}
