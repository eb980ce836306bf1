/**
 * A game under way: its log, what of it stands, and the position it leads to. Positions are kept here and there along the way, so that a step back,
 * a look back and a long log cost what they change, not what came before.
 */
import type { Config } from './config.ts';
import { CHANCE, type Game, type Seat } from './game.ts';
import type { State } from './layout.ts';
import type { Entry, MoveEntry, UndoEntry } from './log.ts';
import type { Move } from './moves.ts';
import { parseMove, refusal } from './next.ts';
import { fail, ok, type Problem, type Result } from './result.ts';

interface PlayedMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** An entry as one number, so that a table that waits for days weighs little: a move and its seat; an undo is negative. */
type Code = number;
const SEATS = 16;
const codeOf = ({ seat, move }: PlayedMove): Code => move * SEATS + seat + 1;
const undoCode = ({ seat, undo }: UndoEntry): Code => -(undo * SEATS + seat + 1);
const playedIn = (code: Code): PlayedMove => ({ seat: (code % SEATS) - 1, move: Math.floor(code / SEATS) });
const seatIn = (code: Code): Seat => (code % SEATS) - 1;

/** The last move that stands, as the number of its entry counted from 1. Each has one before it, so a head is a whole line of play. */
type Head = number;
const START: Head = 0;

/** Every so many moves a position is kept: going back plays fewer moves than this. A position is about a kilobyte, so not more of them. */
const SPACING = 128;

/** A moment of a timeline. */
export interface Mark {
  readonly length: number;
  readonly depth: number;
  readonly draws: number;
}

/** An entry that cannot be taken, by its place in the list. */
interface Refused {
  readonly at: number;
  readonly problem: Problem;
}

export class Timeline {
  readonly game: Game;
  readonly config: Config;
  readonly #log: Code[] = [];
  /** What stood after each entry. */
  readonly #heads: Head[] = [];
  /** Positions on the line of play, by the head they belong to. */
  readonly #kept = new Map<Head, State>();
  /** How many moves stand. */
  #depth = 0;
  #draws = 0;
  #state: State;

  constructor(game: Game, config: Config) {
    this.game = game;
    this.config = config;
    this.#state = game.setup(config);
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
    return this.#log.slice(n).map((code) => this.#entryIn(code));
  }

  /** How many moves still count. */
  get depth(): number {
    return this.#depth;
  }

  /** The moves that still count, in order. */
  get standing(): readonly PlayedMove[] {
    return this.#lineTo(this.#head, START).map((head) => playedIn(this.#codeOf(head)));
  }

  /** How often chance has spoken, undone or not: the counter of the fair shuffler. */
  get draws(): number {
    return this.#draws;
  }

  /** The position after the first `n` entries, the caller's own. */
  positionAt(n: number): State {
    return this.#positionOf(this.#headAt(Math.max(0, Math.min(n, this.length))));
  }

  /** Takes the entry, or says why not and changes nothing. */
  append(entry: Entry): Result<void> {
    return 'undo' in entry ? this.#undo(entry) : this.#play(entry);
  }

  /** Takes all entries, or none of them: the problem of the first that cannot be taken says which by its number in the list. */
  appendAll(entries: readonly Entry[]): Result<void> {
    // One entry is taken or not: nothing has to be taken back, and most lists are of one.
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
   * As `appendAll`, for entries of a log that was checked when it was written: only the moves that stand at the end are played and checked,
   * what was taken back in between is read and no more.
   */
  extend(entries: readonly Entry[]): Result<void> {
    const refused = this.#extend(entries);
    return refused ? inEntry(refused.problem, refused.at) : ok(undefined);
  }

  /** As `extend`, but keeps what comes before the first entry that cannot be taken; the problem of that one. */
  extendAsFar(entries: readonly Entry[]): Problem | undefined {
    const refused = this.#extend(entries);
    if (!refused) return undefined;
    // What comes before may hold another: it stood then, and was taken back later.
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
    return this.#playFrom(mark);
  }

  /** Where the timeline is now, for who may have to go back. */
  mark(): Mark {
    return { length: this.#log.length, depth: this.#depth, draws: this.#draws };
  }

  /** Forgets the entries taken since the mark, as if they had never been: for entries nobody has seen. */
  backTo(mark: Mark): void {
    if (this.#log.length === mark.length) return;
    this.#forgetSince(mark);
    this.#state = this.#positionOf(this.#head);
  }

  /** How many of the last moves are `seat`'s own: nothing earlier than chance or another seat is taken back freely. */
  freeUndo(seat: Seat): number {
    let free = 0;
    for (let head = this.#head; head !== START && seatIn(this.#codeOf(head)) === seat; head = this.#before(head)) free++;
    return free;
  }

  get #head(): Head {
    return this.#headAt(this.#log.length);
  }

  /** What stood after the first `n` entries. */
  #headAt(n: number): Head {
    return n === 0 ? START : (this.#heads[n - 1] as Head);
  }

  #before(head: Head): Head {
    return this.#headAt(head - 1);
  }

  #codeOf(head: Head): Code {
    return this.#log[head - 1] as Code;
  }

  #entryIn(code: Code): Entry {
    const { seat, move } = playedIn(Math.abs(code));
    return code < 0 ? { seat, undo: move } : { seat, move: this.game.moves.text(move) };
  }

