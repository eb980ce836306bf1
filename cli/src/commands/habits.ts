import { type HabitRow, type HabitsReport, habitsReport, habitTablesOf } from '@caravel/bots/measures';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { parseFlags } from '../flags.ts';
import { MEASURE_FLAGS, MEASURE_FLAGS_USAGE, MEASURE_USAGE, readMatch } from '../match/match-flags.ts';
import { measureCommand, placeFor, runMeasure } from '../match/run-measure.ts';
import type { MatchSettings } from '../match/settings.ts';
import { playedFacts, writeEstimate } from '../match/table.ts';
import { oneLine } from '../one-line.ts';
import { markdownTable } from '../page.ts';

type Table = HabitsReport['tables'][number];

/** A figure never counted on has no value; a plain count has no places. */
const writeFigure = (figure: HabitRow['figures'][number][number], isShare: boolean): string => {
  if (!figure) return '–';
  if (isShare) return `${writeEstimate(figure, 1, 100)} %`;
  return writeEstimate(figure, Number.isInteger(figure.mean) && figure.high === null ? 0 : 2);
};

const writeRow = ({ name, figures, areShares }: HabitRow): string[] => [
  name,
  ...figures.flatMap((ofEntrant) => ofEntrant.map((figure, column) => writeFigure(figure, areShares[column] === true))),
];

/** Whose column it is, where there are several, and what it counts. */
const headOf = (entrants: readonly string[], { title, columns: names }: Table): string[] => [
  title,
  ...entrants.flatMap((entrant) =>
    names.map((name) => [entrants.length > 1 || !name ? oneLine(entrant) : '', name].filter(Boolean).join(': ')),
  ),
];

const writeTable = (entrants: readonly string[], table: Table): string => {
  const head = headOf(entrants, table);
  return columns([head, ...table.rows.map(writeRow)], [...head.keys()].slice(1));
};

const isNothing = ({ figures }: HabitRow): boolean => figures.flat().every((figure) => !figure || figure.mean === 0);

/** Without rows in which nothing was counted, but the first of each table. */
const writePage = ({ entrants, tables }: HabitsReport, command: string): string => {
  const pages = tables.map((table) => {
    const rows = table.rows.filter((row, i) => i === 0 || !isNothing(row));
    return markdownTable(headOf(entrants, table), rows.map(writeRow));
  });
  return [`\`${command}\``, ...pages].join('\n\n');
};

const writeReport = (settings: MatchSettings, { games, groups, entrants, tables }: HabitsReport): string =>
  [
    columns(playedFacts(settings, games, groups)),
    ...tables.map((table) => writeTable(entrants, table)),
    '± is the 95 % interval over groups\n',
  ].join('\n\n');

export const habits: Command = {
  name: 'habits',
  summary: 'says how bots play: what they build, waste and leave undone',
  usage: `habits ${MEASURE_USAGE}

  A column for each bot; what is counted depends on the game.

${MEASURE_FLAGS_USAGE}`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, MEASURE_FLAGS);
    const run = readMatch(values, positionals, host, 'habits');
    const { game, config, seats, seed, visits = null, milliseconds: ms = null } = run.settings;
    const place = values.write ? placeFor(run.settings, values.page) : undefined;
    const games = await runMeasure(run, host);
    const report = habitsReport(games, seats, await habitTablesOf(game));
    place?.write(writePage(report, measureCommand(run.settings, run.groups, values.option)));
    const all = { game, ...config, seats, seed, visits, ms, ...report };
    host.out(values.json ? `${JSON.stringify(all)}\n` : writeReport(run.settings, report));
    return 0;
  },
};
