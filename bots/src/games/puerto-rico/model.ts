/** What bots know of Puerto Rico. */
import { puertoRico } from '@caravel/puerto-rico';
import type { GameModel } from '../../model.ts';
import { isLarge, isWorthALook } from './decisions.ts';
import { puertoRicoEncoding } from './encode.ts';
import { placementPlans } from './placing/plans.ts';

export const model: GameModel = {
  game: puertoRico,
  encoding: puertoRicoEncoding,
  scoreUnit: 10,
  isLarge,
  isWorthALook,
  plans: placementPlans,
};
