/** The levels of bots, by name. */
import { LEVELS, type Level, levelNamed } from '@caravel/bots';
import { at } from '@caravel/core';
import { UserError } from './user-error.ts';

/** Names from before are understood, too. */
export const demandLevel = (name: string, flag: string): Level => {
  const level = levelNamed(name);
  if (level) return level;
  throw new UserError(`${flag}: no bot named '${name}'; there are ${LEVELS.join(', ')}`);
};

/** One name for all seats, or one for each seat, separated by commas. */
export const readBots = (text: string, players: number): Level[] => {
  const names = text.split(',').map((name) => demandLevel(name, '--bots'));
  if (names.length === 1) return Array.from({ length: players }, () => at(names, 0));
  if (names.length !== players) throw new UserError(`--bots: ${names.length} names for ${players} players`);
  return names;
};
