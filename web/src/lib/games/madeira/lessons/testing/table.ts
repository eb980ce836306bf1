/** Tables that the positions of lessons are laid on, as they stood in games of two bots of level hard. */
import type { State } from '@caravel/core';
import { names, on } from '@caravel/madeira/positions';
import { type PositionWords, position } from '@caravel/madeira/testing';

type Requests = readonly (typeof names.REQUESTS)[number][];

/** S6: the rewards that lie in no colony are out of the game. */
const putRewardsAside = (s: State): void => {
  const laid = names.COLONIES.flatMap((_, colony) => [on.colonyReward(s, colony, 0), on.colonyReward(s, colony, 1)]);
  on.rewardsLeft.set(
    s,
    names.REWARDS.map((_, reward) => (laid.includes(reward) ? 0 : 1 << reward)).reduce((bits, bit) => bits | bit, 0),
  );
};

/** A position with the Requests that are left in each row of the guild board. */
export const table = (words: PositionWords, ...left: readonly Requests[]): State => {
  const s = position({ players: 2, ...words });
  putRewardsAside(s);
  for (let row = 0; row < on.players(s); row++)
    for (const [kind, name] of names.REQUESTS.entries())
      on.rowRequests.set(s, row, kind, left[row]?.filter((request) => request === name).length ?? 0);
  return s;
};

const FIRST_GAME = {
  rewards: { acores: ['island', 'windmill'], brasil: ['city', 'medal'], india: ['guild', 'support'] },
  citizens: ['porto-santo-4', 'funchal-4', 'machico-4'],
} as const satisfies PositionWords;

/** The first game in round 2. */
export const ROUND_2 = {
  ...FIRST_GAME,
  round: 2,
  characters: { moinho: 'guild-master', capitania: 'mayor', alfandega: 'commander', fortaleza: 'steward' },
  fieldWood: { '1c': 1, '1d': 1, '2d': 2, '2e': 0, '3d': 3, '3e': 4 },
  districts: {
    'porto-santo': ['built', 'monk', 'navigator', 'scout'],
    funchal: ['built', 'lady', 'miller', 'constable'],
    machico: ['bishop', 'diplomat', 'engineer', 'patron'],
  },
} as const satisfies PositionWords;

/** The first game in round 5. */
export const ROUND_5 = {
  ...FIRST_GAME,
  round: 5,
  characters: { capitania: 'guild-master', alfandega: 'mayor', casa: 'steward', fortaleza: 'commander' },
  fieldWood: { '1c': 1, '1d': 1, '2d': 2, '2e': 0, '3d': 3, '3e': 0 },
  fieldGood: { '2e': 'wine', '3e': 'wine' },
  districts: {
    'porto-santo': ['built', 'monk', 'navigator', 'built'],
    funchal: ['built', 'built', 'miller', 'constable'],
    machico: ['bishop', 'diplomat', 'engineer', 'patron'],
  },
} as const satisfies PositionWords;

const SECOND_GAME = {
  rewards: { acores: ['watch', 'booty'], brasil: ['island', 'windmill'], india: ['city', 'medal'] },
  citizens: ['porto-santo-1', 'porto-santo-4', 'funchal-4'],
  fieldWood: { '1c': 1, '1d': 1, '2d': 2, '2e': 0, '3d': 3, '3e': 0 },
} as const satisfies PositionWords;

/** The second game in round 3. */
export const ROUND_3 = {
  ...SECOND_GAME,
  round: 3,
  characters: { moinho: 'steward', capitania: 'commander', casa: 'mayor', fortaleza: 'guild-master' },
  districts: {
    'porto-santo': ['diplomat', 'navigator', 'engineer', 'constable'],
    funchal: ['built', 'bishop', 'patron', 'scout'],
    machico: ['built', 'lord', 'monk', 'built'],
  },
} as const satisfies PositionWords;

/** The second game in round 4. */
export const ROUND_4 = {
  ...SECOND_GAME,
  round: 4,
  characters: { moinho: 'guild-master', alfandega: 'mayor', casa: 'commander', fortaleza: 'steward' },
  districts: {
    'porto-santo': ['built', 'built', 'engineer', 'constable'],
    funchal: ['built', 'bishop', 'patron', 'scout'],
    machico: ['built', 'lord', 'monk', 'built'],
  },
} as const satisfies PositionWords;
