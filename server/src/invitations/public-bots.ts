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
  playing: number;
  owner: string;
  owner_name: string;
}

const LIST = `SELECT u.id, u.name, u.policy, CASE WHEN u.online_until > $1 THEN 1 ELSE 0 END AS online, o.id AS owner, o.name AS owner_name,
  (SELECT COUNT(DISTINCT t.id) FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id = u.id AND t.status IN ('open', 'running')) AS playing
  FROM users u JOIN users o ON o.id = u.owner WHERE u.kind = 'bot' AND ${notBanned('$1')}
  ORDER BY CASE WHEN u.online_until > $1 THEN 0 ELSE 1 END, u.online_until DESC, LOWER(u.name), u.id LIMIT $2`;

/** Policies are read here, not by the database: so many bots at the most are looked at. */
const MOST_READ = 2000;

interface Wish {
  readonly game?: string | undefined;
  readonly online?: boolean | undefined;
}

const isWished = ({ game, online = false }: Wish, row: Row, { games }: BotPolicy): boolean =>
  (!online || row.online === 1) && (game === undefined || games.length === 0 || games.includes(game));

export const publicBots = async (db: Database, now: number, wish: Wish, limit: number): Promise<PublicBot[]> => {
  const rows = (await db.all<Row>(LIST, now, MOST_READ)).map((row) => ({ row, policy: readPolicy(row.policy) }));
  return Promise.all(
    rows
      .filter(({ row, policy }) => isWished(wish, row, policy))
      .slice(0, limit)
      .map(async ({ row, policy }) => ({
        ...{ id: row.id, name: row.name, owner: { id: row.owner, name: row.owner_name } },
        ...{ online: row.online === 1, playing: row.playing, policy },
        ratings: await ratingsOf(db, row.id),
      })),
  );
};
