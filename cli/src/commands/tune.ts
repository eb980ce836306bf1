import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type IterationReport, type Mind, startTuning, studyOf, type TuningPlan, type TuningState, tune as tuneOnce } from '@caravel/bots';
import { writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, CONFIG_USAGE, findGame, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { tuneChances } from '../tune/tune-chances.ts';
import { TuningFile } from '../tune/tuning-file.ts';
import { WeightsFile } from '../tune/weights-file.ts';
import { UserError } from '../user-error.ts';

const MOST = 10_000_000;

const TUNE_FLAGS = {
  ...CONFIG_FLAGS,
  ...JSON_FLAG,
  chances: { type: 'boolean', default: false },
  visits: { type: 'string', default: '8' },
  iterations: { type: 'string' },
  games: { type: 'string', default: '400' },
  'random-games': { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  state: { type: 'string' },
  out: { type: 'string' },
} as const;

type TuneValues = ReturnType<typeof parseFlags<typeof TUNE_FLAGS>>['values'];

const mindFor = (values: TuneValues, host: Host): Mind => {
  const game = findGame(host.games, required(values.game, '--game'));
  const study = studyOf(game);
  if (!study) throw new UserError(`--game: the bots have not studied ${game.name}; there is nothing to tune`);
  return study.mind;
};

const readPlan = (values: TuneValues, host: Host): TuningPlan => {
  const mind = mindFor(values, host);
  const ruleSets = values.rules === undefined ? mind.game.ruleSets : [values.rules];
  return {
    mind,
    configs: ruleSets.map((rules) => readGameConfig({ ...values, rules }, host).config),
    iterations: wholeNumber(required(values.iterations, '--iterations'), '--iterations', 1, MOST),
    games: wholeNumber(values.games, '--games', 1, MOST),
    randomGames: wholeNumber(values['random-games'], '--random-games', 1, MOST),
    seed: wholeNumber(values.seed, '--seed', 0, 2 ** 48),
  };
};

const tableOf = ({ mind }: TuningPlan, { players, rules, option = [] }: TuneValues): string =>
  [
    `caravel tune --game ${mind.game.name} --players ${players}`,
    ...(rules === undefined ? [] : [`--rules ${rules}`]),
    ...option.map((pair) => `--option ${JSON.stringify(pair)}`),
  ].join(' ');

/** The command that finds the same weights again. */
const commandOf = (plan: TuningPlan, values: TuneValues): string =>
  `${tableOf(plan, values)} --iterations ${plan.iterations} --games ${plan.games} --random-games ${plan.randomGames} --seed ${plan.seed}`;

const writeIteration = (report: IterationReport, iterations: number): string =>
  `iteration ${report.iteration + 1} of ${iterations}: ${writeNumber(report.games)} ${report.iteration === 0 ? 'random games' : 'games'}, ` +
  `mean score ${report.meanScore.toFixed(2)}, winner ${report.meanWinner.toFixed(2)}; final scores predicted to ± ${report.error.toFixed(2)} ` +
  `over ${writeNumber(Math.round(report.samples))} positions\n`;

const iterate = (plan: TuningPlan, state: TuningState, host: Host): IterationReport => {
  const progress = new Progress(host, state.weights ? plan.games : plan.randomGames);
  try {
    return tuneOnce(plan, state, (games) => progress.show(games));
  } finally {
    progress.clear();
  }
};

const demandDirectory = (path: string, flag: string): void => {
  if (!existsSync(dirname(path))) throw new UserError(`${flag}: there is no directory ${dirname(path)}`);
};

const runChances = (plan: TuningPlan, values: TuneValues, host: Host): number => {
  if (values.state !== undefined) throw new UserError('--state: chances are found in one go');
  const players = wholeNumber(required(values.players, '--players'), '--players', 1);
  const visits = wholeNumber(values.visits, '--visits', 1, MOST);
  const out = required(values.out, '--out');
  demandDirectory(out, '--out');
  const { iterations, games, seed } = plan;
  const command = `${tableOf(plan, values)} --chances --visits ${visits} --iterations ${iterations} --games ${games} --seed ${seed}`;
  tuneChances(plan, { players, visits, out, command, json: values.json === true }, host);
  return 0;
};

export const tune: Command = {
  name: 'tune',
  summary: 'finds the weights of an evaluation by self-play',
  usage: `tune ${CONFIG_USAGE}
         --iterations I [--games K] [--random-games R] [--seed S] [--state FILE] --out FILE [--json]
         --chances [--visits V] --iterations I [--games K] [--seed S] --out FILE [--json]

  Finds the weights that best predict a seat's final score from what the position holds for it (ridge regression).
  The first iteration plays at random; each later one plays with the weights of the one before.

  With --chances it finds the weights that best tell who wins (logistic regression), from games of a search: the first iteration searches by
  points, each later one by the chances of the one before.

  --rules         one rule set (default: all of the game in turn)
  --iterations    how many, those in --state included
  --games         games an iteration (default 400), --random-games in the first (default 2000)
  --visits        of the search of --chances, for each large decision (default 8)
  --seed          the same seed finds the same weights (default 1)
  --state         keeps what was learnt in FILE after every iteration; the same tuning goes on from there
  --out           a .ts or .json file for the weights; other numbers of players in it stay
  --json          a line of JSON an iteration`,
  run: (args, host) => {
    const { values, positionals } = parseFlags(args, TUNE_FLAGS);
    noneOf(positionals);
    const plan = readPlan(values, host);
    if (values.chances) return runChances(plan, values, host);
    for (const [path, flag] of [
      [required(values.out, '--out'), '--out'],
      [values.state ?? '.', '--state'],
    ] as const)
      demandDirectory(path, flag);
    const out = new WeightsFile(required(values.out, '--out'), plan.mind);
    const file = values.state === undefined ? undefined : new TuningFile(values.state, plan);
    const state = file?.read() ?? startTuning(plan);
    if (state.iteration > plan.iterations)
      throw new UserError(`--iterations: ${state.iteration} are done already, ${plan.iterations} asked for`);
    while (state.iteration < plan.iterations) {
      const report = iterate(plan, state, host);
      file?.write(state);
      host.out(values.json ? `${JSON.stringify(report)}\n` : writeIteration(report, plan.iterations));
    }
    out.write(wholeNumber(required(values.players, '--players'), '--players', 1), commandOf(plan, values), state.weights ?? []);
    return 0;
  },
};
