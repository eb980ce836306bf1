/** What bots know of Madeira. */
import { madeira } from '@caravel/madeira';
import { on } from '@caravel/madeira/inside';
import type { GameModel } from '../../model.ts';
import { isCandidate, isEnding, isLarge } from './decisions.ts';
import { madeiraEncoding } from './encode.ts';
import { themeOf } from './themes.ts';

export const model: GameModel = {
  game: madeira,
  encoding: madeiraEncoding,
  scoreUnit: 20,
  temperatures: { beginner: 0.02, easy: 0.004 },
  isLarge,
  round: (s) => on.round(s),
  isCandidate,
  isEnding,
  themeOf,
};
