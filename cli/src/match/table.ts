/** A match report for people. */
import { type EntrantReport, type Estimate, effortOf, type MatchReport } from '@caravel/bots';
import { columns, writeNumber } from '../columns.ts';
import { oneLine } from '../one-line.ts';
import type { MatchSettings } from './settings.ts';

/** `45.2 ± 3.1`: Student's interval is symmetric. */
export const writeEstimate = ({ mean, high }: Estimate, digits: number, factor = 1): string =>
  `${(mean * factor).toFixed(digits)}${high === null ? '' : ` ± ${((high - mean) * factor).toFixed(digits)}`}`;

/** With fewer groups Student's interval says next to nothing, such as ± 317 %. */
const FEWEST_GROUPS = 5;

/** As far as the groups allow. */
type Write = typeof writeEstimate;
const writerFor =
  (groups: number): Write =>
  (figure, ...how) =>
    writeEstimate(groups < FEWEST_GROUPS ? { ...figure, high: null } : figure, ...how);

const row = (entrant: EntrantReport, write: Write): string[] => [
  oneLine(entrant.name),
  String(entrant.seatsPlayed),
  write(entrant.winShare, 1, 100),
  write(entrant.score, 2),
  write(entrant.margin, 2),
  entrant.decisionsPerGame.toFixed(1),
  entrant.millisecondsPerDecision.toFixed(3),
];

const HEAD = ['entrant', 'played', 'wins %', 'score', 'margin', 'decisions', 'ms each'];

const WAYS = [
  ['visits', 'visits a large decision'],
  ['milliseconds', 'ms a turn'],
] as const;

/** The effort of `hard`, and of `expert` if it played. */
export const writeEffort = (settings: MatchSettings): string => {
  const [way, unit] = WAYS.find(([name]) => settings[name] !== undefined) ?? [];
  const amount = way && settings[way];
  if (amount === undefined) return "the level's own";
  const { seats, threads } = settings;
  const expert = `, expert ${writeNumber(effortOf('expert', amount))}${threads > 1 ? ` on ${threads} threads` : ''}`;
  return `${writeNumber(amount)} ${unit}${seats.includes('expert') ? expert : ''}`;
};

/** What the players had at the end, one row for everything that anyone had. */
const writeHoldings = ({ entrants }: MatchReport): string => {
  const names = Object.keys(entrants[0]?.holdings ?? {});
  const had = names.filter((what) => entrants.some(({ holdings }) => holdings[what]));
  const rows = had.map((what) => [what, ...entrants.map(({ holdings }) => (holdings[what] ?? 0).toFixed(2))]);
  const head = ['at the end', ...entrants.map(({ name }) => oneLine(name))];
  return columns(
    [head, ...rows],
    entrants.map((_, i) => i + 1),
  );
};

/** What was played, as the first rows of a report. */
export const playedFacts = (settings: MatchSettings, games: number, groups: number): string[][] => [
  ['game', `${settings.game}, ${settings.config.rules}, ${settings.config.players} players, seed ${settings.seed}`],
  ['games', `${writeNumber(games)} in ${writeNumber(groups)} ${groups === 1 ? 'group' : 'groups'} of the same chance, seats in turn`],
  ['search', writeEffort(settings)],
];

/** What the figures mean. */
const writeFootnote = (seats: number, groups: number): string => {
  const parity = `wins are a seat's, ${(100 / seats).toFixed(1)} % is parity`;
  if (groups >= FEWEST_GROUPS) return `± is the 95 % interval over groups; ${parity}`;
  return `too few games to say how sure this is: it takes ${FEWEST_GROUPS} groups (--games ${FEWEST_GROUPS}); ${parity}`;
};

export const writeMatch = (settings: MatchSettings, report: MatchReport, withHoldings = false): string => {
  const { seats } = settings;
  const write = writerFor(report.groups);
  const facts = columns([...playedFacts(settings, report.games, report.groups), ['winner', `${write(report.winnerScore, 2)} points`]]);
  const table = columns([HEAD, ...report.entrants.map((entrant) => row(entrant, write))], [1, 2, 3, 4, 5, 6]);
  const holdings = withHoldings ? `${writeHoldings(report)}\n\n` : '';
  return `${facts}\n\n${table}\n\n${holdings}${writeFootnote(seats.length, report.groups)}\n`;
};
