import { benchEngine, type EngineReport } from '../bench/engine-bench.ts';
import { soak } from '../bench/soak.ts';
import type { Spread } from '../bench/spread.ts';
import { columns, writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, findGame, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, parseFlags, required, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';

const writeSpread = ({ median, low, high }: Spread): string[] =>
  [median, low, high].map((value) => writeNumber(value < 1000 ? value : Math.round(value)));

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

const runEngine = (args: readonly string[], host: Host): number => {
  const { values } = parseFlags(args, {
    ...CONFIG_FLAGS,
    ...JSON_FLAG,
    runs: { type: 'string', default: '15' },
    milliseconds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  });
  const table = readGameConfig({ ...values, players: values.players ?? '4' }, host);
  const runs = wholeNumber(values.runs, '--runs', 1, 1000);
  const seconds = wholeNumber(values.milliseconds, '--milliseconds', 1, 60_000) / 1000;
  const report = benchEngine(table, runs, seconds, wholeNumber(values.seed, '--seed', 0), host);
  host.out(values.json ? `${JSON.stringify(report)}\n` : writeReport(report));
  return 0;
};

const runSoak = (args: readonly string[], host: Host): number => {
  const { values } = parseFlags(args, {
    ...JSON_FLAG,
    game: { type: 'string' },
    games: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  });
  const game = findGame(host.games, required(values.game, '--game'));
  const report = soak(game, wholeNumber(values.games, '--games', 1), wholeNumber(values.seed, '--seed', 0), host);
  const sentence = `${writeNumber(report.games)} games of ${report.game}, ${writeNumber(report.moves + report.chanceMoves)} moves, no fault, ${writeNumber(report.seconds)} s\n`;
  host.out(values.json ? `${JSON.stringify(report)}\n` : sentence);
  return 0;
};

const BENCHES: Readonly<Record<string, (args: readonly string[], host: Host) => number>> = { engine: runEngine, soak: runSoak };

export const bench: Command = {
  name: 'bench',
  summary: 'measures the engine beside a calibration loop, or plays until something breaks',
  usage: `bench engine --game G [--players N] [--rules R] [--option name=value ...]
         [--runs K] [--milliseconds T] [--seed S] [--json]
       caravel bench soak --game G [--games K] [--seed S] [--json]

  engine   random games a second on one core: median and spread of K runs of T ms, calibration between them
           (defaults: 4 players, 15 runs, 1000 ms)
  soak     K random games over all player counts and rule sets, every invariant at every step (default 100000)`,
  run: (args, host) => {
    const [kind = '', ...rest] = args;
    const start = Object.hasOwn(BENCHES, kind) ? BENCHES[kind] : undefined;
    if (!start) throw new UserError(`'${kind}' is neither ${Object.keys(BENCHES).join(' nor ')}`);
    return start(rest, host);
  },
};
