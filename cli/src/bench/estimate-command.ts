/** `caravel bench estimate`: what it costs to judge a position, here and by the linear evaluation of an older checkout. */
import { loadModel } from '@caravel/bots';
import { columns, writeNumber } from '../columns.ts';
import { readGameConfig } from '../config-flags.ts';
import { noneOf, parseFlags, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';
import { RUNS_FLAGS } from './bench-flags.ts';
import { benchEstimate, type EstimateReport } from './estimate-bench.ts';
import { type Spread, writeSpread } from './spread.ts';

const writeRatio = ({ median, low, high }: Spread): string[] => [median, low, high].map((value) => value.toFixed(2));

const writeReport = ({ game, rules, players, runs, positions, estimate, encoding, against }: EstimateReport): string => {
  const head = `${game}, ${rules}, ${players} players, ${runs} runs, ${writeNumber(positions)} positions of a game, one core`;
  const old = against && [
    [`${against.folder}: chances of all seats`, ...writeSpread(against.chances)],
    [`${against.folder}: points of all seats`, ...writeSpread(against.points)],
    ['estimate / chances there, run by run', ...writeRatio(against.toChances)],
    ['estimate / points there, run by run', ...writeRatio(against.toPoints)],
  ];
  const rows = [
    ['microseconds of processor time', 'median', '10 %', '90 %'],
    ['estimate', ...writeSpread(estimate)],
    ['of it encoding', ...writeSpread(encoding)],
    ...(old ?? []),
  ];
  return `${head}\n\n${columns(rows, [1, 2, 3])}\n`;
};

export const runEstimate = async (args: readonly string[], host: Host): Promise<number> => {
  const { values, positionals } = parseFlags(args, RUNS_FLAGS);
  noneOf(positionals);
  const table = readGameConfig({ ...values, players: values.players ?? '4' }, host);
  const trained = await loadModel(table.game);
  if (!trained) throw new UserError(`--game: no net was trained for ${table.game.name}; there is nothing to judge with`);
  const runs = wholeNumber(values.runs, '--runs', 1, 1000);
  const seconds = wholeNumber(values.milliseconds, '--milliseconds', 1, 60_000) / 1000;
  const seed = wholeNumber(values.seed, '--seed', 0);
  const report = await benchEstimate(trained, table, { runs, seconds, seed, against: values.against }, host);
  host.out(values.json ? `${JSON.stringify(report)}\n` : writeReport(report));
  return 0;
};
