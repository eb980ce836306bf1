/** What an owner hands on as a file: the board, what was confirmed, and what differs from ours. */
import { fail, ok, type Result } from '@caravel/core';
import { type Board, boardRows, DEFAULT_BOARD, readBoard } from '@caravel/madeira/board';

export interface Checked {
  readonly board: Board;
  /** Paths of values that somebody compared with a printed board. */
  readonly confirmed: readonly string[];
}

const valuesIn = (board: Board): ReadonlyMap<string, unknown> => new Map(boardRows(board).map(({ path, value }) => [path, value]));

export const writeReport = ({ board, confirmed }: Checked): string => {
  const [mine, ours] = [valuesIn(board), valuesIn(DEFAULT_BOARD)];
  const changed = [...mine.keys()]
    .filter((path) => path !== 'name' && mine.get(path) !== (ours.get(path) ?? null))
    .map((path) => ({ path, ours: ours.get(path) ?? null, mine: mine.get(path) ?? null }));
  return JSON.stringify({ board, confirmed, changed }, undefined, 2);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads such a file, or a bare board. */
export const readReport = (text: string): Result<Checked> => {
  const json = parse(text);
  if (typeof json !== 'object' || json === null) return fail('no JSON');
  const report: { readonly board?: unknown; readonly confirmed?: unknown } = 'board' in json ? json : { board: json };
  const board = readBoard(report.board);
  if (!board.ok) return board;
  const confirmed = Array.isArray(report.confirmed) ? report.confirmed.filter((path) => typeof path === 'string') : [];
  return ok({ board: board.value, confirmed });
};
