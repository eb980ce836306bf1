/** A table in memory: its record, its timeline, and the one way to change it. What was changed is told only after it is written. */
import {
  CHANCE_TURN,
  type Entry,
  isChance,
  isOver,
  moveWithoutChoice,
  must,
  OVER,
  parseEntry,
  standing,
  type Timeline,
  type Turn,
  writeEntry,
} from '@caravel/core';
import type { Fault, Status } from '@caravel/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { Change, RemoteChange } from '../model/change.ts';
import type { Downtime } from '../model/downtime.ts';
import { Refusal } from '../model/refusal.ts';
import { sentRequest } from '../model/request.ts';
import type { Span } from '../model/span.ts';
import { botLevel, type Clock, type Live, ownersOf, type Table } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';
import { nextClock, startClock } from './clock.ts';
import { heldSince } from './held-turn.ts';
import { SeenRequests } from './seen-requests.ts';
import { drawChance, tableShuffler } from './shuffle.ts';
import { emptyTimeline, takeRows } from './stored-log.ts';
import { UndoLimit } from './undo-limit.ts';
import { wakeAt } from './wake.ts';

/** A change of a table, for those who listen. */
export interface TableEvent {
  readonly table: Table;
  /** The table as it was before. */
  readonly before: Table;
  readonly from: number;
  readonly entries: readonly string[];
  /** As the client sent it. */
  readonly request?: string | undefined;
  /** It was written earlier: only the client that repeats its request is told. */
  readonly isOld?: boolean;
  /** Something besides log and clock has changed. */
  readonly info: boolean;
  /** Another node wrote it and takes care of what follows. */
  readonly isOthers?: boolean;
}

export interface Step {
  readonly entries?: readonly Entry[];
  /** As the log keeps it, unique at the table. */
  readonly request?: string;
  readonly live?: Live;
  readonly status?: Status;
  readonly clock?: Clock;
  /** A player takes back own moves: who had the turn all the while since before them. */
  readonly takesBack?: Turn;
}

export interface RoomParts {
  readonly store: TableStore;
  /** Whether other nodes change tables, too. */
  readonly bus: Pick<Bus, 'isAlone'>;
  /** Undos a minute at one table: each of them makes bots and pages think again. */
  readonly undoRate: number;
  readonly downtime: Downtime;
  now(): number;
  changed(event: TableEvent): void;
}

/** Something besides log and clock differs. */
const isNews = (before: Table, table: Table): boolean => table.live !== before.live || table.status !== before.status;

const changeOf = (before: Table, table: Table, entries: readonly string[], request: string | undefined): Change => {
  const { id, status, length, turn, updatedAt, clock, moment, live } = table;
  const isNew = live !== before.live;
  return {
    id,
    revision: before.revision,
    status: status === before.status ? null : status,
    length,
    turn,
    wakeAt: table.wakeAt ?? null,
    updatedAt,
    clock: clock ? JSON.stringify(clock) : null,
    moment: moment ? `${moment.round} ${moment.phase}` : null,
    live: isNew ? JSON.stringify(live) : null,
    owners: isNew ? ownersOf(live) : null,
    entries,
    request: request ?? null,
  };
};

/** A game that begins or ends says when. */
const timed = (live: Live, before: Status, status: Status, now: number): Live => {
  if (status === before) return live;
  if (status === 'running') return { ...live, startedAt: now };
  return status === 'finished' ? { ...live, endedAt: now } : live;
};

/** How it ended, but for remarks about it. */
const resultOf = ({ ending }: Live): string => JSON.stringify([ending?.reason, ending?.scores, ending?.places]);
const isSameEnd = (one: Live, other: Live): boolean => one.ending === other.ending || resultOf(one) === resultOf(other);

/** Another node has changed the table between reading and writing. */
class Overtaken extends Refusal {}
const TRIES = 5;

export class Room {
  readonly #parts: RoomParts;
  /** Every request of the log, so that nothing is played twice: a change counts only on the log the room knows. */
  readonly #seenRequests = new SeenRequests();
  #secret: string | undefined;
  /** Somebody changes the table. */
  #isTaken = false;
  /** Those who wait until they are done. */
  readonly #queue: (() => void)[] = [];
  #table: Table;
  /** Undefined where this program does not know the rules of the table. */
  readonly #timeline: Timeline | undefined;
  #fault: Fault | undefined;
  #undos: UndoLimit | undefined;

