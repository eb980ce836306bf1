/** The entries of a log and which of its moves count. Knows the names of the moves, but not whether the rules allow them. */
import { type EntryCode, moveCode, readMoveCode, type SeatMove, seatInCode, undoCode } from './entry-code.ts';
import { CHANCE, type Seat } from './game.ts';
import type { Entry, UndoEntry } from './log.ts';
import type { Moves } from './moves.ts';
import type { Problem } from './result.ts';

/** The last move that counts, as the number of its entry counted from 1. Each has one before it, so a head is a whole line of play. */
export type Head = number;
export const START: Head = 0;

/** A length of the log to go back to. */
export interface Mark {
  readonly length: number;
  readonly depth: number;
  readonly draws: number;
  readonly standingDraws: number;
}

export class EntryLog {
  readonly #moves: Moves;
  readonly #players: number;
  readonly #codes: EntryCode[] = [];
  /** What stood after each entry. */
  readonly #heads: Head[] = [];
  /** How many moves count. */
  depth = 0;
  /** How often chance has moved, undone or not. */
  draws = 0;
  /** How many moves of chance count. */
  standingDraws = 0;

  constructor(moves: Moves, players: number) {
    this.#moves = moves;
    this.#players = players;
  }

  get length(): number {
    return this.#codes.length;
  }

  get head(): Head {
    return this.headAt(this.length);
  }

  /** What stood after the first `n` entries. */
  headAt(n: number): Head {
    return n === 0 ? START : (this.#heads[n - 1] as Head);
  }

  /** The head one move earlier. */
  before(head: Head): Head {
    return this.headAt(head - 1);
  }

  moveTo(head: Head): SeatMove {
    return readMoveCode(this.#codes[head - 1] as EntryCode);
  }

  /** Who made the entry, counted from 0; undefined beyond the end. */
  seatOf(entry: number): Seat | undefined {
    const code = this.#codes[entry];
    return code === undefined ? undefined : seatInCode(code);
  }

  entriesFrom(n: number): Entry[] {
    return this.#codes.slice(n).map((code) => this.#entryIn(code));
  }

  #entryIn(code: EntryCode): Entry {
    const { seat, move } = readMoveCode(Math.abs(code));
    return code < 0 ? { seat, undo: move } : { seat, move: this.#moves.text(move) };
  }

  /** The moves after `base` that lead to the head, in order. */
  lineTo(head: Head, base: Head): Head[] {
    const line: Head[] = [];
    for (let at = head; at !== base; at = this.before(at)) line.push(at);
    return line.reverse();
  }

  /** Of the moves that count, the last one among the first `length` entries. */
  lastWithin(length: number): Head {
    let { head } = this;
    while (head > length) head = this.before(head);
    return head;
  }

  /** How many of the last moves are the seat's own. */
  ownAtEnd(seat: Seat): number {
    let own = 0;
    for (let { head } = this; head !== START && this.seatOf(head - 1) === seat; head = this.before(head)) own++;
    return own;
  }

  add({ seat, move }: SeatMove): void {
    this.#codes.push(moveCode({ seat, move }));
    this.#heads.push(this.#codes.length);
    this.depth++;
    if (seat !== CHANCE) return;
    this.draws++;
    this.standingDraws++;
  }

  /** Enters the undo, or says what is wrong with it. */
  addUndo(entry: UndoEntry): Problem | undefined {
    const { seat, undo } = entry;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.#players) return { message: `there is no seat ${seat} to undo` };
    if (!Number.isInteger(undo) || undo < 1) return { message: `${undo} is not a number of moves to undo` };
    if (undo > this.depth) return { message: `there are ${this.depth} moves, not ${undo}, to undo` };
    const head = this.#takeBack(undo);
    this.#codes.push(undoCode(entry));
    this.#heads.push(head);
    return undefined;
  }

  /** The head that is left when the last moves no longer count. */
  #takeBack(undo: number): Head {
    let { head } = this;
    for (let i = 0; i < undo; i++) {
      if (this.seatOf(head - 1) === CHANCE) this.standingDraws--;
      head = this.before(head);
    }
    this.depth -= undo;
    return head;
  }

  mark(): Mark {
    const { length, depth, draws, standingDraws } = this;
    return { length, depth, draws, standingDraws };
  }

  forgetSince({ length, depth, draws, standingDraws }: Mark): void {
    this.#codes.length = length;
    this.#heads.length = length;
    Object.assign(this, { depth, draws, standingDraws });
  }
}
