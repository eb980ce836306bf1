/** How many sockets and streams an address and a person have, and how much they send over all of them. */
import type { SocketCounts } from '../config/config.ts';
import { Refusal } from '../model/refusal.ts';
import { Bucket } from './bucket.ts';
import { KeyedCache } from './keyed-cache.ts';
import { ADDRESS_SHARE, type Caller, groupOf, type Identity, nameOf, ofTokens } from './requests.ts';

/** So many times more messages than are carried out are still answered. */
const PATIENCE = 20;

class Counter {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False if there are too many. */
  enter(key: string): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const count = this.#counts.get(key) ?? 0;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}

/** A connection, or an answer that is kept open. */
interface Closing {
  readonly destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** The connection counts until it has closed, whatever becomes of it. */
export const enter = (counter: Counter, key: string, connection: Closing): void => {
  if (connection.destroyed || !counter.enter(key)) throw new Refusal('too-much', 'too many connections');
  connection.once('close', () => counter.leave(key));
};

/** The messages one caller may still send. */
export class Allowance {
  readonly #own: Bucket;
  readonly #groups: readonly Bucket[];
  readonly #patience: Bucket;

  constructor(own: Bucket, groups: readonly Bucket[], patience: Bucket) {
    this.#own = own;
    this.#groups = groups;
    this.#patience = patience;
  }

  /** One more message is carried out. */
  take(): boolean {
    return this.#own.take() && this.#groups.every((group) => group.take());
  }

  /** One more that is not carried out is at least answered. */
  takePatience(): boolean {
    return this.#patience.take();
  }
}

const bucketsOf = (rate: number): KeyedCache<Bucket> =>
  new KeyedCache(
    () => new Bucket(rate),
    (bucket) => bucket.isFull(),
  );

export class SocketLimits {
  readonly addresses: Counter;
  /** Of an address, without a person. */
  readonly strangers: Counter;
  readonly people: Counter;
  readonly #callers: KeyedCache<Bucket>;
  readonly #groups: KeyedCache<Bucket>;
  readonly #tokens: KeyedCache<Bucket>;
  readonly #patience: KeyedCache<Bucket>;

  constructor(rate: number, { perAddress, perPerson }: SocketCounts) {
    this.addresses = new Counter(perAddress);
    // The other half is kept for people: somebody without a name does not lock them out.
    this.strangers = new Counter(Math.ceil(perAddress / 2));
    this.people = new Counter(perPerson);
    this.#callers = bucketsOf(rate);
    this.#groups = bucketsOf(rate * ADDRESS_SHARE);
    this.#tokens = bucketsOf(ofTokens(rate));
    this.#patience = bucketsOf(rate * PATIENCE);
  }

  /** The same for all sockets of one caller: more sockets are not more messages. */
  allowance(caller: Caller, person: Identity | undefined): Allowance {
    const name = nameOf(caller, person);
    const tokens = caller.isToken && person ? [this.#tokens.of(caller.address)] : [];
    return new Allowance(this.#callers.of(name), [this.#groups.of(groupOf(caller, person)), ...tokens], this.#patience.of(name));
  }
}
