/** What the buildings still hold for a seat this round: where it has a marker, what that will cost, and what it will bring. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';

const { on, steps } = md;

/** Whether a seat still has its turn at a building. */
export const isToCome = (s: State, seat: Seat, building: number): boolean => {
  const phase = on.phase(s);
  if (phase === steps.B) return true;
  if (phase !== steps.C || building < on.building(s)) return false;
  if (building > on.building(s) || isRolling(s)) return true;
  if (on.actor(s) === seat) return on.activity(s) !== steps.BUILDING_ACTION;
  return md.passingSlotOf(s, seat) > on.slotInTurn(s);
};

const isRolling = (s: State): boolean => on.step(s) === steps.BUILDING_ROLL || on.step(s) === steps.PIRATE_ROLL;

const isRolled = (s: State, building: number): boolean => on.phase(s) === steps.C && building === on.building(s) && !isRolling(s);

/** C4: the cost once rolled; before that by the mean of the dice. */
export const expectedCost = (s: State, building: number): number => {
  if (!isRolled(s, building)) return Math.max(0, on.buildingCost(s) - 2 * on.guildDiceOn(s, building));
  let sum = 0;
  for (let value = 0; value < md.DIE_VALUES; value++) sum += (value + 1) * on.rolled(s, value);
  return on.lord(s) === 1 ? 0 : Math.max(0, on.buildingCost(s) - sum);
};

/** C6 */
export const expectedPirates = (s: State, building: number): number =>
  1 + (isRolled(s, building) ? on.pirateRolled(s) : 2 * on.pirateDieOn(s, building));
