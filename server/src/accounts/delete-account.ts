/** Somebody deletes their account: games stay for the others, but nothing in them says who it was. */
import { setImmediate } from 'node:timers/promises';
import { FORMER } from '../model/former.ts';
import type { Log } from '../model/log.ts';
import { type Live, seatsOwned, type Table } from '../model/table.ts';
import { type Database, StoreUnavailable } from '../store/database.ts';
import { leave, OPEN } from '../tables/lobby.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { endSessions, endTokens, type SessionEnding } from './end-sessions.ts';

export interface DeleteAccountParts extends SessionEnding {
  readonly rooms: Rooms;
  readonly log: Log;
}

/** Also the person's bots. */
export const deleteAccount = async (parts: DeleteAccountParts, user: string): Promise<void> => {
  const { db } = parts;
  for (const { id } of await db.all<{ id: string }>(`SELECT id FROM users WHERE owner = $1 AND kind = 'bot'`, user))
    await deleteAccount(parts, id);
  const tables = new Set([...(await tablesNaming(db, user)), ...(await tablesTelling(db, user))]);
  for (const table of tables) await leaveTable(parts, table, user);
  await endSessions(parts, user);
  await endTokens(parts, user);
  await forget(db, user);
};

/** So many records are looked through before others have their turn: a node with its own database waits for each look. */
const AT_ONCE = 2000;
const LOOK = `SELECT id, CASE WHEN live LIKE $1 THEN 1 ELSE 0 END AS is_named FROM tables WHERE id > $2 ORDER BY id LIMIT ${AT_ONCE}`;

/** Where the person sits or sat, was removed, is or was invited, or has a seat kept for a rematch: only the record itself says all of it. */
const tablesNaming = async (db: Database, user: string): Promise<string[]> => {
  const found: string[] = [];
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows: { id: string; is_named: number }[] = await db.all(LOOK, `%"user":"${user}"%`, last);
    for (const { id, is_named } of rows) if (is_named) found.push(id);
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id;
    await setImmediate();
  }
  return found;
};

/** Whose webhook the person gave: they need not sit there, nor be the host. */
const tablesTelling = async (db: Database, user: string): Promise<string[]> => {
  const rows = await db.all<{ owner: string }>('SELECT owner FROM hooks WHERE user_id = $1 AND owner <> $1', user);
  return rows.map(({ owner }) => owner);
};

const leaveTable = async ({ rooms, log }: DeleteAccountParts, id: string, user: string): Promise<void> => {
  const room = await rooms.find(id);
  if (!room) return;
  await leaveSeat(room, user).catch((error) => {
    if (error instanceof StoreUnavailable) throw error;
    log.warn({ err: error, table: id }, 'somebody who deletes their account could not leave a table');
  });
  // The record is read inside: what another node has written meanwhile stays.
  await room.exclusively(() => room.amend(withoutName(withoutHook(room.table, user), user)));
};

/** A webhook goes with who gave it; before that was noted, only the host could. */
const withoutHook = ({ host, live: { hook, ...live } }: Table, user: string): Live =>
  hook && (hook.by ?? host) !== user ? { ...live, hook: { ...hook, out: hook.out.filter((one) => one !== user) } } : live;

const leaveSeat = async (room: Room, user: string): Promise<void> => {
  const { status } = room.table;
  const isPlayed = status === 'open' || status === 'running';
  if (isPlayed && seatsOwned(room.table, user).length > 0) await leave(room, { id: user, name: FORMER, kind: 'guest' });
};

/** The seat keeps its id, which leads to nobody. One that was only kept is free. */
const withoutName = (live: Live, user: string): Live => ({
  ...live,
  seats: live.seats.map((seat) => {
    if (seat.user !== user) return seat;
    return seat.kind === 'open' ? OPEN : { ...seat, name: FORMER };
  }),
  ...(live.removed ? { removed: live.removed.filter((one) => one.user !== user) } : {}),
  ...(live.declined ? { declined: live.declined.filter((one) => one.user !== user) } : {}),
});

const OWNED = [
  'sessions',
  'tokens',
  'passkeys',
  'pushes',
  'mutes',
  'ratings',
  'notices',
  'challenges',
  'analyses',
  'day_tries',
  'hooks',
  'invitations',
] as const;
const OWNED_WAITING = ['waiting_notices', 'alert_times'] as const;

/** Whose bot it was is kept: a game it still plays must not count as one against somebody else. Nobody is shown it. */
const forget = async (db: Database, user: string): Promise<void> => {
  await db.batch([
    ...OWNED.map((table) => ({ sql: `DELETE FROM ${table} WHERE user_id = $1`, values: [user] })),
    ...OWNED_WAITING.map((table) => ({ sql: `DELETE FROM ${table} WHERE owner = $1`, values: [user] })),
    { sql: 'DELETE FROM mutes WHERE muted_id = $1', values: [user] },
    { sql: "UPDATE reviews SET asked_by = '' WHERE asked_by = $1", values: [user] },
    { sql: 'UPDATE chat SET name = $1 WHERE user_id = $2', values: [FORMER, user] },
    {
      sql: `UPDATE users SET name = $1, kind = 'guest', login = NULL, password = NULL, email = NULL, email_confirmed = 0, mail = 0,
        alerts = '{}', settings = '{}', policy = '{}', online_until = 0, vacation_until = 0 WHERE id = $2`,
      values: [FORMER, user],
    },
  ]);
};
