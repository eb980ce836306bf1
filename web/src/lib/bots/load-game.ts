/** The rules a bot plays by: the newest are here already, older ones come when they are needed. */
import type { Game } from '@caravel/core';
import { loadFrozen } from '@caravel/games';
import { GAMES } from '@caravel/games/newest';

export const loadGame = async (name: string, version: number): Promise<Game | undefined> =>
  GAMES.find((game) => game.name === name && game.version === version) ?? loadFrozen(name, version);
