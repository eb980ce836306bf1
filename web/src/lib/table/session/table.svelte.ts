/** One table on this screen: what the session has played, the draft of a turn, what may be touched, what is shown. Knows no game. */
import {
  type Game,
  hasTurn,
  isChance,
  isOver,
  legalMoves,
  moveOf,
  onlyMove,
  type Seat,
  type State,
  type Step,
  structOf,
  WATCHER,
} from '@caravel/core';
import { botHost, thinkingTime } from '../../bots/bot-host.ts';
import type { BoardActions, GameUi, GameWords, Past, Target } from '../game-ui.ts';
import { Draft } from './draft.svelte.ts';
import type { Narrowing, Option } from './narrowing.ts';
import { withSameParts } from './same-parts.ts';
import type { Refusal, Session } from './session.ts';
import { Touching } from './touching.svelte.ts';
import { triedWith } from './why-closed.ts';

/** What the person at this screen has set; asked each time, for it may change. */
export interface Wishes {
  readonly mustConfirm: boolean;
  /** People who share the device do not look at each other's side. */
  readonly isPassed: boolean;
  /** Whether a choice is left to the page. */
  hasHabit(name: string): boolean;
}

export class Table {
  readonly session: Session;
  readonly ui: GameUi;
  readonly #wishes: Wishes;
  readonly draft: Draft;
  readonly #touching: Touching;
  /** Something the table answered to the person: a rule in the way, a refusal. */
  answer = $state.raw<Refusal | undefined>();
  /** The number of entries shown while looking back; undefined: now. */
  at = $state<number | undefined>();
  /** The things of a move somebody points at in the prompt. */
  pointed = $state.raw<readonly Target[]>([]);
  /** The things of the move a hint suggests, and all moves of one that is composed on the board. */
  hinted = $state.raw<readonly Target[]>([]);
  proposed = $state.raw<readonly string[] | undefined>();
  /** How often somebody has played at this screen. */
  plays = $state(0);
  /** Whose side is shown, where the person has chosen one. */
  side = $state<Seat | undefined>();
  #lastActor: Seat;
  #isTakenBack = $state(false);
  /** Who has the device that several people share; nobody has said so yet when a table is opened. */
  #holder = $state<Seat | undefined>();

  constructor(session: Session, ui: GameUi, wishes: Wishes) {
    this.session = session;
    this.ui = ui;
    this.#wishes = wishes;
    this.#lastActor = $state(session.mine[0] ?? WATCHER);
    this.draft = new Draft(() => session.played);
    this.#touching = new Touching(this);
  }

  get game(): Game {
    return this.ui.game;
  }

  readonly names = $derived.by(() => this.session.header.seats.map(({ name }) => name));

  /** The seat the log calls `you`: where several play at one screen, and for watchers, all have names. */
  readonly reader: Seat | undefined = $derived.by(() => (this.session.mine.length === 1 ? this.session.mine[0] : undefined));

  /** The position after all that was sent and accepted. */
  get now(): State {
    return this.session.played.state;
  }

  get steps(): readonly Step[] {
    return this.session.played.steps;
  }

  /** The position with the draft of the own turn. */
  readonly live: State = $derived.by(() => this.draft.position);

  readonly position: State = $derived.by(() => (this.at === undefined ? this.live : this.stateAt(this.at)));

  readonly isOver = $derived.by(() => this.session.ending !== undefined || isOver(this.game, this.now));

