/** Moves and takes back at one seat, as fast as the node answers, whatever others do at the same seat. */
import { isChance, legalMoves, must, parseEntry, type Random, type Timeline } from '@caravel/core';
import type { ServerMessage, TableInfo } from '@caravel/protocol';
import { timelineOf } from './player.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';

export class Racer {
  /** Where the entries of each acknowledged request stand. */
  readonly written: number[] = [];
  readonly faults: string[] = [];
  stale = 0;
  readonly #table: string;
  readonly #seat: number;
  readonly #name: string;
  readonly #random: Random;
  readonly #socket: ReconnectingSocket;
  #timeline: Timeline | undefined;
  #request = '';
  #count = 0;
  #isResting = false;

  constructor(url: string, headers: Record<string, string>, { id }: TableInfo, seat: number, name: string, random: Random) {
    this.#table = id;
    this.#seat = seat;
    this.#name = name;
    this.#random = random;
    this.#socket = new ReconnectingSocket([url], 0, headers, {
      opened: () => this.#socket.send({ k: 'watch', t: id, n: this.#timeline?.length ?? 0 }),
      received: (message) => this.#receive(message),
      lost: () => this.faults.push('the connection was lost'),
    });
  }

  get length(): number {
    return this.#timeline?.length ?? 0;
  }

  get isSettled(): boolean {
    return this.#request === '';
  }

  rest(): void {
    this.#isResting = true;
  }

  end(): void {
    this.#socket.close();
  }

  #receive(message: ServerMessage): void {
    if (message.k === 'table') {
      this.#timeline ??= timelineOf(message.info);
      this.#take(message.n, message.e);
    }
    if (message.k === 'log') {
      if (message.r === this.#request) this.#done(message.n);
      this.#take(message.n, message.e);
    }
    if (message.k === 'no') this.#refused(message.error.code, message.error.message);
    if (this.#request === '' && !this.#isResting) this.#ask();
  }

  #done(n: number): void {
    this.written.push(n);
    this.#request = '';
  }

  #refused(code: string, message: string): void {
    this.#request = '';
    if (code === 'stale') this.stale++;
    else this.faults.push(`${code}: ${message}`);
  }

  #take(n: number, entries: readonly string[]): void {
    const timeline = this.#timeline;
    if (!timeline) return;
    if (n > timeline.length) this.faults.push(`entries from ${n}, but only ${timeline.length} are here`);
    else for (const entry of entries.slice(timeline.length - n)) must(timeline.append(must(parseEntry(entry))));
  }

  /** Forward where nothing of the seat can be taken back, else back: the log grows and the game stays where it is. */
  #ask(): void {
    const timeline = this.#timeline;
    if (!timeline) return;
    this.#request = `${this.#name}-${++this.#count}`;
    const ask = { t: this.#table, n: timeline.length, r: this.#request, s: this.#seat };
    if (timeline.freeUndo(this.#seat) > 0) this.#socket.send({ k: 'undo', ...ask, m: 1 });
    else this.#socket.send({ k: 'act', ...ask, m: [this.#move(timeline)] });
  }

  /** A move after which nothing is drawn, so that it can be taken back. */
  #move({ game, state }: Timeline): string {
    const quiet = legalMoves(game, state, this.#seat).filter((move) => {
      const s = state.slice();
      game.apply(s, this.#seat, move);
      return !isChance(game, s);
    });
    return game.moves.text(quiet[this.#random.below(quiet.length)] as number);
  }
}
