/** Sums by kind of game, and the small file they are kept in: names once, then a row of numbers for each kind. */
import { at } from '@caravel/core';
import { amountsOf, choicesOf, type TallySpec } from './spec.ts';
import { add, type Moments, NOTHING, type Share, type Sums } from './sums.ts';

/** What is counted together. */
export interface Kind {
  readonly players: number;
  readonly rules: string;
  /** Only those that are not as usual. */
  readonly options: Readonly<Record<string, string>>;
  /** Of the bots at the table, where all are bots of one level. */
  readonly level?: string;
}

export interface Cell extends Kind {
  readonly sums: Sums;
}

export interface TallyFile {
  readonly game: string;
  readonly version: number;
  readonly spec: TallySpec;
  readonly cells: readonly (Kind & {
    readonly games: number;
    readonly lengths: Readonly<Record<string, number>>;
    readonly shares: readonly number[];
    readonly winners: readonly number[];
    readonly others: readonly number[];
  })[];
}

const keyOf = ({ players, rules, options, level }: Kind): string => JSON.stringify([players, rules, Object.entries(options).sort(), level]);

export const addTo = (cells: readonly Cell[], more: Cell): readonly Cell[] => {
  const key = keyOf(more);
  const found = cells.find((cell) => keyOf(cell) === key);
  return found ? cells.map((cell) => (cell === found ? { ...cell, sums: add(cell.sums, more.sums) } : cell)) : [...cells, more];
};

/** All of them together. */
export const sumOf = (cells: readonly Cell[]): Sums => cells.reduce((sum, { sums }) => add(sum, sums), NOTHING);

const row = (names: readonly string[], of: Readonly<Record<string, readonly number[]>>, width: number): number[] =>
  names.flatMap((name) => of[name] ?? Array<number>(width).fill(0));

const written = ({ sums, ...kind }: Cell, spec: TallySpec): TallyFile['cells'][number] => ({
  ...kind,
  games: sums.games,
  lengths: Object.fromEntries(Object.entries(sums.lengths).map(([length, [games]]) => [length, games])),
  shares: row(choicesOf(spec, kind.players), sums.shares, 2),
  winners: row(amountsOf(spec), sums.winners, 3),
  others: row(amountsOf(spec), sums.others, 3),
});

/** In one order, however they were counted. */
export const writeCells = (game: string, version: number, spec: TallySpec, cells: readonly Cell[]): TallyFile => ({
  game,
  version,
  spec,
  cells: cells.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en')).map((cell) => written(cell, spec)),
});

/** Nothing was counted where the first number is 0. */
const named = <T extends readonly number[]>(
  names: readonly string[],
  numbers: readonly number[],
  read: (i: number) => T,
): Record<string, T> => {
  const width = numbers.length / names.length;
  return Object.fromEntries(names.map((name, i) => [name, read(i * width)] as const).filter(([, [first]]) => first));
};

const sharesIn = (names: readonly string[], numbers: readonly number[]): Record<string, Share> =>
  named(names, numbers, (i) => [at(numbers, i), at(numbers, i + 1)]);
const momentsIn = (names: readonly string[], numbers: readonly number[]): Record<string, Moments> =>
  named(names, numbers, (i) => [at(numbers, i), at(numbers, i + 1), at(numbers, i + 2)]);

export const readCells = ({ spec, cells }: TallyFile): Cell[] =>
  cells.map(({ games, lengths, shares, winners, others, ...kind }) => ({
    ...kind,
    sums: {
      ...NOTHING,
      games,
      lengths: Object.fromEntries(Object.entries(lengths).map(([length, count]) => [length, [count] as const])),
      shares: sharesIn(choicesOf(spec, kind.players), shares),
      winners: momentsIn(amountsOf(spec), winners),
      others: momentsIn(amountsOf(spec), others),
    },
  }));
