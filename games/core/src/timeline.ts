/**
 * The one fold of a log: its entries, which of them count, and the positions they lead to. Some positions are kept, so that a move, an undo
 * or a look at an earlier position takes about the same time however long the log is.
 */
import type { Config } from './config.ts';
import type { SeatMove } from './entry-code.ts';
import { EntryLog, type Head, type Mark, START } from './entry-log.ts';
import { CHANCE, type Game, type Seat } from './game.ts';
import { type Keeping, KeptPositions } from './kept-positions.ts';
import type { State } from './layout.ts';
import type { Entry, MoveEntry, UndoEntry } from './log.ts';
import type { Move } from './moves.ts';
import { parseMove, refusal } from './next.ts';
import { onlyMove } from './only-move.ts';
import { Preview } from './preview.ts';
import { fail, ok, type Problem, type Result } from './result.ts';

/** A move that counts, by its number. */
export interface StandingMove extends SeatMove {
  /** The number of its entry in the log, from 0. */
  readonly entry: number;
}

/** A move that counts, and the positions before and after it. */
export interface Step extends MoveEntry {
  /** The number of its entry in the log, from 0. */
  readonly entry: number;
  readonly before: State;
  readonly after: State;
}

/** A timeline as it was at one length. It never changes, so comparing two snapshots shows whether anything has happened. */
export interface Snapshot {
  /** Still answers questions about the first `length` entries after more have been added, because a log only grows. */
  readonly timeline: Timeline;
  readonly length: number;
  readonly state: State;
  readonly steps: readonly Step[];
}

/** An entry that cannot be added; `at` is its index in the list. */
interface Refused {
  readonly at: number;
  readonly problem: Problem;
}

export class Timeline {
  readonly game: Game;
  readonly config: Config;
  readonly #log: EntryLog;
  readonly #positions: KeptPositions;
  readonly #preview: Preview;
  #state: State;
  #steps: readonly Step[] = [];

  constructor(game: Game, config: Config, keeping: Keeping = 'some') {
    this.game = game;
    this.config = config;
    this.#log = new EntryLog(game.moves, config.players);
    this.#positions = new KeptPositions(keeping);
    this.#preview = new Preview(game);
    this.#state = game.setup(config);
    this.#positions.keep(START, this.#state);
  }

  /** The position now. Belongs to the timeline: copy before you write. */
  get state(): State {
    return this.#state;
  }

  /** How many entries there are. */
  get length(): number {
    return this.#log.length;
  }

  get entries(): readonly Entry[] {
    return this.entriesFrom(0);
  }

  entriesFrom(n: number): Entry[] {
    return this.#log.entriesFrom(n);
  }

  /** Who made the entry, counted from 0; undefined beyond the end. */
  seatOf(entry: number): Seat | undefined {
    return this.#log.seatOf(entry);
  }

  /** How many entries the seat has made, undone or not. */
  countOf(seat: Seat): number {
    return this.#log.countOf(seat);
  }

  /** How many moves still count. */
  get depth(): number {
    return this.#log.depth;
  }

  /** The moves that still count, in order. */
  get standing(): readonly StandingMove[] {
    return this.#log.lineTo(this.#log.head, START).map((head) => ({ entry: head - 1, ...this.#log.moveTo(head) }));
  }

