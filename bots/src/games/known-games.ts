/** The games that bots know, by name. */
import type { GameHabits } from '../arena/habits.ts';
import type { KnownGame } from './known-game.ts';
import * as list from './list.ts';

const KNOWN: readonly KnownGame[] = Object.values(list);

export const knownGame = (name: string): KnownGame | undefined => KNOWN.find((game) => game.name === name);

export const habitsOf = async (name: string): Promise<GameHabits> => {
  const game = knownGame(name);
  if (!game) throw new Error(`nobody has said what to count of ${name}`);
  return (await game.loadHabits()).habits;
};
