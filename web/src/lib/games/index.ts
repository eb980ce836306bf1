/** The games there are; each comes with its board and rules when a table of it is opened. */
import type { GameFace } from '../table/face.ts';

/** A face of one game, seen by the table page, which knows no game: views only pass through it. */
const loaders: Readonly<Record<string, () => Promise<GameFace>>> = {
  'puerto-rico': async () => (await import('./puerto-rico/index.ts')).puertoRicoFace as unknown as GameFace,
  madeira: async () => (await import('./madeira/index.ts')).madeiraFace as unknown as GameFace,
};

export const GAMES = Object.keys(loaders);

export const loadFace = (game: string): Promise<GameFace> | undefined => loaders[game]?.();
