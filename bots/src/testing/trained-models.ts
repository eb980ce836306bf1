/** Every game with a net, for tests that hold for all of them. */
import { at, type Game } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import { loadModel } from '../models.ts';
import type { TrainedModel } from '../trained.ts';

const demandModel = async (game: Game): Promise<TrainedModel> => {
  const model = await loadModel(game);
  if (!model) throw new Error(`no net was trained for ${game.name}`);
  return model;
};

export const MODELS: readonly TrainedModel[] = await Promise.all([puertoRico, madeira].map(demandModel));
export const puertoRicoModel = at(MODELS, 0);
