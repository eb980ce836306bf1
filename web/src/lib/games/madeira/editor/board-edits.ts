/** Changes of what lies on the board and belongs to nobody: what is put in one place comes from where it lay. Not checked. */
import type { State } from '@caravel/core';
import { CITIZEN, isFreeSpot, moveCitizen, NOBODY, names, on, places } from '@caravel/madeira/positions';
import { firstIndex } from './first-index.ts';

const { FIRST_SPOT, SPOTS_IN_CITY, spotOf } = places;
const { BUILDINGS, CITIES, COLONIES } = names;

/** A Good and what the Crown turns it into, as one number: a Field that never changes, or no longer, has NOBODY there. */
export const growing = (good: number, becomes: number): number => good * 4 + becomes + 1;

export const growsOn = (s: State, field: number): number => growing(on.fieldGood(s, field), on.fieldBecomes(s, field));

export const setGrowing = (s: State, field: number, value: number): void => {
  on.fieldGood.set(s, field, value >> 2);
  on.fieldBecomes.set(s, field, (value & 3) - 1);
};

/** S6: as bits, the rewards that may lie first or second in a colony, those with an A or those with a B. */
export const rewardsFor = (s: State, place: number): number => {
  let all = on.rewardsLeft(s);
  for (let colony = 0; colony < COLONIES.length; colony++)
    for (let i = 0; i < 2; i++) if (on.colonyReward(s, colony, i) !== NOBODY) all |= 1 << on.colonyReward(s, colony, i);
  return place === 0 ? all & on.rewardsMarkedA(s) : all & ~on.rewardsMarkedA(s);
};

/** Two colonies change rewards, or it comes from those that were left in the box. */
export const setReward = (s: State, colony: number, place: number, reward: number): void => {
  const before = on.colonyReward(s, colony, place);
  if (reward === before) return;
  const other = firstIndex(COLONIES.length, (i) => on.colonyReward(s, i, place) === reward);
  if (other === undefined) on.rewardsLeft.set(s, on.rewardsLeft(s) ^ (1 << reward) ^ (1 << before));
  else on.colonyReward.set(s, other, place, before);
  on.colonyReward.set(s, colony, place, reward);
};

/** Two characters change buildings; dice and markers stay. */
export const setCharacter = (s: State, building: number, character: number): void => {
  const other = firstIndex(BUILDINGS.length, (i) => on.characterOn(s, i) === character) ?? building;
  on.characterOn.set(s, other, on.characterOn(s, building));
  on.characterOn.set(s, building, character);
};

const spotsIn = (city: number): readonly number[] => Array.from({ length: SPOTS_IN_CITY }, (_, i) => spotOf(city, i));

/** Without a Citizen or an empty spot only the counts change, and the invariants tell. */
const sendCitizen = (s: State, from: number, to: number): void => {
  const spot = spotsIn(from).findLast((place) => on.spots(s, place - FIRST_SPOT) === CITIZEN);
  const free = spotsIn(to).find((place) => isFreeSpot(s, place));
  if (spot !== undefined && free !== undefined) return moveCitizen(s, spot, free);
  on.citizens.add(s, from, -1);
  on.citizens.add(s, to, 1);
};

/** S8: there are three. One more comes from where there are most besides, one less goes where there are fewest. */
export const setCitizens = (s: State, city: number, amount: number): void => {
  const others = CITIES.flatMap((_, other) => (other === city ? [] : [other]));
  for (let more = amount - on.citizens(s, city); more !== 0; more -= Math.sign(more)) {
    const [fewest = city, most = city] = others.toSorted((a, b) => on.citizens(s, a) - on.citizens(s, b));
    if (more > 0) sendCitizen(s, most, city);
    else sendCitizen(s, city, fewest);
  }
};

/** S7: two districts change Favors. */
export const setDistrict = (s: State, city: number, column: number, favor: number): void => {
  const { width } = on.districtFavor;
  const other = firstIndex(CITIES.length * width, (i) => on.districtFavor(s, Math.floor(i / width), i % width) === favor);
  if (other !== undefined) on.districtFavor.set(s, Math.floor(other / width), other % width, on.districtFavor(s, city, column));
  on.districtFavor.set(s, city, column, favor);
};
