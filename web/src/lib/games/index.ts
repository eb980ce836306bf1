/** The games there are, in the order of the home page; each comes with its board and rules when a table of it is opened. */
import type { GameUi } from '../table/game-ui.ts';

const loaders = {
  'puerto-rico': () => import('./puerto-rico/index.ts'),
  madeira: () => import('./madeira/index.ts'),
};

type Name = keyof typeof loaders;

export const GAMES: readonly string[] = Object.keys(loaders);

const isKnown = (game: string): game is Name => Object.hasOwn(loaders, game);

/**
 * The one place where the types of a game are given up. The table page knows no game: it hands a ui only the views, moves and words that
 * came from the same ui. A component cannot hold "a ui of some View, the same everywhere", for TypeScript has no such type.
 */
const load = async (game: Name): Promise<GameUi> => (await loaders[game]()).ui as unknown as GameUi;

/** With the newest rules. */
export const loadGameUi = (game: string): Promise<GameUi> | undefined => (isKnown(game) ? load(game) : undefined);

/** With the rules of a version; undefined where this page does not know them. */
export const loadGameUiOf = async (name: string, version: number): Promise<GameUi | undefined> => {
  const ui = await loadGameUi(name);
  if (!ui || ui.game.version === version) return ui;
  // Most tables are of the newest version: they need not wait for the list of the others.
  const { loadFrozen } = await import('@caravel/games');
  const game = await loadFrozen(name, version);
  return game && { ...ui, game: ui.adapt?.(game) ?? game };
};
