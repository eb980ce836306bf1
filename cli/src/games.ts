/** The games this tool plays. */
import type { Game } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';

export const GAMES: readonly Game[] = [madeira, puertoRico];
