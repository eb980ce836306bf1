/** One table that the page is told about. Opened before anybody reads it: what comes earlier waits for its subscriber. */
import type { ServerMessage, WireError } from '@caravel/protocol';
import { Refused } from './api.ts';

export type TableMessage = Extract<ServerMessage, { k: 'table' | 'log' | 'info' | 'said' | 'unsaid' | 'presence' }>;
/** What the table is and everything that happened so far. */
export type FirstSight = Extract<ServerMessage, { k: 'table' }>;

export interface Subscriber {
  /** How many entries of the log are here already. */
  readonly length: number;
  receive(message: TableMessage): void;
  refused(error: WireError): void;
}

export class Subscription {
  readonly #first = Promise.withResolvers<FirstSight>();
  readonly #watch: () => void;
  readonly #leave: () => void;
  #subscriber: Subscriber | undefined;
  #early: TableMessage[] = [];

  constructor(watch: () => void, leave: () => void) {
    this.#watch = watch;
    this.#leave = leave;
  }

  /** Rejected if the server does not show the table. */
  get first(): Promise<FirstSight> {
    return this.#first.promise;
  }

  get length(): number {
    return this.#subscriber?.length ?? 0;
  }

  /** Gives the subscriber everything from the first sight on. */
  attach(subscriber: Subscriber): void {
    this.#subscriber = subscriber;
    for (const message of this.#early.splice(0)) subscriber.receive(message);
  }

  receive(message: TableMessage): void {
    if (this.#subscriber) return this.#subscriber.receive(message);
    // After a lost connection the table is shown as a whole again.
    if (message.k === 'table') this.#early = [];
    this.#early.push(message);
    if (message.k === 'table') this.#first.resolve(message);
  }

  refused(error: WireError): void {
    this.#first.reject(new Refused(error));
    this.#subscriber?.refused(error);
  }

  /** Asks for the entries that are missing. */
  catchUp(): void {
    this.#watch();
  }

  close(): void {
    this.#leave();
  }
}
