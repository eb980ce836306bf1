/** One WebSocket: reads messages, asks the tables, answers. A client that does not read is disconnected; it reconnects and catches up. */
import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type ChatLine, ClientMessage, type ServerMessage } from '@caravel/protocol';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { answerTo } from '../http/answers.ts';
import { controlFrame, PING, PONG, textFrame } from '../hub/frame.ts';
import type { Hub, Subscriber } from '../hub/hub.ts';
import { logText, writeMessage } from '../hub/messages.ts';
import type { Outgoing } from '../hub/outgoing.ts';
import type { Allowance } from '../limits/sockets.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Downtime } from '../model/downtime.ts';
import type { Log } from '../model/log.ts';
import { Refusal } from '../model/refusal.ts';
import type { Span } from '../model/span.ts';
import type { Person } from '../model/table.ts';
import type { Presence } from '../notices/presence.ts';
import { act, ownSeat } from '../tables/act.ts';
import type { Chat } from '../tables/chat.ts';
import { tableInfo } from '../tables/info.ts';
import { turnMessage } from '../tables/legal.ts';
import { promise, reveal } from '../tables/parts.ts';
import type { Room, TableEvent } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { agree, undo } from '../tables/undo.ts';
import { demandWatcher } from '../tables/watcher.ts';
import { hold } from './hold.ts';

/** What a connection uses of a node. */
export interface ConnectionParts {
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly downtime: Downtime;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly version: string;
  now(): number;
}

/** More than this unread, and the client is too slow. */
const MOST_UNREAD = 1_000_000;
/** Tables one socket may look at. */
const MOST_TABLES = 100;

/** Of a ping: nobody guesses them. */
const PING_BYTES = 8;

type Message<K extends ClientMessage['k']> = Extract<ClientMessage, { k: K }>;

const parse = (data: string): ClientMessage => {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new Refusal('bad-input', 'not JSON');
  }
  const result = v.safeParse(ClientMessage, value);
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]);
  throw new Refusal('bad-input', result.issues[0].message, field ? { field } : {});
};

/** The request id of a message that could not be read otherwise, so that the asker knows which. */
const requestIn = (data: string): string | undefined => /"r":"([\w-]{1,24})"/.exec(data)?.[1];

/** The client at the other end. */
export interface Visitor {
  readonly person: Person | undefined;
  /** The session or token they came with. */
  readonly key: string | undefined;
  readonly allowance: Allowance;
  /** Checks the limit before this many entries are sent. */
  demandEntries(count: number): void;
}

export class Connection implements Subscriber {
  readonly #socket: WebSocket;
  /** Below the WebSocket: frames are written here whole, as the library does between frames of its own. */
  readonly #wire: Duplex;
  readonly #parts: ConnectionParts;
  readonly #person: Person | undefined;
  readonly key: string | undefined;
  readonly #tables = new Set<string>();
  readonly #allowance: Allowance;
  readonly #demandEntries: (count: number) => void;
  #isClosed = false;
  /** What the last ping held. */
  #asked: Buffer | undefined;
  looksAt: string | undefined;
  isAlive = true;

  constructor(socket: WebSocket, wire: Duplex, parts: ConnectionParts, { person, key, allowance, demandEntries }: Visitor) {
    this.#socket = socket;
    this.#wire = wire;
    this.#parts = parts;
    this.#person = person;
    this.key = key;
    this.#allowance = allowance;
    this.#demandEntries = demandEntries;
    parts.hub.arrive(this);
    this.sendMessage({ k: 'hello', version: parts.version, ...(person ? { user: person.id, name: person.name } : {}) });
  }

  get user(): string | undefined {
    return this.#person?.id;
  }

  get isBot(): boolean {
    return this.#person?.kind === 'bot';
  }

  send(message: Outgoing): void {
    this.#write(message.frame);
  }

  /** The only place that writes to the wire, so that all of it counts as unread until it has gone. */
  #write(frame: Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#wire.writableLength > MOST_UNREAD) this.#socket.terminate();
    else if (!this.#wire.write(frame)) hold(this.#socket, this.#wire);
  }

  /** Pings with random bytes: only a client that reads can send them back. */
  ping(): void {
    this.isAlive = false;
    this.#asked = randomBytes(PING_BYTES);
    this.#write(controlFrame(PING, this.#asked));
  }

