/** A table on this device: people at one screen, bots in the worker, chance by the browser. Kept after every move, so a reload goes on. */
import {
  CHANCE,
  type Entry,
  type Game,
  isChance,
  isOver,
  moveWithoutChoice,
  must,
  onlyMove,
  type Seat,
  type Snapshot,
  type Step,
  seatsOf,
  Timeline,
} from '@caravel/core';
import { botHost, thinkingTime } from '../../bots/bot-host.ts';
import { randomHex } from '../../random-hex.ts';
import { isPerson, type KeptTable, loadTable, saveTable, tableKey } from './local-store.ts';
import { refusedBy, type Sent, type Session, STALE, type TableHeader, type Thinking } from './session.ts';

/** After a worker broke down: the next question starts another one. */
const RETRY = 1000;

/** Writing may wait until the move is on the screen and its pieces have come to rest. */
const SOON = 400;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class LocalSession implements Session {
  readonly header: TableHeader;
  readonly givesHints = true;
  readonly mine: readonly Seat[];
  readonly connection = 'local';
  readonly hasRealChance: boolean;
  readonly #timeline: Timeline;
  /** Of tabs with this table the one that saved first decides: the next one that leads draws on from it. */
  #secret: string;
  /** How long one looks at what a bot did before the next move; asked each time, for it is a setting. */
  readonly #pause: () => number;
  readonly #startedAt: number | undefined;
  #endedAt: number | undefined;
  #closed = false;
  #leads = false;
  readonly #left = Promise.withResolvers<void>();
  #driving = false;
  #unsaved: ReturnType<typeof setTimeout> | undefined;
  #isUnkept = false;
  played: Snapshot;
  thinking = $state.raw<Thinking | undefined>();

  constructor(game: Game, kept: KeptTable, pause: () => number) {
    this.header = kept.header;
    this.hasRealChance = kept.header.chance === 'manual';
    this.#secret = kept.secret ?? randomHex();
    this.#startedAt = kept.startedAt;
    this.#endedAt = kept.endedAt;
    this.mine = kept.header.seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []));
    this.#timeline = new Timeline(game, kept.header.config, 'all');
    this.#timeline.extend(kept.entries);
    this.played = $state.raw(this.#timeline.snapshot());
    this.#pause = pause;
    addEventListener('pagehide', this.#save);
    addEventListener('storage', this.#follow);
    void navigator.locks.request(tableKey(this.header.id), () => this.#lead());
  }

  /** Of several tabs with this table one plays for chance and the bots, until it is closed; then the next. */
  #lead(): Promise<void> {
    this.#leads = true;
    void this.#drive();
    return this.#left.promise;
  }

  /** Another tab has gone on. */
  readonly #follow = ({ key }: StorageEvent): void => {
    if (key !== tableKey(this.header.id)) return;
    const kept = loadTable(this.header.id);
    this.#secret = kept?.secret ?? this.#secret;
    this.#endedAt = kept?.endedAt;
    const entries = kept?.entries ?? [];
    const { length } = this.#timeline;
    if (entries.length <= length || !this.#timeline.appendAll(entries.slice(length)).ok) return;
    this.played = this.#timeline.snapshot();
    void this.#drive();
  };

  async send(seat: Seat, moves: readonly string[], expected: number): Promise<Sent> {
    if (expected !== this.played.length) return STALE;
    return this.#take(moves.map((move) => ({ seat, move })));
  }

  readonly enterChance = async (move: string): Promise<Sent> => this.#take([{ seat: CHANCE, move }]);

  /** All people at this table sit at this screen and agree: back to the last decision that one of them made, or outcome they entered. */
  undoable(): number {
    const { game } = this.#timeline;
    const { steps } = this.played;
    const isDecision = ({ seat, before }: Step): boolean => this.mine.includes(seat) && onlyMove(game, before, seat) === undefined;
    const last = steps.findLastIndex((step) => isDecision(step) || (this.hasRealChance && step.seat === CHANCE));
    return last === -1 ? 0 : steps.length - last;
  }

  get lasted(): number | undefined {
    return this.#endedAt === undefined || this.#startedAt === undefined ? undefined : this.#endedAt - this.#startedAt;
  }

  async undo(seat: Seat, count: number, expected: number): Promise<Sent> {
    return expected === this.played.length ? this.#take([{ seat, undo: count }]) : STALE;
  }

  close(): void {
    this.#save();
    removeEventListener('pagehide', this.#save);
    removeEventListener('storage', this.#follow);
    this.#left.resolve();
    this.#closed = true;
  }

  #take(entries: readonly Entry[]): Sent {
    const taken = this.#timeline.appendAll(entries);
    if (!taken.ok) return refusedBy(taken.problem.rule);
    this.#grown();
    void this.#drive();
    return { ok: true };
  }

  #grown(): void {
    this.#moveWithoutChoice();
    this.#endedAt = isOver(this.#timeline.game, this.#timeline.state) ? Date.now() : undefined;
    this.played = this.#timeline.snapshot();
    this.#unsaved ??= setTimeout(() => this.#save(), SOON);
  }

  /** What leaves no choice is not asked. */
  #moveWithoutChoice(): void {
    const next = () => moveWithoutChoice(this.#timeline.game, this.#timeline.state, this.mine);
    for (let entry = next(); entry; entry = next()) must(this.#timeline.append(entry));
  }

  /** A moment later, so that the move is on the screen first; at the latest when the page is left. */
  readonly #save = (): void => {
    if (this.#unsaved === undefined) return;
    clearTimeout(this.#unsaved);
    this.#unsaved = undefined;
    const { game, state, entries } = this.#timeline;
    const waitingFor = seatsOf(game.turn(state));
    const moment = game.moment?.(state);
    const times = { savedAt: Date.now(), startedAt: this.#startedAt, endedAt: this.#endedAt };
    try {
      saveTable({ header: this.header, entries, ...times, waitingFor, moment, secret: this.#secret });
      this.#isUnkept = false;
    } catch (error) {
      // The game goes on until the page is left. It is told once (Trouble.svelte).
      if (!this.#isUnkept) reportError(error);
      this.#isUnkept = true;
    }
  };

  #bots(): Seat[] {
    return seatsOf(this.#timeline.game.turn(this.#timeline.state)).filter((seat) => !this.mine.includes(seat));
  }

  /** Plays for chance and the bots until a person has to decide. One at a time, however often it is called. */
  async #drive(): Promise<void> {
    if (this.#driving || !this.#leads) return;
    this.#driving = true;
    await Promise.resolve();
    while (!this.#closed && (await this.#playOn()));
    this.#driving = false;
  }

  async #playOn(): Promise<boolean> {
    const { game, state } = this.#timeline;
    if (isOver(game, state)) return false;
    if (isChance(game, state)) return this.hasRealChance ? false : this.#draw();
    const [bot] = this.#bots();
    return bot === undefined ? false : this.#playBot(bot);
  }

  /** The shuffler comes with the first draw: what a page needs to be seen is loaded before it. */
  async #draw(): Promise<boolean> {
    const { drawerFor } = await import('./chance.ts');
    const draw = await drawerFor(this.header.day);
    const timeline = this.#timeline;
    const { length } = timeline;
    while (!this.#closed && isChance(timeline.game, timeline.state))
      must(timeline.append({ seat: CHANCE, move: draw(timeline, this.#secret) }));
    if (timeline.length > length) this.#grown();
    return true;
  }

  async #playBot(seat: Seat): Promise<boolean> {
    const before = this.#timeline.length;
    const moves = await this.#ask(seat).catch(() => undefined);
    this.thinking = undefined;
    if (this.#closed) return false;
    if (moves === undefined) await wait(RETRY);
    else if (this.#timeline.length === before) this.#timeline.appendAll(moves.map((move) => ({ seat, move })));
    this.#grown();
    return true;
  }

  async #ask(seat: Seat): Promise<readonly string[]> {
    const { game, state } = this.#timeline;
    const level = this.header.seats[seat]?.level ?? 'medium';
    const milliseconds = thinkingTime[level];
    this.thinking = { seat, since: performance.now(), milliseconds };
    const question = { game: game.name, version: game.version, state: state.slice(), seat, level, milliseconds };
    const [{ moves }] = await Promise.all([botHost.think(question), wait(this.#pause())]);
    return moves;
  }
}
