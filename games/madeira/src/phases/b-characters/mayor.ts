/** MA1, MA2, RU16: the Mayor: pieces from spot to spot, then what the cities yield. */
import type { Seat, State } from '@caravel/core';
import { getWood } from '../../actions/wood.ts';
import { couldMoveWorkers } from '../../actions/workers.ts';
import { CITIES, type City, YIELDS_BREAD, YIELDS_REALS } from '../../board/names.ts';
import * as on from '../../state/layout.ts';
import { RELOCATE } from '../../state/steps.ts';

/** MA2: from a city with an own Worker 2 for each of them and 1 for each Citizen. */
export const cityIncome = (s: State, seat: Seat, city: City): number =>
  on.cityWorkers(s, seat, city) === 0 ? 0 : 2 * on.cityWorkers(s, seat, city) + on.citizens(s, city);

/** RU16: also without a Worker in any city, while a Citizen can be relocated. */
export const couldMayorAct = (s: State, seat: Seat): boolean => {
  for (let city = 0; city < CITIES.length; city++) if (on.cityWorkers(s, seat, city) > 0) return true;
  return couldMoveWorkers(s, seat, RELOCATE);
};

/** MA2: Bread and Reals at once, Wood as far as there is access (GW1). */
export const collectFromCities = (s: State, seat: Seat): void => {
  let wood = 0;
  for (let city = 0; city < CITIES.length; city++) {
    const income = cityIncome(s, seat, city);
    if (on.cityYield(s, city) === YIELDS_BREAD) on.bread.add(s, seat, income);
    else if (on.cityYield(s, city) === YIELDS_REALS) on.reals.add(s, seat, income);
    else wood += income;
  }
  getWood(s, seat, wood);
};
