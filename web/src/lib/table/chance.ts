/** Chance on this device: the browser's random numbers, weighted as the rules say. */
import { type Game, moveBuffer, pickWeighted, type Random, type State, weightBuffer } from '@caravel/core';

const WORDS = 0x100000000;

/** Words beyond the last full multiple are thrown away, so no number is favoured. */
const below = (n: number): number => {
  const limit = WORDS - (WORDS % n);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] as number) >= limit);
  return (word[0] as number) % n;
};

export const deviceRandom: Random = { below };

/** The text of an outcome of the position. Only on chance's turn. */
export const drawOutcome = (game: Game, s: State, random: Random = deviceRandom): string => {
  const moves = moveBuffer(game);
  const weights = weightBuffer(game);
  const count = game.chance(s, moves, weights);
  return game.moves.text(moves[pickWeighted(random, weights, count)] as number);
};
