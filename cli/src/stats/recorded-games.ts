/** Games that were recorded as files, counted like those that are played now. */
import { globSync } from 'node:fs';
import { levelNamed } from '@caravel/bots';
import { addTo, type Cell, countedOptions, type GameHabits, tallyOfGame } from '@caravel/bots/tally';
import { type Game, isOver } from '@caravel/core';
import { readGameFile, replayFile } from '../game-file.ts';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';

/** Of a table of bots of one level. */
const levelOf = (names: readonly string[]): string | undefined =>
  names.every((name) => name === names[0]) ? levelNamed(names[0] ?? '') : undefined;

/** Every file below the directory; games of other versions and games that were not finished are left out. */
export const readRecorded = (directory: string, game: Game, habits: GameHabits, host: Host): readonly Cell[] => {
  const paths = globSync('**/*.caravel', { cwd: directory }).sort();
  if (paths.length === 0) throw new UserError(`--read: ${directory} has no .caravel files`);
  return paths.reduce<readonly Cell[]>((cells, path) => {
    const saved = readGameFile(`${directory}/${path}`, host);
    if (saved.file.game !== game) return cells;
    const timeline = replayFile(saved);
    if (!isOver(game, timeline.state)) return cells;
    const { config, names } = saved.file;
    const level = levelOf(names);
    const options = countedOptions(game, config, habits.tally);
    const sums = tallyOfGame(timeline, habits);
    return addTo(cells, { players: config.players, rules: config.rules, options, ...(level ? { level } : {}), sums });
  }, []);
};
