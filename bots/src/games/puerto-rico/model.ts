/** What bots know of Puerto Rico. */
import { puertoRico } from '@caravel/puerto-rico';
import { on } from '@caravel/puerto-rico/inside';
import type { GameModel } from '../../model.ts';
import { isCandidate, isEnding, isLarge } from './decisions.ts';
import { puertoRicoEncoding } from './encode.ts';
import { placementPlans } from './placing/plans.ts';
import { themeOf } from './themes.ts';

export const model: GameModel = {
  game: puertoRico,
  encoding: puertoRicoEncoding,
  scoreUnit: 10,
  temperatures: { beginner: 0.04, easy: 0.014 },
  isLarge,
  round: (s) => on.round(s),
  isCandidate,
  isEnding,
  themeOf,
  plans: placementPlans,
};
