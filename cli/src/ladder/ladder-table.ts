/** The ladder for people: on the screen, and as a table of a page. */

import type { EntrantReport, MatchReport } from '@caravel/bots';
import { at } from '@caravel/core';
import type { Rating } from 'openskill';
import { columns, writeNumber } from '../columns.ts';
import type { MatchSettings } from '../match/settings.ts';
import { writeEffort, writeEstimate } from '../match/table.ts';
import { markdownTable } from '../page.ts';

export interface RankedLevel {
  readonly level: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly score: EntrantReport['score'];
  readonly winShare: EntrantReport['winShare'];
}

/** The best first. */
export const rankedLevels = ({ entrants }: MatchReport, ratings: readonly Rating[]): RankedLevel[] =>
  entrants
    .map(({ name, seatsPlayed, score, winShare }, i) => ({
      level: name,
      mu: at(ratings, i).mu,
      sigma: at(ratings, i).sigma,
      games: seatsPlayed,
      score,
      winShare,
    }))
    .sort((a, b) => b.mu - a.mu);

const HEAD = ['level', 'rating', 'sigma', 'games', 'mean score', 'wins %'];

const rowOf = ({ level, mu, sigma, games, score, winShare }: RankedLevel): string[] => [
  level,
  mu.toFixed(1),
  sigma.toFixed(1),
  writeNumber(games),
  writeEstimate(score, 1),
  writeEstimate(winShare, 1, 100),
];

const titleOf = ({ game, config, seed }: MatchSettings): string => `${game}, ${config.rules}, ${config.players} players, seed ${seed}`;

export const writeLadder = (settings: MatchSettings, report: MatchReport, ranking: readonly RankedLevel[]): string => {
  const facts = columns([
    ['game', titleOf(settings)],
    ['games', `${writeNumber(report.games)} at ${writeNumber(report.groups)} mixed tables, seats in turn`],
    ['search', writeEffort(settings)],
  ]);
  const parity = `wins are a seat's, ± is the 95 % interval; ${(100 / settings.config.players).toFixed(1)} % is parity`;
  return `${facts}\n\n${columns([HEAD, ...ranking.map(rowOf)], [1, 2, 3, 4, 5])}\n\n${parity}\n`;
};

/** The same as a table of Markdown, with the command that finds it again. */
export const writeLadderPage = (settings: MatchSettings, report: MatchReport, ranking: readonly RankedLevel[], command: string): string => {
  const rows = ranking.map((ranked) => [`\`${ranked.level}\``, ...rowOf(ranked).slice(1)]);
  return `\`${command}\`: ${writeNumber(report.games)} games, ${writeEffort(settings)}.\n\n${markdownTable(HEAD, rows)}`;
};
