/** The games bots were trained for, with their nets. */
import type { Game } from '@caravel/core';
import { knownGame } from './games/known-games.ts';
import { Estimator } from './net/estimator.ts';
import { decodeBase64 } from './net/kernel/wasm.ts';
import { unpackWeights } from './net/packed-weights.ts';
import { Policy } from './policy.ts';
import { isSameShape } from './same-shape.ts';
import { Search } from './search/search.ts';
import type { Trained, TrainedModel } from './trained.ts';

const unpack = ({ model, packedWeights, holdings }: Trained): TrainedModel => ({
  model,
  weights: unpackWeights(decodeBase64(packedWeights), model.encoding),
  holdings,
});

/** The net of the newest version is used for an older one only if every number of a position and every move means the same in both. */
const forVersion = (trained: TrainedModel, game: Game): TrainedModel | undefined => {
  if (trained.model.game.version === game.version) return trained;
  return isSameShape(trained.model.game, game) ? { ...trained, model: { ...trained.model, game } } : undefined;
};

const load = async (game: Game): Promise<TrainedModel | undefined> => {
  const known = knownGame(game.name);
  return known && forVersion(unpack((await known.load()).trained), game);
};

const loaded = new WeakMap<Game, Promise<TrainedModel | undefined>>();

/** The model of a game, if a net was trained for it. */
export const loadModel = (game: Game): Promise<TrainedModel | undefined> => {
  const known = loaded.get(game) ?? load(game);
  loaded.set(game, known);
  return known;
};

/** All bots of a thread share one estimator, because a net takes memory. */
const estimators = new WeakMap<TrainedModel, Estimator>();

const estimatorOf = (trained: TrainedModel): Estimator => {
  const known = estimators.get(trained) ?? new Estimator(trained.model, trained.weights);
  estimators.set(trained, known);
  return known;
};

/** Plays without a search. `playsOut`: large decisions are judged after the small decisions that follow from them. */
export const policyFor = (trained: TrainedModel, playsOut = true): Policy => new Policy(trained.model, estimatorOf(trained), playsOut);

export const searchFor = (trained: TrainedModel, seed: number): Search => new Search(policyFor(trained), seed);
