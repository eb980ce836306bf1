/** Keys and secrets that a server generates once and keeps. */
import type { Database } from './database.ts';

/** The value under this name, generated if there is none; nodes that start together agree on one. */
export const setting = async (db: Database, name: string, make: () => string): Promise<string> => {
  await db.run('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', name, make());
  const [row] = await db.all<{ value: string }>('SELECT value FROM settings WHERE name = $1', name);
  return (row as { value: string }).value;
};
