/** The results of a match for each entrant. Games of a group share their draws, so a group is one sample. */
import { at } from '@caravel/core';
import { type Estimate, estimate } from './interval.ts';
import type { SeatedGame } from './match.ts';

export interface EntrantReport {
  readonly name: string;
  /** The number of games, each counted as often as the entrant had a seat in it. */
  readonly seatsPlayed: number;
  /** Games won; a shared win is shared in equal parts. */
  readonly wins: number;
  /** The wins per seat, so that parity is one over the number of players however many seats the entrant had. */
  readonly winShare: Estimate;
  readonly score: Estimate;
  /** Own score less the best score of the other seats. */
  readonly margin: Estimate;
  readonly decisionsPerGame: number;
  readonly millisecondsPerDecision: number;
  /** What it had at the end on average, by the names of the game's holdings. */
  readonly holdings: Readonly<Record<string, number>>;
}

export interface MatchReport {
  readonly groups: number;
  readonly games: number;
  readonly winnerScore: Estimate;
  readonly entrants: readonly EntrantReport[];
}

interface SeatRecord {
  readonly win: number;
  readonly score: number;
  readonly margin: number;
  readonly decisions: number;
  readonly milliseconds: number;
  readonly holdings: Readonly<Record<string, number>>;
}

const recordOf = ({ scores, winners, decisions, milliseconds, holdings = {} }: SeatedGame, seat: number): SeatRecord => ({
  win: winners.includes(seat) ? 1 / winners.length : 0,
  score: at(scores, seat),
  margin: at(scores, seat) - Math.max(...scores.filter((_, other) => other !== seat)),
  decisions: at(decisions, seat),
  milliseconds: at(milliseconds, seat),
  holdings: Object.fromEntries(Object.entries(holdings).map(([what, amounts]) => [what, at(amounts, seat)])),
});

/** What the seats of one entrant did in a group. */
const recordsOf = (group: readonly SeatedGame[], names: readonly string[], name: string): SeatRecord[] =>
  group.flatMap((game) =>
    [...game.seating.keys()].filter((seat) => names[at(game.seating, seat)] === name).map((seat) => recordOf(game, seat)),
  );

const sumOf = <T>(list: readonly T[], figure: (item: T) => number): number => list.reduce((sum, item) => sum + figure(item), 0);
const meanOf = <T>(list: readonly T[], figure: (item: T) => number): number => sumOf(list, figure) / list.length;

const meanHoldings = (records: readonly SeatRecord[]): Record<string, number> =>
  Object.fromEntries(Object.keys(records[0]?.holdings ?? {}).map((what) => [what, meanOf(records, ({ holdings }) => holdings[what] ?? 0)]));

const entrantReport = (groups: readonly (readonly SeatedGame[])[], names: readonly string[], name: string): EntrantReport => {
  const records = groups.map((group) => recordsOf(group, names, name)).filter(({ length }) => length > 0);
  const all = records.flat();
  const over = (figure: (record: SeatRecord) => number): Estimate => estimate(records.map((group) => meanOf(group, figure)));
  const decisions = sumOf(all, (record) => record.decisions);
  return {
    name,
    seatsPlayed: all.length,
    wins: sumOf(all, ({ win }) => win),
    winShare: over(({ win }) => win),
    score: over(({ score }) => score),
    margin: over(({ margin }) => margin),
    decisionsPerGame: decisions / all.length,
    millisecondsPerDecision: sumOf(all, ({ milliseconds }) => milliseconds) / Math.max(1, decisions),
    holdings: meanHoldings(all),
  };
};

/** Needs at least one group, and every name in some game. `names` has one name for each entrant; equal names are treated as one. */
export const matchReport = (groups: readonly (readonly SeatedGame[])[], names: readonly string[]): MatchReport => ({
  groups: groups.length,
  games: groups.flat().length,
  winnerScore: estimate(groups.map((group) => meanOf(group, ({ scores, winners }) => at(scores, at(winners, 0))))),
  entrants: [...new Set(names)].map((name) => entrantReport(groups, names, name)),
});
