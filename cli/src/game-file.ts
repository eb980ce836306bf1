/** Reads `.caravel` files from disk; every error names the file and, if there is one, the line. */
import { readFileSync, statSync } from 'node:fs';
import { type Game, type GameFile, parseGameFile, replay, type Timeline } from '@caravel/core';
import type { Host } from './host.ts';
import { accept, UserError } from './user-error.ts';

/** Far larger than any game, far smaller than what would do harm. */
const LARGEST = 64 * 1024 * 1024;

export interface SavedGame {
  readonly path: string;
  readonly file: GameFile;
}

export const readGameFile = (path: string, host: Host): SavedGame => {
  const find = (name: string, version?: number): Game | undefined =>
    [...host.games, ...host.frozen].find((game) => game.name === name && (version === undefined || game.version === version));
  return { path, file: accept(parseGameFile(readText(path), find), path) };
};

/** The timeline of the first `at` entries. */
export const replayFile = ({ path, file }: SavedGame, at = file.entries.length): Timeline =>
  accept(
    replay(file.game, file.config, file.entries, at, (entry) => file.lines[entry]),
    path,
  );

export const readText = (path: string): string => {
  const problem = whyNotReadable(path);
  if (problem) throw new UserError(`${path}: ${problem}`);
  return readFileSync(path, 'utf8');
};

const whyNotReadable = (path: string): string | undefined => {
  if (path.includes('\0')) return 'not a file name';
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 'no such file';
  if (!found.isFile()) return 'not a file';
  return found.size > LARGEST ? `larger than ${LARGEST} bytes` : undefined;
};
