/** Who looks at which table, and who is here: the way from an event to the sockets. Knows no rules and no SQL. */

import { EventEmitter } from 'node:events';
import { Outgoing } from './outgoing.ts';

/** A socket or a stream, as far as the hub needs it. */
export interface Subscriber {
  readonly user: string | undefined;
  readonly isBot: boolean;
  /** The hash of the session or token the socket was opened with. */
  readonly key: string | undefined;
  /** The table the person looks at now, if the page said so. */
  looksAt: string | undefined;
  send(message: Outgoing): void;
  /** Their session has ended. */
  dismiss(): void;
}

const put = <K>(map: Map<K, Set<Subscriber>>, key: K, subscriber: Subscriber): void => {
  const set = map.get(key);
  if (set) set.add(subscriber);
  else map.set(key, new Set([subscriber]));
};

const take = <K>(map: Map<K, Set<Subscriber>>, key: K, subscriber: Subscriber): void => {
  const set = map.get(key);
  set?.delete(subscriber);
  if (set?.size === 0) map.delete(key);
};

/** Ended sessions and tokens it remembers, so that a socket that is just being opened by one is closed too. */
const ENDED_KEPT = 10_000;

interface HubEvents {
  /** Somebody begins to watch a table nobody watched before. */
  watched: [table: string];
  /** A person is looking at the table now, or no longer, as far as this node knows. */
  looked: [user: string, table: string];
  /** A bot has its first connection to this node, or none any more. */
  arrived: [bot: string];
  departed: [bot: string];
  /** Somebody who is here is told about a table. */
  noticed: [user: string, table: string, what: string];
}

export class Hub extends EventEmitter<HubEvents> {
  readonly #tables = new Map<string, Set<Subscriber>>();
  /** Those of them who want to know who is away. */
  readonly #attending = new Map<string, Set<Subscriber>>();
  readonly #users = new Map<string, Set<Subscriber>>();
  readonly #keys = new Map<string, Set<Subscriber>>();
  readonly #ended = new Set<string>();

  /** Tables, people, sessions and tokens it knows of. */
  get size(): number {
    return this.#tables.size + this.#attending.size + this.#users.size + this.#keys.size;
  }

  /** Sessions and tokens that have open sockets here. */
  get keys(): string[] {
    return [...this.#keys.keys()];
  }

  /** The bots that are connected here. */
  get bots(): string[] {
    return [...this.#users].flatMap(([user, [first]]) => (first?.isBot ? [user] : []));
  }

  arrive(subscriber: Subscriber): void {
    if (subscriber.user) {
      const isFirst = !this.#users.has(subscriber.user);
      put(this.#users, subscriber.user, subscriber);
      if (isFirst && subscriber.isBot) this.emit('arrived', subscriber.user);
    }
    if (!subscriber.key) return;
    put(this.#keys, subscriber.key, subscriber);
    if (this.#ended.has(subscriber.key)) subscriber.dismiss();
  }

  depart(subscriber: Subscriber, tables: Iterable<string>): void {
    this.look(subscriber, undefined);
    if (subscriber.user) {
      take(this.#users, subscriber.user, subscriber);
      if (subscriber.isBot && !this.#users.has(subscriber.user)) this.emit('departed', subscriber.user);
    }
    if (subscriber.key) take(this.#keys, subscriber.key, subscriber);
    for (const table of tables) this.unwatch(subscriber, table);
  }

  /** The subscriber's page shows another table, or none. */
  look(subscriber: Subscriber, table: string | undefined): void {
    const before = subscriber.looksAt;
    if (before === table) return;
    subscriber.looksAt = table;
    const { user } = subscriber;
    if (user === undefined) return;
    for (const changed of [before, table]) if (changed !== undefined) this.emit('looked', user, changed);
  }

  /** Tells the subscriber who is away at the table. */
  attend(subscriber: Subscriber, table: string): void {
    put(this.#attending, table, subscriber);
  }

  isAttended(table: string): boolean {
    return this.#attending.has(table);
  }

  watch(subscriber: Subscriber, table: string): void {
    const isFirst = !this.#tables.has(table);
    put(this.#tables, table, subscriber);
    if (isFirst) this.emit('watched', table);
    this.#botLooked(subscriber, table);
  }

  unwatch(subscriber: Subscriber, table: string): void {
    take(this.#tables, table, subscriber);
    take(this.#attending, table, subscriber);
    this.#botLooked(subscriber, table);
  }

  #botLooked({ user, isBot }: Subscriber, table: string): void {
    if (isBot && user !== undefined) this.emit('looked', user, table);
  }

  /** The tables somebody looks at. */
  get watched(): Iterable<string> {
    return this.#tables.keys();
  }

  isWatched(table: string): boolean {
    return this.#tables.has(table);
  }

  /** From now on only these people may watch the table. */
  keep(table: string, may: ((user: string | undefined) => boolean) | undefined): void {
    if (may) for (const subscriber of [...(this.#tables.get(table) ?? [])]) if (!may(subscriber.user)) this.unwatch(subscriber, table);
  }

  /** Whether the user is looking at this table, on this node. A bot has no eyes: it looks at every table it watches. */
  looksAt(user: string, table: string): boolean {
    for (const subscriber of this.#users.get(user) ?? [])
      if (subscriber.looksAt === table || (subscriber.isBot && this.#tables.get(table)?.has(subscriber))) return true;
    return false;
  }

  /** The session or token has ended: its sockets close. */
  end(key: string): void {
    this.#ended.add(key);
    if (this.#ended.size > ENDED_KEPT) this.#ended.delete(this.#ended.values().next().value as string);
    for (const subscriber of [...(this.#keys.get(key) ?? [])]) subscriber.dismiss();
  }

  toTable(table: string, text: string, may?: (user: string | undefined) => boolean): void {
    const subscribers = this.#tables.get(table);
    if (!subscribers) return;
    const message = new Outgoing(text);
    for (const subscriber of subscribers) if (!may || may(subscriber.user)) subscriber.send(message);
  }

  toAttending(table: string, text: string, may: (user: string | undefined) => boolean): void {
    const message = new Outgoing(text);
    for (const subscriber of this.#attending.get(table) ?? []) if (may(subscriber.user)) subscriber.send(message);
  }

  /** Whether the user has a socket or stream here. */
  isHere(user: string): boolean {
    return this.#users.has(user);
  }

  /** To every socket of the user except those that show `table`. The text is a function because mostly there is no such socket. */
  toUser(user: string, text: () => string, table?: string): void {
    let message: Outgoing | undefined;
    for (const subscriber of this.#users.get(user) ?? []) {
      if (table !== undefined && subscriber.looksAt === table) continue;
      message ??= new Outgoing(text());
      subscriber.send(message);
    }
  }
}
