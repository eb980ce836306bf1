/** A copy of the embedded database, and the way back. PostgreSQL has its own tools. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeConfig } from '../../config/config.ts';
import { lockFolder } from '../../store/folder-lock.ts';
import { makePrivate } from '../../store/private-file.ts';
import { SqliteDatabase } from '../../store/sqlite.ts';
import { type FileCommand, UserError } from '../command.ts';

const fileIn = ({ data }: NodeConfig): string => join(data, 'caravel.db');

/** Read only: the server may run. */
export const openReader = (config: NodeConfig): SqliteDatabase => {
  const path = fileIn(config);
  if (!existsSync(path)) throw new UserError(`there is no ${path}: set CARAVEL_DATA or DATABASE_URL`);
  return new SqliteDatabase(path, true);
};

export const backup: FileCommand = {
  place: 'files',
  name: 'backup',
  usage: '<new file>',
  about: 'copy the embedded database as of one moment, for its owner only to read; the server may run',
  words: [1, 1],
  flags: {},
  run: async (config, { words: [file = ''] }) => {
    if (config.databaseUrl) throw new UserError('PostgreSQL has pg_dump: pg_dump --no-owner --dbname="$DATABASE_URL" > caravel.sql');
    if (existsSync(file)) throw new UserError(`${file} exists: name a file that does not exist yet`);
    const db = openReader(config);
    makePrivate(file);
    try {
      await db.run('VACUUM INTO $1', file);
    } finally {
      await db.close();
    }
    return { text: `copied to ${file}`, did: `copied to ${file}` };
  },
};

/** Whether the file is what `backup` makes: whole, and ours. */
const demandCopy = async (file: string): Promise<void> => {
  if (!existsSync(file)) throw new UserError(`there is no ${file}`);
  const db = new SqliteDatabase(file, true);
  try {
    const [check] = await db.all<{ quick_check: string }>('PRAGMA quick_check(1)');
    if (check?.quick_check !== 'ok') throw new UserError(`${file} is damaged: ${check?.quick_check}`);
    await db.all('SELECT COUNT(*) AS steps FROM migrations');
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${file} is no copy of a Caravel database: ${(error as Error).message}`);
  } finally {
    await db.close();
  }
};

export const restore: FileCommand = {
  place: 'files',
  name: 'restore',
  usage: '<copy>',
  about: 'put a copy into an empty CARAVEL_DATA; refused while a server runs there, and where a database is',
  words: [1, 1],
  flags: {},
  run: async (config, { words: [copy = ''] }) => {
    if (config.databaseUrl)
      throw new UserError('PostgreSQL has psql: psql --quiet --set=ON_ERROR_STOP=1 --dbname="$NEW_DATABASE_URL" < caravel.sql');
    await demandCopy(copy);
    const path = fileIn(config);
    mkdirSync(config.data, { recursive: true });
    const lock = lockFolder(config.data);
    try {
      const there = [path, `${path}-wal`].find((one) => existsSync(one));
      if (there) throw new UserError(`${there} exists: restore into an empty folder, or move it away first`);
      makePrivate(`${path}.new`);
      copyFileSync(copy, `${path}.new`);
      renameSync(`${path}.new`, path);
    } finally {
      rmSync(`${path}.new`, { force: true });
      lock.close();
    }
    return { text: `restored to ${path}`, did: `restored from ${copy}` };
  },
};
