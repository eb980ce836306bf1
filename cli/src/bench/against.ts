/**
 * The engine of this checkout and the one of another, in turns in slices of some 25 ms of processor time: how much faster is it here?
 * Each run is a process of its own, because the compiler does not make the same decisions in each.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Config, type Game, Playout, seeded } from '@caravel/core';
import type { GameConfig } from '../config-flags.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { UserError } from '../user-error.ts';
import { inSlices, rateOf, type Work } from './slices.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface Comparison {
  readonly against: string;
  readonly runs: number;
  /** Games a second of processor time. */
  readonly here: Spread;
  readonly there: Spread;
  /** Here divided by there, run by run. */
  readonly ratio: Spread;
}

interface Run {
  readonly here: number;
  readonly there: number;
}

/** Milliseconds of processor time of this thread, unaffected by what else the machine does. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Random games one after the other, played by the core that belongs to the game. */
const playing = (core: { Playout: typeof Playout; seeded: typeof seeded }, game: Game, config: Config, seed: number): Work => {
  const playout = new core.Playout(game, core.seeded(seed));
  const first = game.setup(config);
  const s = first.slice();
  const tally = { moves: 0, chanceMoves: 0 };
  return () => {
    s.set(first);
    playout.run(s, tally);
    return 1;
  };
};

const sourceOf = (folder: string, part: string): string => {
  const path = join(folder, 'games', part, 'src/index.ts');
  if (!existsSync(path)) throw new UserError(`--against: there is no ${path}`);
  return pathToFileURL(path).href;
};

const isGame = (value: unknown): value is Game => typeof value === 'object' && value !== null && 'legal' in value && 'apply' in value;

const playingThere = async (folder: string, { game, config }: GameConfig, seed: number): Promise<Work> => {
  const core: typeof import('@caravel/core') = await import(sourceOf(folder, 'core'));
  const exports: Record<string, unknown> = await import(sourceOf(folder, game.name));
  const theirs = Object.values(exports).find(isGame);
  if (!theirs) throw new UserError(`--against: ${folder} has no game named ${game.name}`);
  return playing(core, theirs, config, seed);
};

/** One run of both, the first quarter to warm up. */
export const compareOnce = async (folder: string, table: GameConfig, seconds: number, seed: number, host: Host): Promise<Run> => {
  const works = [playing({ Playout, seeded }, table.game, table.config, seed), await playingThere(folder, table, seed)] as const;
  const clock = { ...host, now: processorTime };
  inSlices(works, seconds / 4, clock);
  const [here, there] = inSlices(works, seconds, clock);
  return { here: rateOf(here), there: rateOf(there) };
};

const MAIN = join(import.meta.dirname, '../main.ts');

const runApart = (args: readonly string[]): Run => {
  const child = spawnSync(process.execPath, [MAIN, 'bench', 'engine', ...args, '--runs', '1', '--json'], { encoding: 'utf8' });
  if (child.status !== 0) throw new UserError(child.stderr.trim());
  const { here, there }: Comparison = JSON.parse(child.stdout);
  return { here: here.median, there: there.median };
};

export const comparisonOf = (folder: string, runs: readonly Run[]): Comparison => ({
  against: folder,
  runs: runs.length,
  here: spreadOf(runs.map(({ here }) => here)),
  there: spreadOf(runs.map(({ there }) => there)),
  ratio: spreadOf(runs.map(({ here, there }) => here / there)),
});

/** `args` are those of `bench engine`, without how many runs. */
export const compareApart = (folder: string, args: readonly string[], runs: number, host: Host): Comparison => {
  const progress = new Progress(host, runs);
  const results = Array.from({ length: runs }, (_, i) => {
    const run = runApart(args);
    progress.show(i + 1);
    return run;
  });
  progress.clear();
  return comparisonOf(folder, results);
};