  private constructor(parts: RoomParts, table: Table) {
    this.#parts = parts;
    this.#table = table;
    const empty = emptyTimeline(table);
    if ('message' in empty) this.#fault = empty;
    else this.#timeline = empty;
  }

  static async load(parts: RoomParts, id: string): Promise<Room | undefined> {
    const table = await parts.store.read(id);
    if (!table) return undefined;
    const room = new Room(parts, table);
    await room.#readLog(table.length);
    return room;
  }

  get table(): Table {
    return this.#table;
  }

  get timeline(): Timeline {
    if (!this.#timeline) throw this.#unplayable();
    return this.#timeline;
  }

  /** Why the game cannot be continued, if so. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** How many entries can be shown: fewer than stored if one of them cannot be played. */
  get shown(): number {
    return this.#timeline?.length ?? 0;
  }

  get now(): number {
    return this.#parts.now();
  }

  get downtime(): Downtime {
    return this.#parts.downtime;
  }

  /** The outages known now. */
  get outages(): readonly Span[] {
    return this.downtime.spans(this.now);
  }

  /** Runs `work` alone, in the order of calls. If another node was faster, reads its changes and tries again. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isTaken = true;
    try {
      for (let triesLeft = TRIES; ; triesLeft--) {
        try {
          return await work();
        } catch (error) {
          if (triesLeft === 0 || !(await this.#hasChanged(error))) throw error;
        }
      }
    } finally {
      this.#release();
    }
  }

  /** A refusal may be outdated: another node has changed the table, and its message has not arrived yet. */
  async #hasChanged(error: unknown): Promise<boolean> {
    if (error instanceof Overtaken) return true;
    if (!(error instanceof Refusal) || this.#parts.bus.isAlone) return false;
    const { revision } = this.#table;
    await this.catchUp();
    return this.#table.revision !== revision;
  }

  /** The next in the queue takes over at once, so that nobody gets in between. */
  #release(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  /** Whether the request may have been carried out before. */
  mayHaveAnswered(request: string): boolean {
    return this.#seenRequests.mayHave(request);
  }

  /** What an earlier try of the same request wrote, however long ago. */
  async answered(request: string): Promise<TableEvent | undefined> {
    const from = await this.#parts.store.requestAt(this.#table.id, request);
    if (from === undefined || from >= this.shown) return undefined;
    return { ...this.#event(from, this.lines(from), false), request: sentRequest(request), isOld: true };
  }

  /** For what changes nothing, unless another node knows better: then it is tried again. Only inside `exclusively`. */
  async asItIs(): Promise<TableEvent> {
    const { revision } = this.#table;
    if (!this.#parts.bus.isAlone) await this.catchUp();
    if (this.#table.revision !== revision) throw new Overtaken('stale', 'somebody else was faster');
    return this.#event(this.shown, [], false);
  }

  lines(from: number): string[] {
    return this.#timeline?.entriesFrom(from).map(writeEntry) ?? [];
  }

  /** The secret of the shuffle. For nobody outside the server before the end. */
  async secret(): Promise<string> {
    this.#secret ??= await this.#parts.store.secret(this.#table.id);
    return this.#secret;
  }

  /** Takes one of the undos the table has a minute. */
  demandUndo(seat: number): void {
    const { undoRate } = this.#parts;
    this.#undos ??= new UndoLimit(undoRate, this.#table.players, this.now);
    if (!this.#undos.take(seat, this.now)) throw new Refusal('too-much', `at most ${undoRate} undos a minute at one table: wait a moment`);
  }

  /** Checks and writes the step: all of it, or nothing. Only inside `exclusively`. */
  async write(step: Step): Promise<TableEvent> {
    this.#demandChangeable(step);
    const mark = this.#timeline?.mark();
    try {
      const { shown: from } = this;
      const before = this.#table;
      const status = step.status ?? before.status;
      if (!this.#fault) this.#take(step.entries ?? []);
      if (status === 'running') await this.#goOn(step.live ?? before.live);
      const entries = this.lines(from);
      const table = this.#fault ? this.#unplayed(step, status) : this.#after(step, status);
      return await this.#commit(table, from, entries, step.request);
    } catch (error) {
      if (mark) this.timeline.backTo(mark);
      await this.#recover(error);
      throw error;
    }
  }

  /** Rewrites what the record says about people, even after the game: not a step of the game, so clocks and times stay. Only inside `exclusively`. */
  async amend(live: Live): Promise<TableEvent> {
    const before = this.#table;
    try {
      return await this.#commit({ ...before, live, revision: before.revision + 1 }, this.shown, [], undefined);
    } catch (error) {
      await this.#recover(error);
      throw error;
    }
  }

  async #commit(table: Table, from: number, entries: readonly string[], request: string | undefined): Promise<TableEvent> {
    const written = await this.#parts.store.db.commit(changeOf(this.#table, table, entries, request));
    if (!written) throw new Overtaken('stale', 'somebody else was faster');
    return this.#written(table, from, entries, request);
  }

  /** A game that is over never changes again, and one that cannot be played on gets no more moves. */
  #demandChangeable({ entries = [], status, live }: Step): void {
    const { status: now, live: old } = this.#table;
    const isOver = now === 'finished' || now === 'cancelled';
    if (isOver && (entries.length > 0 || status !== undefined || (live && !isSameEnd(live, old))))
      throw new Refusal('not-now', `the table is ${now}`);
    if (this.#fault && (entries.length > 0 || status === 'running')) throw this.#unplayable();
  }

  #unplayable(): Refusal {
    return new Refusal('not-now', `nobody can play on here: ${this.#fault?.message}`);
  }

  /** Somebody was faster, or the store failed and may have written all the same: reads what is there. */
  async #recover(error: unknown): Promise<void> {
    if (error instanceof Refusal && error.wire.code !== 'stale') return;
    await this.#catchUp(error instanceof Refusal).catch(() => {});
  }

  /** Reads what other nodes have written, and reports it. Only inside `exclusively`. */
  catchUp(): Promise<void> {
    return this.#catchUp(true);
  }

  /** Applies a change of another node if it is the next one; otherwise reads the table. Only inside `exclusively`. */
  async follow(change: RemoteChange): Promise<void> {
    const before = this.#table;
    if (change.revision < before.revision) return;
    const from = before.length;
    if (this.#fault || change.revision > before.revision || !this.#append(change.entries)) return this.#catchUp(true);
    const { length, turn, updatedAt, request } = change;
    const status = change.status ?? before.status;
    this.#table = {
      ...before,
      ...{ status, length, turn, updatedAt, revision: before.revision + 1 },
      wakeAt: change.wakeAt ?? undefined,
      clock: change.clock ?? undefined,
      ...this.#moment(status),
    };
    if (request) this.#seenRequests.add(request);
    this.#parts.changed({ ...this.#event(from, change.entries, status !== before.status), before, isOthers: true });
  }

  /** False, and nothing is appended, if one of the lines is no entry or is not legal. */
  #append(lines: readonly string[]): boolean {
    const entries = lines.map(parseEntry);
    return entries.every(({ ok }) => ok) && this.timeline.appendAll(entries.map(must)).ok;
  }

  async #catchUp(isOthers: boolean): Promise<void> {
    const before = this.#table;
    const { shown: from } = this;
    const table = await this.#parts.store.read(before.id);
    if (!table || table.revision === before.revision) return;
    await this.#readLog(table.length);
    this.#table = table;
    const info = this.#fault !== undefined || table.status !== before.status || JSON.stringify(table.live) !== JSON.stringify(before.live);
    this.#parts.changed({ ...this.#event(from, this.lines(from), info), before, isOthers });
  }

  /** Up to where the record says: others may have written more since it was read. */
  async #readLog(length: number): Promise<void> {
    if (this.#fault) return;
    const rows = await this.#parts.store.log(this.#table.id, this.shown, length);
    for (const { request } of rows) if (request) this.#seenRequests.add(request);
    this.#fault = takeRows(this.timeline, rows, length);
  }

  /** The change is in the store: adopts and reports it. */
  #written(table: Table, from: number, entries: readonly string[], request: string | undefined): TableEvent {
    const before = this.#table;
    this.#table = table;
    if (request) this.#seenRequests.add(request);
    const event: TableEvent = { table, before, from, entries, request: request && sentRequest(request), info: isNews(before, table) };
    this.#parts.changed(event);
    return event;
  }

