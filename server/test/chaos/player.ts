/** A player who never gives up: after every accident the same request goes out again, until it is answered. Keeps account of what was promised. */
import { hasTurn, isOver, legalMoves, must, parseEntry, type Random, readConfig, Timeline } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { ServerMessage, TableInfo } from '@caravel/protocol';
import { ReconnectingSocket } from './reconnecting-socket.ts';

/** Moves the server has acknowledged: they stand in the log from `n` on, for ever. */
export interface Promised {
  readonly n: number;
  readonly moves: readonly string[];
}

interface PendingRequest {
  readonly r: string;
  readonly n: number;
  readonly moves: readonly string[];
}

/** Small moves in one request. */
const MOST_MOVES = 4;
/** An answer that has not come by then is asked for again. */
const PATIENCE = 3000;
const WATCH = 'watch';

export const timelineOf = ({ game: name, rules, players, options }: TableInfo): Timeline => {
  const game = findGame(name);
  if (!game) throw new Error(`no game ${name}`);
  return new Timeline(game, must(readConfig(game, { rules, players, options })));
};

export class Player {
  readonly table: string;
  readonly seat: number;
  readonly promised: Promised[] = [];
  /** What should never have happened. */
  readonly faults: string[] = [];
  readonly refusals = new Map<string, number>();
  /** Longest time between asking and the answer. */
  slowest = 0;
  readonly #socket: ReconnectingSocket;
  readonly #random: Random;
  #timeline: Timeline | undefined;
  #asked: PendingRequest | undefined;
  #askedAt = 0;
  #isResting = false;
  #isWatching = false;
  #count = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(urls: readonly string[], first: number, headers: Record<string, string>, table: string, seat: number, random: Random) {
    this.table = table;
    this.seat = seat;
    this.#random = random;
    this.#socket = new ReconnectingSocket(urls, first, headers, {
      opened: () => this.#watch(),
      received: (message) => this.#receive(message),
      lost: () => {
        this.#isWatching = false;
      },
    });
    this.#timer = setInterval(() => this.#askAgain(), PATIENCE);
  }

  get timeline(): Timeline | undefined {
    return this.#timeline;
  }

  get isOver(): boolean {
    return this.#timeline !== undefined && isOver(this.#timeline.game, this.#timeline.state);
  }

  /** Nothing it asked is without an answer. */
  get isSettled(): boolean {
    return this.#asked === undefined;
  }

  cut(): void {
    this.#socket.cut();
  }

  /** Asks nothing new; what was asked is still asked for. */
  rest(): void {
    this.#isResting = true;
  }

  end(): void {
    clearInterval(this.#timer);
    this.#socket.close();
  }

  #receive(message: ServerMessage): void {
    if (message.k === 'table' && message.info.id === this.table) {
      this.#isWatching = true;
      this.#timeline ??= timelineOf(message.info);
      this.#take(message.n, message.e);
      if (this.#asked) this.#send(this.#asked);
    }
    if (message.k === 'log' && message.t === this.table) {
      if (message.r !== undefined && message.r === this.#asked?.r) this.#kept(this.#asked, message.n, message.e);
      this.#take(message.n, message.e);
    }
    if (message.k === 'no' && message.r === WATCH) setTimeout(() => this.#watch(), 100);
    else if (message.k === 'no' && message.r === this.#asked?.r) this.#refused(message.error.code, message.error.message);
    this.#play();
  }

  #watch(): void {
    this.#socket.send({ k: 'watch', t: this.table, n: this.#timeline?.length ?? 0, r: WATCH });
  }

  #kept({ moves }: PendingRequest, n: number, entries: readonly string[]): void {
    const wanted = moves.map((move) => `${this.seat} ${move}`);
    if (wanted.some((entry, i) => entries[i] !== entry)) this.faults.push(`asked ${wanted.join(', ')}; written ${entries.join(', ')}`);
    this.promised.push({ n, moves });
    this.#answered();
  }

  #answered(): void {
    this.slowest = Math.max(this.slowest, performance.now() - this.#askedAt);
    this.#asked = undefined;
  }

  #refused(code: string, message: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    if (code === 'unavailable') setTimeout(() => this.#asked && this.#send(this.#asked), 100);
    else this.#answered();
    if (code !== 'unavailable' && code !== 'stale') this.faults.push(`${code}: ${message}`);
  }

  /** What it has received before is passed over; a gap is a fault of the server. */
  #take(n: number, entries: readonly string[]): void {
    const timeline = this.#timeline;
    if (!timeline) return;
    if (n > timeline.length) {
      this.faults.push(`entries from ${n}, but only ${timeline.length} are here`);
      return;
    }
    for (const entry of entries.slice(timeline.length - n)) must(timeline.append(must(parseEntry(entry))));
  }

  #play(): void {
    const moves = this.#asked || this.#isResting || !this.#isWatching ? [] : this.#compose();
    if (moves.length === 0 || !this.#timeline) return;
    this.#asked = { r: `${this.seat}-${++this.#count}`, n: this.#timeline.length, moves };
    this.#askedAt = performance.now();
    this.#send(this.#asked);
  }

  /** A turn of several small moves, on a copy. */
  #compose(): string[] {
    if (!this.#timeline) return [];
    const { game, state } = this.#timeline;
    const s = state.slice();
    const moves: string[] = [];
    while (hasTurn(game.turn(s), this.seat) && moves.length < MOST_MOVES) {
      const legal = legalMoves(game, s, this.seat);
      const move = legal[this.#random.below(legal.length)] as number;
      moves.push(game.moves.text(move));
      game.apply(s, this.seat, move);
    }
    return moves;
  }

  /** Only who looks on: others would be told of their own moves alone. */
  #send({ r, n, moves }: PendingRequest): void {
    if (this.#isWatching) this.#socket.send({ k: 'act', t: this.table, n, m: [...moves], r, s: this.seat });
  }

  #askAgain(): void {
    if (this.#asked && performance.now() - this.#askedAt > PATIENCE) this.#send(this.#asked);
  }
}
