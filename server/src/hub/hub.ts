/** Who looks at which table, and who is here: the way from a happening to the sockets. Knows no rules and no SQL. */

import { EventEmitter } from 'node:events';
import { textFrame } from './frame.ts';

/** A socket as the hub needs it. */
export interface Ear {
  readonly user: string | undefined;
  /** The hash of the session or token the socket was opened with. */
  readonly key: string | undefined;
  /** The table the person looks at now, if the page said so. */
  looksAt: string | undefined;
  /** Hears a message, given as the frame it is sent in. */
  hear(frame: Buffer): void;
  /** Their session has ended. */
  dismiss(): void;
}

const put = <K>(map: Map<K, Set<Ear>>, key: K, ear: Ear): void => {
  const set = map.get(key);
  if (set) set.add(ear);
  else map.set(key, new Set([ear]));
};

const take = <K>(map: Map<K, Set<Ear>>, key: K, ear: Ear): void => {
  const set = map.get(key);
  set?.delete(ear);
  if (set?.size === 0) map.delete(key);
};

/** Ended sessions and tokens it remembers, so that a socket that is just being opened by one is closed too. */
const ENDED_KEPT = 10_000;

/** `watched`: somebody begins to look at a table nobody looked at before. */
export class Hub extends EventEmitter<{ watched: [table: string] }> {
  readonly #tables = new Map<string, Set<Ear>>();
  readonly #users = new Map<string, Set<Ear>>();
  readonly #keys = new Map<string, Set<Ear>>();
  readonly #ended = new Set<string>();

  /** Tables, people, sessions and tokens it knows of. */
  get size(): number {
    return this.#tables.size + this.#users.size + this.#keys.size;
  }

  /** Sessions and tokens that have open sockets here. */
  get keys(): string[] {
    return [...this.#keys.keys()];
  }

  arrive(ear: Ear): void {
    if (ear.user) put(this.#users, ear.user, ear);
    if (!ear.key) return;
    put(this.#keys, ear.key, ear);
    if (this.#ended.has(ear.key)) ear.dismiss();
  }

  depart(ear: Ear, tables: Iterable<string>): void {
    if (ear.user) take(this.#users, ear.user, ear);
    if (ear.key) take(this.#keys, ear.key, ear);
    for (const table of tables) take(this.#tables, table, ear);
  }

  watch(ear: Ear, table: string): void {
    const isFirst = !this.#tables.has(table);
    put(this.#tables, table, ear);
    if (isFirst) this.emit('watched', table);
  }

  unwatch(ear: Ear, table: string): void {
    take(this.#tables, table, ear);
  }

  /** The tables somebody looks at. */
  get watched(): Iterable<string> {
    return this.#tables.keys();
  }

  isWatched(table: string): boolean {
    return this.#tables.has(table);
  }

  /** From now on only they look on at the table. */
  keep(table: string, may: ((user: string | undefined) => boolean) | undefined): void {
    if (may) for (const ear of [...(this.#tables.get(table) ?? [])]) if (!may(ear.user)) this.unwatch(ear, table);
  }

  /** Whether the user has this very table before their eyes, here. */
  looksAt(user: string, table: string): boolean {
    for (const ear of this.#users.get(user) ?? []) if (ear.looksAt === table) return true;
    return false;
  }

  /** The session or token has ended: its sockets close. */
  end(key: string): void {
    this.#ended.add(key);
    if (this.#ended.size > ENDED_KEPT) this.#ended.delete(this.#ended.values().next().value as string);
    for (const ear of [...(this.#keys.get(key) ?? [])]) ear.dismiss();
  }

  toTable(table: string, text: string, may?: (user: string | undefined) => boolean): void {
    const ears = this.#tables.get(table);
    if (!ears) return;
    const frame = textFrame(text);
    for (const ear of ears) if (!may || may(ear.user)) ear.hear(frame);
  }

  /** To every socket of the user but those that have the table before their eyes: they have seen it happen, and mostly it is written for nobody. */
  toUser(user: string, text: () => string, table: string): void {
    let frame: Buffer | undefined;
    for (const ear of this.#users.get(user) ?? []) {
      if (ear.looksAt === table) continue;
      frame ??= textFrame(text());
      ear.hear(frame);
    }
  }
}
