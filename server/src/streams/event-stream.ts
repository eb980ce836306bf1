/** One stream of events over HTTP: a JSON object a line. A reader that is too slow is cut off; it comes back and is told what waits for it. */
import type { ServerResponse } from 'node:http';
import type { ServerMessage } from '@caravel/protocol';
import type { Subscriber } from '../hub/hub.ts';
import { writeMessage } from '../hub/messages.ts';
import { Outgoing } from '../hub/outgoing.ts';
import type { Person } from '../model/table.ts';

/** More than this unread, and the reader is too slow. */
export const MOST_UNREAD = 1_000_000;
/** Milliseconds for a reader to take what was written. */
const PATIENCE = 10_000;

/** Who reads, and what they want. */
export interface Reader {
  readonly person: Person;
  /** The session or token they came with. */
  readonly key: string | undefined;
  /** Whether turns come with the board as the seat sees it. */
  readonly views: boolean;
}

export class EventStream implements Subscriber {
  readonly #wire: ServerResponse;
  readonly person: Person;
  readonly key: string | undefined;
  readonly views: boolean;
  /** The tables it follows, and the decisions it has been told of there: by seat, at which length of the log. */
  readonly tables = new Map<string, Map<number, number>>();
  #patience: NodeJS.Timeout | undefined;
  looksAt: string | undefined;

  constructor(wire: ServerResponse, { person, key, views }: Reader) {
    this.#wire = wire;
    this.person = person;
    this.key = key;
    this.views = views;
    wire.on('drain', () => this.#calm());
    wire.on('close', () => this.#calm());
    wire.on('error', () => wire.destroy());
  }

  get user(): string {
    return this.person.id;
  }

  get isBot(): boolean {
    return this.person.kind === 'bot';
  }

  get isOpen(): boolean {
    return !this.#wire.destroyed && !this.#wire.writableEnded;
  }

  get unread(): number {
    return this.#wire.writableLength;
  }

  send(message: Outgoing): void {
    if (!this.isOpen) return;
    if (this.unread > MOST_UNREAD) this.cut();
    else if (!this.#wire.write(message.line)) this.#patience ??= setTimeout(() => this.cut(), PATIENCE);
  }

  say(message: ServerMessage): void {
    this.send(new Outgoing(writeMessage(message)));
  }

  dismiss(): void {
    this.say({ k: 'no', error: { code: 'who-are-you', message: 'the session or token has ended: sign in again' } });
    this.end();
  }

  end(): void {
    if (this.isOpen) this.#wire.end();
  }

  cut(): void {
    this.#wire.destroy();
  }

  #calm(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }
}
