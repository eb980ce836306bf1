/** A game is a list of entries: moves, and undos that replay resolves. The list only grows. */
import { CHANCE, type Seat } from './game.ts';
import { fail, ok, type Result } from './result.ts';

export interface MoveEntry {
  readonly seat: Seat;
  readonly move: string;
}

/** Takes back the last `undo` moves that still count, whoever made them; whether the others agreed is checked elsewhere. */
export interface UndoEntry {
  readonly seat: Seat;
  readonly undo: number;
}

export type Entry = MoveEntry | UndoEntry;

const CHANCE_SIGN = '*';

export const writeSeat = (seat: Seat): string => (seat === CHANCE ? CHANCE_SIGN : String(seat));

export const writeEntry = (entry: Entry): string => `${writeSeat(entry.seat)} ${'undo' in entry ? `undo ${entry.undo}` : entry.move}`;

/** `2 role captain`, `* tile corn`, `0 undo 3`. */
export const parseEntry = (line: string): Result<Entry> => {
  const [, sign, text] = /^(\*|\d) (\S.*)$/.exec(line) ?? [];
  if (text === undefined) return fail(`'${line}' is not an entry: a seat number or ${CHANCE_SIGN}, a space, a move`);
  const seat = sign === CHANCE_SIGN ? CHANCE : Number(sign);
  if (text !== 'undo' && !text.startsWith('undo ')) return ok({ seat, move: text });
  const undo = /^undo ([1-9]\d{0,4})$/.exec(text);
  return undo ? ok({ seat, undo: Number(undo[1]) }) : fail(`'${text}' does not say how many moves to undo`);
};
