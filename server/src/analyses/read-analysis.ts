/** What somebody has published, for whoever has the link; closed to those who are playing that game. */
import { parseGameFile, writeEntry } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { Analysis } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { TableStore } from '../store/tables.ts';
import { readExplored } from './explored-game.ts';
import { runningExplored, runningGame } from './running-game.ts';

export interface ReadParts {
  readonly store: TableStore;
  readonly analyses: AnalysisStore;
}

const CLOSED = 'this game is still running: its analysis opens when the game is over';

const isInFile = async ({ store }: ReadParts, user: string, { game, file }: Analysis): Promise<boolean> => {
  const read = parseGameFile(file, findGame);
  if (!read.ok) return false;
  const { game: rules, config, entries } = read.value;
  return (await runningGame(store, user, { game, version: rules.version, config, entries: entries.map(writeEntry) })) !== undefined;
};

/** Its branches may lead away from the game of the file. */
const isInBranches = async ({ store }: ReadParts, user: string, { exploration }: Analysis): Promise<boolean> => {
  const explored = exploration === undefined ? undefined : readExplored(exploration);
  return explored !== undefined && (await runningExplored(store, user, explored)) !== undefined;
};

/** Asked before anything is read, which costs more. */
const isPlaying = async (parts: ReadParts, user: string, analysis: Analysis): Promise<boolean> =>
  (await parts.store.runningOf(user, analysis.game)).length > 0 &&
  ((await isInFile(parts, user, analysis)) || (await isInBranches(parts, user, analysis)));

export const readAnalysis = async (parts: ReadParts, reader: Person | undefined, id: string): Promise<Analysis> => {
  const analysis = await parts.analyses.read(id);
  if (!analysis) throw new Refusal('not-found', `there is no analysis ${id}`);
  const table = analysis.table === undefined ? undefined : await parts.store.read(analysis.table);
  const isRunning = table?.status === 'running' || table?.status === 'open';
  if (isRunning || (reader && (await isPlaying(parts, reader.id, analysis)))) throw new Refusal('not-yours', CLOSED);
  return analysis;
};
