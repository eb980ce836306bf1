import { type CalibrationReport, calibrationReport } from '@caravel/bots/measures';
import { columns, writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { parseFlags } from '../flags.ts';
import { MEASURE_FLAGS, MEASURE_FLAGS_USAGE, MEASURE_USAGE, readMatch } from '../match/match-flags.ts';
import { measureCommand, placeFor, runMeasure } from '../match/run-measure.ts';
import type { MatchSettings } from '../match/settings.ts';
import { playedFacts, writeEstimate } from '../match/table.ts';
import { markdownTable } from '../page.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

const HEAD = ['said %', 'was %', 'games'];

const binRows = ({ bins }: CalibrationReport): string[][] =>
  bins.map(({ said, was, games }) => [percent(said), writeEstimate(was, 1, 100), writeNumber(games)]);

const writePage = (report: CalibrationReport, command: string): string => {
  const { logLoss, firstRoundLogLoss, guessing, scoreError, jumps } = report;
  const said = `log loss ${writeEstimate(logLoss, 3)} (guessing ${guessing.toFixed(3)}), in round 1 ${writeEstimate(firstRoundLogLoss, 3)}`;
  const rest = `final scores are off by ${writeEstimate(scoreError, 1)}; jumps: mean ${percent(jumps.mean)} points of percent, 90th percentile ${percent(jumps.ninetieth)}`;
  return `\`${command}\`: ${said}; ${rest}.\n\n${markdownTable(HEAD, binRows(report))}`;
};

const writeReport = (settings: MatchSettings, report: CalibrationReport, groups: number): string => {
  const { guessing, logLoss, firstRoundLogLoss, scoreError, jumps } = report;
  const facts = columns([
    ...playedFacts(settings, report.games, groups),
    ['log loss', `${writeEstimate(logLoss, 3)} at large decisions; guessing loses ${guessing.toFixed(3)}`],
    ['round 1', `${writeEstimate(firstRoundLogLoss, 3)}`],
    ['score', `final scores are off by ${writeEstimate(scoreError, 1)} points`],
    [
      'jumps',
      `mean ${percent(jumps.mean)} points of percent, 90th percentile ${percent(jumps.ninetieth)}, in ${writeNumber(jumps.pairs)} pairs`,
    ],
  ]);
  return `${facts}\n\n${columns([HEAD, ...binRows(report)], [0, 1, 2])}\n\n± is the 95 % interval over groups\n`;
};

export const calibration: Command = {
  name: 'calibration',
  summary: 'says how true the chances are that the net states in games of given bots',
  usage: `calibration ${MEASURE_USAGE}

  The net judges every position in which one of the bots decides, and is compared with what came of it: who won and with
  how many points. A jump is the change of a seat's chance between two of its decisions with nothing in between.

${MEASURE_FLAGS_USAGE}`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, MEASURE_FLAGS);
    const run = readMatch(values, positionals, host, 'calibration');
    const place = values.write ? placeFor(run.settings, values.page) : undefined;
    const groups = await runMeasure(run, host);
    const { game, config, seats, seed, visits = null, milliseconds: ms = null } = run.settings;
    const report = calibrationReport(
      groups.map((games) => games.map(({ notes }) => notes)),
      config.players,
    );
    place?.write(writePage(report, measureCommand(run.settings, run.groups, values.option)));
    const all = { game, ...config, seats, seed, visits, ms, groups: groups.length, ...report };
    host.out(values.json ? `${JSON.stringify(all)}\n` : writeReport(run.settings, report, groups.length));
    return 0;
  },
};
