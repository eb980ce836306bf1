/** Tables of three in the middle of a game. */
import type { Seat, State } from '@caravel/core';
import { on } from '@caravel/puerto-rico/inside';
import { type PositionWords, position } from '@caravel/puerto-rico/testing';

/** The beginning of a round, as the words say. All see all VP chips, so that a learner can count. */
export const tableIn = (round: number, governor: Seat, words: PositionWords): State => {
  const s = position({ players: 3, ...words, options: { governor, openPoints: true } });
  on.round.set(s, round);
  return s;
};

/** As E1 counts its reasons: somebody has covered the last space of a city. */
const CITY_IS_FULL = 2;

/** The same in the last round of the game. */
export const lastRound = (round: number, governor: Seat, words: PositionWords): State => {
  const s = tableIn(round, governor, words);
  on.endings.set(s, CITY_IS_FULL);
  return s;
};
