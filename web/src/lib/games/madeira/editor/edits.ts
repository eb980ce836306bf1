/** One change of a position at a time: what somebody is given comes from home or the supply, and what is taken away goes back there. Not checked. */
import { type Seat, type State, sumOf } from '@caravel/core';
import { isFreeSpot, moveWorker, NOBODY, names, on, passingSlotOf, places, workersAt } from '@caravel/madeira/positions';
import { firstIndex } from './first-index.ts';

const { BUILT_DISTRICTS, FIRST_LAND, FIRST_SPOT, HOME_PLACE, SPOTS_IN_CITY, UNBUILT_COLUMNS, WATCH, spotOf } = places;
const { BUILDINGS, CITIES } = names;

/** BD3: the bit of a Field holds one; whatever is beyond it goes missing, and the invariants tell. */
export const setFieldWorker = (s: State, seat: Seat, place: number, amount: number): void => {
  const before = workersAt(s, seat, place);
  if (amount > 0 !== before > 0) on.fieldWorkers.set(s, seat, on.fieldWorkers(s, seat) ^ (1 << place));
  on.workersHome.add(s, seat, before - amount);
};

export const setWatch = (s: State, seat: Seat, amount: number): void => {
  on.workersHome.add(s, seat, workersAt(s, seat, WATCH) - amount);
  on.workersWatch.set(s, seat, amount);
};

export const setLand = (s: State, seat: Seat, colony: number, amount: number): void => {
  on.workersHome.add(s, seat, workersAt(s, seat, FIRST_LAND + colony) - amount);
  on.workersLand.set(s, seat, colony, amount);
};

const spotsOf = (city: number): readonly number[] => Array.from({ length: SPOTS_IN_CITY }, (_, i) => spotOf(city, i));

/** From the left onto empty spots, and off again from the right. Without a spot only the count changes, and the invariants tell. */
export const setCity = (s: State, seat: Seat, city: number, amount: number): void => {
  for (let more = amount - on.cityWorkers(s, seat, city); more !== 0; more -= Math.sign(more)) {
    const spot =
      more > 0
        ? spotsOf(city).find((place) => isFreeSpot(s, place))
        : spotsOf(city).findLast((place) => on.spots(s, place - FIRST_SPOT) === seat);
    if (spot === undefined) on.cityWorkers.add(s, seat, city, Math.sign(more));
    else if (more > 0) moveWorker(s, seat, HOME_PLACE, spot);
    else moveWorker(s, seat, spot, HOME_PLACE);
  }
};

/** Whose Ship lies in a slot; the one that lay there goes home. */
export const setShip = (s: State, slot: number, seat: Seat): void => {
  const before = on.slotShip(s, slot);
  if (before !== NOBODY) on.shipsHome.add(s, before, 1);
  if (seat !== NOBODY) on.shipsHome.add(s, seat, -1);
  on.slotShip.set(s, slot, seat);
};

const markersAt = (s: State, building: number): number => sumOf(on.players(s), (seat) => on.markersOn(s, building, seat));

/** F-bishop: a marker may stand elsewhere than its die. */
const dieToTake = (s: State, building: number): number =>
  on.guildDiceOn(s, building) > 0
    ? building
    : (firstIndex(BUILDINGS.length, (other) => on.guildDiceOn(s, other) > markersAt(s, other)) ?? building);

/** B2: a guild die on a building has an Action Marker with it. */
export const setPlaced = (s: State, seat: Seat, building: number, amount: number): void => {
  for (let more = amount - on.markersOn(s, building, seat); more !== 0; more -= Math.sign(more)) {
    on.guildDiceOn.add(s, more > 0 ? building : dieToTake(s, building), Math.sign(more));
    on.markersOn.add(s, building, seat, Math.sign(more));
  }
};

/** −1 for a Favor on a district; otherwise twice the seat, and one more where it lies face up. */
export const favorValue = (s: State, favor: number): number =>
  on.favorOwner(s, favor) === NOBODY ? NOBODY : on.favorOwner(s, favor) * 2 + on.favorUp(s, favor);

const DISTRICTS = Array.from({ length: CITIES.length * UNBUILT_COLUMNS }, (_, i) => ({
  city: Math.floor(i / UNBUILT_COLUMNS),
  column: i % UNBUILT_COLUMNS,
}));

const isBare = (s: State, city: number, column: number): boolean =>
  [0, 1].every((side) => isFreeSpot(s, spotOf(city, (BUILT_DISTRICTS + column) * 2 + side)));

/** S7: onto the first district that is built and has no pieces on it. */
const layOnDistrict = (s: State, favor: number): void => {
  const district = DISTRICTS.find(({ city, column }) => isBare(s, city, column));
  if (district) on.districtFavor.set(s, district.city, district.column, favor);
};

/** GM1: a district is built when its Favor leaves. */
const takeFromDistrict = (s: State, favor: number): void => {
  for (const { city, column } of DISTRICTS) if (on.districtFavor(s, city, column) === favor) on.districtFavor.set(s, city, column, NOBODY);
};

export const setFavor = (s: State, favor: number, value: number): void => {
  const wasLaid = on.favorOwner(s, favor) === NOBODY;
  on.favorOwner.set(s, favor, value === NOBODY ? NOBODY : value >> 1);
  on.favorUp.set(s, favor, value === NOBODY ? 0 : value & 1);
  if (value !== NOBODY) takeFromDistrict(s, favor);
  else if (!wasLaid) layOnDistrict(s, favor);
};

const rowOf = (s: State, seat: Seat): number => firstIndex(on.players(s), (row) => on.rowTaker(s, row) === seat) ?? 0;

export const setTurn = (s: State, seat: Seat): void => {
  on.actor.set(s, seat);
  on.turn.set(s, 1 << seat);
  on.rowInTurn.set(s, rowOf(s, seat));
};

/** Two players change rows, and with them the order of turns. */
export const setRow = (s: State, row: number, seat: Seat): void => {
  on.rowTaker.set(s, rowOf(s, seat), on.rowTaker(s, row));
  on.rowTaker.set(s, row, seat);
  on.rowInTurn.set(s, rowOf(s, on.actor(s)));
};

/** B6: whoever passes leaves the slot where he stood, and the dice he had. */
export const setPassed = (s: State, slot: number, seat: Seat): void => {
  if (on.passSlot(s, slot) === seat) return;
  if (seat !== NOBODY) {
    const before = passingSlotOf(s, seat);
    if (before !== NOBODY) on.passSlot.set(s, before, NOBODY);
    for (let value = 0; value < on.homeDice.width; value++) on.homeDice.set(s, seat, value, 0);
  }
  on.passSlot.set(s, slot, seat);
};
