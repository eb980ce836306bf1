/** How far levels are apart, for people: on the screen, and as a table of a page. */
import { columns, writeNumber } from '../columns.ts';
import { writeEstimate } from '../match/table.ts';
import { markdownTable } from '../page.ts';
import { goalOf, isReached, type PairResult } from './pairs.ts';

const HEAD = ['one against the others', 'players', 'games', 'wins %', 'goal'];

const rowOf = (result: PairResult): string[] => [
  `${result.upper} against ${result.lower}`,
  String(result.players),
  writeNumber(result.games),
  writeEstimate(result.wins, 1, 100),
  `${(100 * goalOf(result)).toFixed(0)}${isReached(result) ? '' : ', missed'}`,
];

const GOAL = 'the goal, parity and 10 points more, is for the lower end of the 95 % interval';

export const writeLevels = (results: readonly PairResult[]): string => `${columns([HEAD, ...results.map(rowOf)], [1, 2, 3])}\n\n${GOAL}\n`;

/** The same as a table of Markdown, with the command that finds it again. */
export const writeLevelsPage = (results: readonly PairResult[], command: string): string =>
  `\`${command}\`: ${GOAL}.\n\n${markdownTable(HEAD, results.map(rowOf))}`;
