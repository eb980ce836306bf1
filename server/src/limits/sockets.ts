/** How many sockets an address and a person have, and how much they send over all of them. */
import type { SocketCounts } from '../config/config.ts';
import { Bucket } from './bucket.ts';
import { KeyedCache } from './keyed-cache.ts';
import { ADDRESS_SHARE, type Caller } from './requests.ts';

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

/** The messages one caller may still send. */
export class Allowance {
  readonly #own: Bucket;
  readonly #address: Bucket;
  readonly #patience: Bucket;

  constructor(own: Bucket, address: Bucket, patience: Bucket) {
    this.#own = own;
    this.#address = address;
    this.#patience = patience;
  }

  /** One more message is carried out. */
  take(): boolean {
    return this.#own.take() && this.#address.take();
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
  readonly #addresses: KeyedCache<Bucket>;
  readonly #patience: KeyedCache<Bucket>;

  constructor(rate: number, { perAddress, perPerson }: SocketCounts) {
    this.addresses = new Counter(perAddress);
    // The other half is kept for people: somebody without a name does not lock them out.
    this.strangers = new Counter(Math.ceil(perAddress / 2));
    this.people = new Counter(perPerson);
    this.#callers = bucketsOf(rate);
    this.#addresses = bucketsOf(rate * ADDRESS_SHARE);
    this.#patience = bucketsOf(rate * PATIENCE);
  }

  /** The same for all sockets of one caller: more sockets are not more messages. */
  allowance({ address, key, isToken }: Caller, person: string | undefined): Allowance {
    const name = person === undefined ? address : isToken && key ? key : person;
    return new Allowance(this.#callers.of(name), this.#addresses.of(address), this.#patience.of(name));
  }
}
