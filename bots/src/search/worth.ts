/** From points to chances of winning: what a search maximises. */
import { isOver, type State, standing } from '@caravel/core';
import type { Value } from '../value.ts';

/** How many points make a lead of one e-fold more likely to win. */
const TEMPERATURE = 6;
/** A little of the worth is the margin, so that a lost game is still played for points. */
const MARGIN_SHARE = 0.1;

const softmaxInto = (points: Float64Array, temperature: number, out: Float64Array): void => {
  let best = Number.NEGATIVE_INFINITY;
  for (const value of points) best = Math.max(best, value);
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const weight = Math.exp(((points[i] as number) - best) / temperature);
    out[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < points.length; i++) out[i] = (out[i] as number) / sum;
};

/** The worth that is left when a position of this worth loses (or gains) so many points. */
export const worthBehind = (worth: number, points: number): number => {
  const odds = worth * Math.exp(points / TEMPERATURE);
  return odds / (odds + 1 - worth);
};

/** The chance of each seat to win, as far as the evaluation can tell; in the end who won, with a little for the margin. */
export const worthOf = (value: Value, s: State): Float64Array => {
  const { game } = value.mind;
  const players = game.players(s);
  const points = Float64Array.from({ length: players }, (_, seat) => value.points(s, seat));
  const worth = new Float64Array(players);
  softmaxInto(points, TEMPERATURE, worth);
  if (!isOver(game, s)) return worth;
  const { winners } = standing(game, s);
  for (let seat = 0; seat < players; seat++) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    worth[seat] = (1 - MARGIN_SHARE) * won + MARGIN_SHARE * (worth[seat] as number);
  }
  return worth;
};
