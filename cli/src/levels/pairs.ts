/** Which levels meet: each sits down once against a table of the level below it, at every number of players. */
import { type Estimate, LEVELS, type Level } from '@caravel/bots';
import { at, type Game } from '@caravel/core';

export interface Pair {
  readonly players: number;
  readonly upper: Level;
  readonly lower: Level;
}

export interface PairResult extends Pair {
  readonly games: number;
  /** Of the one seat of the upper level. */
  readonly wins: Estimate;
}

/** A level is worth its name where even the lower end of the interval is this far above parity. */
const STEP = 0.1;

export const goalOf = ({ players }: Pair): number => 1 / players + STEP;
export const isReached = (result: PairResult): boolean => result.wins.low !== null && result.wins.low >= goalOf(result);

export const pairsOf = ({ seats: { min, max } }: Game, isWanted: (pair: Pair) => boolean): Pair[] => {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const steps = LEVELS.slice(1).map((upper, i) => ({ upper, lower: at(LEVELS, i) }));
  return counts.flatMap((players) => steps.map((step) => ({ players, ...step }))).filter(isWanted);
};
