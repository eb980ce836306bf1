/** Somebody deletes their account: games stay for the others, but nothing in them says who it was. */
import type { Caravel } from '../caravel.ts';
import type { Database } from '../store/database.ts';
import { leave } from '../tables/lobby.ts';
import { type Live, seatsOwned } from '../tables/table.ts';
import { endSessions, endTokens } from './dismiss.ts';
import { FORMER } from './former.ts';

export const farewell = async (caravel: Caravel, user: string): Promise<void> => {
  const { db } = caravel;
  for (const { id } of await db.all<{ id: string }>('SELECT id FROM users WHERE owner = $1', user)) await farewell(caravel, id);
  for (const { table_id } of await db.all<{ table_id: string }>('SELECT DISTINCT table_id FROM seats WHERE user_id = $1', user))
    await leaveTable(caravel, table_id, user);
  await endSessions(caravel, user);
  await endTokens(caravel, user);
  await forget(db, user);
};

const leaveTable = async ({ db, rooms }: Caravel, id: string, user: string): Promise<void> => {
  const [row] = await db.all<{ status: string }>('SELECT status FROM tables WHERE id = $1', id);
  if (row?.status === 'open' || row?.status === 'running') {
    const room = await rooms.get(id);
    if (seatsOwned(room.table, user).length > 0) await leave(room, { id: user, name: FORMER, kind: 'guest' });
  }
  await rename(db, id, user);
  await db.publish(`table ${id}`);
  await rooms.changed(id);
};

/** The seat keeps its id, which leads to nobody. */
const rename = async (db: Database, id: string, user: string): Promise<void> => {
  for (;;) {
    const [row] = await db.all<{ live: string; revision: number }>('SELECT live, revision FROM tables WHERE id = $1', id);
    if (!row) return;
    const live = JSON.parse(row.live) as Live;
    const seats = live.seats.map((seat) => (seat.user === user ? { ...seat, name: FORMER } : seat));
    const changed = await db.run(
      'UPDATE tables SET live = $1, revision = revision + 1 WHERE id = $2 AND revision = $3',
      JSON.stringify({ ...live, seats }),
      id,
      row.revision,
    );
    if (changed === 1) return;
  }
};

const OWNED = ['sessions', 'tokens', 'passkeys', 'pushes', 'mutes', 'ratings', 'notices', 'challenges'] as const;

const forget = async (db: Database, user: string): Promise<void> => {
  await db.batch([
    ...OWNED.map((table) => ({ sql: `DELETE FROM ${table} WHERE user_id = $1`, values: [user] })),
    { sql: 'DELETE FROM mutes WHERE muted_id = $1', values: [user] },
    { sql: 'UPDATE chat SET name = $1 WHERE user_id = $2', values: [FORMER, user] },
    {
      sql: `UPDATE users SET name = $1, kind = 'guest', login = NULL, password = NULL, owner = NULL, email = NULL, email_confirmed = 0, mail = 0,
        webhook = NULL, webhook_secret = NULL, settings = '{}', vacation_until = 0 WHERE id = $2`,
      values: [FORMER, user],
    },
  ]);
};
