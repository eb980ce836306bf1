/**
 * The streams of this node. A stream follows every table at which its reader sits, wherever it is changed: the hub brings what is said there,
 * notices of other nodes bring new tables. Each decision of the reader is told once, with its legal moves.
 */
import type { ServerResponse } from 'node:http';
import { hasTurn } from '@caravel/core';
import type { Hub } from '../hub/hub.ts';
import { infoText, writeMessage } from '../hub/messages.ts';
import { Outgoing } from '../hub/outgoing.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Log } from '../model/log.ts';
import { peopleAt, seatsOwned } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';
import { roomInfo } from '../tables/info.ts';
import { turnMessage } from '../tables/legal.ts';
import type { Room, TableEvent } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { EventStream, type Reader } from './event-stream.ts';

const BEAT = 15_000;
/** Tables one stream follows; those that wait for the reader come first. */
const MOST_TABLES = 100;

interface StreamParts {
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly store: TableStore;
  readonly invitations: Invitations;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly version: string;
  now(): number;
}

const isGoingOn = ({ table }: Pick<Room, 'table'>): boolean => table.status === 'open' || table.status === 'running';

export class Streams {
  readonly #parts: StreamParts;
  readonly #users = new Map<string, Set<EventStream>>();
  /** What was last told of the decisions at a table. */
  readonly #turns = new WeakMap<Room, { readonly shown: number; readonly texts: Map<string, Outgoing> }>();
  readonly #beat: NodeJS.Timeout;
  #isStopping = false;

  constructor(parts: StreamParts, beat = BEAT) {
    this.#parts = parts;
    parts.rooms.on('change', (event) => this.#changed(event));
    parts.hub.on('noticed', (user, table, what) => this.#noticed(user, table, what));
    this.#beat = setInterval(() => this.#sayAll(), beat);
  }

  /** How many are open. */
  get size(): number {
    let count = 0;
    for (const streams of this.#users.values()) count += streams.size;
    return count;
  }

  /** Bytes that are written and not yet read, of all of them. */
  get unread(): number {
    let bytes = 0;
    for (const streams of this.#users.values()) for (const stream of streams) bytes += stream.unread;
    return bytes;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Begins to tell; comes back when all that waited has been told. One that could not be told comes back and tries again. */
  async open(wire: ServerResponse, reader: Reader): Promise<void> {
    const stream = new EventStream(wire, reader);
    const { hub, metrics, version, log } = this.#parts;
    const { id, name } = reader.person;
    const own = this.#users.get(id) ?? new Set();
    this.#users.set(id, own.add(stream));
    metrics.streams.inc();
    wire.once('close', () => this.#closed(stream));
    stream.say({ k: 'hello', user: id, name, version });
    hub.arrive(stream);
    try {
      await this.#tellAll(stream);
    } catch (error) {
      log.error({ err: error }, 'telling a stream what waits failed');
      stream.cut();
    }
  }

  /** Messages of other nodes may have been missed: everybody is told again what waits. */
  async retell(): Promise<void> {
    for (const streams of this.#users.values()) for (const stream of streams) await this.#tellAll(stream);
  }

  close(): void {
    this.#isStopping = true;
    clearInterval(this.#beat);
    for (const streams of this.#users.values()) for (const stream of streams) stream.end();
  }

  #sayAll(): void {
    const message = new Outgoing(writeMessage({ k: 'beat', now: this.#parts.now() }));
    for (const streams of this.#users.values()) for (const stream of streams) stream.send(message);
  }

  #closed(stream: EventStream): void {
    const own = this.#users.get(stream.user);
    own?.delete(stream);
    if (own?.size === 0) this.#users.delete(stream.user);
    this.#parts.hub.depart(stream, stream.tables.keys());
    this.#parts.metrics.streams.dec();
  }

  async #tellAll(stream: EventStream): Promise<void> {
    const { store, now } = this.#parts;
    await this.#tellInvitations(stream);
    for (const { id, status } of await store.mine(stream.user, MOST_TABLES))
      if (status === 'open' || status === 'running') await this.#follow(stream, id);
    stream.say({ k: 'ready', now: now() });
  }

  async #tellInvitations(stream: EventStream, table?: string): Promise<void> {
    for (const invitation of await this.#parts.invitations.waitingFor(stream.user))
      if (table === undefined || invitation.table === table) stream.say({ k: 'invited', invitation });
  }

  #noticed(user: string, table: string, what: string): void {
    for (const stream of this.#users.get(user) ?? [])
      this.#try(what === 'invited' ? this.#tellInvitations(stream, table) : this.#follow(stream, table));
  }

  #changed({ table, before }: TableEvent): void {
    for (const user of new Set([...peopleAt(table), ...peopleAt(before)]))
      for (const stream of this.#users.get(user) ?? []) this.#try(this.#follow(stream, table.id));
  }

  #try(telling: Promise<void>): void {
    telling.catch((error) => this.#parts.log.error({ err: error }, 'telling a stream failed'));
  }

  /** Shows the table if it is new to the stream, and tells of decisions; stops where the reader sits no longer or the game is over. */
  async #follow(stream: EventStream, id: string): Promise<void> {
    const room = await this.#parts.rooms.find(id);
    if (!room || !stream.isOpen) return;
    const isKnown = stream.tables.has(id);
    if (!isKnown && stream.tables.size >= MOST_TABLES) return;
    await room.exclusively(async () => {
      const isOwn = seatsOwned(room.table, stream.user).length > 0 && isGoingOn(room);
      if (isOwn) await this.#tell(stream, room);
      else if (stream.tables.has(id)) await this.#leave(stream, room);
    });
  }

  async #tell(stream: EventStream, room: Room): Promise<void> {
    const { id } = room.table;
    let told = stream.tables.get(id);
    if (!told) {
      told = new Map();
      const info = await roomInfo(room);
      if (!stream.isOpen) return;
      stream.tables.set(id, told);
      this.#parts.hub.watch(stream, id);
      stream.say({ k: 'table', info, n: room.shown, e: [], chat: [], now: room.now });
    }
    if (room.table.status !== 'running' || room.fault) return;
    for (const seat of seatsOwned(room.table, stream.user)) {
      if (told.get(seat) === room.shown || !hasTurn(room.table.turn, seat)) continue;
      told.set(seat, room.shown);
      stream.send(this.#turnOf(room, seat, stream.views));
    }
  }

  /** Made once for all streams of a person: moves and a board are dear. */
  #turnOf(room: Room, seat: number, withView: boolean): Outgoing {
    const { shown } = room;
    const last = this.#turns.get(room);
    const texts = last?.shown === shown ? last.texts : new Map<string, Outgoing>();
    const key = `${seat} ${withView}`;
    const text = texts.get(key) ?? new Outgoing(writeMessage(turnMessage(room, seat, withView)));
    this.#turns.set(room, { shown, texts: texts.set(key, text) });
    return text;
  }

  /** The last word about a table: how it ended, or who sits there instead. */
  async #leave(stream: EventStream, room: Room): Promise<void> {
    const { id } = room.table;
    stream.tables.delete(id);
    this.#parts.hub.unwatch(stream, id);
    stream.send(new Outgoing(await infoText(room)));
  }
}