  /** What comes next in the draft leaves no choice: the table plays it once the draft is sent. */
  readonly #isComplete = $derived.by(() => {
    const { seat, isOpen: isDrafting } = this.draft;
    return isDrafting && seat !== undefined && onlyMove(this.game, this.live, seat) !== undefined;
  });

  /** The people at this screen, whoever has the device first; where it is not passed on, all of them together. */
  readonly #here: readonly Seat[] = $derived.by(() => {
    const { mine } = this.session;
    return this.#holder === undefined || !this.#isShared ? mine : [this.#holder, ...mine.filter((seat) => seat !== this.#holder)];
  });

  get #isShared(): boolean {
    return this.session.connection === 'local' && this.session.mine.length > 1 && this.#wishes.isPassed;
  }

  /** Of the people at this screen the one who is asked. */
  readonly #asked: Seat | undefined = $derived.by(() => {
    if (this.isOver || this.#isComplete) return undefined;
    const turn = this.game.turn(this.live);
    if (this.draft.seat !== undefined && hasTurn(turn, this.draft.seat)) return this.draft.seat;
    return this.#here.find((seat) => hasTurn(turn, seat));
  });

  /** Whom the device is passed to: until they have taken it, nobody's side is shown. */
  readonly passedTo: Seat | undefined = $derived.by(() => (this.#isShared && this.#asked !== this.#holder ? this.#asked : undefined));

  /** Whose decision is made at this screen now. */
  readonly actor: Seat | undefined = $derived.by(() => {
    if (this.at !== undefined || this.isOver || this.#isComplete || this.passedTo !== undefined) return undefined;
    if (this.#asked !== undefined) return this.#asked;
    const free = this.#isShared ? this.#here.slice(0, 1) : this.#here;
    return free.find((seat) => legalMoves(this.game, this.live, seat).length > 0);
  });

  /** Whether the game waits for the actor; otherwise the actor merely may. */
  readonly isAsked = $derived.by(() => this.actor !== undefined && hasTurn(this.game.turn(this.live), this.actor));

  /** The game waits for what real dice or tiles show. */
  readonly isChanceAsked = $derived.by(
    () => this.session.hasRealChance && this.at === undefined && !this.isOver && isChance(this.game, this.now),
  );

  /** Whose side of the table is shown: between own decisions, that of the last one. */
  readonly viewer: Seat = $derived.by(() => (this.passedTo === undefined ? (this.side ?? this.actor ?? this.#lastActor) : WATCHER));

  /** The one who is asked has the device now. */
  takeDevice(): void {
    this.#holder = this.passedTo;
  }

  /** To be run as an effect. */
  rememberActor(): void {
    if (this.actor !== undefined) this.#lastActor = this.actor;
  }

  #described: unknown;

  /** What has not changed is the same object as before. */
  readonly view: unknown = $derived.by(() => {
    this.#described = withSameParts(this.#described, this.game.describe(this.position, this.viewer));
    return this.#described;
  });

  readonly past: Past = $derived.by(() => {
    const { timeline, length } = this.session.played;
    const ahead = this.at === undefined ? this.draft.legal : [];
    const entries = this.at ?? length;
    const { moves } = this.game;
    return function* () {
      for (const { move } of ahead.toReversed()) yield structOf(moves, move);
      for (const { move } of timeline.back(entries)) yield moves.struct(move);
    };
  });

  /** The same until the actor has moved: what others do meanwhile does not take a half-made choice away. */
  readonly decision: string = $derived.by(() => {
    const own = this.actor === undefined ? 0 : this.session.played.timeline.countOf(this.actor);
    return `${this.actor} ${own + this.draft.ahead}`;
  });

  get options(): readonly Option[] {
    return this.#touching.options;
  }

  get narrowing(): Narrowing {
    return this.#touching.narrowing;
  }

  get later(): ReadonlySet<Target> {
    return this.#touching.later;
  }

  /** What the person has left to the page here; not after taking something back, or it would be played again at once. */
  readonly habit: string | undefined = $derived.by(() => {
    const seat = this.actor;
    if (seat === undefined || !this.isAsked || this.#isTakenBack || this.draft.ahead > 0) return undefined;
    const structs = this.options.map(({ struct }) => struct);
    const chosen = this.ui.habits
      ?.filter(({ name }) => this.#wishes.hasHabit(name))
      .map(({ move }) => move(this.view, seat, structs))
      .find((move) => move !== undefined);
    return this.options.find(({ struct }) => struct === chosen)?.move;
  });

  /** To be run as an effect. */
  async playHabit(): Promise<void> {
    const { habit, actor } = this;
    if (habit === undefined || actor === undefined) return;
    await this.session.send(actor, [habit], this.session.played.length);
  }

  readonly isComposed = $derived.by(() => this.actor !== undefined && (this.ui.isComposed?.(this.view, this.actor) ?? false));

  readonly canUndo = $derived.by(() => this.at === undefined && (this.draft.isOpen || this.#undoer() !== undefined));

  /** Each answered when it is asked, or everything on a board would follow every change of any of them. */
  readonly actions: BoardActions = this.#makeActions();

  #makeActions(): BoardActions {
    const table = this;
    return {
      get seat() {
        return table.actor;
      },
      get open() {
        return table.#touching.open;
      },
      get chosen() {
        return table.#touching.chosen;
      },
      get proposed() {
        return table.proposed;
      },
      get isAdvised() {
        return table.session.givesHints;
      },
      touch: (thing) => this.touch(thing),
      play: (moves) => void this.play(moves),
      preview: (moves) => this.#preview(moves),
      advise: (goesOn) => this.#advise(goesOn),
    };
  }

  stateAt(entries: number): State {
    return this.session.played.timeline.positionAt(entries);
  }

  /** Whether it was a step towards a move. */
  touch(thing: Target): boolean {
    this.answer = undefined;
    const way = this.#touching.wayTo(thing);
    if (way) void this.play(way);
    return way !== undefined || this.#narrow(thing);
  }

  #narrow(thing: Target): boolean {
    const touched = this.#touching.narrow(thing);
    if (touched.kind === 'play') void this.play([touched.move]);
    if (touched.kind === 'closed') this.answer = this.#whyClosed(thing);
    return touched.kind !== 'closed';
  }

  #whyClosed(thing: Target): Refusal | undefined {
    if (this.#touching.isForSeveral(thing)) return { kind: 'which' };
    const tried = triedWith(this.ui, this.position, this.actor ?? this.viewer, thing, this.narrowing.touched);
    return tried[0] && { kind: 'rule', rule: tried[0].rule, tried };
  }

  /** One step back on the way to a move; whether there was one. */
  stepBack(): boolean {
    this.answer = undefined;
    return this.#touching.stepBack();
  }

  /** A piece was taken up and can still be put back. */
  readonly isInHand = $derived.by(() => this.isAsked && this.canUndo && (this.ui.isInHand?.(this.view) ?? false));

  /** One step back, or what was taken up is put back. */
  chooseAgain(): void {
    if (!this.stepBack() && this.isInHand) void this.undo();
  }

  /** Plays moves of the actor: on the own copy, and on the table unless the turn is still to be confirmed. */
  async play(moves: readonly string[]): Promise<void> {
    const seat = this.actor;
    if (seat === undefined) return;
    this.answer = undefined;
    this.pointed = [];
    this.#touching.clear();
    this.plays++;
    this.#isTakenBack = false;
    this.draft.add(seat, moves);
    if (!this.#wishes.mustConfirm) await this.confirm();
  }

  /** Sends what is drafted. While other moves are on their way it follows them. */
  async confirm(): Promise<void> {
    this.draft.confirm();
    for (let batch = this.draft.send(); batch; batch = this.draft.send()) {
      const sent = await this.session.send(batch.seat, batch.moves, batch.at);
      const isFresh = sent.ok && this.draft.arrived(batch);
      if (!isFresh) return this.#refused(sent.ok ? { kind: 'stale' } : sent.refusal);
    }
  }

  #refused(refusal: Refusal): void {
    const isKept = refusal.kind === 'stale' && this.draft.reopen();
    this.answer = isKept ? { kind: 'kept' } : refusal;
    if (!isKept) this.draft.clear();
  }

  /** Real dice or tiles have shown this. */
  async enterChance(outcome: string): Promise<void> {
    this.answer = undefined;
    const sent = await this.session.enterChance?.(outcome);
    if (sent && !sent.ok) this.answer = sent.refusal;
  }

  async undo(): Promise<void> {
    this.answer = undefined;
    this.#isTakenBack = true;
    if (this.draft.isOpen) return this.draft.takeBack();
    const seat = this.#undoer();
    if (seat === undefined) return;
    const undone = await this.session.undo(seat, this.session.undoable(seat), this.session.played.length);
    if (!undone.ok) this.answer = undone.refusal;
  }

  #undoer(): Seat | undefined {
    const able = this.session.mine.filter((seat) => this.session.undoable(seat) > 0);
    return able.find((seat) => seat === this.#lastActor) ?? able[0];
  }

  #preview(moves: readonly string[]): unknown {
    const seat = this.actor;
    const s = seat === undefined ? undefined : this.draft.after(seat, moves);
    return s && seat !== undefined ? this.game.describe(s, seat) : undefined;
  }

  async #advise(goesOn: (view: unknown) => boolean): Promise<readonly string[]> {
    const seat = this.actor;
    const moves: string[] = [];
    if (seat === undefined) return moves;
    for (let s = this.live.slice(); hasTurn(this.game.turn(s), seat) && goesOn(this.game.describe(s, seat)); ) {
      const advised = await this.ask(s, seat);
      moves.push(...advised.moves);
      for (const move of advised.moves) this.game.apply(s, seat, moveOf(this.game.moves, move));
    }
    return moves;
  }

  /** What a bot thinks of a position. */
  ask(state: State, seat: Seat, level: 'medium' | 'hard' = 'medium', isHint = false) {
    const { name, version } = this.game;
    return botHost.think({ game: name, version, state: state.slice(), seat, level, milliseconds: thinkingTime[level], isHint });
  }
}

export type Words = GameWords;