  /** The moves that count after the first `n` entries, the latest first: whoever looks for the last of a kind need not read them all. */
  *back(n: number = this.length): Generator<SeatMove> {
    for (let head = this.#log.headAt(n); head !== START; head = this.#log.before(head)) yield this.#log.moveTo(head);
  }

  /** The moves that still count, with their positions: a new array whenever they have changed, but the same `Step` objects for the same moves. */
  get steps(): readonly Step[] {
    const shared = this.#sharedSteps();
    const last = this.#steps[shared - 1];
    const line = this.#log.lineTo(this.#log.head, last ? last.entry + 1 : START);
    if (shared === this.#steps.length && line.length === 0) return this.#steps;
    const steps = this.#steps.slice(0, shared);
    for (const head of line) steps.push(this.#stepTo(head, steps.at(-1)?.after ?? this.positionAt(0)));
    this.#steps = steps;
    return steps;
  }

  /** How often chance has moved, undone or not: the counter of the fair shuffler. */
  get draws(): number {
    return this.countOf(CHANCE);
  }

  /** How many moves of chance still count. */
  get standingDraws(): number {
    return this.#log.standingDraws;
  }

  /** The position after the first `n` entries. May belong to the timeline: copy before you write. */
  positionAt(n: number): State {
    return this.#positionOf(this.#log.headAt(Math.max(0, Math.min(n, this.length))));
  }

  snapshot(): Snapshot {
    return { timeline: this, length: this.length, state: this.#positions.adopt(this.#state), steps: this.steps };
  }

  /**
   * The positions after each of these moves, from the position now up to the first move that the rules refuse. Nothing is added to the log;
   * if the first of these moves is appended next, its position is reused.
   */
  preview(moves: readonly MoveEntry[]): readonly State[] {
    return this.#preview.positions(this.#state, moves);
  }

  /** Adds the entry, or says why it cannot and changes nothing. */
  append(entry: Entry): Result<void> {
    const problem = 'undo' in entry ? this.#undo(entry) : this.#play(entry);
    return problem ? { ok: false, problem } : ok(undefined);
  }

  /** Adds all entries or none of them: the problem names the first one that cannot be added by its number in the list. */
  appendAll(entries: readonly Entry[]): Result<void> {
    // A list of one entry, as most are, needs no mark: a refused entry changes nothing.
    const mark = entries.length > 1 ? this.mark() : undefined;
    for (const [i, entry] of entries.entries()) {
      const taken = this.append(entry);
      if (taken.ok) continue;
      if (mark) this.backTo(mark);
      return inEntry(taken.problem, i);
    }
    return ok(undefined);
  }

  /**
   * Like `appendAll`, for entries of a log that was checked when it was written: only the moves that count in the end are played and
   * checked; what was taken back in between is only read.
   */
  extend(entries: readonly Entry[]): Result<void> {
    const refused = this.#extend(entries);
    return refused ? inEntry(refused.problem, refused.at) : ok(undefined);
  }

  /** Like `extend`, but adds everything before the first entry that cannot be added, and returns the problem with that one. */
  extendAsFar(entries: readonly Entry[]): Problem | undefined {
    const refused = this.#extend(entries);
    if (!refused) return undefined;
    // The entries before it may hold an illegal move, too: one that was not played yet, or that a later undo took back.
    return this.extendAsFar(entries.slice(0, refused.at)) ?? refused.problem;
  }

  #extend(entries: readonly Entry[]): Refused | undefined {
    const mark = this.mark();
    for (const [at, entry] of entries.entries()) {
      const problem = this.#note(entry);
      if (!problem) continue;
      this.#forgetSince(mark);
      return { at, problem };
    }
    return this.#playSince(mark);
  }

  /** Where the timeline is now, so that it can be brought back there. */
  mark(): Mark {
    return this.#log.mark();
  }

  /** Removes the entries added since the mark, as if they had never been: only for entries that nobody has seen. */
  backTo(mark: Mark): void {
    if (this.length === mark.length) return;
    this.#forgetSince(mark);
    this.#goTo(this.#log.head);
  }

  /**
   * How many of the last moves `seat` can take back without asking anyone: back to the first of its own decisions after a draw or a decision
   * of somebody else. What was played without a choice is no decision: it goes with the decision it followed.
   */
  freeUndo(seat: Seat): number {
    let free = 0;
    let back = 0;
    for (let { head } = this.#log; head !== START; head = this.#log.before(head)) {
      back++;
      const mover = this.#log.moveTo(head).seat;
      if (mover === CHANCE) break;
      if (this.#hadNoChoice(head)) continue;
      if (mover !== seat) break;
      free = back;
    }
    return free;
  }

  /** Whether the move to the head was the only one its seat could make. */
  #hadNoChoice(head: Head): boolean {
    return onlyMove(this.game, this.#positionOf(this.#log.before(head)), this.#log.moveTo(head).seat) !== undefined;
  }

  #play(entry: MoveEntry): Problem | undefined {
    const move = parseMove(this.game, entry.move);
    if (!move.ok) return move.problem;
    const previewed = this.#preview.take(entry);
    const problem = previewed ? undefined : this.#move(entry.seat, move.value);
    if (problem) return problem;
    if (previewed) this.#state = this.#positions.adopt(previewed);
    this.#log.add({ seat: entry.seat, move: move.value });
    this.#positions.keep(this.length, this.#state, this.depth);
    return undefined;
  }

  /** Makes the move in the position now, or says why the rules refuse it. */
  #move(seat: Seat, move: Move): Problem | undefined {
    const problem = refusal(this.game, this.#state, seat, move);
    if (problem) return problem;
    this.#state = this.#positions.writable(this.#state);
    this.game.apply(this.#state, seat, move);
    return undefined;
  }

  #undo(entry: UndoEntry): Problem | undefined {
    const problem = this.#log.addUndo(entry);
    if (!problem) this.#returnTo(this.#log.head);
    return problem;
  }

  /** Adds the entry to the log without asking the rules. */
  #note(entry: Entry): Problem | undefined {
    if ('undo' in entry) return this.#log.addUndo(entry);
    const move = parseMove(this.game, entry.move);
    if (!move.ok) return move.problem;
    if (entry.seat < CHANCE || entry.seat >= this.config.players) return { message: `there is no seat ${entry.seat}` };
    this.#log.add({ seat: entry.seat, move: move.value });
    return undefined;
  }

  /** Plays the moves since the mark that count. If the rules refuse one, all entries since the mark are removed. */
  #playSince(mark: Mark): Refused | undefined {
    this.#preview.clear();
    const base = this.#log.lastWithin(mark.length);
    if (base !== this.#log.headAt(mark.length)) this.#returnTo(base);
    const line = this.#log.lineTo(this.#log.head, base);
    for (const [i, head] of line.entries()) {
      const { seat, move } = this.#log.moveTo(head);
      const problem = this.#move(seat, move);
      if (problem) {
        this.backTo(mark);
        return { at: head - 1 - mark.length, problem };
      }
      this.#positions.keep(head, this.#state, this.depth - line.length + i + 1);
    }
    return undefined;
  }

  #forgetSince(mark: Mark): void {
    this.#log.forgetSince(mark);
    this.#positions.forgetAfter(mark.length);
    const last = this.#steps.at(-1);
    if (last && last.entry >= mark.length) this.#steps = this.#steps.filter(({ entry }) => entry < mark.length);
  }

  /** The moves after the head no longer count. */
  #returnTo(head: Head): void {
    this.#positions.undoneAfter(head);
    this.#goTo(head);
  }

