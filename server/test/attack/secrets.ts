/** What must never leave a server: collected from its store, looked for in every byte it sends. */
import assert from 'node:assert/strict';
import type { Database } from '../../src/store/database.ts';

const column = async (db: Database, sql: string): Promise<string[]> =>
  (await db.all<{ it: string | null }>(sql)).flatMap(({ it }) => (it ? [it] : []));

/** Secrets of tables that are not over, what passwords, sessions and tokens are kept as, the keys of the server, and addresses of people. */
export const secretsOf = async (db: Database): Promise<string[]> => [
  ...(await column(db, "SELECT s.secret AS it FROM secrets s JOIN tables t ON t.id = s.table_id WHERE t.status <> 'finished'")),
  ...(await column(db, 'SELECT password AS it FROM users')),
  ...(await column(db, 'SELECT email AS it FROM users')),
  ...(await column(db, 'SELECT hash AS it FROM sessions')),
  ...(await column(db, 'SELECT hash AS it FROM tokens')),
  ...(await column(db, "SELECT value AS it FROM settings WHERE name LIKE '%secret%' OR name LIKE '%private%'")),
];

export const demandNoSecret = (text: string, secrets: readonly string[], where: string): void => {
  for (const secret of secrets) assert.ok(!text.includes(secret), `${where} gives away '${secret.slice(0, 12)}…'`);
};
