/** Positions in the middle of a game between bots of `medium` where somebody has a large decision: always the same for a given seed. */
import { type Bot, makeBot, playGame, type TrainedModel } from '@caravel/bots';
import { at, type Config, type State } from '@caravel/core';
import { gameSeed } from '../game-seed.ts';

/** The position before the middle large decision of one game. */
const middleOf = async (trained: TrainedModel, config: Config, seed: number): Promise<State> => {
  const { model } = trained;
  const seen: State[] = [];
  const medium = makeBot('medium', model.game, trained, { seed });
  const recorder: Bot = {
    think(s, seat) {
      if (model.isLarge(s)) seen.push(s.slice());
      return medium.think(s, seat);
    },
  };
  await playGame(
    model.game,
    config,
    Array.from({ length: config.players }, () => recorder),
    seed,
    () => 0,
  );
  return at(seen, Math.floor(seen.length / 2));
};

export const middlePositions = async (trained: TrainedModel, config: Config, seed: number, count: number): Promise<State[]> => {
  const positions: State[] = [];
  for (let i = 0; i < count; i++) positions.push(await middleOf(trained, config, gameSeed(seed, i)));
  return positions;
};
