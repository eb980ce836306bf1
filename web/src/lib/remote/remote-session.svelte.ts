/** A table on a server: follows its log, sends the own moves, tells what the table page wants to know. */

import type { Level } from '@caravel/bots';
import {
  at,
  type Entry,
  type FairnessRecord,
  type Game,
  must,
  parseEntry,
  readConfig,
  type Seat,
  type Snapshot,
  seatsOf,
  Timeline,
} from '@caravel/core';
import type { ChatLine as SaidLine, SeatInfo, TableInfo, WireError } from '@caravel/protocol';
import { thinkingTime } from '../bots/bot-host.ts';
import { shownSeats, unnamedBots } from '../shown-seats.ts';
import { type Connection, refusedBy, type Sent, type Session, STALE, type TableHeader, type Thinking } from '../table/session/session.ts';
import { Refused } from './api.ts';
import { Attempt } from './attempt.svelte.ts';
import { hintsAllowed } from './hints-allowed.ts';
import { goToRematch } from './rematch.ts';
import { resultNotes } from './result-notes.ts';
import type { Question, ServerLink } from './server-link.svelte.ts';
import type { FirstSight, Subscriber, Subscription, TableMessage } from './subscription.ts';
import { takePart } from './take-part.ts';
import { online } from './words.svelte.ts';

const refusalOf = (error: unknown): Sent => {
  if (!(error instanceof Refused)) throw error;
  const { code, rule } = error.wire;
  return code === 'stale' ? STALE : refusedBy(rule);
};

export class RemoteSession implements Session, Subscriber {
  readonly #link: ServerLink;
  readonly #subscription: Subscription;
  readonly #me: () => string | undefined;
  readonly #timeline: Timeline;
  info: TableInfo;
  played: Snapshot;
  /** When something was last heard of the table, by the clock of the page. */
  #heardAt = $state(0);
  readonly rematch = new Attempt();
  said = $state.raw<readonly SaidLine[]>([]);
  /** Players who do not look at the table, and since when by the clock of this device, where that is known. */
  away = $state.raw<readonly { readonly user: string; readonly since: number | undefined }[]>([]);
  /** What is left on each clock, as last told, and when that was on this device. */
  clock = $state.raw<{ readonly left: readonly number[]; readonly at: number } | undefined>();

