/** All games with their rules, for programs that play any of them at once. */
import type { Game } from '@caravel/core';
import { REGISTRATIONS } from './index.ts';

export const GAMES: readonly Game[] = await Promise.all(REGISTRATIONS.map(async ({ loadRules }) => (await loadRules()).game));

export const findGame = (name: string): Game | undefined => GAMES.find((game) => game.name === name);
