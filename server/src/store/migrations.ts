/** How the database came to look as it does: each step once, in order, forward only. Both engines read the same text, where they can. */
import { at } from '@caravel/core';
import type { Database, Statement } from './database.ts';

/** Never edit a step that has been released: add one. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, login TEXT UNIQUE, password TEXT, owner TEXT,
      email TEXT, email_confirmed INTEGER NOT NULL DEFAULT 0, mail INTEGER NOT NULL DEFAULT 1, locale TEXT NOT NULL DEFAULT 'en', webhook TEXT, webhook_secret TEXT,
      settings TEXT NOT NULL, vacation_until BIGINT NOT NULL, vacation_left BIGINT NOT NULL, vacation_year INTEGER NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL)`,
    `CREATE INDEX users_owner ON users (owner) WHERE owner IS NOT NULL`,
    `CREATE TABLE mutes (user_id TEXT NOT NULL REFERENCES users(id), muted_id TEXT NOT NULL, PRIMARY KEY (user_id, muted_id))`,
    `CREATE INDEX mutes_muted ON mutes (muted_id)`,
    `CREATE TABLE sessions (hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL)`,
    `CREATE INDEX sessions_user ON sessions (user_id)`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), public_key TEXT NOT NULL, counter BIGINT NOT NULL,
      transports TEXT NOT NULL, name TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX passkeys_user ON passkeys (user_id)`,
    `CREATE TABLE challenges (id TEXT PRIMARY KEY, purpose TEXT NOT NULL, user_id TEXT NOT NULL, challenge TEXT NOT NULL, expires_at BIGINT NOT NULL)`,
    `CREATE TABLE tokens (
      hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL REFERENCES users(id), name TEXT NOT NULL,
      created_at BIGINT NOT NULL, used_at BIGINT NOT NULL)`,
    `CREATE INDEX tokens_user ON tokens (user_id)`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, access TEXT NOT NULL, host TEXT NOT NULL, players INTEGER NOT NULL,
      rated INTEGER NOT NULL, length INTEGER NOT NULL, revision INTEGER NOT NULL, turn INTEGER NOT NULL, wake_at BIGINT,
      created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL, header TEXT NOT NULL, live TEXT NOT NULL, clock TEXT)`,
    // A move changes neither: only beginnings and endings touch these.
    `CREATE INDEX tables_status ON tables (status, access, created_at)`,
    `CREATE INDEX tables_finished ON tables (updated_at, id) WHERE status = 'finished'`,
    `CREATE INDEX tables_wake ON tables (wake_at) WHERE wake_at IS NOT NULL`,
    `CREATE TABLE secrets (table_id TEXT PRIMARY KEY REFERENCES tables(id), secret TEXT NOT NULL)`,
    `CREATE TABLE entries (
      table_id TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, at BIGINT NOT NULL, request TEXT, PRIMARY KEY (table_id, n))`,
    `CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, user_id TEXT NOT NULL, PRIMARY KEY (table_id, seat))`,
    `CREATE INDEX seats_user ON seats (user_id)`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, user_id TEXT NOT NULL, name TEXT NOT NULL, channel TEXT NOT NULL,
      text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, n))`,
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY, table_id TEXT NOT NULL, by_user TEXT NOT NULL, about_user TEXT NOT NULL, reason TEXT NOT NULL, chat_n INTEGER, at BIGINT NOT NULL)`,
    `CREATE TABLE results (
      table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, user_id TEXT, level TEXT, game TEXT NOT NULL, players INTEGER NOT NULL,
      score INTEGER NOT NULL, place INTEGER NOT NULL, start INTEGER NOT NULL, opening TEXT, reason TEXT NOT NULL, listed INTEGER NOT NULL, rated INTEGER NOT NULL,
      mu_before DOUBLE PRECISION, sigma_before DOUBLE PRECISION, mu_after DOUBLE PRECISION, sigma_after DOUBLE PRECISION,
      at BIGINT NOT NULL, PRIMARY KEY (table_id, seat))`,
    `CREATE INDEX results_user ON results (user_id, at)`,
    `CREATE INDEX results_game ON results (game, players)`,
    `CREATE TABLE ratings (
      user_id TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
      games INTEGER NOT NULL, PRIMARY KEY (user_id, game, players))`,
    `CREATE INDEX ratings_game ON ratings (game, players)`,
    `CREATE TABLE notices (
      user_id TEXT NOT NULL, table_id TEXT NOT NULL, what TEXT NOT NULL, channel TEXT NOT NULL, mark INTEGER NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (user_id, table_id, what, channel, mark))`,
    `CREATE TABLE pushes (endpoint TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), keys TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX pushes_user ON pushes (user_id)`,
    `CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  // A bot made moves for the person: no win of theirs.
  [`ALTER TABLE results ADD COLUMN bot_played INTEGER NOT NULL DEFAULT 0`],
  // What a host has going on is counted before they make one more.
  ['CREATE INDEX tables_host ON tables (host, status)'],
  [
    `ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE sessions ADD COLUMN system TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE sessions ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE sessions ADD COLUMN confirmed_at BIGINT NOT NULL DEFAULT 0`,
    `UPDATE sessions SET used_at = created_at`,
  ],
  [
    // One row: when a node was last alive. Times without a heartbeat are outages, in which no clock runs.
    `CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)`,
    `CREATE TABLE outages (from_at BIGINT PRIMARY KEY, until_at BIGINT NOT NULL)`,
  ],
  [`CREATE INDEX users_email ON users (LOWER(email)) WHERE email IS NOT NULL`],
  [
    // What the operator says of people. 0: nothing.
    `ALTER TABLE users ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE users ADD COLUMN ban_reason TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE users ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE users ADD COLUMN mute_reason TEXT NOT NULL DEFAULT ''`,
    // The number of a line that was removed is not given again.
    `ALTER TABLE chat ADD COLUMN removed INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE reports ADD COLUMN resolved_at BIGINT`,
    `ALTER TABLE reports ADD COLUMN resolution TEXT`,
    `CREATE TABLE audit (
      at BIGINT NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL, about TEXT NOT NULL, why TEXT NOT NULL, detail TEXT NOT NULL)`,
    `CREATE INDEX audit_at ON audit (at)`,
    `CREATE INDEX chat_user ON chat (user_id)`,
    // What stands in the audit log stays as it is.
    `-- sqlite
     CREATE TRIGGER audit_kept BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END`,
    `-- sqlite
     CREATE TRIGGER audit_whole BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END`,
    `-- postgres
     CREATE FUNCTION audit_only_grows() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'the audit log only grows'; END $$ LANGUAGE plpgsql`,
    `-- postgres
     CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION audit_only_grows()`,
  ],
  // Round and phase for lists, where the log is not read: `3 captain`. NULL until the first move after this step.
  ['ALTER TABLE tables ADD COLUMN moment TEXT'],
  [
    // What people publish of games: the game itself and what they found in it.
    `CREATE TABLE analyses (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), kind TEXT NOT NULL, table_id TEXT, game TEXT NOT NULL, players INTEGER NOT NULL,
      title TEXT NOT NULL, file TEXT NOT NULL, content TEXT NOT NULL, at BIGINT NOT NULL)`,
    `CREATE INDEX analyses_user ON analyses (user_id, at)`,
    `CREATE INDEX analyses_table ON analyses (table_id) WHERE table_id IS NOT NULL`,
    // Reviews of tables, asked for by their players. Whichever node holds the lease makes one; a node that dies lets it run out.
    `CREATE TABLE reviews (
      table_id TEXT PRIMARY KEY REFERENCES tables(id), asked_by TEXT NOT NULL, asked_at BIGINT NOT NULL, status TEXT NOT NULL, node TEXT NOT NULL,
      lease_until BIGINT NOT NULL, tries INTEGER NOT NULL, visits INTEGER NOT NULL, judged INTEGER NOT NULL, total INTEGER NOT NULL,
      verdicts TEXT NOT NULL, at BIGINT NOT NULL)`,
    `CREATE INDEX reviews_asked ON reviews (asked_by, asked_at)`,
    `CREATE INDEX reviews_open ON reviews (asked_at) WHERE status = 'open'`,
  ],
  [
    // The table of a day, in days since 1970: one secret a game, and one try a person.
    `CREATE TABLE days (
      day INTEGER NOT NULL, game TEXT NOT NULL, secret TEXT NOT NULL, commitment TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (day, game))`,
    `CREATE TABLE day_tries (
      day INTEGER NOT NULL, game TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES users(id), table_id TEXT NOT NULL UNIQUE REFERENCES tables(id),
      at BIGINT NOT NULL, score INTEGER, place INTEGER, done_at BIGINT, PRIMARY KEY (day, game, user_id))`,
    `CREATE INDEX day_tries_user ON day_tries (user_id, day)`,
    `CREATE INDEX day_tries_score ON day_tries (day, game, score) WHERE score IS NOT NULL`,
  ],
  [
    // Webhooks of people and of tables: `owner` is the id of either, `user_id` is who gave the address.
    `CREATE TABLE hooks (
      owner TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id), service TEXT NOT NULL, url TEXT NOT NULL, secret TEXT NOT NULL,
      failures INTEGER NOT NULL DEFAULT 0, retry_at BIGINT NOT NULL DEFAULT 0, trouble TEXT NOT NULL DEFAULT '')`,
    `CREATE INDEX hooks_user ON hooks (user_id)`,
    `INSERT INTO hooks (owner, user_id, service, url, secret)
      SELECT id, id, 'own', webhook, webhook_secret FROM users WHERE webhook IS NOT NULL AND webhook_secret IS NOT NULL`,
    `ALTER TABLE users DROP COLUMN webhook`,
    `ALTER TABLE users DROP COLUMN webhook_secret`,
    `ALTER TABLE users ADD COLUMN alerts TEXT NOT NULL DEFAULT '{}'`,
    // Notices that wait until the person, or the table's webhook, may be told.
    `CREATE TABLE waiting_notices (
      owner TEXT NOT NULL, channel TEXT NOT NULL, table_id TEXT NOT NULL, what TEXT NOT NULL, mark INTEGER NOT NULL, by_name TEXT,
      at BIGINT NOT NULL, due_at BIGINT NOT NULL, PRIMARY KEY (owner, channel, table_id, what, mark))`,
    `CREATE INDEX waiting_notices_due ON waiting_notices (due_at)`,
    // When somebody was last told over a channel, where that is limited.
    `CREATE TABLE alert_times (owner TEXT NOT NULL, channel TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (owner, channel))`,
  ],
  [
    // Where to look for invitations. Whether one still waits is said by the table itself.
    `CREATE TABLE invitations (
      table_id TEXT NOT NULL REFERENCES tables(id), user_id TEXT NOT NULL REFERENCES users(id), by_user TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (table_id, user_id))`,
    `CREATE INDEX invitations_user ON invitations (user_id)`,
    `CREATE INDEX invitations_by ON invitations (by_user)`,
    // Which invitations a bot takes; {}: the usual ones.
    `ALTER TABLE users ADD COLUMN policy TEXT NOT NULL DEFAULT '{}'`,
    // A bot has a stream or a socket open, as far as is known; nodes write it again and again.
    `ALTER TABLE users ADD COLUMN online_until BIGINT NOT NULL DEFAULT 0`,
    `CREATE INDEX users_name ON users (LOWER(name)) WHERE kind <> 'guest'`,
    `CREATE INDEX users_bots ON users (online_until) WHERE kind = 'bot'`,
  ],
  [
    // Somebody is telling it until then; after that, they have died.
    `ALTER TABLE waiting_notices ADD COLUMN taken_until BIGINT NOT NULL DEFAULT 0`,
  ],
];

/** Nodes that start together do this one after another. */
const LOCK = { sql: 'SELECT pg_advisory_xact_lock(4237)', values: [] };
const alone = ({ dialect }: Database, statements: readonly Statement[]): readonly Statement[] =>
  dialect === 'postgres' ? [LOCK, ...statements] : statements;

