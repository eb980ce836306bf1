/** Rounds 2 and 5 of the first game: many Workers, little Bread. */
import { type PositionWords, play, type SeatWords } from '@caravel/madeira/testing';
import { ROUND_2, ROUND_5, table } from './table.ts';

const ME = {
  goods: { wheat: 2, sugar: 1 },
  bread: 2,
  reals: 3,
  pirates: 8,
  points: 19,
  mill: 3,
  workers: ['2a', '2b', '2c', 'porto-santo-3', 'funchal-6', 'machico-2', 'machico-3', 'watch'],
  ships: ['acores-1'],
  requests: ['market-routes', 'urbanization'],
} satisfies SeatWords;

const RIVAL: SeatWords = {
  goods: { wheat: 1 },
  bread: 3,
  reals: 9,
  pirates: 5,
  points: 14,
  mill: 3,
  workers: ['2a', '2c', '2e', '3e', 'porto-santo-2', 'watch'],
  ships: ['sugar-1', 'wine-1'],
  favors: { lord: 'up', treasurer: 'up' },
  requests: ['market-routes', 'urbanization'],
};

const OPEN = { options: { openPirates: true } } as const satisfies PositionWords;
const LAST_REQUESTS = ['market-routes', 'expeditions', 'urbanization'] as const;
const LEFT = [
  ['expeditions', 'influence', 'wealth'],
  ['expeditions', 'influence', 'wealth'],
] as const;

export const diceAndBread = {
  'dice-free': table(
    {
      ...ROUND_2,
      ...OPEN,
      pirateDice: [1, 3, 3],
      seats: [
        { ...ME, wood: 1, goods: { sugar: 1, wine: 1 }, dice: [1, 2, 3], workers: ME.workers.filter((place) => place !== 'watch') },
        { ...RIVAL, dice: [1, 1, 2] },
      ],
    },
    ...LEFT,
  ),
  'dice-mill': play(
    table(
      {
        ...ROUND_5,
        ...OPEN,
        phase: 'D',
        passing: [1, 0],
        seats: [
          { ...ME, wood: 1, goods: { wheat: 3, sugar: 2 }, bread: 3, points: 57, favors: { scout: 'down' }, requests: LAST_REQUESTS },
          { ...RIVAL, pirates: 9, wood: 2, points: 60, favors: { lord: 'up', treasurer: 'down', lady: 'up' }, requests: LAST_REQUESTS },
        ],
      },
      [],
      [],
    ),
    '1 upkeep 2',
    '0 upkeep 1',
    '1 feed 3',
  ),
  'dice-pirate': table(
    {
      ...ROUND_2,
      ...OPEN,
      passing: [-1, 1],
      pirateDice: [1, 3, 3],
      guildDiceOn: { moinho: 2, capitania: 1, alfandega: 1, fortaleza: 2 },
      seats: [
        { ...ME, bread: 4, goods: {}, markers: ['moinho', 'alfandega', 'fortaleza'] },
        { ...RIVAL, markers: ['moinho', 'capitania', 'fortaleza'] },
      ],
    },
    ...LEFT,
  ),
  'dice-mayor': table(
    {
      ...ROUND_2,
      ...OPEN,
      passing: [-1, 1],
      guildDiceOn: { moinho: 2, alfandega: 2, fortaleza: 1 },
      seats: [
        { ...ME, bread: 0, dice: [2], markers: ['moinho', 'alfandega'] },
        { ...RIVAL, markers: ['moinho', 'alfandega', 'fortaleza'] },
      ],
    },
    ...LEFT,
  ),
};
