/** Finds the person a command is about. */
import type { Database } from '../store/database.ts';
import { UserError } from './command.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly kind: string;
}

/** By id or login; names are not unique. */
export const findUser = async (db: Database, word: string): Promise<User> => {
  const [user] = await db.all<User>('SELECT id, name, login, kind FROM users WHERE id = $1 OR login = $2', word, word.toLowerCase());
  if (!user) throw new UserError(`nobody has the id or login '${word}'; find them by name: bin/admin users '${word}'`);
  return user;
};

export const named = ({ id, name, login }: User): string => `${name} (${login ? `${login}, ` : ''}${id})`;