  constructor(game: Game, link: ServerLink, subscription: Subscription, { info }: FirstSight, me: () => string | undefined) {
    this.#link = link;
    this.#subscription = subscription;
    this.#me = me;
    const { rules, players, options } = info;
    this.#timeline = new Timeline(game, must(readConfig(game, { rules, players, options })), 'all');
    this.info = $state.raw(info);
    this.played = $state.raw(this.#timeline.snapshot());
    subscription.attach(this);
  }

  readonly header: TableHeader = $derived.by(() => {
    const { id, game, seats } = this.info;
    return {
      id,
      game,
      config: this.#timeline.config,
      seats: shownSeats(game, unnamedBots(seats)).map(({ name, colour }, i) => {
        const level = levelOf(seats[i]);
        return { name, colour, kind: seats[i]?.kind ?? 'open', ...(level ? { level } : {}) };
      }),
    };
  });

  readonly mine: readonly Seat[] = $derived.by(() =>
    !this.info.fault && (this.info.status === 'running' || this.info.status === 'finished')
      ? this.info.seats.flatMap(({ kind, user }, seat) => (kind === 'person' && user === this.#me() ? [seat] : []))
      : [],
  );

  /** The bot whose turn it is began when the last entry came. */
  readonly thinking: Thinking | undefined = $derived.by(() => {
    const seat = this.info.turn.find((i) => levelOf(this.info.seats[i]) !== undefined);
    if (seat === undefined || this.info.status !== 'running') return undefined;
    return { seat, since: this.#heardAt, milliseconds: thinkingTime[levelOf(this.info.seats[seat]) ?? 'medium'] };
  });

  readonly givesHints = $derived.by(() => hintsAllowed(this.info));

  /** Whoever plays here, or is the host, may have a bot sit in for who never moves: the server knows when. */
  readonly mayReplace = $derived.by(() => this.mine.length > 0 || this.info.host === this.#me());

  /** The host's task, where dice and tiles are real. */
  readonly enterChance = $derived.by(() =>
    this.info.chance === 'manual' && this.info.host === this.#me()
      ? (move: string): Promise<Sent> => this.#ask({ k: 'act', t: this.info.id, n: this.length, m: [move], s: '*' })
      : undefined,
  );

  get hasRealChance(): boolean {
    return this.info.chance === 'manual' && this.info.status === 'running';
  }

  /** Who enters what the dice show; a host without a seat has no name here. */
  get hostName(): string {
    return this.info.seats.find(({ user }) => user === this.info.host)?.name || online()?.room.host || '';
  }

  readonly notes = $derived.by(() => resultNotes(this.info, online()?.table));

  readonly fairness: FairnessRecord | undefined = $derived.by(() => {
    const { scheme, commitment, parts, contributions, secret } = this.info;
    return scheme && commitment ? { scheme, commitment, parts, contributions, ...(secret ? { secret } : {}) } : undefined;
  });

  readonly lasted = $derived.by(() => this.info.lasted);

  readonly ending = $derived.by(() => (this.info.ending?.reason === 'played' ? undefined : this.info.ending));

  readonly again = $derived.by(() =>
    this.info.status === 'finished' && this.mine.length > 0 ? () => void this.rematch.at(() => goToRematch(this.info)) : undefined,
  );

  get againText(): string | undefined {
    return this.info.rematch ? online()?.table.toRematch : undefined;
  }

  get connection(): Connection {
    return this.#link.connection;
  }

  get length(): number {
    return this.#timeline.length;
  }

  send(seat: Seat, moves: readonly string[], expected: number): Promise<Sent> {
    return this.#ask({ k: 'act', t: this.info.id, n: expected, m: [...moves], s: seat });
  }

  undoable(seat: Seat): number {
    return this.info.status === 'running' && !this.info.day ? this.played.timeline.freeUndo(seat) : 0;
  }

  undo(seat: Seat, count: number, expected: number): Promise<Sent> {
    return this.#ask({ k: 'undo', t: this.info.id, n: expected, m: count, s: seat });
  }

  /** A refusal is thrown as it came. */
  talk(text: string): Promise<void> {
    return this.#link.request({ k: 'chat', t: this.info.id, text });
  }

  agree(yes: boolean): Promise<void> {
    return this.#link.request({ k: 'agree', t: this.info.id, yes });
  }

  /** To take back more than is free: everybody is asked. */
  askUndo(count: number): Promise<void> {
    return this.#link.request({ k: 'undo', t: this.info.id, n: this.length, m: count, s: at(this.mine, 0) });
  }

  close(): void {
    this.#subscription.close();
  }

  refused(_error: WireError): void {
    this.#subscription.close();
  }

  receive(message: TableMessage): void {
    if (message.k === 'log') this.#append(message.n, message.e, message.c);
    else if (message.k === 'said') this.said = [...this.said.filter(({ n }) => n !== message.line.n), message.line];
    else if (message.k === 'presence')
      this.away = message.away.map(({ user, since }) => ({ user, since: since && since - this.#link.skew }));
    else if (message.k === 'unsaid') this.said = this.said.filter(({ n }) => n !== message.n);
    else this.#inform(message);
  }

  #inform(message: Extract<TableMessage, { k: 'table' | 'info' }>): void {
    this.info = message.info;
    this.#heardAt = performance.now();
    void takePart(this.info, this.#me());
    const { clock } = message.info;
    if (clock) this.clock = { left: clock.left, at: clock.at - message.now + Date.now() };
    if (message.k === 'info') return;
    this.said = message.chat;
    this.#append(message.n, message.e, undefined);
  }

  /** Entries that are here already are passed over; after a gap the table is asked for again. */
  #append(n: number, lines: readonly string[], left: readonly number[] | undefined): void {
    if (left) this.clock = { left, at: Date.now() };
    if (n > this.#timeline.length) return this.#subscription.catchUp();
    const fresh = lines.slice(this.#timeline.length - n);
    if (fresh.length === 0) return;
    this.#enter(fresh.map((line) => must(parseEntry(line))));
    this.played = this.#timeline.snapshot();
    this.#heardAt = performance.now();
    const { game, state } = this.#timeline;
    this.info = { ...this.info, turn: seatsOf(game.turn(state)) };
  }

  /** The server has checked them all: of many, what was taken back is not played. */
  #enter(entries: readonly Entry[]): void {
    must(this.#timeline.length === 0 ? this.#timeline.extend(entries) : this.#timeline.appendAll(entries));
  }

  async #ask(question: Question): Promise<Sent> {
    try {
      await this.#link.request(question);
      return { ok: true };
    } catch (error) {
      return refusalOf(error);
    }
  }
}

const levelOf = (seat: SeatInfo | undefined): Level | undefined => seat?.level ?? seat?.substitute;
