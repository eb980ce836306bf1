/** The three cities, district by district. */
import { at, type State } from '@caravel/core';
import { CITIES, type City, FAVORS, GUILDS, YIELDS } from '../board/names.ts';
import { cityIncome } from '../phases/b-characters/mayor.ts';
import { urbanizationPoints } from '../phases/e-crown/requests/urbanization.ts';
import * as on from '../state/layout.ts';
import { BUILT_DISTRICTS, DISTRICTS, SPOT_NAMES, SPOTS_IN_CITY, spotOf } from '../state/places.ts';
import { CITIZEN, isBuilt, NOBODY, whoIsOn } from '../state/state.ts';
import type { CityView, DistrictView, Piece, SpotView } from '../view.ts';
import { range, seatsAt } from './lists.ts';

const pieceOn = (owner: number): Piece => (owner === CITIZEN ? 'citizen' : `seat ${owner}`);

const describeSpot = (s: State, city: City, spot: number): SpotView => {
  const owner = whoIsOn(s, spotOf(city, spot));
  return { spot: at(SPOT_NAMES, city * SPOTS_IN_CITY + spot), ...(owner === NOBODY ? {} : { piece: pieceOn(owner) }) };
};

/** S7: what lies on a district that is not built from the start, and its price. */
const describeTile = (s: State, city: City, column: number): Partial<DistrictView> => {
  const wood = on.districtWood(s, column);
  const tile = on.districtFavor(s, city, column);
  const favor = FAVORS[tile];
  return favor === undefined ? { wood } : { wood, favor, guild: at(GUILDS, on.favorGuild(s, tile)) };
};

const describeDistrict = (s: State, city: City, district: number): DistrictView => ({
  built: isBuilt(s, spotOf(city, 2 * district)),
  ...(district < BUILT_DISTRICTS ? {} : describeTile(s, city, district - BUILT_DISTRICTS)),
  spots: [describeSpot(s, city, 2 * district), describeSpot(s, city, 2 * district + 1)],
});

const describeCity = (s: State, city: City): CityView => ({
  city: at(CITIES, city),
  higher: on.cityHigher(s, city),
  lower: on.cityLower(s, city),
  yields: at(YIELDS, on.cityYield(s, city)),
  citizens: on.citizens(s, city),
  spots: SPOTS_IN_CITY,
  districts: range(DISTRICTS).map((district) => describeDistrict(s, city, district)),
  seats: seatsAt(s).map((seat) => ({
    seat,
    workers: on.cityWorkers(s, seat, city),
    income: cityIncome(s, seat, city),
    pointsNow: urbanizationPoints(s, seat, city),
  })),
});

export const describeCities = (s: State): CityView[] => CITIES.map((_, city) => describeCity(s, city));
