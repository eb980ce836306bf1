/** What one's own games came to, kept on this device: each finished table is counted once, and its figures outlive it. */
import { addTo, type Cell } from '@caravel/bots/figures';
import type { CountAnswer } from '../bots/messages.ts';
import { KEPT_UNDER } from '../site.ts';

/** Raised when something else is counted: everything is then counted anew, as far as it is still there. */
const COUNTS = 1;
const KEY = `${KEPT_UNDER}statistics`;

interface Kept {
  readonly counts: number;
  /** Tables that are in the sums, or cannot be counted. */
  readonly tables: readonly string[];
  readonly cells: Readonly<Record<string, readonly Cell[]>>;
}

const NOTHING: Kept = { counts: COUNTS, tables: [], cells: {} };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMoments = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((one) => Array.isArray(one) && one.every(Number.isFinite));

const isSums = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isFinite(value.games) &&
  [value.lengths, value.shares, value.winners, value.others].every(isMoments) &&
  isRecord(value.mine) &&
  [value.mine.shares, value.mine.means].every(isMoments);

const isCell = (value: unknown): boolean =>
  isRecord(value) && Number.isFinite(value.players) && isRecord(value.options) && isSums(value.sums);

/** Whatever is damaged is counted anew, as far as it is still there. Exported for its test. */
export const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  value.counts === COUNTS &&
  Array.isArray(value.tables) &&
  isRecord(value.cells) &&
  Object.values(value.cells).every((cells) => Array.isArray(cells) && cells.every(isCell));

/** What a full device does not keep, until the page is left. */
let unkept: Kept | undefined;

const load = (): Kept => {
  if (unkept) return unkept;
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(value) ? value : NOTHING;
  } catch {
    return NOTHING;
  }
};

export const countedTables = (): readonly string[] => load().tables;
export const ownCells = (game: string): readonly Cell[] => load().cells[game] ?? [];

/** Exported for its test. */
export const withGame = ({ tables, cells, counts }: Kept, table: string, game: string, cell: Cell | undefined): Kept => ({
  counts,
  tables: [...tables, table],
  cells: cell ? { ...cells, [game]: addTo(cells[game] ?? [], cell) } : cells,
});

/** A table that waits for dice somebody throws waits for no seat, as one that is over: it is asked about again. */
export const keep = (table: string, game: string, { isFinal, cell }: CountAnswer): void => {
  if (!isFinal) return;
  const kept = load();
  if (kept.tables.includes(table)) return;
  const more = withGame(kept, table, game, cell);
  try {
    localStorage.setItem(KEY, JSON.stringify(more));
    unkept = undefined;
  } catch {
    unkept = more;
  }
};
