/** Notices that wait: for the end of quiet hours, of a pause between alerts, or for a webhook that does not answer. */
import type { Channel, ChannelNotice, NoticeKind } from '../model/notice.ts';
import type { Database } from './database.ts';

interface Row {
  owner: string;
  channel: Channel;
  table_id: string;
  what: NoticeKind;
  mark: number;
  by_name: string | null;
  at: number;
}

/** `at`: when it was news. */
export interface WaitingNotice extends ChannelNotice {
  readonly at: number;
}

const KEEP = `INSERT INTO waiting_notices (owner, channel, table_id, what, mark, by_name, at, due_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT DO NOTHING`;

export const keepWaiting = async (db: Database, notices: readonly WaitingNotice[], dueAt: number): Promise<void> => {
  await db.batch(
    notices.map(({ user, channel, table, what, mark, by, at }) => ({
      sql: KEEP,
      values: [user, channel, table, what, mark, by ?? null, at, dueAt],
    })),
  );
};

const noticeOf = ({ owner, channel, table_id, what, mark, by_name, at }: Row): WaitingNotice => ({
  user: owner,
  channel,
  table: table_id,
  what,
  mark,
  at,
  ...(by_name === null ? {} : { by: by_name }),
});

/** Longer than telling takes. A node that died with them did not tell them, or not all: they are told after this. */
const TAKEN = 2 * 60_000;

/** Of two nodes only one gets each. They stay until they are dropped, so none is lost with its node. The oldest comes first. */
export const takeWaiting = async (db: Database, owner: string, channel: Channel, now: number): Promise<WaitingNotice[]> => {
  const rows = await db.all<Row>(
    'UPDATE waiting_notices SET taken_until = $4 WHERE owner = $1 AND channel = $2 AND taken_until <= $3 RETURNING *',
    owner,
    channel,
    now,
    now + TAKEN,
  );
  return rows.map(noticeOf).sort((a, b) => a.at - b.at);
};

const WHICH = 'owner = $1 AND channel = $2 AND table_id = $3 AND what = $4 AND mark = $5';
const keyOf = ({ user, channel, table, what, mark }: WaitingNotice) => [user, channel, table, what, mark];

/** They were told. */
export const dropWaiting = async (db: Database, notices: readonly WaitingNotice[]): Promise<void> => {
  await db.batch(notices.map((notice) => ({ sql: `DELETE FROM waiting_notices WHERE ${WHICH}`, values: keyOf(notice) })));
};

/** What was taken could not be told, and waits on. */
export const giveBackWaiting = async (db: Database, notices: readonly WaitingNotice[], dueAt: number): Promise<void> => {
  const sql = `UPDATE waiting_notices SET due_at = $6, taken_until = 0 WHERE ${WHICH}`;
  await db.batch(notices.map((notice) => ({ sql, values: [...keyOf(notice), dueAt] })));
};

/** They cannot be told over this channel any more. */
export const forgetWaiting = async (db: Database, owner: string, channel: Channel): Promise<void> => {
  await db.run('DELETE FROM waiting_notices WHERE owner = $1 AND channel = $2', owner, channel);
};

export const postponeWaiting = async (db: Database, owner: string, channel: Channel, dueAt: number): Promise<void> => {
  await db.run('UPDATE waiting_notices SET due_at = $3 WHERE owner = $1 AND channel = $2', owner, channel, dueAt);
};

/** Their settings have changed: it is looked at again whether they may be told. */
export const hurryWaiting = async (db: Database, owner: string, now: number): Promise<void> => {
  await db.run('UPDATE waiting_notices SET due_at = $2 WHERE owner = $1', owner, now);
};

export const dueWaiting = (db: Database, now: number, most: number): Promise<{ owner: string; channel: Channel }[]> =>
  db.all('SELECT DISTINCT owner, channel FROM waiting_notices WHERE due_at <= $1 AND taken_until <= $1 LIMIT $2', now, most);
