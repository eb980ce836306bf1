/** All games with their rules, the older versions too, for programs that play any of them at once. */
import type { Game } from '@caravel/core';
import { REGISTRATIONS } from './index.ts';
import { GAMES } from './newest.ts';

export { GAMES };

const loaders = REGISTRATIONS.flatMap(({ frozen = {} }) => Object.values(frozen));

/** The older versions that ever ran a game. */
export const FROZEN: readonly Game[] = (await Promise.all(loaders.map((load) => load()))).map(({ game }) => game);

const ALL = [...GAMES, ...FROZEN];

/** In this version, or the newest. */
export const findGame = (name: string, version?: number): Game | undefined =>
  ALL.find((game) => game.name === name && (version === undefined || game.version === version));
