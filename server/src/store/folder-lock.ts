/** One process owns a folder. The lock is a file SQLite holds locked: it goes with the process, however that ends. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from './private-file.ts';

export const lockFolder = (folder: string): DatabaseSync => {
  const path = join(folder, 'caravel.lock');
  makePrivate(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new Error(`another Caravel runs on the data in ${folder}: stop it first, or set CARAVEL_DATA to another folder`);
  }
};
