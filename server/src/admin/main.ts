/** For those who run the server: `node server/src/admin/main.ts replay-all | backup <file>`, with the variables of the server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readNodeConfig } from '../config.ts';
import type { Database } from '../store/database.ts';
import { PostgresDatabase } from '../store/postgres.ts';
import { makePrivate } from '../store/private-file.ts';
import { SqliteDatabase } from '../store/sqlite.ts';
import { TableStore } from '../store/tables.ts';
import { replayAll } from './replay-all.ts';

const config = readNodeConfig(process.env, 1);

/** Read only: the server may run. */
const open = (): Database => {
  if (config.databaseUrl) return new PostgresDatabase(config.databaseUrl);
  const path = join(config.data, 'caravel.db');
  if (!existsSync(path)) throw new Error(`there is no ${path}: set CARAVEL_DATA or DATABASE_URL`);
  return new SqliteDatabase(path, true);
};

const replayTables = async (db: Database): Promise<boolean> => {
  const { tables, entries, changed } = await replayAll(new TableStore(db));
  for (const { id, game, why } of changed) console.log(`${id} ${game}: ${why}`);
  console.log(`${tables} tables with ${entries} entries replayed, ${changed.length} would change`);
  return changed.length === 0;
};

/** A copy of the embedded database as of one moment. */
const backup = async (db: Database, file: string | undefined): Promise<boolean> => {
  if (db.dialect === 'postgres') throw new Error('PostgreSQL has pg_dump: see docs/operations.md');
  if (!file || existsSync(file)) throw new Error('name a file that does not exist yet');
  makePrivate(file);
  await db.run('VACUUM INTO $1', file);
  console.log(`copied to ${file}`);
  return true;
};

try {
  const [command, file] = process.argv.slice(2);
  if (command !== 'replay-all' && command !== 'backup') throw new Error('say replay-all, or backup and a file');
  const db = open();
  const isGood = command === 'backup' ? await backup(db, file) : await replayTables(db);
  await db.close();
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  console.error(`caravel: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
