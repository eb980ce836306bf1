/** Bots play the games of a plan, block by block, and what they did is counted. */
import { add, type Cell, countedOptions, type GameHabits, habitsListener, NOTHING, type Sums, tallyOfNotes } from '@caravel/bots/tally';
import type { Game } from '@caravel/core';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { playSeeded } from '../simulation.ts';
import type { Blocks } from './blocks.ts';
import type { PlannedKind } from './plan.ts';

const BLOCK = 50;

interface Run {
  readonly game: Game;
  readonly habits: GameHabits;
  readonly seed: number;
  readonly blocks: Blocks;
}

const playBlock = async ({ game, habits, seed }: Run, { config, level }: PlannedKind, from: number, to: number): Promise<Sums> => {
  const bots = Array.from({ length: config.players }, () => level);
  let sums = NOTHING;
  for (let i = from; i < to; i++) {
    const { notes = {} } = await playSeeded({ game, config }, bots, seed, i, habitsListener(game, habits));
    sums = add(sums, tallyOfNotes(notes, habits.tally));
  }
  return sums;
};

/** Whatever was played before is taken from the blocks. */
export const playPlan = async (run: Run, plan: readonly PlannedKind[], host: Host): Promise<Cell[]> => {
  const { game, habits, blocks } = run;
  const progress = new Progress(
    host,
    plan.reduce((sum, { games }) => sum + games, 0),
  );
  const cells: Cell[] = [];
  let done = 0;
  for (const kind of plan) {
    const { config, level, games } = kind;
    const { players, rules } = config;
    let sums = NOTHING;
    for (let from = 0; from < games; from += BLOCK) {
      const to = Math.min(games, from + BLOCK);
      const name = JSON.stringify([rules, players, config.options, level, from, to]);
      sums = add(sums, await blocks.of(name, () => playBlock(run, kind, from, to)));
      done += to - from;
      progress.show(done);
    }
    cells.push({ players, rules, options: countedOptions(game, config, habits.tally), level, sums });
  }
  progress.clear();
  return cells;
};
