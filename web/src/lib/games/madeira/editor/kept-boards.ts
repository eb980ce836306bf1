/** Boards kept on this device, the latest first. What is no board any more is left out. */
import { isLocale } from '@caravel/i18n';
import { loadEditorWords } from '@caravel/i18n/madeira/editor';
import { type Board, readBoard } from '@caravel/madeira/board';
import { writeRoute } from '../../../route.ts';
import { KEPT_UNDER } from '../../../site.ts';
import type { KeptValues } from '../../../table/game-ui.ts';

const KEY = `${KEPT_UNDER}boards.madeira`;

const readAll = (): unknown[] => {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
};

export const keptBoards = (): Board[] =>
  readAll().flatMap((value) => {
    const board = readBoard(value);
    return board.ok ? [board.value] : [];
  });

const others = (name: string): Board[] => keptBoards().filter((board) => board.name !== name);

/** False if the device is full. */
const keep = (boards: readonly Board[]): boolean => {
  try {
    localStorage.setItem(KEY, JSON.stringify(boards));
    return true;
  } catch {
    return false;
  }
};

export const keepBoard = (board: Board): boolean => keep([board, ...others(board.name)]);
export const dropBoard = (name: string): boolean => keep(others(name));

/** What the page for new tables offers besides the usual board. */
export const keptValues = async (locale: string): Promise<KeptValues> => ({
  option: 'board',
  values: keptBoards().map((board) => ({ label: board.name, value: board as unknown as KeptValues['values'][number]['value'] })),
  page: writeRoute({ page: 'board' }),
  title: (await loadEditorWords(isLocale(locale) ? locale : 'en')).title,
});
