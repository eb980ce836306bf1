/** The words of the page of statistics. Numbers come written, with their decimal places. */
import { speechIn } from '../format.ts';

const { list, number, plural } = speechIn('en');
const games = (n: number): string => plural(n, { one: '# game', other: '# games' });

export const en = {
  title: 'Statistics',
  hint: 'What wins, and where you stand',
  filters: {
    game: 'Game',
    players: 'Players',
    source: 'Games',
    rules: 'Rules',
    options: 'Options',
    usual: 'As usual',
    every: 'All together',
  },
  sources: { mine: 'My games', bots: (n: number) => `${number(n)} bot games`, both: 'Both' },
  show: 'Show as',
  plot: 'Plot',
  table: 'Table',
  sample: (n: number) => games(n),
  ofThem: (n: number, mine: number) => `${games(n)}; you: ${games(mine)}`,
  winners: 'Winners',
  others: 'Others',
  you: 'You',
  all: 'Total',
  wins: 'Wins',
  share: 'Win share',
  between: '95 % between',
  range: (low: string, high: string) => `${low} and ${high}`,
  give: (mean: string, error: string) => `${mean} ± ${error}`,
  percent: (value: string) => `${value} %`,
  even: (value: string) => `${value}, even`,
  evenIs: (value: string) => `win share (${value} = even)`,
  counting: (done: number, all: number) => `Counting your games: ${number(done)} of ${number(all)}`,
  seats: {
    title: 'Win share by turn order',
    start: (n: number) => `Player ${number(n)}`,
    most: (who: string) => `More wins than even: ${who}.`,
    none: 'No place in the turn order wins clearly more often.',
  },
  choices: {
    more: (names: readonly string[]) => `More common among winners: ${list(names)}. That does not make it the cause.`,
    none: 'Nothing here goes together with winning beyond chance.',
    few: 'Too few games to tell.',
  },
  points: {
    title: 'Points by source',
    most: (what: string, points: string) => `Largest difference: ${what}, ${points} points for the winners.`,
  },
  amounts: {
    most: (what: string, winners: string, others: string) => `Largest difference: ${what}, winners ${winners}, others ${others}.`,
    none: 'Winners and others differ no more than by chance.',
    hint: 'average per player and game',
  },
  length: {
    title: 'Length',
    rounds: (n: number) => `Half of the games last at most ${plural(n, { one: '# round', other: '# rounds' })}.`,
    decisions: (n: number) => `In half of the games each player has at most ${plural(n, { one: '# decision', other: '# decisions' })}.`,
    roundsAxis: 'rounds · share of games in %',
    decisionsAxis: 'decisions of a player · share of games in %',
    roundsHead: 'Rounds',
    decisionsHead: 'Decisions',
    ends: (parts: readonly string[]) => `Ended by: ${parts.join(', ')}`,
  },
  insights: {
    title: 'What stands out',
    other: (what: string, mine: string, winners: string) => `${what}: you ${mine} a game, winners ${winners}.`,
    none: (n: number) => `Nothing in your ${games(n)} differs from the winners beyond chance.`,
    few: (n: number) => `Finish ${games(n)} of this kind, and this page compares you with the winners.`,
    where: 'Show me where',
    cause: 'This goes along with winning. It need not be the cause.',
  },
  empty: 'No games of this kind yet.',
  emptyMine: 'You have finished no game of this kind yet. Play one to the end, and it shows up here.',
  note: (n: number) =>
    `Bot games are played by medium bots, some by easy ones. The line across a dot or bar is its 95 % interval. There are ${number(n)} bot games in all; the plots show those with the chosen players and rules.`,
};

export type Stats = typeof en;
