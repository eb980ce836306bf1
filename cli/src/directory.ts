/** Directories that flags name. */
import { statSync } from 'node:fs';
import { UserError } from './user-error.ts';

export const demandDirectory = (path: string, flag: string): void => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new UserError(`${flag}: there is no directory ${path}`);
  if (!found.isDirectory()) throw new UserError(`${flag}: ${path} is not a directory`);
};