  #goTo(head: Head): void {
    this.#state = this.#positionOf(head);
    this.#preview.clear();
  }

  /** Plays on from the last kept position before the head. */
  #positionOf(head: Head): State {
    let base = head;
    while (base !== START && !this.#positions.get(base)) base = this.#log.before(base);
    const kept = this.#positions.get(base);
    const start = kept ? this.#positions.adopt(kept) : this.game.setup(this.config);
    return this.#log.lineTo(head, base).reduce((s, at) => this.#playAgain(at, s), start);
  }

  /** The position after the move, from the one before it. */
  #playAgain(head: Head, before: State): State {
    const { seat, move } = this.#log.moveTo(head);
    const s = this.#positions.writable(before);
    this.game.apply(s, seat, move);
    this.#positions.keep(head, s);
    return s;
  }

  /** How many of the steps handed out last still count. They come first: once a step does not count, no later one does. */
  #sharedSteps(): number {
    let shared = this.#steps.length;
    let at = this.#log.head;
    for (let last = this.#steps[shared - 1]; last && last.entry + 1 !== at; last = this.#steps[shared - 1])
      if (last.entry + 1 > at) shared--;
      else at = this.#log.before(at);
    return shared;
  }

  #stepTo(head: Head, before: State): Step {
    const { seat, move } = this.#log.moveTo(head);
    const after = this.#positions.get(head) ?? this.#playAgain(head, before.slice());
    return { entry: head - 1, seat, move: this.game.moves.text(move), before, after };
  }
}

const inEntry = (problem: Problem, i: number): Result<never> => fail(problem.message, { ...problem, field: `entry ${i + 1}` });

/** The timeline of the first `at` entries, each played and checked. A problem names the entry by its line, if `lineOf` knows it, or by its number. */
export const replay = (
  game: Game,
  config: Config,
  entries: readonly Entry[],
  at = entries.length,
  lineOf: (entry: number) => number | undefined = () => undefined,
): Result<Timeline> => {
  const timeline = new Timeline(game, config);
  for (const [i, entry] of entries.slice(0, at).entries()) {
    const taken = timeline.append(entry);
    if (taken.ok) continue;
    const line = lineOf(i);
    return line === undefined ? inEntry(taken.problem, i) : fail(taken.problem.message, { ...taken.problem, line });
  }
  return ok(timeline);
};
