import { loadModel } from '@caravel/bots';
import { type Comparison, compareApart, compareOnce, comparisonOf } from '../bench/against.ts';
import { benchEngine, type EngineReport } from '../bench/engine-bench.ts';
import { PARTS } from '../bench/profile.ts';
import { benchSearch, type SearchReport } from '../bench/search-bench.ts';
import { runServer, SERVER_USAGE } from '../bench/server-command.ts';
import { BrokenGame, type SoakReport, soak } from '../bench/soak.ts';
import type { Spread } from '../bench/spread.ts';
import { columns, writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, findGame, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
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

const writeComparison = ({ against, runs, here, there, ratio }: Comparison): string => {
  const rows = [
    ['games a second of processor time', 'median', '10 %', '90 %'],
    ['here', ...writeSpread(here)],
    [against, ...writeSpread(there)],
    ['here / there, run by run', ...[ratio.median, ratio.low, ratio.high].map((value) => value.toFixed(3))],
  ];
  return `${runs} runs, both in turns\n\n${columns(rows, [1, 2, 3])}\n`;
};

/** Each run in a process of its own, or in this one if there is only one run. */
const withoutRuns = (args: readonly string[]): string[] =>
  args.filter((arg, i) => !/^--(runs|json)(=|$)/.test(arg) && args[i - 1] !== '--runs');

const runEngine = async (args: readonly string[], host: Host): Promise<number> => {
  const { values, positionals } = parseFlags(args, {
    ...CONFIG_FLAGS,
    ...JSON_FLAG,
    against: { type: 'string' },
    runs: { type: 'string', default: '15' },
    milliseconds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  });
  noneOf(positionals);
  const table = readGameConfig({ ...values, players: values.players ?? '4' }, host);
  const runs = wholeNumber(values.runs, '--runs', 1, 1000);
  const seconds = wholeNumber(values.milliseconds, '--milliseconds', 1, 60_000) / 1000;
  const seed = wholeNumber(values.seed, '--seed', 0);
  if (values.against !== undefined) {
    const folder = values.against;
    const comparison =
      runs === 1
        ? comparisonOf(folder, [await compareOnce(folder, table, seconds, seed, host)])
        : compareApart(folder, withoutRuns(args), runs, host);
    host.out(values.json ? `${JSON.stringify(comparison)}\n` : writeComparison(comparison));
    return 0;
  }
  const report = benchEngine(table, runs, seconds, seed, host);
  host.out(values.json ? `${JSON.stringify(report)}\n` : writeReport(report));
  return 0;
};

const writeSearch = (report: SearchReport): string => {
  const { game, rules, players, runs, positions, visitsEach } = report;
  const head = `${game}, ${rules}, ${players} players, ${runs} runs, ${positions} positions of ${writeNumber(visitsEach)} visits, one core`;
  const rows = [
    ['', 'median', '10 %', '90 %'],
    ['visits a second', ...writeSpread(report.visitsPerSecond)],
    ['calibration, units a second', ...writeSpread(report.calibration)],
    ['visits for a million units', ...writeSpread(report.visitsPerMillionUnits)],
  ];
  const shares = PARTS.map((part) => [`time in ${part}`, `${(100 * report.shares[part]).toFixed(1)} %`]);
  return `${head}\n\n${columns(rows, [1, 2, 3])}\n\n${columns(shares, [1])}\n`;
};

const runSearch = async (args: readonly string[], host: Host): Promise<number> => {
  const { values, positionals } = parseFlags(args, {
    ...CONFIG_FLAGS,
    ...JSON_FLAG,
    runs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  });
  noneOf(positionals);
  const table = readGameConfig({ ...values, players: values.players ?? '4' }, host);
  const trained = await loadModel(table.game);
  if (!trained) throw new UserError(`--game: no net was trained for ${table.game.name}; there is nothing to search with`);
  const runs = wholeNumber(values.runs, '--runs', 1, 1000);
  const seconds = wholeNumber(values.seconds, '--seconds', 1, 3600);
  const report = await benchSearch(trained, table, runs, seconds / (runs + 2), wholeNumber(values.seed, '--seed', 0), host);
  host.out(values.json ? `${JSON.stringify(report)}\n` : writeSearch(report));
  return 0;
};

/** Prints the game before the error is thrown, so that it can be saved and replayed. */
const soakAloud = (json: boolean, host: Host, play: () => SoakReport): SoakReport => {
  try {
    return play();
  } catch (error) {
    if (error instanceof BrokenGame) host.out(json ? `${JSON.stringify({ fault: error.message, file: error.file })}\n` : error.file);
    throw error;
  }
};

const runSoak = (args: readonly string[], host: Host): number => {
  const { values, positionals } = parseFlags(args, {
    ...JSON_FLAG,
    game: { type: 'string' },
    games: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  });
  noneOf(positionals);
  const game = findGame(host.games, required(values.game, '--game'));
  const games = wholeNumber(values.games, '--games', 1);
  const seed = wholeNumber(values.seed, '--seed', 0);
  const report = soakAloud(values.json, host, () => soak(game, games, seed, host));
  const sentence = `${writeNumber(report.games)} games of ${report.game}, ${writeNumber(report.moves + report.chanceMoves)} moves, no fault, ${writeNumber(report.seconds)} s\n`;
  host.out(values.json ? `${JSON.stringify(report)}\n` : sentence);
  return 0;
};

const BENCHES: Readonly<Record<string, Command['run']>> = { engine: runEngine, search: runSearch, soak: runSoak, server: runServer };

export const bench: Command = {
  name: 'bench',
  summary: 'engine, search and server measure how fast games are played, thought about and served here, soak plays until something breaks',
  usage: `bench engine --game G [--players N] [--rules R] [--option name=value ...]
                            [--runs K] [--milliseconds T] [--seed S] [--against FOLDER] [--json]
       caravel bench search --game G [--players N] [--rules R] [--option name=value ...]
                            [--runs K] [--seconds T] [--seed S] [--json]
       caravel bench soak   --game G [--games K] [--seed S] [--json]
       caravel bench server [--tables N] [--seconds T] [--rounds K] [--store sqlite|postgres] [--nodes N]
                            [--rate R] [--connections C] [--json]

  bench engine  random games a second on one core, median and spread of several runs, in turns with a
                calibration loop, so that days and machines can be compared
    --players       how many (default 4)
    --runs          how many runs are counted (default 15)
    --milliseconds  how long a run takes, half of it games, half calibration (default 1000)
    --against       another checkout of Caravel (git worktree add FOLDER COMMIT): both in turns, and their ratio

  bench search  visits a second of a search on one core, in positions of the middle of a game, in turns with
                the same calibration loop; then the share of time in rules, search and evaluation, by samples
    --players       how many (default 4)
    --runs          how many runs are counted (default 9)
    --seconds       how long all runs take together, warming up and sampling too (default 10)

  bench soak    random games over all player counts, rule sets and listed options, every invariant at every step;
                a fault is exit code 1 and the game as a .caravel file on the standard output
    --games         how many (default 100000)

${SERVER_USAGE}

  All but server take --seed (default 1): the same seed plays the same games.`,
  run: (args, host) => {
    const [kind = '', ...rest] = args;
    const start = Object.hasOwn(BENCHES, kind) ? BENCHES[kind] : undefined;
    if (!start) throw new UserError(`'${kind}' is neither ${Object.keys(BENCHES).join(' nor ')}`);
    return start(rest, host);
  },
};
