/** When a table is due if nothing happens before: time is up, a reminder, a bot that should have moved, a deadline for parts, the end of a day. */

import { at, hasTurn } from '@caravel/core';
import type { Downtime } from '../model/downtime.ts';
import { botLevel, type Clock, hasSeatedPerson, partsUntil, type Table } from '../model/table.ts';
import { flagAt } from './clock.ts';

/** A bot that has not moved by then was lost with its node. */
const BOT_GRACE = { random: 2000, beginner: 2000, easy: 2000, medium: 2000, hard: 3500, expert: 12_000 } as const;
const DAY = 86_400_000;

/** What of a table says when to look at it. */
type Waiting = Pick<Table, 'status' | 'turn' | 'live' | 'header' | 'length'>;

const NEVER = Number.POSITIVE_INFINITY;

/** Where no person holds a seat bots play only for watchers, on their node: nobody else looks for them. */
const botWake = (table: Waiting, now: number): number => {
  const { turn, live } = table;
  if (!hasSeatedPerson(table)) return NEVER;
  let grace = 0;
  for (let seat = 0; seat < live.seats.length; seat++) {
    const level = hasTurn(turn, seat) ? botLevel(at(live.seats, seat)) : undefined;
    if (level) grace = Math.max(grace, BOT_GRACE[level]);
  }
  return grace === 0 ? NEVER : now + grace;
};

/** A day before the flag, or when a quarter of the turn's time is left, whichever is later. */
export const reminderAt = ({ header, live, length }: Waiting, flag: number): number | undefined => {
  if (header.pace.kind !== 'days' || live.reminded === length) return undefined;
  return flag - Math.min(DAY, (header.pace.days * DAY) / 4);
};

export const wakeAt = (table: Waiting, clock: Clock | undefined, now: number, downtime: Downtime): number | undefined => {
  if (table.status !== 'running') return partsUntil(table);
  const flag = clock && flagAt({ clock, turn: table.turn, seats: table.live.seats, outages: downtime.spans(now) });
  const reminder = flag === undefined ? undefined : reminderAt(table, flag);
  const falls = flag === undefined ? NEVER : Math.max(flag, downtime.flagsFrom);
  const end = table.header.day?.closes ?? NEVER;
  const first = Math.min(falls, reminder ?? NEVER, botWake(table, now), end);
  return first === NEVER ? undefined : Math.ceil(first);
};
