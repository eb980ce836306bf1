/** All games with their newest rules. */
import type { CheckedGame } from '@caravel/core';
import * as rules from './rules.ts';

export const GAMES: readonly CheckedGame[] = Object.values(rules);
