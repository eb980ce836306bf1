/** `caravel bench engine`: random games a second on one core, here or in turns with another checkout. */
import { columns } from '../columns.ts';
import { type GameConfig, readGameConfig } from '../config-flags.ts';
import { noneOf, parseFlags, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { type Comparison, compareApart, compareOnce, comparisonOf } from './against.ts';
import { RUNS_FLAGS } from './bench-flags.ts';
import { benchEngine, type EngineReport } from './engine-bench.ts';
import { writeSpread } from './spread.ts';

interface EngineSettings {
  readonly table: GameConfig;
  readonly runs: number;
  readonly seconds: number;
  readonly seed: number;
}

const writeReport = (report: EngineReport): string => {
  const head = `${report.game}, ${report.rules}, ${report.players} players, ${report.runs} runs, ${report.movesPerGame.toFixed(1)} moves a game, one core`;
  const rows = [
    ['', 'median', '10 %', '90 %'],
    ['games a second', ...writeSpread(report.gamesPerSecond)],
    ['moves a second, chance too', ...writeSpread(report.movesPerSecond)],
    ['nanoseconds a copy', ...writeSpread(report.copyNanoseconds)],
    ['calibration, units a second', ...writeSpread(report.calibration)],
    ['games for a million units', ...writeSpread(report.gamesPerMillionUnits)],
  ];
  return `${head}\n\n${columns(rows, [1, 2, 3])}\n`;
};

const writeComparison = ({ against, runs, here, there, ratio }: Comparison): string => {
  const rows = [
    ['games a second of processor time', 'median', '10 %', '90 %'],
    ['here', ...writeSpread(here)],
    [against, ...writeSpread(there)],
    ['here / there, run by run', ...[ratio.median, ratio.low, ratio.high].map((value) => value.toFixed(3))],
  ];
  return `${runs} runs, both in turns\n\n${columns(rows, [1, 2, 3])}\n`;
};

/** For the processes that make one run each. */
const withoutRuns = (args: readonly string[]): string[] =>
  args.filter((arg, i) => !/^--(runs|json)(=|$)/.test(arg) && args[i - 1] !== '--runs');

/** Each run in a process of its own, or in this one if there is only one run. */
const compare = async (folder: string, settings: EngineSettings, args: readonly string[], host: Host): Promise<Comparison> => {
  const { table, runs, seconds, seed } = settings;
  if (runs > 1) return compareApart(folder, withoutRuns(args), runs, host);
  return comparisonOf(folder, [await compareOnce(folder, table, seconds, seed, host)]);
};

export const runEngine = async (args: readonly string[], host: Host): Promise<number> => {
  const { values, positionals } = parseFlags(args, RUNS_FLAGS);
  noneOf(positionals);
  const table = readGameConfig({ ...values, players: values.players ?? '4' }, host);
  const runs = wholeNumber(values.runs, '--runs', 1, 1000);
  const seconds = wholeNumber(values.milliseconds, '--milliseconds', 1, 60_000) / 1000;
  const seed = wholeNumber(values.seed, '--seed', 0);
  const print = <T>(report: T, write: (report: T) => string): void => host.out(values.json ? `${JSON.stringify(report)}\n` : write(report));
  if (values.against === undefined) print(benchEngine(table, runs, seconds, seed, host), writeReport);
  else print(await compare(values.against, { table, runs, seconds, seed }, args, host), writeComparison);
  return 0;
};
