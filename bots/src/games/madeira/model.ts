/** What bots know of Madeira. */
import { madeira } from '@caravel/madeira';
import type { GameModel } from '../../model.ts';
import { isLarge, isWorthALook } from './decisions.ts';
import { madeiraEncoding } from './encode.ts';

export const model: GameModel = {
  game: madeira,
  encoding: madeiraEncoding,
  scoreUnit: 20,
  isLarge,
  isWorthALook,
};
