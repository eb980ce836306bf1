/** Offers that cost nothing and should not be declined. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import type { Pattern } from './pattern.ts';

const { on, names, steps } = md;
const MAYOR = names.CHARACTERS.indexOf('mayor');

const canHarvest = (s: State, seat: Seat): boolean => md.workersInRegion(s, seat, on.buildingRegion(s, on.dieBuilding(s))) > 0;

/** MA2: the cities pay whether or not a piece is relocated. */
const mayorYields = (s: State, seat: Seat): boolean => {
  if (on.characterOn(s, on.dieBuilding(s)) !== MAYOR) return false;
  for (let city = 0; city < names.CITIES.length; city++) if (md.cityIncome(s, seat, city) > 0) return true;
  return false;
};

/** The die and its marker are already placed, and the action gives something for nothing. */
const dieWithoutAction: Pattern = {
  name: 'a die is placed and nothing done with it',
  of: (move) => (move.kind === 'no action' ? (s, seat) => canHarvest(s, seat) || mayorYields(s, seat) : undefined),
};

/** K-island to K-windmill: each of them gives something, and nobody has to use it. */
const rewardDeclined: Pattern = {
  name: 'a King’s Reward is declined',
  of: (move) => (move.kind === 'no reward' ? () => true : undefined),
};

/** A Field harvested again gives one more, and a Favor that is turned up can be used and counts for Influence. */
const extraDeclined: Pattern = {
  name: 'an extra harvest or a Favor to turn up is declined',
  of: (move) => (move.kind === 'done' ? (s) => on.step(s) === steps.AGAIN || on.step(s) === steps.FLIP : undefined),
};

/** B8: when all others have passed, nobody can take a slot from this seat. */
const isLastInB = (s: State, seat: Seat): boolean => {
  for (let other = 0; other < on.players(s); other++) if (other !== seat && md.passingSlotOf(s, other) === md.NOBODY) return false;
  return true;
};

/** C3: at a building with a marker of the seat, one more marker costs nothing, and its die makes the building cheaper. */
const hasFreeDie = (s: State, seat: Seat): boolean => {
  for (let building = 0; building < names.BUILDINGS.length; building++) {
    if (on.markersOn(s, building, seat) === 0 || md.workersInRegion(s, seat, on.buildingRegion(s, building)) === 0) continue;
    for (let value = on.buildingRegion(s, building); value <= md.DIE_VALUES; value++)
      if (md.hasGuildDie(s, seat, value) && md.fitsGuildDie(s, seat, building, value)) return true;
  }
  return false;
};

const isPass = (kind: string): boolean => kind.startsWith('pass ');

/** The die would give a harvest without costing Bread or anything else, and the slot is still free afterwards. */
const dieUnused: Pattern = {
  name: 'the last to pass leaves a die that costs nothing unused',
  of: (move) => (isPass(move.kind) ? (s, seat) => isLastInB(s, seat) && hasFreeDie(s, seat) : undefined),
};

export const DECLINED_PATTERNS: readonly Pattern[] = [dieWithoutAction, rewardDeclined, extraDeclined, dieUnused];
