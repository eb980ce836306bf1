/** Files that only their owner may read: the database holds password hashes, keys and the secrets of running games. */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/** The file is there, if only empty, and private. What SQLite puts beside a database has the mode of the database. */
export const makePrivate = (path: string): void => {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  tighten(path);
};

/** Takes away others' right to read the file. */
const tighten = (path: string): void => {
  if (!existsSync(path) || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    throw new Error(`${path} can be read by others, and that cannot be changed: ${(error as Error).message}`);
  }
};

/** A database and whatever an earlier process left beside it. */
export const makeDatabasePrivate = (path: string): void => {
  makePrivate(path);
  for (const beside of ['-wal', '-shm', '-journal']) tighten(path + beside);
};
