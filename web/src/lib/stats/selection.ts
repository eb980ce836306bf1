/** Which games the plots are about. */
import { type Cell, NOTHING, type Sums, sumOf } from '@caravel/bots/figures';

export type Source = 'mine' | 'bots' | 'both';

/** All options together, whatever they are. */
export const EVERY = '*';

export interface Selection {
  readonly players: number;
  readonly rules: string;
  /** As `optionsText` writes them, or all of them. */
  readonly options: string;
}

/** Those that are not as usual: `mayor=in order`; empty for the usual ones. */
export const optionsText = ({ options }: Pick<Cell, 'options'>): string =>
  Object.entries(options)
    .map((pair) => pair.join('='))
    .sort()
    .join(', ');

const isOf = (cell: Cell, { players, rules, options }: Selection): boolean =>
  cell.players === players && cell.rules === rules && (options === EVERY || options === optionsText(cell));

export const select = (cells: readonly Cell[], selection: Selection): Sums =>
  cells.length === 0 ? NOTHING : sumOf(cells.filter((cell) => isOf(cell, selection)));

/** What there is to choose from among these games. */
export const optionsIn = (cells: readonly Cell[], { players, rules }: Omit<Selection, 'options'>): readonly string[] => [
  ...new Set(['', ...cells.filter((cell) => cell.players === players && cell.rules === rules).map(optionsText)]),
];