  /** Until somebody has a choice: chance draws, and people who have only one move make it, so that nobody waits days for it. */
  async #goOn(live: Live): Promise<void> {
    do if (this.#isDrawn()) this.#draw(this.#secret ?? (await this.secret()), live);
    while (this.#moveWithoutChoice(live));
  }

  #draw(secret: string, live: Live): void {
    drawChance(this.timeline, tableShuffler(this.#table.header, live, secret), this.#table.header.scheme);
  }

  /** Bots move by themselves. Whether there was such a move. */
  #moveWithoutChoice({ seats }: Live): boolean {
    if (this.#fault) return false;
    const people = seats.flatMap((sitter, seat) => (botLevel(sitter) ? [] : [seat]));
    const entry = moveWithoutChoice(this.timeline.game, this.timeline.state, people);
    if (entry) must(this.timeline.append(entry));
    return entry !== undefined;
  }

  /** The shuffler has the turn. */
  #isDrawn(): boolean {
    return this.#table.header.chance === 'fair' && !this.#fault && isChance(this.timeline.game, this.timeline.state);
  }

  #take(entries: readonly Entry[]): void {
    const taken = this.timeline.appendAll(entries);
    if (taken.ok) return;
    const { message, rule, field } = taken.problem;
    throw new Refusal('illegal', message, { ...(rule ? { rule } : {}), ...(field ? { field } : {}), length: this.timeline.length });
  }

