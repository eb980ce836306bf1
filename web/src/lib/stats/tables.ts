/** Every plot as a table: a head, and rows of written cells. */
import type { Stats } from '@caravel/i18n/stats';
import { say } from '../speech.svelte.ts';
import type { ScoreRow } from '../table/game-ui.ts';
import type { AmountRow, LengthRow, ShareRow } from './figures.ts';
import { percent, tenth, writeEstimate } from './words.svelte.ts';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const between = (words: Stats, { low, high, mean }: ShareRow['share']): string => words.range(percent(low ?? mean), percent(high ?? mean));

/** `did`: what the seats did; without it all of them are meant. The best first. */
export const shareTable = (words: Stats, rows: readonly ShareRow[], label: (name: string) => string, did?: string): Table => ({
  head: ['', ...(did === undefined ? [] : [did]), words.wins, words.share, words.between],
  rows: (did === undefined ? rows : rows.toSorted((a, b) => b.share.mean - a.share.mean)).map((row) => [
    label(row.name),
    ...(did === undefined ? [] : [words.percent(percent(row.did))]),
    say().number(Math.round(row.wins)),
    words.percent(percent(row.share.mean)),
    between(words, row.share),
  ]),
});

export const amountTable = (words: Stats, rows: readonly AmountRow[], label: (name: string) => string): Table => {
  const hasMine = rows.some(({ mine }) => mine);
  return {
    head: ['', words.winners, words.others, ...(hasMine ? [words.you] : [])],
    rows: rows.map(({ name, winners, others, mine }) => [
      label(name),
      ...[winners, others, ...(hasMine ? [mine] : [])].map((estimate) => writeEstimate(words, estimate)),
    ]),
  };
};

export const pointsTable = (words: Stats, rows: readonly ScoreRow[], totals: readonly number[], names: readonly string[]): Table => ({
  head: ['', ...names],
  rows: [
    ...rows.map(({ label, values }) => [label, ...values.map((value) => tenth(value ?? 0))]),
    [words.all, ...totals.map((total) => tenth(total))],
  ],
});

export const lengthText = ({ length, last }: LengthRow): string =>
  length === last ? say().number(length) : `${say().number(length)}–${say().number(last)}`;

export const lengthTable = (words: Stats, rows: readonly LengthRow[], head: string): Table => ({
  head: [head, words.filters.source, '%'],
  rows: rows.map((row) => [lengthText(row), say().number(row.games), percent(row.share)]),
});
