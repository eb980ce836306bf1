/** A table in memory: its record, its course, and the one way to change it. What was changed is told only after it is written. */
import { CHANCE_TURN, Course, type Entry, isChance, isOver, must, OVER, parseEntry, readConfig, standing, writeEntry } from '@caravel/core';
import type { Status } from '@caravel/protocol';
import { findGame } from '../games.ts';
import { Refusal } from '../refusal.ts';
import type { News } from '../store/database.ts';
import type { TableStore } from '../store/tables.ts';
import { nextClock, startClock } from './clock.ts';
import { drawChance } from './shuffle.ts';
import { type Clock, type Live, ownersOf, type Table } from './table.ts';
import { wakeAt } from './wake.ts';

/** What happened, for whoever tells the world. */
export interface Happening {
  readonly table: Table;
  /** The table as it was before. */
  readonly before: Table;
  readonly from: number;
  readonly entries: readonly string[];
  readonly request?: string;
  /** It had been written before: only who asks again is told. */
  readonly isOld?: boolean;
  /** Something besides log and clock has changed. */
  readonly info: boolean;
  /** Another node wrote it, and sees to what follows. */
  readonly isOthers?: boolean;
}

export interface Step {
  readonly entries?: readonly Entry[];
  /** Of the seat that asked, unique at the table. */
  readonly request?: string;
  readonly live?: Live;
  readonly status?: Status;
  readonly clock?: Clock;
}

export interface Keeper {
  readonly store: TableStore;
  now(): number;
  happened(happening: Happening): void;
}

/** Enough to answer everyone who tries again after a lost connection. */
const REQUESTS_KEPT = 64;

const courseOf = (table: Table): Course => {
  const game = findGame(table.game);
  if (!game || game.version !== table.header.version)
    throw new Refusal('not-now', `this server does not play version ${table.header.version} of ${table.game}`);
  const { rules, options } = table.header;
  return new Course(game, must(readConfig(game, { rules, players: table.players, options })));
};

/** Another node has changed the table between reading and writing. */
class Overtaken extends Refusal {}
const TRIES = 5;

export class Room {
  readonly #keeper: Keeper;
  readonly #requests = new Map<string, number>();
  #secret: string | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  /** Those in the queue, with the one who has the table. */
  #pending = 0;
  #table: Table;
  readonly #course: Course;

  private constructor(keeper: Keeper, table: Table) {
    this.#keeper = keeper;
    this.#table = table;
    this.#course = courseOf(table);
  }

  static async load(keeper: Keeper, id: string): Promise<Room | undefined> {
    const table = await keeper.store.read(id);
    if (!table) return undefined;
    const room = new Room(keeper, table);
    await room.#readLog(table.length);
    return room;
  }

  get table(): Table {
    return this.#table;
  }

  get course(): Course {
    return this.#course;
  }

  get now(): number {
    return this.#keeper.now();
  }

  /** Whoever changes the table does it alone, in the order they came. Overtaken by another node, they look again and try again. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const attempt = (left: number): Promise<T> =>
      work().catch((error) => {
        if (left > 0 && error instanceof Overtaken) return attempt(left - 1);
        throw error;
      });
    const turn = this.#pending++ === 0 ? attempt(TRIES) : this.#queue.then(() => attempt(TRIES));
    const done = (): void => {
      this.#pending--;
    };
    this.#queue = turn.then(done, done);
    return turn;
  }

  /** What an earlier try of the same request wrote, if that was not long ago. */
  answered(request: string): Happening | undefined {
    const from = this.#requests.get(request);
    return from === undefined ? undefined : { ...this.#happening(from, this.lines(from), false), request, isOld: true };
  }

  /** The same, however long ago. */
  async everAnswered(request: string): Promise<Happening | undefined> {
    const from = await this.#keeper.store.requestAt(this.#table.id, request);
    if (from !== undefined && from < this.#course.length) this.#remember(request, from);
    return this.answered(request);
  }

  lines(from: number): string[] {
    return this.#course.entriesFrom(from).map(writeEntry);
  }

  /** The secret of the shuffle. For nobody outside the server before the end. */
  async secret(): Promise<string> {
    this.#secret ??= await this.#keeper.store.secret(this.#table.id);
    return this.#secret;
  }

  /** Checks and writes the step: all of it, or nothing. Only inside `exclusively`. */
  async write(step: Step): Promise<Happening> {
    const mark = this.#course.mark();
    try {
      return await this.#write(step);
    } catch (error) {
      this.#course.backTo(mark);
      await this.#recover(error);
      throw error;
    }
  }

  /** Somebody was faster, or the store broke off and may have written all the same: looks what there is. */
  async #recover(error: unknown): Promise<void> {
    if (error instanceof Refusal && error.wire.code !== 'stale') return;
    await this.#catchUp(error instanceof Refusal).catch(() => {});
  }

  /** Reads what other nodes have written, and tells it. Only inside `exclusively`. */
  catchUp(): Promise<void> {
    return this.#catchUp(true);
  }

  /** Does what another node has done, if nothing is missing between; else looks what there is. Only inside `exclusively`. */
  async follow(news: News): Promise<void> {
    const before = this.#table;
    if (news.revision < before.revision) return;
    const from = before.length;
    const entries = news.entries.map((line) => must(parseEntry(line)));
    if (news.revision > before.revision || !this.#course.appendAll(entries).ok) return this.#catchUp(true);
    const { wakeAt: _, clock: __, ...lasting } = before;
    const { status, length, turn, wakeAt: moment, updatedAt, clock, request } = news;
    this.#table = {
      ...lasting,
      ...{ status: status as Status, length, turn, updatedAt, revision: before.revision + 1 },
      ...(moment === null ? {} : { wakeAt: moment }),
      ...(clock === null ? {} : { clock: JSON.parse(clock) as Clock }),
    };
    if (request) this.#remember(request, from);
    this.#keeper.happened({ ...this.#happening(from, news.entries, status !== before.status), before, isOthers: true });
  }

  async #catchUp(isOthers: boolean): Promise<void> {
    const before = this.#table;
    const { length: from } = before;
    const table = await this.#keeper.store.read(before.id);
    if (!table || table.revision === before.revision) return;
    await this.#readLog(table.length);
    this.#table = table;
    const info = table.status !== before.status || JSON.stringify(table.live) !== JSON.stringify(before.live);
    this.#keeper.happened({ ...this.#happening(from, this.lines(from), info), before, isOthers });
  }

