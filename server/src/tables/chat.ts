/** Talk at a table: players among themselves and for watchers to read, watchers among themselves. */
import type { CHANNELS, ChatLine } from '@caravel/protocol';
import { Bucket } from '../bucket.ts';
import { Refusal } from '../refusal.ts';
import type { ChatStore } from '../store/chat.ts';
import { mayWatch, type Person, seatsOwned, type Table } from './table.ts';

/** Lines a second. */
const RATE = 0.5;
const KEPT = 200;

type Channel = (typeof CHANNELS)[number];

export const channelOf = (table: Table, user: string): Channel => (seatsOwned(table, user).length > 0 ? 'players' : 'watchers');

/** Players do not read the watchers while the game runs: nobody is told what to do. */
export const mayRead = (table: Table, user: string | undefined, channel: Channel): boolean =>
  channel === 'players' || table.status === 'finished' || seatsOwned(table, user).length === 0;

export class Chat {
  readonly #store: ChatStore;
  readonly #now: () => number;
  readonly #told: (table: Table, line: ChatLine, request: string) => void;
  readonly #buckets = new Map<string, Bucket>();

  constructor(store: ChatStore, now: () => number, told: (table: Table, line: ChatLine, request: string) => void) {
    this.#store = store;
    this.#now = now;
    this.#told = told;
  }

  async read(table: Table, user: string | undefined): Promise<ChatLine[]> {
    const lines = await this.#store.last(table.id, KEPT);
    return lines.filter(({ channel }) => mayRead(table, user, channel));
  }

  async say(table: Table, person: Person, text: string, request: string): Promise<void> {
    if (!mayWatch(table, person.id)) throw new Refusal('not-yours', 'only the players talk at this table');
    if (table.live.muted.includes(person.id)) throw new Refusal('not-yours', 'the host has muted you');
    if (!this.#bucket(person.id).take(this.#now())) throw new Refusal('too-much', 'one line every two seconds');
    const line = await this.#store.add(table.id, {
      user: person.id,
      name: person.name,
      channel: channelOf(table, person.id),
      text,
      at: this.#now(),
    });
    this.#told(table, line, request);
  }

  #bucket(user: string): Bucket {
    if (this.#buckets.size > 10_000) this.#buckets.clear();
    const bucket = this.#buckets.get(user) ?? new Bucket(RATE * 2, this.#now());
    this.#buckets.set(user, bucket);
    return bucket;
  }
}
