/** The bots that everybody may see: those that are online first. */
import type { BotPolicy, PublicBot } from '@caravel/protocol';
import { readPolicy } from '../accounts/bot-policy.ts';
import { ratingsOf } from '../ratings/records.ts';
import type { Database } from '../store/database.ts';
import { notBanned } from '../store/sanctions.ts';

interface Row {
  id: string;
  name: string;
  policy: string;
  online: number;
  owner: string;
  owner_name: string;
}

const LIST = `SELECT u.id, u.name, u.policy, CASE WHEN u.online_until > $1 THEN 1 ELSE 0 END AS online, o.id AS owner, o.name AS owner_name
  FROM users u JOIN users o ON o.id = u.owner WHERE u.kind = 'bot' AND u.online_until > $3 AND ${notBanned('$1')}
  ORDER BY CASE WHEN u.online_until > $1 THEN 0 ELSE 1 END, u.online_until DESC, LOWER(u.name), u.id LIMIT $2`;

/** Policies are read here, not by the database: so many bots at the most are looked at. */
const MOST_READ = 2000;

interface Wish {
  readonly game?: string | undefined;
  readonly online?: boolean | undefined;
}

const plays = ({ games }: BotPolicy, game: string | undefined): boolean => game === undefined || games.length === 0 || games.includes(game);

const listOf = (ids: readonly string[]): string => ids.map((_, i) => `$${i + 1}`).join(', ');

/** At how many tables each sits that are open or running. */
const playingOf = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.all<{ id: string; playing: number }>(
    `SELECT s.user_id AS id, COUNT(DISTINCT t.id) AS playing FROM seats s JOIN tables t ON t.id = s.table_id
     WHERE s.user_id IN (${listOf(ids)}) AND t.status IN ('open', 'running') GROUP BY s.user_id`,
    ...ids,
  );
  return new Map(rows.map(({ id, playing }) => [id, playing]));
};

/** Anybody may ask: however many bots there are, three queries, for moves wait for the same database. */
export const publicBots = async (db: Database, now: number, { game, online = false }: Wish, limit: number): Promise<PublicBot[]> => {
  const rows = (await db.all<Row>(LIST, now, MOST_READ, online ? now : -1)).map((row) => ({ row, policy: readPolicy(row.policy) }));
  const shown = rows.filter(({ policy }) => plays(policy, game)).slice(0, limit);
  if (shown.length === 0) return [];
  const ids = shown.map(({ row }) => row.id);
  const [playing, ratings] = [await playingOf(db, ids), await ratingsOf(db, ids)];
  return shown.map(({ row, policy }) => ({
    ...{ id: row.id, name: row.name, owner: { id: row.owner, name: row.owner_name } },
    ...{ online: row.online === 1, playing: playing.get(row.id) ?? 0, policy, ratings: ratings.get(row.id) ?? [] },
  }));
};