  /** Up to where the record says: others may have written more since it was read. */
  async #readLog(length: number): Promise<void> {
    const rows = await this.#keeper.store.log(this.#table.id, this.#course.length, length);
    for (const { entry, request } of rows) {
      if (request) this.#remember(request, this.#course.length);
      must(this.#course.append(must(parseEntry(entry))));
    }
  }

  async #write(step: Step): Promise<Happening> {
    const before = this.#table;
    const from = this.#course.length;
    const status = step.status ?? before.status;
    this.#take(step.entries ?? []);
    if (status === 'running' && before.header.chance === 'fair' && isChance(this.#course.game, this.#course.state))
      drawChance(
        this.#course,
        await this.secret(),
        (step.live ?? before.live).seats.map(({ contribution }) => contribution),
      );
    const entries = this.lines(from);
    const table = this.#after(step, status);
    await this.#commit(before, table, entries, step.request);
    this.#table = table;
    if (step.request) this.#remember(step.request, from);
    const info = table.live !== before.live || table.status !== before.status;
    const happening = {
      ...this.#happening(from, entries, info),
      before,
      ...(step.request ? { request: step.request } : {}),
    };
    this.#keeper.happened(happening);
    return happening;
  }

  #take(entries: readonly Entry[]): void {
    const taken = this.#course.appendAll(entries);
    if (taken.ok) return;
    const { message, rule, field } = taken.problem;
    throw new Refusal('illegal', message, { ...(rule ? { rule } : {}), ...(field ? { field } : {}), length: this.#course.length });
  }

  /** The record as it will be: turn, clocks, ending follow from the course. */
  #after(step: Step, status: Status): Table {
    const before = this.#table;
    const now = this.now;
    const { game, state } = this.#course;
    const isPlayedOut = status === 'running' && isOver(game, state);
    const moved = (step.entries?.length ?? 0) > 0;
    const live = this.#live(step.live ?? before.live, moved, isPlayedOut);
    const turn = status === 'running' ? game.turn(state) & ~CHANCE_TURN : OVER;
    const clock = this.#clock(step, live, turn, status, now);
    const { wakeAt: _, clock: __, ...lasting } = before;
    const table: Table = {
      ...lasting,
      status: isPlayedOut ? 'finished' : status,
      live,
      turn,
      length: this.#course.length,
      revision: before.revision + 1,
      updatedAt: now,
    };
    return { ...table, ...wakeAt(table, clock, now), ...(clock ? { clock } : {}) };
  }

  /** Moves make proposals void; the last move brings the ending. */
  #live(live: Live, moved: boolean, isPlayedOut: boolean): Live {
    if (!isPlayedOut && !(moved && live.proposal)) return live;
    const { proposal, ...rest } = live;
    if (!isPlayedOut) return rest;
    const { scores, places } = standing(this.#course.game, this.#course.state);
    return { ...rest, ending: { reason: 'played', scores: [...scores], places: [...places] } };
  }

  #clock(step: Step, live: Live, turn: number, status: Status, now: number): Clock | undefined {
    const { header, players, clock: old, turn: turnBefore, status: statusBefore } = this.#table;
    if (status !== 'running') return step.clock ?? old;
    if (statusBefore === 'open') return startClock(header.pace, players, now);
    const clock = step.clock ?? old;
    return clock && nextClock(header.pace, clock, turnBefore, turn, live.seats, now);
  }

  async #commit(before: Table, table: Table, entries: readonly string[], request: string | undefined): Promise<void> {
    const isNewLive = table.live !== before.live;
    const written = await this.#keeper.store.db.commit({
      id: table.id,
      revision: before.revision,
      status: table.status,
      length: table.length,
      turn: table.turn,
      wakeAt: table.wakeAt ?? null,
      updatedAt: table.updatedAt,
      clock: table.clock ? JSON.stringify(table.clock) : null,
      live: isNewLive ? JSON.stringify(table.live) : null,
      owners: isNewLive ? ownersOf(table.live) : null,
      entries,
      request: request ?? null,
    });
    if (!written) throw new Overtaken('stale', 'somebody else was faster');
  }

  #happening(from: number, entries: readonly string[], info: boolean): Happening {
    return { table: this.#table, before: this.#table, from, entries, info };
  }

  #remember(request: string, from: number): void {
    this.#requests.set(request, from);
    if (this.#requests.size > REQUESTS_KEPT) this.#requests.delete(this.#requests.keys().next().value as string);
  }
}
