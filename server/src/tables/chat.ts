/** Talk at a table: players among themselves and for watchers to read, watchers among themselves. */
import { EventEmitter } from 'node:events';
import type { CHANNELS, ChatLine } from '@caravel/protocol';
import type { Bus } from '../cluster/bus.ts';
import { Bucket } from '../limits/bucket.ts';
import { Refusal } from '../model/refusal.ts';
import { mayWatch, type Person, seatsOwned, type Table } from '../model/table.ts';
import type { ChatStore } from '../store/chat.ts';

/** Lines a second. */
const RATE = 0.5;
/** A thought often takes a few short lines. */
const BURST = 3;
const KEPT = 200;

type Channel = (typeof CHANNELS)[number];

const channelOf = (table: Table, user: string): Channel => (seatsOwned(table, user).length > 0 ? 'players' : 'watchers');

/** Players do not read the watchers while the game runs: nobody is told what to do. */
export const mayRead = (table: Table, user: string | undefined, channel: Channel): boolean =>
  channel === 'players' || table.status === 'finished' || seatsOwned(table, user).length === 0;

/** A line was said; `request` where it was said here. */
export interface Said {
  readonly table: Table;
  readonly line: ChatLine;
  readonly request: string | undefined;
}

export class Chat extends EventEmitter<{ said: [Said] }> {
  readonly #store: ChatStore;
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  /** The number of the last line told here, of each table somebody follows here. */
  readonly #told = new Map<string, number>();

  constructor(store: ChatStore, bus: Bus, now: () => number) {
    super();
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
  }

  /** What was said so far; from now on the table is followed here. */
  async read(table: Table, user: string | undefined): Promise<ChatLine[]> {
    const lines = await this.#store.last(table.id, KEPT);
    if (!this.#told.has(table.id)) this.#told.set(table.id, lines.at(-1)?.n ?? 0);
    const muted = await this.#store.mutedBy(user);
    return lines.filter((line) => mayRead(table, user, line.channel) && !muted.has(line.user));
  }

  async say(table: Table, person: Person, text: string, request: string): Promise<void> {
    if (!mayWatch(table, person.id, this.#now())) throw new Refusal('not-yours', 'only the players talk at this table');
    if (table.live.muted.includes(person.id)) throw new Refusal('not-yours', 'the host has muted you');
    await this.#store.demandVoice(person.id, this.#now());
    if (!this.#bucket(person.id).take(this.#now())) throw new Refusal('too-much', 'one line every two seconds');
    const line = await this.#store.add(table.id, {
      user: person.id,
      name: person.name,
      channel: channelOf(table, person.id),
      text,
      at: this.#now(),
    });
    await this.#bus.publish({ kind: 'chat', table: table.id });
    await this.catchUp(table, { n: line.n, request });
  }

  /** The tables followed here. */
  get followed(): string[] {
    return [...this.#told.keys()];
  }

  forget(isWatched: (table: string) => boolean): void {
    for (const table of this.#told.keys()) if (!isWatched(table)) this.#told.delete(table);
  }

  /** Tells what is new, also what was said on other nodes, in order and once. */
  async catchUp(table: Table, own?: { n: number; request: string }): Promise<void> {
    const { id } = table;
    const from = this.#told.get(id);
    if (from === undefined) return;
    for (const line of await this.#store.from(id, from + 1)) {
      if (line.n <= (this.#told.get(id) ?? 0)) continue;
      this.#told.set(id, line.n);
      this.emit('said', { table, line, request: line.n === own?.n ? own.request : undefined });
    }
  }

  #bucket(user: string): Bucket {
    if (this.#buckets.size > 10_000) this.#buckets.clear();
    const bucket = this.#buckets.get(user) ?? new Bucket(RATE, this.#now(), BURST);
    this.#buckets.set(user, bucket);
    return bucket;
  }
}
