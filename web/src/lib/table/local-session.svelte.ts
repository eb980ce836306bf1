/** A table on this device: people at one screen, bots in the worker, chance by the browser. Kept after every move, so a reload goes on. */
import { CHANCE, type Config, Course, type Entry, type Game, isChance, isOver, type Result, type Seat, seatsOf } from '@caravel/core';
import { botHost, thinkingTime } from '../bots/bot-host.ts';
import { drawOutcome } from './chance.ts';
import { isPerson, type KeptTable, saveTable } from './local-store.ts';
import type { ChatLine, Clock, Sent, Session, TableHeader, Thinking } from './session.ts';

const sent = (result: Result<void>): Sent => {
  if (result.ok) return { ok: true };
  const { message, rule } = result.problem;
  return { ok: false, refusal: { message, ...(rule === undefined ? {} : { rule }) } };
};

const STALE: Sent = { ok: false, refusal: { message: 'stale' } };

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class LocalSession implements Session {
  readonly header: TableHeader;
  readonly mine: readonly Seat[];
  readonly connection = 'local';
  readonly clocks: readonly Clock[] = [];
  readonly chat: readonly ChatLine[] = [];
  readonly #course: Course;
  /** How long one looks at what a bot did before the next move; asked each time, for it is a setting. */
  readonly #pause: () => number;
  #closed = false;
  #driving = false;
  #unsaved: ReturnType<typeof setTimeout> | undefined;
  entries = $state.raw<readonly Entry[]>([]);
  thinking = $state.raw<Thinking | undefined>();

  constructor(game: Game, kept: KeptTable, pause: () => number) {
    this.header = kept.header;
    this.mine = kept.header.seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []));
    this.#course = new Course(game, kept.header.config satisfies Config);
    this.#course.appendAll(kept.entries);
    this.#pause = pause;
    this.entries = [...this.#course.entries];
    addEventListener('pagehide', this.#save);
    void this.#drive();
  }

  async send(seat: Seat, moves: readonly string[], expected: number): Promise<Sent> {
    if (expected !== this.entries.length) return STALE;
    return this.#take(moves.map((move) => ({ seat, move })));
  }

  /** All people at this table sit at this screen and agree: back to the last move that one of them made. */
  undoable(): number {
    const { standing } = this.#course;
    const last = standing.findLastIndex(({ seat }) => this.mine.includes(seat));
    return last === -1 ? 0 : standing.length - last;
  }

  async undo(seat: Seat, count: number, expected: number): Promise<Sent> {
    return expected === this.entries.length ? this.#take([{ seat, undo: count }]) : STALE;
  }

  async say(): Promise<Sent> {
    return STALE;
  }

  close(): void {
    this.#save();
    removeEventListener('pagehide', this.#save);
    this.#closed = true;
  }

  #take(entries: readonly Entry[]): Sent {
    const taken = this.#course.appendAll(entries);
    if (taken.ok) this.#grown();
    if (taken.ok) void this.#drive();
    return sent(taken);
  }

  #grown(): void {
    this.entries = [...this.#course.entries];
    this.#unsaved ??= setTimeout(() => this.#save());
  }

  /** A moment later, so that the move is on the screen first; at the latest when the page is left. */
  readonly #save = (): void => {
    if (this.#unsaved === undefined) return;
    clearTimeout(this.#unsaved);
    this.#unsaved = undefined;
    const waitingFor = seatsOf(this.#course.game.turn(this.#course.state));
    saveTable({ header: this.header, entries: this.entries, savedAt: Date.now(), waitingFor });
  };

  #bots(): Seat[] {
    return seatsOf(this.#course.game.turn(this.#course.state)).filter((seat) => !this.mine.includes(seat));
  }

  /** Plays for chance and the bots until a person has to decide. One at a time, however often it is called. */
  async #drive(): Promise<void> {
    if (this.#driving) return;
    this.#driving = true;
    await Promise.resolve();
    while (!this.#closed && (await this.#playOn()));
    this.#driving = false;
  }

  async #playOn(): Promise<boolean> {
    const { game, state } = this.#course;
    if (isOver(game, state)) return false;
    if (isChance(game, state)) return this.#draw();
    const [bot] = this.#bots();
    return bot === undefined ? false : this.#playBot(bot);
  }

  #draw(): boolean {
    const { game, state } = this.#course;
    const drawn = this.#course.append({ seat: CHANCE, move: drawOutcome(game, state) });
    if (drawn.ok && !isChance(game, this.#course.state)) this.#grown();
    return drawn.ok;
  }

  async #playBot(seat: Seat): Promise<boolean> {
    const { game, state, config } = this.#course;
    const before = this.#course.entries.length;
    const level = this.header.seats[seat]?.level ?? 'trader';
    const milliseconds = thinkingTime[level];
    this.thinking = { seat, since: performance.now(), milliseconds };
    const [{ move }] = await Promise.all([
      botHost.think({ game: game.name, players: config.players, state: state.slice(), seat, level, milliseconds }),
      wait(this.#pause()),
    ]);
    this.thinking = undefined;
    if (this.#closed) return false;
    if (this.#course.entries.length === before) this.#course.append({ seat, move });
    this.#grown();
    return true;
  }
}
