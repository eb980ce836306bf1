/** The bots that simulations can seat. */
import { UserError } from './user-error.ts';

const BOTS = ['random'] as const;

/** One name for all seats, or one a seat with commas between. */
export const readBots = (text: string, players: number): string[] => {
  const names = text.split(',');
  const stranger = names.find((name) => !(BOTS as readonly string[]).includes(name));
  if (stranger !== undefined) throw new UserError(`--bots: no bot named '${stranger}'; there are ${BOTS.join(', ')}`);
  if (names.length === 1) return Array.from({ length: players }, () => text);
  if (names.length !== players) throw new UserError(`--bots: ${names.length} names for ${players} players`);
  return names;
};
