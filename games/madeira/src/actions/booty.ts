/** K-booty, RU9: the Reals of Booty, also while a Ship has only landed where it lies. */
import type { State } from '@caravel/core';
import { COLONIES, type Colony, REWARDS, type Reward } from '../board/names.ts';
import * as on from '../state/layout.ts';

export const BOOTY_REALS = 5;
export const BOOTY: Reward = REWARDS.indexOf('booty');

/** RU9: what Booty brings a Ship that enters the colony. */
export const bootyIn = (s: State, colony: Colony): number =>
  on.colonyReward(s, colony, 0) === BOOTY || on.colonyReward(s, colony, 1) === BOOTY ? BOOTY_REALS : 0;

/** RU9: what Booty can still bring the Ships that have landed. */
export const bootyDue = (s: State): number => {
  let sum = 0;
  for (let colony = 0; colony < COLONIES.length; colony++) sum += on.rewardsDue(s, colony) * bootyIn(s, colony);
  return sum;
};
