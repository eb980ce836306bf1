/** Positions in the middle of a game between traders where somebody has a large decision: always the same for a given seed. */
import { type Bot, type Mind, makeBot, playGame } from '@caravel/bots';
import { at, type Config, type State } from '@caravel/core';
import { gameSeed } from '../game-seed.ts';

/** The position before the middle large decision of one game. */
const middleOf = async ({ game, isBig }: Mind, config: Config, seed: number): Promise<State> => {
  const seen: State[] = [];
  const trader = makeBot('trader', game, { seed, players: config.players });
  const noting: Bot = {
    think(s, seat) {
      if (isBig(s)) seen.push(s.slice());
      return trader.think(s, seat);
    },
  };
  await playGame(
    game,
    config,
    Array.from({ length: config.players }, () => noting),
    seed,
    () => 0,
  );
  return at(seen, Math.floor(seen.length / 2));
};

export const middlePositions = async (mind: Mind, config: Config, seed: number, count: number): Promise<State[]> => {
  const positions: State[] = [];
  for (let i = 0; i < count; i++) positions.push(await middleOf(mind, config, gameSeed(seed, i)));
  return positions;
};
