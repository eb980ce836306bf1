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

/** Takes them away: of two nodes only one gets each. The oldest comes first. */
export const takeWaiting = async (db: Database, owner: string, channel: Channel): Promise<WaitingNotice[]> => {
  const rows = await db.all<Row>('DELETE FROM waiting_notices WHERE owner = $1 AND channel = $2 RETURNING *', owner, channel);
  return rows.map(noticeOf).sort((a, b) => a.at - b.at);
};

export const postponeWaiting = async (db: Database, owner: string, channel: Channel, dueAt: number): Promise<void> => {
  await db.run('UPDATE waiting_notices SET due_at = $3 WHERE owner = $1 AND channel = $2', owner, channel, dueAt);
};

/** Their settings have changed: it is looked at again whether they may be told. */
export const hurryWaiting = async (db: Database, owner: string, now: number): Promise<void> => {
  await db.run('UPDATE waiting_notices SET due_at = $2 WHERE owner = $1', owner, now);
};

export const dueWaiting = (db: Database, now: number, most: number): Promise<{ owner: string; channel: Channel }[]> =>
  db.all('SELECT DISTINCT owner, channel FROM waiting_notices WHERE due_at <= $1 LIMIT $2', now, most);
