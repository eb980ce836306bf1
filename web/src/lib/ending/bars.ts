/** Each player's points as a bar of parts; what was lost stands behind it as a number, so that no bar begins below zero. */
import { at, type Seat } from '@caravel/core';
import type { ScoreRow } from '../table/game-ui.ts';

export interface Part {
  /** The number of its row, which is its colour. */
  readonly row: number;
  readonly label: string;
  readonly value: number;
  /** Of the whole width. */
  readonly share: number;
}

export interface Bar {
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly Part[];
  readonly losses: readonly Part[];
}

/** What is hidden counts as nothing. */
const partsOf = (rows: readonly ScoreRow[], seat: Seat): Part[] =>
  rows.map(({ label, values }, row) => ({ row, label, value: values.at(seat) ?? 0, share: 0 })).filter(({ value }) => value !== 0);

const gained = (rows: readonly ScoreRow[], seat: Seat): number =>
  partsOf(rows, seat).reduce((sum, { value }) => sum + Math.max(0, value), 0);

/** In the order of the seats that is given; the longest bar has the whole width. */
export const barsOf = (rows: readonly ScoreRow[], totals: readonly number[], order: readonly Seat[]): readonly Bar[] => {
  const longest = Math.max(1, ...order.map((seat) => gained(rows, seat)));
  return order.map((seat) => {
    const all = partsOf(rows, seat).map((part) => ({ ...part, share: Math.max(0, part.value) / longest }));
    return {
      seat,
      total: at(totals, seat),
      parts: all.filter(({ value }) => value > 0),
      losses: all.filter(({ value }) => value < 0),
    };
  });
};

/** What the bars show: a row that brought or cost nobody anything needs no sign. */
export const shownRows = (bars: readonly Bar[]): ReadonlySet<number> =>
  new Set(bars.flatMap(({ parts, losses }) => [...parts, ...losses].map(({ row }) => row)));

/** Rows that only take: they have a number behind the bar and no colour in it. */
export const isLoss = (bars: readonly Bar[], row: number): boolean => bars.every(({ parts }) => parts.every((part) => part.row !== row));
