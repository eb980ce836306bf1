/** Mixed tables: every combination of entrants that fits the table plays once a round, each time in a different seating order. */
import { at, seeded } from '@caravel/core';
import { gameSeed } from '../game-seed.ts';

/** All ways to take `count` of the numbers from `from` to below `end`, ascending. */
const choicesOf = (from: number, end: number, count: number): number[][] =>
  count === 0
    ? [[]]
    : Array.from({ length: end - from }, (_, i) => from + i).flatMap((first) =>
        choicesOf(first + 1, end, count - 1).map((rest) => [first, ...rest]),
      );

/** How many groups make a round. */
export const groupsInRound = (entrants: number, players: number): number => choicesOf(0, entrants, players).length;

/** The entrants of a group; no more players than entrants. The seed decides their order. */
export const ladderTable = (entrants: number, players: number, seed: number, group: number): number[] => {
  const choices = choicesOf(0, entrants, players);
  const table = [...at(choices, group % choices.length)];
  const random = seeded(gameSeed(seed, -1 - group));
  for (let i = table.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [table[i], table[j]] = [at(table, j), at(table, i)];
  }
  return table;
};
