/** The puzzles that ship with the page: a list for each game, and the games they are from, each fetched when it is needed. */
import type { PuzzleGame } from '@caravel/bots/puzzles';
import type { Listed } from './listed.ts';
import { placeOf } from './puzzle-id.ts';

const lists = import.meta.glob<readonly Listed[]>('../../../../games/*/puzzles/index.json', { import: 'default' });
const games = import.meta.glob<PuzzleGame>('../../../../games/*/puzzles/[0-9]*.json', { import: 'default' });

const folderOf = (game: string): string => `../../../../games/${game}/puzzles`;

/** Empty for a game without puzzles. */
export const listPuzzles = async (game: string): Promise<readonly Listed[]> => (await lists[`${folderOf(game)}/index.json`]?.()) ?? [];

/** The game a puzzle is from; undefined if there is none. Rejects without a network, unless it was fetched before. */
export const loadPuzzleGame = async (id: string): Promise<PuzzleGame | undefined> => {
  const place = placeOf(id);
  return place && games[`${folderOf(place.game)}/${place.file}.json`]?.();
};

const hush = (event: Event): void => event.stopImmediatePropagation();

/** Everything of a game, so that it is there without a network, too. Nobody has asked for it: what does not come is not told, and ends it. */
export const fetchAll = async (list: readonly Listed[]): Promise<void> => {
  addEventListener('vite:preloadError', hush, { capture: true });
  try {
    for (const { id } of list) await loadPuzzleGame(id);
  } catch {
    // The next visit goes on.
  } finally {
    removeEventListener('vite:preloadError', hush, { capture: true });
  }
};
