/** A table as clients see it: written field by field, with the secret only after the game. */
import { seatsOf } from '@caravel/core';
import type { SeatInfo, TableInfo, TableLine } from '@caravel/protocol';
import { isToday, type Live, partsUntil, type SeatState, type Table } from '../model/table.ts';
import { shownLeft } from './clock.ts';
import type { Room } from './room.ts';
import { fairnessOf } from './shuffle.ts';

const seatInfo = ({ kind, name, user, level, substitute, botMoves, colour, invitedAt }: SeatState): SeatInfo => ({
  kind,
  name,
  ...(user ? { user } : {}),
  ...(level ? { level } : {}),
  ...(substitute ? { substitute } : {}),
  ...(botMoves ? { botMoves } : {}),
  ...(colour === undefined ? {} : { colour }),
  ...(invitedAt === undefined ? {} : { invitedAt }),
});

export const tableLine = (table: Table): TableLine => {
  const { id, game, players, host, access, rated, status, length, turn, createdAt, updatedAt, moment, header, live } = table;
  const { rules, watch, chance, pace, hints = false } = header;
  const record = {
    id,
    game,
    rules,
    players,
    seats: live.seats.map(seatInfo),
    host,
    access,
    watch,
    chance,
    pace,
    rated,
    hints,
    status,
    length,
  };
  const stands = status === 'running' && moment ? { moment } : {};
  return { ...record, turn: seatsOf(turn), ...stands, createdAt, updatedAt, ...(live.ending ? { ending: live.ending } : {}) };
};

/** Whether the secret is: the tables of a day have one, so it is kept until the day is over. */
export const isShown = (table: Table, now: number): boolean =>
  table.status === 'finished' && table.header.chance === 'fair' && !isToday(table, now);

const shuffleInfo = (table: Table, secret: string | undefined) => {
  const { parts = [], contributions = [], ...rest } = fairnessOf(table, secret) ?? {};
  const until = partsUntil(table);
  const what = table.live.shuffle ? ('reveals' as const) : ('promises' as const);
  return { ...rest, parts: [...parts], contributions: [...contributions], ...(until === undefined ? {} : { awaits: { what, until } }) };
};

/** What is known of a table in memory besides its record. */
type Known = Pick<Room, 'fault' | 'outages' | 'now'>;

const lastedOf = ({ startedAt, endedAt }: Live): { lasted?: number } =>
  startedAt === undefined || endedAt === undefined ? {} : { lasted: endedAt - startedAt };

export const tableInfo = (table: Table, secret: string | undefined, { fault, outages, now }: Known): TableInfo => {
  const { header, live, clock } = table;
  return {
    ...tableLine(table),
    version: header.version,
    options: header.options,
    muted: [...live.muted],
    removed: [...(live.removed ?? [])],
    ...(live.declined ? { declined: [...live.declined] } : {}),
    ...shuffleInfo(table, isShown(table, now) ? secret : undefined),
    ...(header.day ? { day: { day: header.day.day, closes: header.day.closes } } : {}),
    ...(clock ? { clock: { left: shownLeft(table, outages), at: clock.at } } : {}),
    ...lastedOf(live),
    ...(live.proposal ? { proposal: live.proposal } : {}),
    ...(live.hook ? { hook: live.hook } : {}),
    ...(live.rematch ? { rematch: live.rematch } : {}),
    ...(fault ? { fault } : {}),
  };
};

/** The table as whoever asks now is shown it. */
export const roomInfo = async (room: Room): Promise<TableInfo> => tableInfo(room.table, await room.secret(), room);
