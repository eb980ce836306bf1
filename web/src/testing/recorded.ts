/** The games that are recorded in the repository, for tests of what is told about whole games. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, must, parseGameFile, Timeline } from '@caravel/core';

export const recordedGame = (game: Game, name: string): Timeline => {
  const text = readFileSync(join(import.meta.dirname, '../../../games', game.name, 'games', `${name}.caravel`), 'utf8');
  const { config, entries } = must(parseGameFile(text, () => game));
  const timeline = new Timeline(game, config, 'all');
  must(timeline.extend(entries));
  return timeline;
};
