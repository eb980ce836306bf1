/** All games with their newest rules. */
import type { Game } from '@caravel/core';
import * as rules from './rules.ts';

export const GAMES: readonly Game[] = Object.values(rules);
