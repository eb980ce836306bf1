/** Adds up several searches of one position; the order of the reports does not matter. */
import { at, type Move } from '@caravel/core';
import type { Ranked, Report } from '../search/report.ts';

/** Sorted first, so that the order of the list does not change the floating-point sum. */
const sumOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0);

/** Errors of searches with different seeds are independent; the error of a move without visits stays as it is. */
const errorOf = (entries: readonly Ranked[], weights: readonly number[], visits: number): number => {
  if (visits === 0 || entries.length === 1) return Math.max(...entries.map(({ error }) => error));
  return Math.sqrt(sumOf(entries.map(({ error }, i) => (error * at(weights, i)) ** 2))) / sumOf(weights);
};

const mergeMove = (move: Move, entries: readonly Ranked[], total: number): Ranked => {
  const visits = sumOf(entries.map((entry) => entry.visits));
  // Without any visit the mean of the estimates counts.
  const weights = visits > 0 ? entries.map((entry) => entry.visits) : entries.map(() => 1);
  const mean = (of: (entry: Ranked) => number): number => sumOf(entries.map((entry, i) => of(entry) * at(weights, i))) / sumOf(weights);
  return {
    move,
    visits,
    share: visits / Math.max(1, total),
    chance: mean(({ chance }) => chance),
    error: errorOf(entries, weights, visits),
    score: mean(({ score }) => score),
  };
};

/** The sum of a move's places in all rankings, which decides between moves with equal visits. */
const placesOf = (reports: readonly Report[]): Map<Move, number> => {
  const places = new Map<Move, number>();
  for (const { ranking } of reports) for (const [place, { move }] of ranking.entries()) places.set(move, (places.get(move) ?? 0) + place);
  return places;
};

const byMove = (reports: readonly Report[]): Map<Move, Ranked[]> => {
  const entries = new Map<Move, Ranked[]>();
  for (const entry of reports.flatMap(({ ranking }) => ranking)) entries.set(entry.move, [...(entries.get(entry.move) ?? []), entry]);
  return entries;
};

/** The longest line of those that start with the move. */
const lineOf = (reports: readonly Report[], move: Move): Report['line'] =>
  reports
    .map(({ line }) => line)
    .filter(([first]) => first?.move === move)
    .toSorted((a, b) => b.length - a.length || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))[0] ?? [];

const chanceOfAll = (reports: readonly Report[], seat: number): number => {
  const weights = reports.map(({ visits }) => Math.max(1, visits));
  return sumOf(reports.map(({ chances }, i) => at(chances, seat) * at(weights, i))) / sumOf(weights);
};

/** Needs at least one report, all of the same position. Visits are added up, and chances are weighted by them. */
export const mergeReports = (reports: readonly Report[]): Report => {
  const visits = sumOf(reports.map((report) => report.visits));
  const places = placesOf(reports);
  const ranking = [...byMove(reports)]
    .map(([move, entries]) => mergeMove(move, entries, visits))
    .sort((a, b) => b.visits - a.visits || (places.get(a.move) ?? 0) - (places.get(b.move) ?? 0) || a.move - b.move);
  const { move } = at(ranking, 0);
  const chances = at(reports, 0).chances.map((_, seat) => chanceOfAll(reports, seat));
  return { move, visits, ranking, line: lineOf(reports, move), chances };
};