  ponged(payload: Buffer): void {
    this.#mayGoOn();
    if (this.#asked?.equals(payload)) this.isAlive = true;
  }

  /** A client's ping counts as a message: beyond the limit it is not answered. */
  pinged(payload: Buffer): void {
    if (this.#mayGoOn()) this.#write(controlFrame(PONG, payload));
  }

  dismiss(): void {
    this.#isClosed = true;
    this.#socket.close(4401, 'sign in again');
  }

  sendMessage(message: ServerMessage): void {
    this.#write(textFrame(writeMessage(message)));
  }

  closed(): void {
    this.#isClosed = true;
    this.#parts.hub.depart(this, this.#tables);
  }

  async receive(data: string): Promise<void> {
    // A client may go on sending until it has answered the close.
    if (this.#isClosed) return;
    try {
      if (!this.#mayGoOn()) throw new Refusal('too-much', 'too many messages: slow down');
      const message = parse(data);
      await this.#answer(message);
    } catch (error) {
      const { error: wire, isOurs } = answerTo(error);
      this.#parts.metrics.refusals.inc({ code: wire.code });
      if (isOurs) this.#parts.log.error({ err: error }, 'a message failed');
      const r = requestIn(data);
      this.sendMessage({ k: 'no', ...(r ? { r } : {}), error: wire });
    }
  }

  /** Whether one more message is carried out. Whoever is told no again and again and does not slow down is let go. */
  #mayGoOn(): boolean {
    if (this.#allowance.take()) return true;
    if (!this.#allowance.takePatience()) this.#socket.terminate();
    return false;
  }

  #answer(message: ClientMessage): Promise<void> | void {
    switch (message.k) {
      case 'act':
        return this.#act(message);
      case 'watch':
        return this.#watch(message);
      case 'leave':
        return this.#leave(message);
      case 'undo':
        return this.#undo(message);
      case 'agree':
        return this.#agree(message);
      case 'promise':
      case 'reveal':
        return this.#shuffle(message);
      case 'chat':
        return this.#chat(message);
      case 'look':
        return this.#parts.hub.look(this, message.t);
      case 'presence':
        return this.#attend(message);
      case 'turn':
        return this.#turn(message);
      case 'ping':
        return this.sendMessage({ k: 'pong', now: this.#parts.now() });
    }
  }

  #demandPerson(): Person {
    if (!this.#person) throw new Refusal('who-are-you', 'sign in, or give a name, first');
    return this.#person;
  }

  /** A table the person may watch, unless the connection has too many of them. */
  async #demandTable(t: string): Promise<Room> {
    if (this.#tables.size >= MOST_TABLES && !this.#tables.has(t))
      throw new Refusal('too-much', `a connection looks at ${MOST_TABLES} tables at most`);
    const room = await this.#parts.rooms.get(t);
    await demandWatcher(room, this.user);
    return room;
  }

  async #watch({ t, n = 0, r }: Message<'watch'>): Promise<void> {
    const room = await this.#demandTable(t);
    const secret = await room.secret();
    this.#demandEntries(Math.max(0, room.shown - n));
    await room.exclusively(async () => {
      if (this.#isClosed || this.#wire.destroyed) return;
      // From here on nothing is written until the table is shown, and nothing that is said is missed.
      this.#tables.add(t);
      this.#parts.hub.watch(this, t);
      try {
        const chat = await this.#parts.chat.read(room.table, this.user);
        this.#showTable(room, Math.min(n, room.shown), chat, secret, r);
      } catch (error) {
        this.#leave({ k: 'leave', t });
        throw error;
      }
    });
  }

  #showTable(room: Room, from: number, chat: ChatLine[], secret: string, r?: string): void {
    const info = tableInfo(room.table, secret, room);
    this.sendMessage({ k: 'table', info, n: from, e: room.lines(from), chat, now: room.now, ...(r ? { r } : {}) });
  }

  async #attend({ t }: Message<'presence'>): Promise<void> {
    const { hub, presence } = this.#parts;
    await this.#demandTable(t);
    if (this.#isClosed || this.#wire.destroyed) return;
    this.#tables.add(t);
    hub.attend(this, t);
    presence.ask(t);
  }

  #leave({ t }: Message<'leave'>): void {
    this.#tables.delete(t);
    this.#parts.hub.unwatch(this, t);
  }

  /** A table in memory is not waited for: what one socket asks of it is done in the order it came. */
  #here(table: string): Room | undefined {
    return this.#parts.rooms.inMemory(table);
  }

  async #act({ t, n, m, s, r }: Message<'act'>): Promise<void> {
    const start = performance.now();
    const room = this.#here(t) ?? (await this.#parts.rooms.get(t));
    const event = await act(room, this.#demandPerson(), { length: n, moves: m, request: r, ...(s === undefined ? {} : { seat: s }) });
    this.#parts.metrics.acted(start);
    this.#confirm(event);
  }

  async #turn({ t, s, view = false, r }: Message<'turn'>): Promise<void> {
    const room = this.#here(t) ?? (await this.#parts.rooms.get(t));
    const person = this.#demandPerson();
    const message = await room.exclusively(async () => turnMessage(room, ownSeat(room.table, person, s), view));
    this.sendMessage({ ...message, r });
  }

  async #undo({ t, n, m, s, r }: Message<'undo'>): Promise<void> {
    const room = this.#here(t) ?? (await this.#parts.rooms.get(t));
    const event = await undo(room, this.#demandPerson(), { length: n, count: m, request: r, ...(s === undefined ? {} : { seat: s }) });
    if (event.entries.length > 0) this.#confirm(event);
    else this.sendMessage({ k: 'done', r });
  }

  /** Whoever looks at the table has been told with everybody else. */
  #confirm(event: TableEvent): void {
    if (event.isOld) this.#demandEntries(event.entries.length);
    if (event.isOld || !this.#tables.has(event.table.id)) this.#write(textFrame(logText(event, this.#outages)));
  }

  get #outages(): readonly Span[] {
    return this.#parts.downtime.spans(this.#parts.now());
  }

  async #agree({ t, yes, r }: Message<'agree'>): Promise<void> {
    await agree(this.#here(t) ?? (await this.#parts.rooms.get(t)), this.#demandPerson(), yes);
    this.sendMessage({ k: 'done', r });
  }

  async #shuffle(message: Message<'promise'> | Message<'reveal'>): Promise<void> {
    const room = await this.#parts.rooms.get(message.t);
    if (message.k === 'promise') await promise(room, this.#demandPerson(), message.part);
    else await reveal(room, this.#demandPerson(), message.contribution);
    this.sendMessage({ k: 'done', r: message.r });
  }

  async #chat({ t, text, r }: Message<'chat'>): Promise<void> {
    const room = await this.#parts.rooms.get(t);
    await this.#parts.chat.say(room.table, this.#demandPerson(), text, r);
    this.sendMessage({ k: 'done', r });
  }
}