  /** The record of a table nobody can play on: nothing has to be done there any more. */
  #unplayed({ live, clock }: Step, status: Status): Table {
    const before = this.#table;
    const now = this.now;
    const next = { status, live: timed(live ?? before.live, before.status, status, now), clock: clock ?? before.clock, wakeAt: undefined };
    return { ...before, ...next, revision: before.revision + 1, updatedAt: now };
  }

  /** The record as it will be: turn, clocks, ending follow from the timeline. */
  #after(step: Step, status: Status): Table {
    const before = this.#table;
    const now = this.now;
    const { game, state } = this.timeline;
    const isPlayedOut = status === 'running' && isOver(game, state);
    const after = isPlayedOut ? 'finished' : status;
    const moved = this.timeline.length > before.length;
    const live = timed(this.#live(step.live ?? before.live, moved, isPlayedOut), before.status, after, now);
    const turn = status === 'running' ? game.turn(state) & ~CHANCE_TURN : OVER;
    const clock = this.#clock(step, live, turn, status, now);
    const next = { status: after, live, turn, length: this.timeline.length, header: before.header };
    const due = wakeAt(next, clock, now, this.downtime);
    return { ...before, ...next, ...this.#moment(status), revision: before.revision + 1, updatedAt: now, clock, wakeAt: due };
  }

  /** Where the game stands while it runs; afterwards, where it stood. */
  #moment(status: Status): Pick<Table, 'moment'> {
    const moment = status === 'running' ? this.timeline.game.moment?.(this.timeline.state) : undefined;
    return moment ? { moment } : {};
  }

  /** Moves make proposals void; the last move brings the ending. */
  #live(live: Live, moved: boolean, isPlayedOut: boolean): Live {
    if (!isPlayedOut && !(moved && live.proposal)) return live;
    const { proposal, ...rest } = live;
    if (!isPlayedOut) return rest;
    const { scores, places } = standing(this.timeline.game, this.timeline.state);
    return { ...rest, ending: { reason: 'played', scores: [...scores], places: [...places] } };
  }

  #clock(step: Step, live: Live, turn: number, status: Status, now: number): Clock | undefined {
    const { header, players, length, turn: turnBefore, status: statusBefore, live: liveBefore } = this.#table;
    const clock = step.clock ?? this.#table.clock;
    if (status !== 'running') return clock;
    if (statusBefore === 'open') return startClock(header.pace, players, now);
    if (!clock) return undefined;
    const running = { clock, turn: turnBefore, seats: live.seats, outages: this.downtime.spans(now) };
    const held = step.takesBack ?? (turn & turnBefore ? heldSince(this.timeline, length) : turn);
    const isTakenBack = step.takesBack !== undefined;
    return nextClock(header.pace, running, turn, now, { earlier: liveBefore.seats, held, isTakenBack });
  }

  #event(from: number, entries: readonly string[], info: boolean): TableEvent {
    return { table: this.#table, before: this.#table, from, entries, info };
  }
}
