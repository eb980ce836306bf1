/** A log entry as one number, so that a table that waits for days takes little memory: a move with its seat, or as a negative number an undo. */
import type { Seat } from './game.ts';
import type { UndoEntry } from './log.ts';
import type { Move } from './moves.ts';

export type EntryCode = number;

export interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

const SEATS = 16;

export const moveCode = ({ seat, move }: SeatMove): EntryCode => move * SEATS + seat + 1;

export const undoCode = ({ seat, undo }: UndoEntry): EntryCode => -moveCode({ seat, move: undo });

export const readMoveCode = (code: EntryCode): SeatMove => ({ seat: seatInCode(code), move: Math.floor(code / SEATS) });

export const seatInCode = (code: EntryCode): Seat => (Math.abs(code) % SEATS) - 1;
