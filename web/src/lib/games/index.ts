/** The games there are, in the order of the home page; each comes with its board and rules when a table of it is opened. */
import type { GameFace } from '../table/face.ts';

const loaders = {
  'puerto-rico': () => import('./puerto-rico/index.ts'),
  madeira: () => import('./madeira/index.ts'),
};

type Name = keyof typeof loaders;

export const GAMES: readonly string[] = Object.keys(loaders);

const isKnown = (game: string): game is Name => Object.hasOwn(loaders, game);

/**
 * The one place where the types of a game are given up. The table page knows no game: it hands a face only the views, moves and words that
 * came from the same face. A component cannot hold "a face of some View, the same everywhere", for TypeScript has no such type.
 */
const load = async (game: Name): Promise<GameFace> => (await loaders[game]()).face as unknown as GameFace;

/** With the newest rules. */
export const loadFace = (game: string): Promise<GameFace> | undefined => (isKnown(game) ? load(game) : undefined);

/** With the rules of a version; undefined where this page does not know them. */
export const loadFaceOf = async (name: string, version: number): Promise<GameFace | undefined> => {
  const face = await loadFace(name);
  if (!face || face.game.version === version) return face;
  // Most tables are of the newest version: they need not wait for the list of the others.
  const { loadFrozen } = await import('@caravel/games');
  const game = await loadFrozen(name, version);
  return game && { ...face, game };
};
