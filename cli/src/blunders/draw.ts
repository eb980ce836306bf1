import { at, type Move, outcomes, pickWeighted, type Random, type Timeline } from '@caravel/core';

/** What chance does next. */
export const draw = ({ game, state }: Timeline, random: Random): Move => {
  const possible = outcomes(game, state);
  const weights = possible.map(({ weight }) => weight);
  return at(possible, pickWeighted(random, weights, weights.length)).move;
};
