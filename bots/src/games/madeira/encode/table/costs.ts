/** C1–C6: which buildings are still to come, and what they are expected to cost. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { passingSlot } from '../shared.ts';

const { on, steps } = md;

/** Whether a seat still has its turn at a building. */
export const isToCome = (s: State, seat: Seat, building: number): boolean => {
  const phase = on.phase(s);
  if (phase === steps.B) return true;
  if (phase !== steps.C || building < on.building(s)) return false;
  if (building > on.building(s) || isRolling(s)) return true;
  if (on.actor(s) === seat) return on.activity(s) !== steps.BUILDING_ACTION;
  return passingSlot(seat) > on.slotInTurn(s);
};

const isRolling = (s: State): boolean => on.step(s) === steps.BUILDING_ROLL || on.step(s) === steps.PIRATE_ROLL;

const isRolled = (s: State, building: number): boolean => on.phase(s) === steps.C && building === on.building(s) && !isRolling(s);

/** S1: the mean of so many dice, rounded. */
const meanOfDice = (s: State, dice: number): number => {
  let sum = 0;
  let faces = 0;
  for (let value = 0; value < md.DIE_VALUES; value++) {
    sum += (value + 1) * on.dieFaces(s, value);
    faces += on.dieFaces(s, value);
  }
  return Math.round((dice * sum) / faces);
};

/** C4: the cost once the dice are rolled; before that with the mean of the dice. */
export const expectedCost = (s: State, building: number): number => {
  if (isRolled(s, building)) return on.lord(s) === 1 ? 0 : md.costHere(s);
  const dice = on.guildDiceOn(s, building);
  return dice === 0 ? on.buildingCost(s) : Math.max(0, on.buildingCost(s) - meanOfDice(s, dice));
};

/** C6 */
export const expectedPirates = (s: State, building: number): number =>
  isRolled(s, building) ? md.piratesHere(s) : 1 + (on.pirateDieOn(s, building) > 0 ? meanOfDice(s, 1) : 0);