/** Takes the steps this database has not seen; how many they were. */
export const migrate = async (db: Database, steps = MIGRATIONS): Promise<number> => {
  const table = 'CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY, at BIGINT NOT NULL)';
  await db.batch(alone(db, [{ sql: table, values: [] }]));
  const [row] = await db.all<{ done: number }>('SELECT COUNT(*) AS done FROM migrations');
  const done = row?.done ?? 0;
  if (done > steps.length)
    throw new Error(`the database is at step ${done}, this version knows ${steps.length}: it is newer than the program`);
  for (let step = done; step < steps.length; step++) await migrateStep(db, step, at(steps, step));
  return steps.length - done;
};

/** A statement that opens with `-- sqlite` or `-- postgres` is for that engine only. */
const isFor = ({ dialect }: Database, sql: string): boolean => {
  const [, engine = dialect] = /^-- (\w+)\n/.exec(sql) ?? [];
  return engine === dialect;
};

/** Two nodes that start together: the second finds the step taken and goes on. */
const migrateStep = async (db: Database, step: number, statements: readonly string[]): Promise<void> => {
  const mark = { sql: 'INSERT INTO migrations (step, at) VALUES ($1, $2)', values: [step, Date.now()] };
  try {
    const own = statements.filter((sql) => isFor(db, sql));
    await db.batch(alone(db, [mark, ...own.map((sql) => ({ sql, values: [] }))]));
  } catch (error) {
    const taken = await db.all('SELECT 1 FROM migrations WHERE step = $1', step);
    if (taken.length === 0) throw error;
  }
};
