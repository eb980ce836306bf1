/** When somebody has to look at a table if nothing happens before: a flag, a reminder, a bot that should have moved. */
import { flagAt } from './clock.ts';
import { botLevel, type Clock, type SeatState, type Table } from './table.ts';

/** A bot that has not moved by then was lost with its node. */
const BOT_GRACE = { random: 2000, novice: 2000, trader: 2000, captain: 3500, admiral: 12_000 } as const;
const DAY = 86_400_000;

const botWake = ({ turn, live }: Table, now: number): number | undefined => {
  const levels = live.seats.filter((_, seat) => (turn >> seat) & 1).flatMap((seat) => botLevel(seat) ?? []);
  return levels.length === 0 ? undefined : now + Math.max(...levels.map((level) => BOT_GRACE[level]));
};

/** A day before the flag, or when a quarter of the turn's time is left, whichever is later. */
export const reminderAt = ({ header, live, length }: Table, flag: number): number | undefined => {
  if (header.pace.kind !== 'days' || live.reminded === length) return undefined;
  return flag - Math.min(DAY, (header.pace.days * DAY) / 4);
};

export const wakeAt = (table: Table, clock: Clock | undefined, now: number): { wakeAt?: number } => {
  const { status, turn, live } = table;
  if (status !== 'running') return {};
  const flag = clock && flagAt(clock, turn, live.seats as readonly SeatState[]);
  const reminder = flag === undefined ? undefined : reminderAt(table, flag);
  const moments = [flag, reminder, botWake(table, now)].filter((moment) => moment !== undefined);
  return moments.length === 0 ? {} : { wakeAt: Math.ceil(Math.min(...moments)) };
};
