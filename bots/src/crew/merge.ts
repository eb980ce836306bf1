/** What several searches of one position say together, in whichever order they come. */
import { at, type Move } from '@caravel/core';
import type { Report } from '../search/search.ts';

type Ranked = Report['ranking'][number];

/** The same sum for every order of the list: floating point adds up differently otherwise. */
const sumOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0);

const mergeMove = (move: Move, entries: readonly Ranked[], total: number): Ranked => {
  const visits = sumOf(entries.map((entry) => entry.visits));
  // A move nobody tried is worth what it promises.
  const weights = visits > 0 ? entries.map((entry) => entry.visits) : entries.map(() => 1);
  const worth = sumOf(entries.map((entry, i) => entry.worth * at(weights, i))) / sumOf(weights);
  return { move, visits, share: visits / Math.max(1, total), worth };
};

/** How far down a move stands in all lists: decides between moves with as many visits. */
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

/** Of the searches that agree on the move, the line of the longest. */
const lineOf = (reports: readonly Report[], move: Move): Report['line'] =>
  reports
    .map(({ line }) => line)
    .filter(([first]) => first?.move === move)
    .toSorted((a, b) => b.length - a.length || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))[0] ?? [];

const worthOfAll = (reports: readonly Report[], seat: number): number => {
  const weights = reports.map(({ visits }) => Math.max(1, visits));
  return sumOf(reports.map(({ worth }, i) => at(worth, seat) * at(weights, i))) / sumOf(weights);
};

/** At least one report; all of the same position. Visits add up, worth is weighed by them. */
export const mergeReports = (reports: readonly Report[]): Report => {
  const visits = sumOf(reports.map((report) => report.visits));
  const places = placesOf(reports);
  const ranking = [...byMove(reports)]
    .map(([move, entries]) => mergeMove(move, entries, visits))
    .sort((a, b) => b.visits - a.visits || (places.get(a.move) ?? 0) - (places.get(b.move) ?? 0) || a.move - b.move);
  const { move } = at(ranking, 0);
  const worth = at(reports, 0).worth.map((_, seat) => worthOfAll(reports, seat));
  return { move, visits, ranking, line: lineOf(reports, move), worth };
};
