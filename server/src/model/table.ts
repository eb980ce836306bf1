/** The record of a table: everything but its log. */
import type { Moment, OptionValue } from '@caravel/core';
import type { Ending, Pace, Proposal, SeatInfo, Status, TableHook } from '@caravel/protocol';
import type { Span } from './span.ts';

/** Fixed when the table is created. */
export interface Header {
  readonly version: number;
  readonly rules: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly watch: 'all' | 'players';
  readonly chance: 'fair' | 'manual';
  readonly pace: Pace;
  /** Missing in tables from older versions. */
  readonly hints?: boolean;
  readonly commitment?: string;
  /** How draws are made verifiable; missing in tables of scheme 1. */
  readonly scheme?: 2 | 3;
  readonly day?: TableDay;
}

/** The ranked table of a day. Until the day is over it is open to its player only, for all tables of the day have the same draws. */
interface TableDay {
  /** Days since 1970. */
  readonly day: number;
  /** When the day is over, also for those who began late. */
  readonly closes: number;
  /** How far its bots search: by visits, so that the same moves meet the same answers. */
  readonly visits: number;
}

export interface SeatState extends SeatInfo {
  /** Scheme 1: what the player added to the shuffle. */
  readonly contribution: string;
  /** Scheme 2, until the parts are fixed: the promise, or '' while it is awaited. */
  readonly part?: string;
  /** When the owner is or was on vacation: correspondence clocks pause meanwhile. */
  readonly away?: Span;
}

/** Scheme 2: all parts are fixed. By seat, as in core's FairnessRecord. */
export interface Shuffle {
  readonly parts: readonly string[];
  readonly contributions: readonly string[];
  /** The deadline for reveals; removed when the game begins. */
  readonly until?: number;
}

export interface Removed {
  readonly user: string;
  readonly name: string;
}

/** The part of the record that changes now and then. */
export interface Live {
  readonly seats: readonly SeatState[];
  /** All seats are taken, and this is the deadline for promises. */
  readonly promiseUntil?: number;
  readonly shuffle?: Shuffle;
  readonly proposal?: Proposal;
  readonly ending?: Ending;
  /** When the game began to run, and when it was over; older tables do not say. */
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly muted: readonly string[];
  /** People the host has removed: they may not take a seat here again. */
  readonly removed?: readonly Removed[];
  /** People who have declined an invitation: they are not invited here again. */
  readonly declined?: readonly Removed[];
  readonly rematch?: string;
  /** The host has given the table a webhook; its address is kept apart. */
  readonly hook?: TableHook;
  /** The length of the log at which the last reminder went out. */
  readonly reminded?: number;
}

/** Milliseconds left for each seat, as of a moment. */
export interface Clock {
  readonly left: readonly number[];
  readonly at: number;
}

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly access: 'open' | 'invite';
  readonly host: string;
  readonly players: number;
  readonly rated: boolean;
  readonly length: number;
  readonly revision: number;
  /** A bit for each seat that has to choose. */
  readonly turn: number;
  readonly wakeAt?: number | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly header: Header;
  readonly live: Live;
  readonly clock?: Clock | undefined;
  /** Where the game stands; missing before it begins, and in rules that name none. */
  readonly moment?: Moment;
}

export interface LogRow {
  readonly n: number;
  readonly entry: string;
  readonly at: number;
  readonly request: string | null;
}

/** Somebody who makes requests. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'person' | 'bot';
  /** The account a bot belongs to, where it shows its token. */
  readonly owner?: string;
}

/** All seats a user owns. */
export const seatsOwned = ({ live }: Table, user: string | undefined): number[] => {
  const own: number[] = [];
  for (let i = 0; user !== undefined && i < live.seats.length; i++)
    if (live.seats[i]?.kind === 'person' && live.seats[i]?.user === user) own.push(i);
  return own;
};

/** The people at the table, each once. */
export const peopleAt = ({ live }: Table): string[] => [
  ...new Set(live.seats.flatMap(({ kind, user }) => (kind === 'person' && user ? [user] : []))),
];

/** Whether a person holds a seat, even if a bot plays for them: such a game is played to its end. */
export const hasSeatedPerson = ({ live }: Pick<Table, 'live'>): boolean => live.seats.some(({ kind }) => kind === 'person');

/** For each seat its owner, '' for nobody. */
export const ownersOf = ({ seats }: Live): string[] => seats.map(({ kind, user }) => (kind === 'person' && user ? user : ''));

/** The level of the bot that moves for this seat, be it the seat's own or a substitute. */
export const botLevel = (seat: SeatState) => (seat.kind === 'bot' ? seat.level : seat.substitute);

/** The deadline for promises or reveals. */
export const partsUntil = ({ status, live }: Pick<Table, 'status' | 'live'>): number | undefined =>
  status === 'open' ? (live.promiseUntil ?? live.shuffle?.until) : undefined;

/** As the host or a player. */
export const belongsTo = (table: Table, user: string | undefined): boolean =>
  user !== undefined && (table.host === user || seatsOwned(table, user).length > 0);

/** A day that is over: everybody knows its draws, so nobody decides at its tables any more, not even after an outage. */
export const isPast = ({ header: { day } }: Table, now: number): boolean => day !== undefined && day.closes <= now;

/** A day that is not over: nothing of its tables is told to others, and no secret to anybody. */
export const isToday = ({ header: { day } }: Table, now: number): boolean => day !== undefined && now < day.closes;

export const mayWatch = (table: Table, user: string | undefined, now: number): boolean =>
  table.header.watch === 'all' || belongsTo(table, user) || isPast(table, now);
