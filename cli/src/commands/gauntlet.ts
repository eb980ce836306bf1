import { fingerprint } from '@caravel/bots/train';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, CONFIG_USAGE, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import { writeEstimate } from '../match/table.ts';
import { demandTraining } from '../train/demand-training.ts';
import { Gauntlet, type GauntletRow } from '../train/gauntlet.ts';
import { RunFolder } from '../train/run-folder.ts';
import { UserError } from '../user-error.ts';

const FLAGS = {
  ...CONFIG_FLAGS,
  ...JSON_FLAG,
  run: { type: 'string' },
  net: { type: 'string' },
  groups: { type: 'string', default: '50' },
  seed: { type: 'string', default: '1' },
} as const;

const readSaved = (folder: RunFolder, game: string, print: number): readonly number[] => {
  const saved = folder.read(game, print)?.progress.curve.map(({ games }) => games) ?? [];
  if (saved.length === 0) throw new UserError('--run: no net has been saved there');
  return saved;
};

const netAmong = (saved: readonly number[], text: string | undefined): number => {
  const games = text === undefined ? Math.max(...saved) : wholeNumber(text, '--net', 1);
  if (!saved.includes(games)) throw new UserError(`--net: none was saved after ${games} games; there are ${saved.join(', ')}`);
  return games;
};

const writeRows = (rows: readonly GauntletRow[]): string =>
  columns(
    [
      ['against', 'games', 'wins %'],
      ...rows.map((row) => [row.against, String(row.games), writeEstimate({ ...row, mean: row.wins }, 1, 100)]),
    ],
    [1, 2],
  );

export const gauntlet: Command = {
  name: 'gauntlet',
  summary: 'lets a net of a training run play against simple players and the nets before it',
  usage: `gauntlet ${CONFIG_USAGE} --run DIR [--net N] [--groups G] [--seed S] [--json]

  One seat for the net, all others for the same opponent, nobody searches. Parity is one over the number of players.

  --run     the folder of a training run (caravel train)
  --net     the one that was saved after so many games (default: the last)
  --groups  against each opponent (default 50); a group is the same chance played once from every seat`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, FLAGS);
    noneOf(positionals);
    const { game, config } = readGameConfig(values, host);
    const training = await demandTraining(game.name);
    const folder = RunFolder.open(required(values.run, '--run'));
    const saved = readSaved(folder, game.name, fingerprint(training.model.encoding));
    const net = netAmong(saved, values.net);
    const groups = wholeNumber(values.groups, '--groups', 1, 100_000);
    const rows = [...new Gauntlet(training, folder, config).play(net, saved, groups, wholeNumber(values.seed, '--seed', 0))];
    host.out(
      values.json ? `${JSON.stringify({ game: game.name, ...config, net, rows })}\n` : `the net of ${net} games\n\n${writeRows(rows)}\n`,
    );
    return 0;
  },
};
