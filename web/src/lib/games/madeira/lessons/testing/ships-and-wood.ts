/** Rounds 2, 3 and 5 of the first game: Ships, Wood and what a market is worth in a round. */
import { type PositionWords, play, type SeatWords } from '@caravel/madeira/testing';
import { ROUND_2, ROUND_3, ROUND_5, table } from './table.ts';

const OPEN = { options: { openPirates: true } } as const satisfies PositionWords;

const ME = {
  goods: { wine: 2 },
  bread: 6,
  reals: 2,
  pirates: 8,
  points: 22,
  mill: 4,
  workers: ['2a', '2b', '2c', '3a', 'porto-santo-3', 'funchal-3', 'machico-2', 'machico-3'],
  ships: ['wheat-1', 'sugar-1'],
  requests: ['market-routes', 'urbanization'],
} satisfies SeatWords;

const RIVAL = {
  goods: { wheat: 1 },
  bread: 5,
  reals: 9,
  pirates: 7,
  points: 19,
  mill: 3,
  workers: ['2a', '2c', '2e', '3e', 'porto-santo-2', 'watch'],
  ships: ['sugar-2', 'wine-1'],
  favors: { lord: 'up', treasurer: 'up' },
  requests: ['market-routes', 'urbanization'],
} satisfies SeatWords;

/** The rival has passed, and one die is left. */
const LAST_DIE = {
  ...ROUND_2,
  ...OPEN,
  passing: [-1, 1],
  guildDiceOn: { moinho: 1, capitania: 2, fortaleza: 2 },
} as const satisfies PositionWords;
const PASSED: SeatWords = { ...RIVAL, markers: ['moinho', 'capitania', 'fortaleza'] };
const MARKERS = { markers: ['capitania', 'fortaleza'] } as const satisfies SeatWords;
const LEFT_2 = [
  ['expeditions', 'influence', 'wealth'],
  ['expeditions', 'influence', 'wealth'],
] as const;

export const shipsAndWood = {
  'ships-out': table(
    {
      ...LAST_DIE,
      seats: [
        { ...ME, ...MARKERS, dice: [1], workers: ['2a', '3a', '3b', 'porto-santo-3', 'funchal-3', 'machico-2', 'machico-3'] },
        PASSED,
      ],
    },
    ...LEFT_2,
  ),
  'ships-slot': table(
    {
      ...LAST_DIE,
      seats: [{ ...ME, ...MARKERS, ships: ['sugar-3'], wood: 1, goods: { sugar: 3, wine: 2 }, dice: [1] }, PASSED],
    },
    ...LEFT_2,
  ),
  'ships-round': table(
    {
      ...ROUND_3,
      ...OPEN,
      passing: [-1, 1],
      guildDiceOn: { moinho: 2, casa: 2, fortaleza: 1 },
      seats: [
        {
          ...ME,
          ships: ['wheat-1', 'sugar-3', 'wine-2'],
          goods: { wheat: 2, wine: 2 },
          requests: ['market-routes', 'urbanization', 'wealth'],
          dice: [2],
          markers: ['moinho', 'casa'],
        },
        {
          ...RIVAL,
          favors: { miller: 'up', treasurer: 'up', lady: 'down' },
          requests: ['market-routes', 'influence', 'urbanization'],
          markers: ['moinho', 'casa', 'fortaleza'],
        },
      ],
    },
    ['expeditions', 'wealth'],
    ['expeditions', 'influence'],
  ),
  'ships-upkeep': play(
    table(
      {
        ...ROUND_5,
        ...OPEN,
        phase: 'D',
        passing: [1, -1, 0],
        seats: [
          {
            ...ME,
            goods: {},
            wood: 1,
            reals: 12,
            points: 62,
            mill: 5,
            workers: ['2a', '2b', '3a', 'forest', 'porto-santo-3', 'funchal-3', 'machico-2', 'machico-3'],
            ships: ['wheat-1', 'wine-2', 'acores-1', 'acores-2'],
            favors: { scout: 'down' },
            requests: ['market-routes', 'expeditions', 'wealth'],
          },
          {
            ...RIVAL,
            goods: {},
            bread: 6,
            pirates: 10,
            points: 66,
            workers: ['2a', '2c', '2e', '3e', 'porto-santo-2'],
            ships: ['sugar-4'],
            wood: 1,
            favors: { lord: 'up', treasurer: 'down', lady: 'up' },
            requests: ['influence', 'urbanization', 'wealth'],
          },
        ],
      },
      [],
      [],
    ),
    '1 upkeep 1',
  ),
};
