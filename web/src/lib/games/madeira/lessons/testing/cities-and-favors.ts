/** Rounds 3 and 5: who has the most in a city, and which Favors lie face up. */
import { type PositionWords, play, type SeatWords } from '@caravel/madeira/testing';
import { ROUND_3, ROUND_5, table } from './table.ts';

const ME = {
  goods: { sugar: 1, wine: 1 },
  bread: 6,
  reals: 5,
  pirates: 7,
  points: 30,
  mill: 4,
  workers: ['2a', '2b', '2e', '3a', 'porto-santo-3', 'funchal-2', 'machico-2'],
  ships: ['wheat-1', 'sugar-2'],
  requests: ['urbanization', 'market-routes', 'influence'],
} satisfies SeatWords;

const RIVAL = {
  goods: { wheat: 1, sugar: 2 },
  bread: 5,
  reals: 9,
  pirates: 9,
  points: 28,
  mill: 3,
  workers: ['2a', '2c', '2e', '3e', 'funchal-1', 'funchal-5', 'machico-3', 'machico-4', 'machico-6'],
  ships: ['sugar-1', 'wine-1'],
  requests: ['market-routes', 'influence', 'wealth'],
} satisfies SeatWords;

const OWNED_3 = {
  districts: {
    'porto-santo': ['built', 'navigator', 'engineer', 'constable'],
    funchal: ['built', 'bishop', 'scout', 'monk'],
    machico: ['built', 'lord', 'treasurer', 'built'],
  },
} as const satisfies PositionWords;
/** Rows as they are in round 3. */
const LEFT_3 = [
  ['expeditions', 'wealth'],
  ['expeditions', 'urbanization'],
] as const;

/** The rival has passed, and one die is left. */
const LAST_DIE = { ...ROUND_3, ...OWNED_3, passing: [-1, 1] } as const satisfies PositionWords;

export const citiesAndFavors = {
  'cities-tie': table(
    {
      ...ROUND_5,
      ...OWNED_3,
      passing: [1],
      citizens: ['porto-santo-1', 'porto-santo-4', 'funchal-4'],
      guildDiceOn: { moinho: 1, capitania: 2, casa: 1, fortaleza: 2 },
      seats: [
        { ...ME, points: 55, reals: 9, favors: { miller: 'up', patron: 'down' }, markers: ['moinho', 'casa', 'fortaleza'] },
        { ...RIVAL, points: 60, favors: { diplomat: 'up', lady: 'down' }, markers: ['capitania', 'capitania', 'fortaleza'] },
      ],
    },
    [],
    [],
  ),
  'cities-mayor': table(
    {
      ...LAST_DIE,
      citizens: ['porto-santo-4', 'funchal-4', 'machico-4'],
      guildDiceOn: { moinho: 2, capitania: 2, fortaleza: 1 },
      seats: [
        {
          ...ME,
          points: 20,
          workers: ['2a', '2b', '2e', '3a', 'porto-santo-3', 'funchal-2', 'machico-2'],
          requests: ['urbanization', 'urbanization', 'market-routes'],
          favors: { miller: 'up', patron: 'down' },
          dice: [3],
          markers: ['moinho', 'capitania'],
        },
        {
          ...RIVAL,
          workers: ['2a', '2c', '2e', '3e', 'porto-santo-2', 'funchal-5', 'watch'],
          requests: ['market-routes', 'influence', 'wealth'],
          favors: { diplomat: 'up', lady: 'down' },
          markers: ['moinho', 'capitania', 'fortaleza'],
        },
      ],
    },
    ['expeditions', 'wealth'],
    ['expeditions', 'influence'],
  ),
  'cities-guild': table(
    {
      ...LAST_DIE,
      citizens: ['porto-santo-1', 'porto-santo-4', 'funchal-4'],
      guildDiceOn: { moinho: 2, capitania: 2, casa: 1 },
      seats: [
        {
          ...ME,
          points: 20,
          wood: 3,
          reals: 2,
          workers: [...ME.workers, 'forest'],
          favors: { miller: 'up', patron: 'up' },
          dice: [3],
          markers: ['moinho', 'casa'],
        },
        { ...RIVAL, favors: { diplomat: 'up', lady: 'down' }, markers: ['moinho', 'capitania', 'capitania'] },
      ],
    },
    ...LEFT_3,
  ),
  'cities-lady': play(
    table(
      {
        ...ROUND_5,
        phase: 'C',
        passing: [0, 1],
        districts: {
          'porto-santo': ['built', 'built', 'navigator', 'built'],
          funchal: ['built', 'built', 'built', 'constable'],
          machico: ['built', 'diplomat', 'engineer', 'built'],
        },
        citizens: ['porto-santo-1', 'porto-santo-4', 'funchal-4'],
        guildDiceOn: { alfandega: 2, fortaleza: 1 },
        seats: [
          {
            ...ME,
            points: 52,
            requests: ['urbanization', 'urbanization', 'influence'],
            workers: ['2a', '2e', '3a', '3b', '3c', 'porto-santo-3', 'funchal-2', 'machico-2'],
            favors: { miller: 'up', bishop: 'down', patron: 'down', lady: 'up' },
            markers: ['alfandega'],
          },
          {
            ...RIVAL,
            points: 58,
            favors: { monk: 'up', lord: 'up', treasurer: 'down', scout: 'up' },
            requests: ['market-routes', 'influence', 'expeditions'],
            markers: ['fortaleza'],
          },
        ],
      },
      [],
      [],
    ),
    '* roll 2-3',
  ),
};
