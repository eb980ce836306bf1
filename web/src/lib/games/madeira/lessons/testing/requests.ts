/** Rounds 3 to 5: which Request to keep, to take, and what a Real is worth. */
import { type PositionWords, play, type SeatWords } from '@caravel/madeira/testing';
import { ROUND_3, ROUND_4, ROUND_5, table } from './table.ts';

const OPEN = { options: { openPirates: true } } as const satisfies PositionWords;

const ME = {
  goods: { wine: 1 },
  bread: 6,
  reals: 4,
  pirates: 5,
  points: 28,
  mill: 5,
  workers: ['2a', '2b', '2e', '3a', 'forest', 'porto-santo-3', 'machico-1', 'machico-2', 'machico-3', 'watch'],
  ships: ['wheat-1', 'wheat-2', 'sugar-2', 'acores-1', 'acores-2'],
  requests: ['market-routes', 'expeditions', 'urbanization'],
} satisfies SeatWords;

const RIVAL = {
  goods: { wheat: 1, sugar: 4 },
  bread: 4,
  reals: 6,
  pirates: 9,
  points: 30,
  mill: 3,
  workers: ['2a', '2c', '2e', '3e', 'forest', 'porto-santo-2', 'funchal-3', 'funchal-5', 'watch'],
  ships: ['sugar-1', 'wine-1'],
  requests: ['market-routes', 'influence', 'urbanization'],
} satisfies SeatWords;

const OWNED = {
  citizens: ['porto-santo-1', 'porto-santo-4', 'funchal-4'],
  districts: {
    'porto-santo': ['built', 'navigator', 'engineer', 'constable'],
    funchal: ['built', 'bishop', 'patron', 'built'],
    machico: ['built', 'built', 'monk', 'built'],
  },
} as const satisfies PositionWords;
const FAVORS = { mine: { miller: 'up', treasurer: 'down', scout: 'down' }, rival: { lord: 'up', diplomat: 'up', lady: 'down' } } as const;

export const requests = {
  'requests-leave': table(
    {
      ...ROUND_3,
      ...OWNED,
      ...OPEN,
      phase: 'E',
      passing: [0, 1],
      seats: [
        { ...ME, favors: FAVORS.mine },
        { ...RIVAL, favors: FAVORS.rival },
      ],
    },
    ['expeditions', 'wealth'],
    ['influence', 'wealth'],
  ),
  'requests-row': play(
    table(
      {
        ...ROUND_4,
        ...OWNED,
        ...OPEN,
        phase: 'E',
        passing: [0, 1],
        seats: [
          { ...ME, points: 52, favors: { miller: 'down', treasurer: 'up', scout: 'up' }, requests: ['influence', 'urbanization'] },
          { ...RIVAL, points: 54, favors: FAVORS.rival, requests: ['market-routes', 'wealth'] },
        ],
      },
      ['market-routes'],
      ['wealth'],
    ),
    ...['lay guild-master', 'lay mayor', 'lay steward', 'roll pirates 1-2-3', 'roll 1-2-2', 'roll 2-3-3'].map((move) => `* ${move}`),
  ),
  'requests-real': play(
    table(
      {
        ...ROUND_5,
        ...OWNED,
        ...OPEN,
        phase: 'C',
        passing: [0, 1],
        guildDiceOn: { alfandega: 1, fortaleza: 1 },
        seats: [
          {
            ...ME,
            points: 60,
            bread: 10,
            mill: 0,
            reals: 14,
            wood: 5,
            favors: { ...FAVORS.mine, miller: 'down' },
            requests: ['expeditions', 'urbanization', 'wealth'],
            markers: ['alfandega'],
          },
          {
            ...RIVAL,
            points: 66,
            wood: 2,
            favors: FAVORS.rival,
            requests: ['market-routes', 'influence', 'urbanization'],
            markers: ['fortaleza'],
          },
        ],
      },
      [],
      [],
    ),
    '* roll 2',
  ),
  'requests-mill': table(
    {
      ...ROUND_5,
      ...OWNED,
      ...OPEN,
      phase: 'C',
      passing: [0, 1],
      seats: [
        {
          ...ME,
          points: 60,
          bread: 8,
          reals: 6,
          wood: 5,
          goods: {},
          favors: FAVORS.mine,
          requests: ['expeditions', 'urbanization', 'wealth'],
        },
        { ...RIVAL, points: 66, wood: 2, bread: 6, favors: FAVORS.rival, requests: ['market-routes', 'influence', 'urbanization'] },
      ],
    },
    [],
    [],
  ),
};
