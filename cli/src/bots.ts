/** The bots that simulations can seat. */
import { LEVELS, type Level } from '@caravel/bots';
import { UserError } from './user-error.ts';

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

const demandLevel = (name: string): Level => {
  if (isLevel(name)) return name;
  throw new UserError(`--bots: no bot named '${name}'; there are ${LEVELS.join(', ')}`);
};

/** One name for all seats, or one a seat with commas between. */
export const readBots = (text: string, players: number): Level[] => {
  const names = text.split(',').map(demandLevel);
  if (names.length === 1) return Array.from({ length: players }, () => names[0] as Level);
  if (names.length !== players) throw new UserError(`--bots: ${names.length} names for ${players} players`);
  return names;
};
