import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Command } from '../command.ts';
import { findGame } from '../config-flags.ts';
import { demandDirectory } from '../directory.ts';
import { noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import { demandTraining } from '../train/demand-training.ts';
import { TrainRun } from '../train/train-run.ts';

const MOST = 100_000_000;

const FLAGS = {
  game: { type: 'string' },
  games: { type: 'string' },
  every: { type: 'string', default: '5000' },
  groups: { type: 'string', default: '50' },
  threads: { type: 'string' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  weights: { type: 'string' },
  lessons: { type: 'string', multiple: true },
} as const;

export const train: Command = {
  name: 'train',
  summary: 'teaches a net who wins, by self-play',
  usage: `train --game NAME --games N --out DIR [--every K] [--groups G] [--threads T] [--seed S] [--lessons FILE]... [--weights FILE]

  Plays games of the net against itself, and sometimes against older nets, simple players and careless ones, and learns from them
  who wins and with how many points. A run that was stopped goes on where it was last saved: give the same command again.

  --games         of the whole run, over which the learning rate falls
  --out           the folder of the run: run.json (how far it is), learner.bin, net-*.bin (the nets on the way), curve.svg
  --every         saved, measured and reported every so many games (default 5000)
  --groups        of the match against the net of five savings ago, without search (default 50; 0 for none)
  --threads       that play (default: one a core); one more learns
  --seed          of the first weights and of the games (default 1)
  --lessons       positions of other bots' games (tools/lessons.ts) to learn from before the first game of its own
  --weights       writes the last net to a .ts file as the bots load it`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, FLAGS);
    noneOf(positionals);
    const game = findGame(host.games, required(values.game, '--game'));
    const settings = {
      training: await demandTraining(game.name),
      games: wholeNumber(required(values.games, '--games'), '--games', 1, MOST),
      every: wholeNumber(values.every, '--every', 1, MOST),
      groups: wholeNumber(values.groups, '--groups', 0, 10_000),
      threads: wholeNumber(values.threads ?? String(availableParallelism()), '--threads', 1, 256),
      seed: wholeNumber(values.seed, '--seed', 0, 2 ** 31),
      out: required(values.out, '--out'),
      lessons: values.lessons ?? [],
    };
    // A run takes hours, so it must not fail at its very end.
    if (values.weights !== undefined) demandDirectory(dirname(values.weights), '--weights');
    const run = new TrainRun(settings, host);
    await run.run();
    if (values.weights !== undefined) run.writeWeights(values.weights);
    return 0;
  },
};
