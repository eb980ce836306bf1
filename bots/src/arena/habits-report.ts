/** Tables of habits, with a column for each entrant of a match. */
import { at } from '@caravel/core';
import type { HabitTable, Rate } from './habits.ts';
import { type Estimate, type Part, ratio } from './interval.ts';
import type { Notes } from './listener.ts';
import type { SeatedGame } from './match.ts';

interface NotedGame extends SeatedGame {
  readonly notes: Notes;
}

export interface HabitRow {
  readonly name: string;
  /** By entrant, then by column of the table. */
  readonly figures: readonly (readonly (Estimate | null)[])[];
  readonly areShares: readonly boolean[];
}

export interface HabitsReport {
  readonly groups: number;
  readonly games: number;
  readonly entrants: readonly string[];
  readonly tables: readonly { readonly title: string; readonly columns: readonly string[]; readonly rows: readonly HabitRow[] }[];
}

/** The sum of a count over the seats of one entrant in the games of a group. */
const countOf = (games: readonly NotedGame[], names: readonly string[], entrant: string, count: string): number =>
  games.reduce((sum, { notes, seating }) => {
    const bySeat = notes[count] ?? [];
    return sum + bySeat.reduce((own, amount, seat) => (names[at(seating, seat)] === entrant ? own + amount : own), 0);
  }, 0);

const figureOf = (
  groups: readonly (readonly NotedGame[])[],
  names: readonly string[],
  entrant: string,
  { of, per }: Rate,
): Estimate | null => {
  const sum = (count: string): number[] => groups.map((games) => countOf(games, names, entrant, count));
  if (per === undefined) return { mean: sum(of).reduce((total, amount) => total + amount, 0), low: null, high: null };
  const counted = sum(of);
  const parts = sum(per).map((amount, i): Part => ({ of: at(counted, i), per: amount }));
  const used = parts.filter((part) => part.per > 0);
  return used.length > 0 ? ratio(used) : null;
};

/** `names` has one name for each entrant; equal names are treated as one. */
export const habitsReport = (
  groups: readonly (readonly NotedGame[])[],
  names: readonly string[],
  tables: readonly HabitTable[],
): HabitsReport => {
  const entrants = [...new Set(names)];
  return {
    groups: groups.length,
    games: groups.flat().length,
    entrants,
    tables: tables.map(({ title, columns, rows }) => ({
      title,
      columns,
      rows: rows.map(({ name, rates }) => ({
        name,
        areShares: rates.map(({ isShare }) => isShare ?? false),
        figures: entrants.map((entrant) => rates.map((rate) => figureOf(groups, names, entrant, rate))),
      })),
    })),
  };
};
