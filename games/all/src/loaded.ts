/** All games with their rules, for programs that play any of them at once. */
import type { Game } from '@caravel/core';
import * as rules from './rules.ts';

export const GAMES: readonly Game[] = Object.values(rules);

export const findGame = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
