/** Round 5 of the first game, with open Pirates. */
import { type PositionWords, play, type SeatWords } from '@caravel/madeira/testing';
import { ROUND_5, table } from './table.ts';

const AT_THE_END = {
  ...ROUND_5,
  options: { openPirates: true },
  districts: { ...ROUND_5.districts, machico: ['built', 'diplomat', 'engineer', 'patron'] },
} as const satisfies PositionWords;

const ME = {
  goods: { wheat: 1, wine: 1 },
  wood: 4,
  bread: 6,
  reals: 8,
  points: 66,
  mill: 3,
  workers: ['2a', '2b', '2e', '3a', 'forest', 'porto-santo-2', 'machico-2', 'machico-3', 'machico-5'],
  ships: ['wheat-1', 'sugar-2', 'brasil-1', 'india-1'],
  favors: { constable: 'down', scout: 'down' },
  requests: ['expeditions', 'urbanization', 'market-routes'],
} satisfies SeatWords;

const RIVAL = {
  goods: { wine: 2 },
  wood: 4,
  bread: 9,
  reals: 12,
  points: 70,
  mill: 3,
  workers: ['2a', '2c', '2e', '3b', 'forest', 'porto-santo-3', 'funchal-3', 'machico-1', 'machico-6'],
  ships: ['wheat-2', 'wine-1', 'wine-3', 'acores-1'],
  favors: { bishop: 'down', lord: 'down', treasurer: 'down', lady: 'up' },
  requests: ['market-routes', 'influence', 'wealth'],
} satisfies SeatWords;

/** Phase B, where nobody has a die left. */
const DICE_USED = { ...AT_THE_END, guildDiceOn: { casa: 2 } } as const satisfies PositionWords;
const MARKERS = { markers: ['casa'] } as const satisfies SeatWords;

export const pirates = {
  'pirates-pay': play(
    table({
      ...AT_THE_END,
      phase: 'C',
      passing: [0, 1],
      guildDiceOn: { alfandega: 1 },
      pirateDieOn: ['alfandega'],
      seats: [
        { ...ME, pirates: 8, markers: ['alfandega'] },
        { ...RIVAL, pirates: 10 },
      ],
    }),
    '* roll 3',
    '* roll pirates 3',
  ),
  'pirates-watch': table({
    ...DICE_USED,
    passing: [1],
    seats: [
      { ...ME, ...MARKERS, pirates: 12 },
      { ...RIVAL, ...MARKERS, pirates: 11 },
    ],
  }),
  'pirates-constable': play(
    table({
      ...AT_THE_END,
      phase: 'C',
      passing: [0, 1],
      guildDiceOn: { fortaleza: 2 },
      seats: [
        {
          ...ME,
          pirates: 12,
          favors: { constable: 'up', scout: 'down' },
          workers: ['2a', '3a', '3b', '3c', 'forest', 'porto-santo-2', 'machico-2', 'machico-3', 'machico-5'],
          markers: ['fortaleza'],
        },
        { ...RIVAL, pirates: 8 },
      ],
    }),
    '* roll 3-3',
  ),
  'pirates-order': table({
    ...DICE_USED,
    passing: [-1, -1, 1],
    seats: [
      { ...ME, ...MARKERS, pirates: 11 },
      { ...RIVAL, ...MARKERS, pirates: 11 },
    ],
  }),
  'pirates-bread': play(
    table({
      ...AT_THE_END,
      phase: 'D',
      passing: [1, 0],
      seats: [
        { ...ME, pirates: 16, goods: {}, reals: 1 },
        { ...RIVAL, pirates: 7 },
      ],
    }),
    '1 upkeep 4',
    '0 upkeep 4',
    '1 feed 6',
  ),
};
