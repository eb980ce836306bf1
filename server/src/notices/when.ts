/** When somebody may be told: not in their quiet hours, not more often than they want, not while their webhook asks for a pause. */
import type { Channel } from '../model/notice.ts';
import type { Database } from '../store/database.ts';
import { isStopped } from '../store/hooks.ts';
import type { Recipient } from './alert.ts';
import { quietUntil } from './quiet-hours.ts';

const MINUTE = 60_000;

/** A turn that goes round quickly is not told each time to a whole group. */
const pauseOf = ({ alerts }: Recipient, channel: Channel): number => (channel === 'table' ? MINUTE : alerts.every * MINUTE);

const lastTold = async (db: Database, owner: string, channel: Channel): Promise<number> => {
  const [row] = await db.all<{ at: number }>('SELECT at FROM alert_times WHERE owner = $1 AND channel = $2', owner, channel);
  return row?.at ?? Number.NEGATIVE_INFINITY;
};

/** Over a webhook that has given up nobody is told anything. */
export const isReachable = ({ hook, email }: Recipient, channel: Channel): boolean => {
  if (channel === 'mail') return email !== null;
  return channel === 'push' || (hook !== undefined && !isStopped(hook));
};

/** `now`, or a later moment. */
export const mayTellAt = async (db: Database, to: Recipient, channel: Channel, now: number): Promise<number> => {
  const { quiet } = to.alerts;
  const free = quiet ? quietUntil(quiet, now) : now;
  const pause = pauseOf(to, channel);
  const next = pause > 0 ? (await lastTold(db, to.id, channel)) + pause : now;
  return Math.max(free, next, to.hook?.retry_at ?? now, now);
};

const TAKE = `INSERT INTO alert_times (owner, channel, at) VALUES ($1, $2, $3)
  ON CONFLICT (owner, channel) DO UPDATE SET at = excluded.at WHERE alert_times.at <= $4`;

/** Of two nodes that tell at the same moment one may. */
export const takeTurn = async (db: Database, to: Recipient, channel: Channel, now: number): Promise<boolean> => {
  const pause = pauseOf(to, channel);
  return pause === 0 || (await db.run(TAKE, to.id, channel, now, now - pause)) === 1;
};

/** It was not sent after all. */
export const giveTurnBack = async (db: Database, to: Recipient, channel: Channel, now: number): Promise<void> => {
  await db.run('DELETE FROM alert_times WHERE owner = $1 AND channel = $2 AND at = $3', to.id, channel, now);
};
