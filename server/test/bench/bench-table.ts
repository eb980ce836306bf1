/** Four sockets at one table, and the way of a move: sent by one, received by all. */
import type { LogMessage } from '@caravel/protocol';
import type { Frame } from './frames.ts';
import type { Play } from './plays.ts';
import type { RawWebSocket } from './raw-web-socket.ts';

const LOG = Buffer.from('{"k":"log"');
const REFUSED = Buffer.from('{"k":"no"');

const starts = (payload: Buffer, with_: Buffer): boolean =>
  payload.compare(with_, 0, with_.length, 0, Math.min(with_.length, payload.length)) === 0;

/** Where the number of an update stands: kind and id before it have a fixed length. */
const NUMBER_AT = '{"k":"log","t":"123456789012","n":'.length;

const numberIn = (payload: Buffer): number => {
  let value = 0;
  for (let i = NUMBER_AT; ; i++) {
    const digit = (payload[i] ?? 0) - 48;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
};

/** What went over the wire. */
export interface Wire {
  updates: number;
  bytes: number;
}

export class BenchTable {
  readonly sockets: readonly RawWebSocket[];
  readonly wire: Wire = { updates: 0, bytes: 0 };
  /** Called when the last of the four has received the move, with the milliseconds since it was sent. */
  onDone: (milliseconds: number) => void = () => {};
  onFault: (text: string) => void = () => {};
  #play: Play | undefined;
  /** The number of the last update each has received, and of the last of all. */
  readonly #received: number[];
  #last = 0;
  #requests = 0;
  #sentAt = 0;
  isBusy = false;

  constructor(sockets: readonly RawWebSocket[]) {
    this.sockets = sockets;
    this.#received = sockets.map(() => 0);
    for (const [seat, socket] of sockets.entries()) socket.listen((frame) => this.#receive(seat, frame));
  }

  get play(): Play | undefined {
    return this.#play;
  }

  /** A new game with the same people; whoever waits for other messages than updates receives them too. */
  begin(play: Play): void {
    this.#play = play;
    this.#last = play.length - 1;
    this.#received.fill(this.#last);
  }

  onOther: (seat: number, payload: Buffer) => void = () => {};

  /** Sends the next move; false if the game is over. */
  move(): boolean {
    const next = this.#play?.next();
    if (!this.#play || !next) return false;
    const { table, length } = this.#play;
    this.isBusy = true;
    this.#sentAt = performance.now();
    const r = (++this.#requests).toString(36);
    this.sockets[next.seat]?.send(`{"k":"act","t":"${table}","n":${length},"m":["${next.move}"],"r":"${r}"}`);
    return true;
  }

  #receive(seat: number, { payload, size }: Frame): void {
    if (starts(payload, LOG)) this.#update(seat, payload, size);
    else if (starts(payload, REFUSED)) this.onFault(payload.toString());
    else this.onOther(seat, payload);
  }

  /** The first to receive an update reads it for all. A node that lags behind may tell its players what the others knew before. */
  #update(seat: number, payload: Buffer, size: number): void {
    this.wire.updates++;
    this.wire.bytes += size;
    const from = numberIn(payload);
    this.#received[seat] = from;
    if (from > this.#last) {
      this.#last = from;
      this.#play?.take(JSON.parse(payload.toString()) as LogMessage);
    }
    if (this.isBusy && this.#received.every((last) => last === this.#last)) {
      this.isBusy = false;
      this.onDone(performance.now() - this.#sentAt);
    }
  }
}
