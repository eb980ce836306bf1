/** Plays the groups of a match that its ledger does not have yet. */
import type { SeatedGame } from '@caravel/bots';
import type { Game } from '@caravel/core';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { ChildGuard, type ChildWatch } from './children.ts';
import { GroupPlayer } from './group-player.ts';
import type { Groups, Ledger } from './ledger.ts';
import type { MatchSettings } from './settings.ts';
import { playInThreads } from './workers.ts';

export interface MatchRun {
  readonly game: Game;
  readonly settings: MatchSettings;
  readonly groups: number;
  readonly jobs: number;
  readonly ledger?: Ledger | undefined;
}

type Done = (group: number, games: readonly SeatedGame[]) => void;

const playHere = async (
  { game, settings }: MatchRun,
  groups: readonly number[],
  host: Host,
  watch: ChildWatch,
  done: Done,
): Promise<void> => {
  const player = new GroupPlayer(settings, game, () => host.now(), watch);
  try {
    for (const group of groups) done(group, await player.play(group));
  } finally {
    await player.close();
  }
};

/** The games of every group, in the order of the groups, whichever order they were played in. */
export const runMatch = async (run: MatchRun, host: Host): Promise<(readonly SeatedGame[])[]> => {
  const finished: Groups = new Map(run.ledger?.groups);
  const all = Array.from({ length: run.groups }, (_, group) => group);
  const open = all.filter((group) => !finished.has(group));
  const progress = new Progress(host, run.groups);
  const done: Done = (group, games) => {
    finished.set(group, games);
    run.ledger?.add(group, games);
    progress.show(all.length - open.length + ++played);
  };
  let played = 0;
  const guard = new ChildGuard();
  try {
    if (run.jobs === 1) await playHere(run, open, host, guard, done);
    else await playInThreads(run.settings, open, run.jobs, guard, done);
  } finally {
    guard.close();
    progress.clear();
  }
  return all.map((group) => finished.get(group) as readonly SeatedGame[]);
};
