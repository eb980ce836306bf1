/** The entries of a log, and which of its moves count. It knows the texts of the moves, but not whether the rules allow them. */
import { at } from './at.ts';
import { type EntryCode, moveCode, readMoveCode, type SeatMove, seatInCode, undoCode } from './entry-code.ts';
import { CHANCE, type Seat } from './game.ts';
import type { Entry, UndoEntry } from './log.ts';
import type { Moves } from './moves.ts';
import type { Problem } from './result.ts';

/** The last move that counts, as the number of its entry from 1. Following `before` from a head leads through all moves that count, back to START. */
export type Head = number;
export const START: Head = 0;

/** A state of the log to go back to. */
export interface Mark {
  readonly length: number;
  readonly depth: number;
  readonly standingDraws: number;
}

export class EntryLog {
  readonly #moves: Moves;
  readonly #players: number;
  readonly #codes: EntryCode[] = [];
  /** The head after each entry. */
  readonly #heads: Head[] = [];
  /** How many entries chance has made, then each seat. */
  readonly #made: number[];
  /** How many moves count. */
  depth = 0;
  /** How many moves of chance count. */
  standingDraws = 0;

  constructor(moves: Moves, players: number) {
    this.#moves = moves;
    this.#players = players;
    this.#made = new Array<number>(players + 1).fill(0);
  }

  get length(): number {
    return this.#codes.length;
  }

  get head(): Head {
    return this.headAt(this.length);
  }

  /** The head after the first `n` entries. */
  headAt(n: number): Head {
    return n === 0 ? START : at(this.#heads, n - 1);
  }

  /** The head one move earlier. */
  before(head: Head): Head {
    return this.headAt(head - 1);
  }

  moveTo(head: Head): SeatMove {
    return readMoveCode(at(this.#codes, head - 1));
  }

  /** Who made the entry, counted from 0; undefined beyond the end. */
  seatOf(entry: number): Seat | undefined {
    const code = this.#codes[entry];
    return code === undefined ? undefined : seatInCode(code);
  }

  /** How many entries the seat has made, undone or not. */
  countOf(seat: Seat): number {
    return at(this.#made, seat + 1);
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

  /** The last move among the first `length` entries that still counts. */
  lastWithin(length: number): Head {
    let { head } = this;
    while (head > length) head = this.before(head);
    return head;
  }

  add(move: SeatMove): void {
    this.#push(moveCode(move), this.length + 1);
    this.depth++;
    if (move.seat === CHANCE) this.standingDraws++;
  }

  #push(code: EntryCode, head: Head): void {
    this.#codes.push(code);
    this.#heads.push(head);
    this.#count(code, 1);
  }

  #count(code: EntryCode, by: 1 | -1): void {
    const seat = seatInCode(code);
    this.#made[seat + 1] = this.countOf(seat) + by;
  }

  /** Enters the undo, or says what is wrong with it. */
  addUndo(entry: UndoEntry): Problem | undefined {
    const { seat, undo } = entry;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.#players) return { message: `there is no seat ${seat} to undo` };
    if (!Number.isInteger(undo) || undo < 1) return { message: `${undo} is not a number of moves to undo` };
    if (undo > this.depth) return { message: `there are ${this.depth} moves, not ${undo}, to undo` };
    this.#push(undoCode(entry), this.#takeBack(undo));
    return undefined;
  }

  /** The head after taking back the last `undo` moves. */
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
    const { length, depth, standingDraws } = this;
    return { length, depth, standingDraws };
  }

  forgetSince({ length, depth, standingDraws }: Mark): void {
    for (const code of this.#codes.splice(length)) this.#count(code, -1);
    this.#heads.length = length;
    this.depth = depth;
    this.standingDraws = standingDraws;
  }
}
