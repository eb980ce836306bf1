/** R4, V5, RU28: the Request Urbanization: one city, chosen by the player. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { CITIES, type City, URBANIZATION } from '../../../board/names.ts';
import { NAME_CITY } from '../../../moves/table.ts';
import * as on from '../../../state/layout.ts';
import { SPOTS_IN_CITY, spotOf } from '../../../state/places.ts';
import { ruleSet } from '../../../state/rule-set.ts';
import { awaitNobody, awaitSeat, CITIZEN, NOBODY, onlyOne, whoIsOn } from '../../../state/state.ts';
import { CITY_CHOICE, REQUEST_SCORED } from '../../../state/steps.ts';
import { countScored } from './scored.ts';

/** A seat, or CITIZEN. */
type Owner = number;

const piecesOf = (s: State, owner: Owner, city: City): number =>
  owner === CITIZEN ? on.citizens(s, city) : on.cityWorkers(s, owner, city);

const rightmostOf = (s: State, owner: Owner, city: City): number => {
  for (let spot = SPOTS_IN_CITY - 1; spot >= 0; spot--) if (whoIsOn(s, spotOf(city, spot)) === owner) return spot;
  return NOBODY;
};

/** R4, RU28: more pieces, or as many and one farther right; the Citizens of a city are one owner. */
const hasMoreIn = (s: State, a: Owner, b: Owner, city: City): boolean => {
  const difference = piecesOf(s, a, city) - piecesOf(s, b, city);
  return difference > 0 || (difference === 0 && rightmostOf(s, a, city) > rightmostOf(s, b, city));
};

/** R4, RU28: without a Worker you never have the most. */
const hasMostIn = (s: State, seat: Seat, city: City): boolean => {
  if (on.cityWorkers(s, seat, city) === 0) return false;
  for (let other = 0; other < on.players(s); other++) if (other !== seat && hasMoreIn(s, other, seat, city)) return false;
  return !hasMoreIn(s, CITIZEN, seat, city);
};

/** R4: the higher number for the most, else the lower; V5: without a Worker there nothing, but the lower in two booklets. */
export const urbanizationPoints = (s: State, seat: Seat, city: City): number => {
  if (hasMostIn(s, seat, city)) return on.cityHigher(s, city);
  return on.cityWorkers(s, seat, city) > 0 || ruleSet(s).lowerWithoutWorker ? on.cityLower(s, city) : 0;
};

/** E2: different cities for two Urbanizations. */
export const canName = (s: State, _seat: Seat, city: City): boolean => (on.citiesNamed(s) & (1 << city)) === 0;

/** Asks for the city; the third of three Urbanizations has only one left. */
export const startUrbanization = (s: State, seat: Seat): void => {
  const only = onlyOne(s, seat, 0, CITIES.length, canName);
  if (only === NOBODY) awaitSeat(s, CITY_CHOICE, seat);
  else scoreCity(s, seat, only);
};

const scoreCity = (s: State, seat: Seat, city: City): void => {
  on.points.add(s, seat, urbanizationPoints(s, seat, city));
  on.citiesNamed.set(s, on.citiesNamed(s) | (1 << city));
  countScored(s, URBANIZATION);
  awaitNobody(s, REQUEST_SCORED);
};

export const urbanizationChoice: Decision = {
  moves: movesOf(NAME_CITY),
  apply: (s: State, seat: Seat, move: Move): void => scoreCity(s, seat, NAME_CITY.index(move)),
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (!NAME_CITY.has(move)) return 'R4';
    return canName(s, seat, NAME_CITY.index(move)) ? undefined : 'E2';
  },
};
