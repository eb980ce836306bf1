/** Login name and password of a user. */
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';
import { deleteChallenges } from './challenges.ts';
import { hashPassword, isPassword } from './password.ts';

interface Row {
  id: string;
  password: string | null;
}

/** The user with this login and password. The refusal does not tell an unknown login from a wrong password. */
export const userWith = async (db: Database, login: string, password: string): Promise<string> => {
  const [row] = await db.all<Row>('SELECT id, password FROM users WHERE login = $1', login.trim().toLowerCase());
  if (!(await isPassword(row?.password ?? undefined, password)) || !row) throw new Refusal('not-yours', 'login or password is wrong');
  return row.id;
};

/** The user with this login. */
export const userOf = async (db: Database, login: string): Promise<string | undefined> =>
  (await db.all<{ id: string }>('SELECT id FROM users WHERE login = $1', login))[0]?.id;

export const demandFreeLogin = async (db: Database, login: string): Promise<void> => {
  if (await userOf(db, login)) throw new Refusal('taken', 'somebody has this login', { field: 'login' });
};

/** A guest becomes an account and keeps its id, name and games; an account by passkey gets a password too. */
export const giveLogin = async (db: Database, user: string, login: string, password: string): Promise<void> => {
  await demandFreeLogin(db, login);
  const hash = await hashPassword(password);
  try {
    const isGiven = await db.batch([
      {
        sql: `UPDATE users SET login = $1, password = $2, kind = 'person' WHERE id = $3 AND login IS NULL AND kind IN ('guest', 'person')`,
        values: [login, hash, user],
        expect: 1,
      },
      deleteChallenges('reset', user),
    ]);
    if (!isGiven) throw new Refusal('not-now', 'you have an account already');
  } catch (error) {
    if (!(error instanceof Refusal)) await demandFreeLogin(db, login);
    throw error;
  }
};

/** Demands the right password. */
export const demandPassword = async (db: Database, user: string, password: string | undefined, field: string): Promise<void> => {
  const [row] = await db.all<Row>('SELECT id, password FROM users WHERE id = $1', user);
  if (password === undefined || !row?.password || !(await isPassword(row.password, password)))
    throw new Refusal('not-yours', 'the password is wrong', { field });
};

/** Sets the password and invalidates reset links. */
export const setPassword = async (db: Database, user: string, password: string): Promise<void> => {
  const values = [await hashPassword(password), user];
  const isSet = await db.batch([
    { sql: 'UPDATE users SET password = $1 WHERE id = $2 AND login IS NOT NULL', values, expect: 1 },
    deleteChallenges('reset', user),
  ]);
  if (!isSet) throw new Refusal('not-now', 'choose a login first');
};
