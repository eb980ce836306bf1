/** Vacation stops clocks of days: thirty days a year, taken when it begins, given back when it ends early. */
import type { Vacation } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';

const DAY = 86_400_000;
export const VACATION_A_YEAR = 30 * DAY;

export const yearOf = (now: number): number => new Date(now).getUTCFullYear();

interface Row {
  vacation_until: number;
  vacation_left: number;
  vacation_year: number;
}

const read = async (db: Database, user: string, now: number): Promise<Row & { left: number }> => {
  const [row] = await db.all<Row>('SELECT vacation_until, vacation_left, vacation_year FROM users WHERE id = $1', user);
  if (!row) throw new Refusal('not-found', 'there is no such person');
  return { ...row, left: row.vacation_year === yearOf(now) ? row.vacation_left : VACATION_A_YEAR };
};

/** Writes only if nobody else has changed the row since it was read. */
const write = async (db: Database, user: string, old: Row, until: number, left: number, now: number): Promise<void> => {
  const changed = await db.run(
    'UPDATE users SET vacation_until = $1, vacation_left = $2, vacation_year = $3 WHERE id = $4 AND vacation_until = $5 AND vacation_left = $6',
    until,
    left,
    yearOf(now),
    user,
    old.vacation_until,
    old.vacation_left,
  );
  if (changed === 0) throw new Refusal('stale', 'your vacation was changed elsewhere: look again');
};

export const vacationOf = async (db: Database, user: string, now: number): Promise<Vacation> => {
  const { vacation_until, left } = await read(db, user, now);
  return { until: vacation_until > now ? vacation_until : 0, left };
};

/** Returns its end. */
export const startVacation = async (db: Database, user: string, days: number, now: number): Promise<number> => {
  const row = await read(db, user, now);
  if (row.vacation_until > now) throw new Refusal('not-now', 'you are on vacation already');
  const length = Math.round(days * DAY);
  if (length > row.left) throw new Refusal('too-much', `${Math.floor(row.left / DAY)} days are left this year`, { field: 'days' });
  await write(db, user, row, now + length, row.left - length, now);
  return now + length;
};

export const endVacation = async (db: Database, user: string, now: number): Promise<void> => {
  const row = await read(db, user, now);
  if (row.vacation_until <= now) throw new Refusal('not-now', 'you are not on vacation');
  await write(db, user, row, 0, Math.min(VACATION_A_YEAR, row.left + row.vacation_until - now), now);
};
