/** What bots know about the tiny game of core's tests: enough to test nets and training. */
import { type Config, must, readConfig, type State } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import type { GameModel } from '../model.ts';
import type { Training } from '../train/training.ts';

const SEAT = ['points', 'to move'] as const;
const TABLE = ['seats that move', 'two players'] as const;

const encode = (s: State, seats: Int16Array, table: Int16Array, seatWidth: number): void => {
  const turn = pearls.turn(s);
  for (let seat = 0; seat < pearls.players(s); seat++) {
    seats[seat * seatWidth] = pearls.score(s, seat);
    seats[seat * seatWidth + 1] = (turn >> seat) & 1;
  }
  table[0] = turn & 7;
  table[1] = pearls.players(s) === 2 ? 1 : 0;
};

export const pearlsModel: GameModel = {
  game: pearls,
  encoding: { seat: SEAT.map((name) => ({ name, unit: 1 / 4 })), table: TABLE.map((name) => ({ name, unit: 1 / 4 })), encode },
  scoreUnit: 4,
  temperatures: { beginner: 0.1, easy: 0.03 },
  isLarge: () => true,
  round: () => 1,
  isCandidate: () => true,
};

export const pearlsConfig = (players = 2): Config => must(readConfig(pearls, { players, options: { lamps: 'none' } }));

export const pearlsTraining: Training = {
  model: pearlsModel,
  hidden: 8,
  config: (random) => pearlsConfig(2 + random.below(2)),
  tries: () => ({ likely: 0.1, any: 0.1 }),
  heuristics: [{ name: 'generous', wants: { points: -1 } }],
  lambda: 0.9,
  kept: 1,
};
