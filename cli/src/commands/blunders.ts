import { availableParallelism } from 'node:os';
import { loadModel, type TrainedModel } from '@caravel/bots';
import { isMistake, type Verdict } from '@caravel/bots/review';
import type { Config, Timeline } from '@caravel/core';
import { plantedGame, playedGame } from '../blunders/planted-game.ts';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, CONFIG_USAGE, readGameConfig } from '../config-flags.ts';
import { MOST_THREADS } from '../effort.ts';
import { JSON_FLAG, parseFlags, wholeNumber } from '../flags.ts';
import { gameSeed } from '../game-seed.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { judgeAll } from '../review/review-threads.ts';
import { UserError } from '../user-error.ts';

const BLUNDERS_FLAGS = {
  ...JSON_FLAG,
  ...CONFIG_FLAGS,
  games: { type: 'string', default: '20' },
  visits: { type: 'string', default: '400' },
  threads: { type: 'string', default: String(availableParallelism()) },
  seed: { type: 'string', default: '1' },
} as const;

interface Plan {
  readonly config: Config;
  readonly trained: TrainedModel;
  readonly games: number;
  readonly visits: number;
  readonly threads: number;
  readonly seed: number;
}

interface Found {
  readonly entry: number;
  readonly loss: number;
  /** Its place among the losses of its player, from 1; 0 if the review saw none. */
  readonly place: number;
}

interface Report {
  readonly games: number;
  /** Of experts, for each player and game. */
  readonly mistakesUnchanged: number;
  readonly planted: number;
  readonly amongThreeWorst: number;
  readonly found: readonly Found[];
}

const WORST = 3;

const judged = (timeline: Timeline, { visits, threads }: Plan): Promise<readonly Verdict[]> =>
  judgeAll(timeline, { visits }, threads, () => {});

const placeOf = (verdicts: readonly Verdict[], seat: number, entry: number): number => {
  const own = verdicts.filter((verdict) => verdict.seat === seat && verdict.loss > 0).toSorted((a, b) => b.loss - a.loss);
  return own.findIndex((verdict) => verdict.entry === entry) + 1;
};

const measure = async (plan: Plan, host: Host): Promise<Report> => {
  const { trained, config, games, visits, seed } = plan;
  const progress = new Progress(host, games);
  const found: Found[] = [];
  let mistakes = 0;
  for (let i = 0; i < games; i++) {
    const own = gameSeed(seed, i);
    const played = await playedGame(trained, config, own);
    mistakes += (await judged(played, plan)).filter(isMistake).length;
    const planted = await plantedGame(trained, played, visits, own);
    if (planted) {
      const { timeline, seat, entry, loss } = planted;
      found.push({ entry, loss, place: placeOf(await judged(timeline, plan), seat, entry) });
    }
    progress.show(i + 1);
  }
  progress.clear();
  const amongThreeWorst = found.filter(({ place }) => place > 0 && place <= WORST).length;
  return { games, mistakesUnchanged: mistakes / (games * config.players), planted: found.length, amongThreeWorst, found };
};

const writeReport = ({ games, mistakesUnchanged, planted, amongThreeWorst, found }: Report): string =>
  [
    `${games} games of experts: ${mistakesUnchanged.toFixed(2)} mistakes for each player and game`,
    `${planted} poor moves planted: ${amongThreeWorst} among the three worst of their player`,
    ...found.map(({ entry, loss, place }) => `  entry ${entry}, a loss of ${Math.round(100 * loss)} %: place ${place || 'none'}`),
    '',
  ].join('\n');

export const blunders: Command = {
  name: 'blunders',
  summary: 'plants poor moves in games of experts and asks whether the review finds them',
  usage: `blunders ${CONFIG_USAGE} [--games K] [--visits V] [--threads N] [--seed S] [--json]

  --games   how many games (default 20)
  --visits  how far the review searches (default 400); a move is poor if it gives away 10 % of the chance to win at ten
            times that depth
  --threads how many threads judge (default: one a core)

  Also says how many mistakes the review sees in the games as they were.`,
  run: async (args, host) => {
    const { values } = parseFlags(args, BLUNDERS_FLAGS);
    const { game, config } = readGameConfig(values, host);
    const trained = await loadModel(game);
    if (!trained) throw new UserError(`no net was trained for ${game.name}`);
    const plan = {
      config,
      trained,
      games: wholeNumber(values.games, '--games', 1, 10_000),
      visits: wholeNumber(values.visits, '--visits', 1, 100_000),
      threads: wholeNumber(values.threads, '--threads', 1, MOST_THREADS),
      seed: wholeNumber(values.seed, '--seed', 0),
    };
    const report = await measure(plan, host);
    host.out(values.json ? `${JSON.stringify(report)}\n` : writeReport(report));
    return 0;
  },
};
