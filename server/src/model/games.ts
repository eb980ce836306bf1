/** The games this server plays. */
import type { Game } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';

export const GAMES: readonly Game[] = [madeira, puertoRico];

export const findGame = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
