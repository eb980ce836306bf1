/** Rounds 3 and 4 of the second game: Wood still lies on some Fields. */
import type { SeatWords } from '@caravel/madeira/testing';
import { ROUND_3, ROUND_4, table } from './table.ts';

const ME = {
  goods: { wheat: 1, wine: 1 },
  bread: 5,
  reals: 6,
  pirates: 9,
  points: 25,
  mill: 3,
  workers: ['2a', '2c', '2d', '3a', '3b', 'porto-santo-3', 'machico-5', 'machico-11'],
  ships: ['sugar-3', 'wine-2'],
  favors: { miller: 'down' },
  requests: ['market-routes', 'market-routes', 'wealth'],
} satisfies SeatWords;

const RIVAL: SeatWords = {
  goods: { wheat: 1, wine: 1 },
  bread: 8,
  reals: 7,
  pirates: 7,
  points: 16,
  mill: 3,
  workers: ['2a', '2b', '2c', '2e', '3e', 'forest', 'porto-santo-2', 'funchal-6', 'machico-6', 'watch'],
  ships: ['sugar-1', 'wine-1'],
  favors: { treasurer: 'up' },
  requests: ['influence', 'urbanization', 'urbanization'],
};

/** The rival has passed, and one die is left. */
const AT_3 = { ...ROUND_3, passing: [-1, 1], guildDiceOn: { capitania: 2, casa: 2, fortaleza: 1 } } as const;
const MARKERS = { markers: ['capitania', 'casa'] } as const satisfies SeatWords;
const PASSED: SeatWords = { ...RIVAL, favors: { treasurer: 'up', lady: 'down' }, markers: ['casa', 'capitania', 'fortaleza'] };
const LEFT_3 = [
  ['expeditions', 'wealth'],
  ['expeditions', 'influence'],
] as const;

export const harvestAndWood = {
  'harvest-wood': table({ ...AT_3, seats: [{ ...ME, ...MARKERS, wood: 1, reals: 0, dice: [2] }, PASSED] }, ...LEFT_3),
  'harvest-special': table(
    {
      ...AT_3,
      guildDiceOn: { moinho: 2, capitania: 2, casa: 1 },
      seats: [
        {
          ...ME,
          markers: ['capitania', 'moinho'],
          goods: { wheat: 1 },
          workers: ['1a', '1d', '2a', '2c', '3a', 'porto-santo-3', 'machico-5', 'machico-11'],
          wood: 1,
          reals: 0,
          dice: [1],
        },
        { ...PASSED, markers: ['moinho', 'capitania', 'casa'] },
      ],
    },
    ...LEFT_3,
  ),
  'harvest-monk': table(
    {
      ...AT_3,
      districts: { ...AT_3.districts, machico: ['built', 'lord', 'built', 'built'] },
      seats: [
        {
          ...ME,
          ...MARKERS,
          goods: {},
          workers: ['2a', '2c', '2d', '3a', 'forest', 'porto-santo-3', 'machico-5', 'machico-11'],
          favors: { miller: 'down', monk: 'up' },
          dice: [2],
        },
        PASSED,
      ],
    },
    ...LEFT_3,
  ),
  'harvest-crops': table(
    {
      ...ROUND_4,
      passing: [-1, 1],
      guildDiceOn: { capitania: 2, alfandega: 2, moinho: 1 },
      seats: [
        {
          ...ME,
          wood: 2,
          workers: ['1a', '1d', '2a', '2c', '2e', 'forest', 'porto-santo-3', 'machico-5', 'machico-11'],
          favors: { treasurer: 'up', navigator: 'down' },
          requests: ['market-routes', 'influence'],
          markers: ['capitania', 'alfandega'],
          dice: [2],
        },
        {
          ...PASSED,
          favors: { miller: 'up', diplomat: 'up', lady: 'down' },
          requests: ['expeditions', 'urbanization'],
          markers: ['capitania', 'alfandega', 'moinho'],
        },
      ],
    },
    ['wealth'],
    ['influence'],
  ),
};
