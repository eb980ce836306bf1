import { perft as countLines, positionAfter, type State } from '@caravel/core';
import { columns, writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, CONFIG_USAGE, type GameConfig, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';

const DEEPEST = 50;

const startOf = ({ game, config }: GameConfig, seed: number, after: number): State => {
  const s = positionAfter(game, config, seed, after);
  if (!s) throw new UserError(`--after: with seed ${seed} the game is over before ${after} moves`);
  return s;
};

const countDepths = ({ game }: GameConfig, s: State, depth: number, host: Host) =>
  Array.from({ length: depth }, (_, i) => {
    const start = host.now();
    const lines = countLines(game, s, i + 1);
    return { depth: i + 1, lines, seconds: (host.now() - start) / 1000 };
  });

export const perft: Command = {
  name: 'perft',
  summary: 'counts the lines of play to a depth: a fingerprint of the rules',
  usage: `perft ${CONFIG_USAGE} --depth D
         [--seed S --after K] [--json]

  --after  from the position after K random moves instead of the first (chance included)
  --seed   of those moves (default 1)`,
  run: (args, host) => {
    const { values, positionals } = parseFlags(args, {
      ...CONFIG_FLAGS,
      ...JSON_FLAG,
      depth: { type: 'string' },
      seed: { type: 'string', default: '1' },
      after: { type: 'string', default: '0' },
    });
    noneOf(positionals);
    const table = readGameConfig(values, host);
    const depth = wholeNumber(required(values.depth, '--depth'), '--depth', 1, DEEPEST);
    const seed = wholeNumber(values.seed, '--seed', 0);
    const after = wholeNumber(values.after, '--after', 0, 100_000);
    const depths = countDepths(table, startOf(table, seed, after), depth, host);
    const report = { game: table.game.name, rules: table.config.rules, players: table.config.players, seed, after, depths };
    const rows = depths.map((row) => [String(row.depth), writeNumber(row.lines), row.seconds.toFixed(3)]);
    host.out(values.json ? `${JSON.stringify(report)}\n` : `${columns([['depth', 'lines', 'seconds'], ...rows], [0, 1, 2])}\n`);
    return 0;
  },
};
