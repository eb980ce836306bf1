/** Ratings by Weng and Lin's method for games of many players (openskill), game after game in the order they were scheduled. */

import type { SeatedGame } from '@caravel/bots';
import { at } from '@caravel/core';
import { type Rating, rate, rating } from 'openskill';

/** 1 for those who won, then by score. */
const placesOf = ({ scores, winners }: SeatedGame): number[] =>
  scores.map((score, seat) => (winners.includes(seat) ? 1 : 1 + Math.max(1, scores.filter((other) => other > score).length)));

/** By entrant. All start with the same rating; the games of a group count one after the other. */
export const ratingsOf = (entrants: number, groups: readonly (readonly SeatedGame[])[]): Rating[] => {
  const ratings = Array.from({ length: entrants }, () => rating());
  for (const game of groups.flat()) {
    const teams = game.seating.map((entrant) => [at(ratings, entrant)]);
    const rated = rate(teams, { rank: placesOf(game) });
    for (const [seat, entrant] of game.seating.entries()) ratings[entrant] = rated[seat]?.[0] as Rating;
  }
  return ratings;
};
