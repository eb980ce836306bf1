/** Which dice are rolled: those of a round, and there of a row or a building. Tiles are simply the next of their kind. */
import { at, type State } from '@caravel/core';
import * as on from './state/layout.ts';
import { GUILD_DICE, PIRATE_DICE_ROLL, PIRATE_ROLL, STEPS } from './state/steps.ts';

export const draw = (s: State): string | undefined => {
  const step = on.step(s);
  if (step < GUILD_DICE || step > PIRATE_ROLL) return undefined;
  return `${at(STEPS, step)} ${on.round(s)} ${step > PIRATE_DICE_ROLL ? on.building(s) : on.dealt(s)}`;
};
