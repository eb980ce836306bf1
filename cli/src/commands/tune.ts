import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Mind, studyOf, type TuningPlan } from '@caravel/bots';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, CONFIG_USAGE, findGame, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { tuneChances } from '../tune/tune-chances.ts';
import { tuneScores } from '../tune/tune-scores.ts';
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

const demandDirectory = (path: string, flag: string): void => {
  if (!existsSync(dirname(path))) throw new UserError(`${flag}: there is no directory ${dirname(path)}`);
};

/** The command that finds the same result again. */
const commandOf = (plan: TuningPlan, values: TuneValues, own: string): string => {
  const { iterations, games, seed } = plan;
  return values.chances
    ? `${tableOf(plan, values)} --chances ${own} --iterations ${iterations} --games ${games} --seed ${seed}`
    : `${tableOf(plan, values)} --iterations ${iterations} --games ${games} ${own} --seed ${seed}`;
};

export const tune: Command = {
  name: 'tune',
  summary: 'finds the weights of an evaluation by self-play',
  usage: `tune ${CONFIG_USAGE}
         --iterations I [--games K] [--random-games R] [--seed S] [--state FILE] --out FILE [--json]
         --chances [--visits V] --iterations I [--games K] [--seed S] [--state FILE] --out FILE [--json]

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
    const out = required(values.out, '--out');
    demandDirectory(out, '--out');
    if (values.state !== undefined) demandDirectory(values.state, '--state');
    const players = wholeNumber(required(values.players, '--players'), '--players', 1);
    const visits = wholeNumber(values.visits, '--visits', 1, MOST);
    const command = commandOf(plan, values, values.chances ? `--visits ${visits}` : `--random-games ${plan.randomGames}`);
    const wanted = { players, visits, out, state: values.state, command, json: values.json === true };
    if (values.chances) tuneChances(plan, wanted, host);
    else tuneScores(plan, wanted, host);
    return 0;
  },
};
