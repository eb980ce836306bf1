/** Tables kept on this device: one item a table, and a list of them for the home page. */
import { type Entry, type Moment, parseEntry, writeEntry } from '@caravel/core';
import { OLD_LEVELS } from '@caravel/protocol/levels';
import { randomHex } from '../../random-hex.ts';
import { KEPT_UNDER } from '../../site.ts';
import type { SeatInfo, TableHeader } from './session.ts';

const PREFIX = `${KEPT_UNDER}table.`;

export interface KeptTable {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly savedAt: number;
  /** Who can decide now; empty when the game is over. */
  readonly waitingFor: readonly number[];
  /** Round and phase, so that a list can tell them without the rules; tables from before have none. */
  readonly moment?: Moment | undefined;
  /** When the game began here, and when it was over. */
  readonly startedAt?: number | undefined;
  readonly endedAt?: number | undefined;
  /** Where the draws come from; tables from before have none. */
  readonly secret?: string;
}

type Written = Omit<KeptTable, 'entries'> & { readonly entries: readonly string[] };

const readEntries = (lines: readonly string[]): Entry[] => lines.map(parseEntry).flatMap((entry) => (entry.ok ? [entry.value] : []));

/** Tables from before call levels by other names. */
const levels: Readonly<Record<string, SeatInfo['level']>> = OLD_LEVELS;
const seatNow = (seat: SeatInfo): SeatInfo => (seat.level ? { ...seat, level: levels[seat.level] ?? seat.level } : seat);

const read = (key: string): KeptTable | undefined => {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const written = JSON.parse(text) as Written;
    const { header } = written;
    return { ...written, header: { ...header, seats: header.seats.map(seatNow) }, entries: readEntries(written.entries) };
  } catch {
    return undefined;
  }
};

/** Where a table is kept: other tabs hear of changes by this name. */
export const tableKey = (id: string): string => PREFIX + id;

export const isLocalId = (id: string): boolean => id.startsWith('local-');

export const newId = (): string =>
  `local-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`;

export const loadTable = (id: string): KeptTable | undefined => read(tableKey(id));

/** The browser keeps nothing more for this site. */
export class NoRoom extends Error {
  /** A table that was kept before has gone on. */
  readonly isUnderWay: boolean;

  constructor(isUnderWay: boolean, cause: unknown) {
    super('a table is not kept', { cause });
    this.isUnderWay = isUnderWay;
  }
}

/** NoRoom if it cannot be kept. */
export const saveTable = ({ entries, ...rest }: KeptTable): void => {
  const key = tableKey(rest.header.id);
  try {
    localStorage.setItem(key, JSON.stringify({ ...rest, entries: entries.map(writeEntry) } satisfies Written));
  } catch (cause) {
    throw new NoRoom(localStorage.getItem(key) !== null, cause);
  }
};

export const dropTable = (id: string): void => localStorage.removeItem(tableKey(id));

/** The newest first. */
export const keptTables = (): KeptTable[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);

/** A new table under a new id, with the entries it begins with; NoRoom if it cannot be kept. */
export const createTable = (header: Omit<TableHeader, 'id'>, entries: readonly Entry[] = [], secret = randomHex()): string => {
  const id = newId();
  const savedAt = Date.now();
  // One that goes on from elsewhere began there.
  const startedAt = entries.length === 0 ? savedAt : undefined;
  saveTable({ header: { ...header, id, begun: entries.length }, entries, savedAt, startedAt, waitingFor: [], secret });
  return id;
};

export const isPerson = ({ kind }: SeatInfo): boolean => kind === 'person';
