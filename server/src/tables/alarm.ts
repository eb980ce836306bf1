/** Somebody's time is up, or nearly. Bots sit in or the game ends, as the table says. Whoever began a table while on vacation is found to be away here. */
import { at, hasTurn, standing } from '@caravel/core';
import { SUBSTITUTE } from '../model/substitute.ts';
import { botLevel, hasSeatedPerson, isPast, type Live, seatsOwned, type Table } from '../model/table.ts';
import { setAway } from './away.ts';
import { flagAt, flagged, type Running } from './clock.ts';
import type { Room } from './room.ts';
import { reminderAt, wakeAt } from './wake.ts';

export interface AlarmHelp {
  /** Until when a person is away, or 0. */
  vacationUntil(user: string): Promise<number>;
  remind(table: Table, seat: number): void;
}

export const alarm = (room: Room, help: AlarmHelp): Promise<void> =>
  room.exclusively(async () => {
    const { table, now } = room;
    // Whoever has not played the table of a day to its end by then has no result.
    if (table.status === 'running' && isPast(table, now))
      await room.write(
        lost(
          room,
          Math.max(
            0,
            table.live.seats.findIndex(({ kind }) => kind === 'person'),
          ),
        ),
      );
    if (table.status !== 'running' || !table.clock) return;
    const { clock, turn, live } = table;
    const running: Running = { clock, turn, seats: live.seats, outages: room.outages };
    for (const seat of now < room.downtime.flagsFrom ? [] : flagged(running, now)) {
      const away = await vacationOf(table, seat, help);
      if (away > now) await room.write({ live: setAway(live, live.seats[seat]?.user, { from: clock.at, until: away }) });
      else await timeIsUp(room, seat);
      return;
    }
    await remind(room, running, help);
    await setAgain(room, now);
  });

/** Where no person holds a seat there is nothing to wake for, but tables of older versions still say so: they are told once. */
export const clearAlarm = (room: Room): Promise<void> =>
  room.exclusively(async () => {
    const { status, wakeAt } = room.table;
    if (status === 'running' && wakeAt !== undefined && !hasSeatedPerson(room.table)) await room.write({});
  });

/** A bot that was lost is looked for until it moves. */
const waitsForBot = ({ turn, live }: Table): boolean => live.seats.some((sitter, seat) => hasTurn(turn, seat) && botLevel(sitter));

/** The time that was up has been given back, or no flag falls yet: the table is looked at again when it is due, and not before. */
const setAgain = async (room: Room, now: number): Promise<void> => {
  const { table } = room;
  const next = wakeAt(table, table.clock, now, room.downtime) ?? now;
  if (table.wakeAt !== undefined && table.wakeAt <= now && next > now && !waitsForBot(table)) await room.write({});
};

const vacationOf = async ({ header, live }: Table, seat: number, help: AlarmHelp): Promise<number> => {
  const user = live.seats[seat]?.user;
  return header.pace.kind === 'days' && user ? help.vacationUntil(user) : 0;
};

const timeIsUp = async (room: Room, seat: number): Promise<void> => {
  const { header, live } = room.table;
  if (header.pace.kind !== 'untimed' && header.pace.onFlag === 'end') await room.write(lost(room, seat));
  else await room.write({ live: { ...live, seats: live.seats.with(seat, { ...at(live.seats, seat), substitute: SUBSTITUTE }) } });
};

/** The game ends where it is; who ran out of time is last. */
const lost = (room: Room, seat: number): { status: 'finished'; live: Live } => {
  const { scores, places } = standing(room.timeline.game, room.timeline.state);
  const last = places.length;
  const own = at(places, seat);
  const moved = places.map((place, i) => (i === seat ? last : place > own ? place - 1 : place));
  const { proposal, ...live } = room.table.live;
  return { status: 'finished', live: { ...live, ending: { reason: 'time', scores: [...scores], places: moved } } };
};

const remind = async (room: Room, running: Running, help: AlarmHelp): Promise<void> => {
  const { table, now } = room;
  const flag = flagAt(running);
  const moment = flag === undefined ? undefined : reminderAt(table, flag);
  if (moment === undefined || moment > now) return;
  await room.write({ live: { ...table.live, reminded: table.length } });
  for (let seat = 0; seat < table.players; seat++)
    if (hasTurn(table.turn, seat) && seatsOwned(table, table.live.seats[seat]?.user).length > 0) help.remind(table, seat);
};

/** Nobody can play on here: the table is not looked at again until somebody comes. */
export const stopAlarm = (room: Room): Promise<void> =>
  room.exclusively(async () => {
    if (room.table.wakeAt !== undefined) await room.write({});
  });