  #play(entry: MoveEntry): Result<void> {
    const move = parseMove(this.game, entry.move);
    if (!move.ok) return move;
    const problem = refusal(this.game, this.#state, entry.seat, move.value);
    if (problem) return { ok: false, problem };
    this.game.apply(this.#state, entry.seat, move.value);
    this.#noteMove(entry.seat, move.value);
    this.#keep(this.#head, this.#depth);
    return ok(undefined);
  }

  #undo(entry: UndoEntry): Result<void> {
    const problem = this.#noteUndo(entry);
    if (problem) return { ok: false, problem };
    this.#dropBeyond(this.#head);
    this.#state = this.#positionOf(this.#head);
    return ok(undefined);
  }

  /** Enters it in the log without a look at the rules. */
  #note(entry: Entry): Problem | undefined {
    if ('undo' in entry) return this.#noteUndo(entry);
    const move = parseMove(this.game, entry.move);
    if (!move.ok) return move.problem;
    if (entry.seat < CHANCE || entry.seat >= this.config.players) return { message: `there is no seat ${entry.seat}` };
    this.#noteMove(entry.seat, move.value);
    return undefined;
  }

  #noteMove(seat: Seat, move: Move): void {
    this.#log.push(codeOf({ seat, move }));
    this.#heads.push(this.#log.length);
    this.#depth++;
    if (seat === CHANCE) this.#draws++;
  }

  #noteUndo(entry: UndoEntry): Problem | undefined {
    const { seat, undo } = entry;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.config.players) return { message: `there is no seat ${seat} to undo` };
    if (!Number.isInteger(undo) || undo < 1) return { message: `${undo} is not a number of moves to undo` };
    if (undo > this.#depth) return { message: `there are ${this.#depth} moves, not ${undo}, to undo` };
    let head = this.#head;
    for (let i = 0; i < undo; i++) head = this.#before(head);
    this.#log.push(undoCode(entry));
    this.#heads.push(head);
    this.#depth -= undo;
    return undefined;
  }

  /** Plays what has come to stand since the mark. Where the rules refuse a move, all entries since then are forgotten. */
  #playFrom(mark: Mark): Refused | undefined {
    const base = this.#lastBy(mark.length);
    if (base !== this.#headAt(mark.length)) {
      this.#dropBeyond(base);
      this.#state = this.#positionOf(base);
    }
    const line = this.#lineTo(this.#head, base);
    for (const [i, head] of line.entries()) {
      const { seat, move } = playedIn(this.#codeOf(head));
      const problem = refusal(this.game, this.#state, seat, move);
      if (problem) {
        this.backTo(mark);
        return { at: head - 1 - mark.length, problem };
      }
      this.game.apply(this.#state, seat, move);
      this.#keep(head, this.#depth - line.length + i + 1);
    }
    return undefined;
  }

  /** Of the moves that stand, the last one among the first `length` entries. */
  #lastBy(length: number): Head {
    let head = this.#head;
    while (head > length) head = this.#before(head);
    return head;
  }

  /** The position now is that of the head, so many moves from the start. */
  #keep(head: Head, depth: number): void {
    if (depth % SPACING === 0) this.#kept.set(head, this.#state.slice());
  }

  #forgetSince({ length, depth, draws }: Mark): void {
    this.#log.length = length;
    this.#heads.length = length;
    this.#depth = depth;
    this.#draws = draws;
    this.#dropBeyond(this.#head);
  }

  /** Numbers grow along a line of play: what is beyond its head does not lie on it. */
  #dropBeyond(head: Head): void {
    for (const kept of this.#kept.keys()) if (kept > head) this.#kept.delete(kept);
  }

  /** The moves after `base` that lead to the head, in order. */
  #lineTo(head: Head, base: Head): Head[] {
    const line: Head[] = [];
    for (let at = head; at !== base; at = this.#before(at)) line.push(at);
    return line.reverse();
  }

  /** From the nearest position that is kept on the way there. */
  #positionOf(head: Head): State {
    let base = head;
    while (base !== START && !this.#kept.has(base)) base = this.#before(base);
    const s = this.#kept.get(base)?.slice() ?? this.game.setup(this.config);
    for (const at of this.#lineTo(head, base)) {
      const { seat, move } = playedIn(this.#codeOf(at));
      this.game.apply(s, seat, move);
    }
    return s;
  }
}

const inEntry = (problem: Problem, i: number): Result<never> => fail(problem.message, { ...problem, field: `entry ${i + 1}` });

/** The timeline of the first `at` entries, each of them played. Problems name the line the entry stood in, or its number. */
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
