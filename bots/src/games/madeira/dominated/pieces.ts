/** Dice, Workers and Ships that go to a place although another one is better, or that cannot usefully go anywhere. */
import type { Seat, State } from '@caravel/core';
import type { FieldName, MadeiraMove, PlaceName, SlotName } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import type { Pattern, Test } from './pattern.ts';

const { on, names, places, steps } = md;
type Figure = Extract<MadeiraMove, { kind: 'die' }>['figure'];

const placeNamed = (name: PlaceName): number => places.PLACE_NAMES.indexOf(name);

const isCheaperDieThere = (
  s: State,
  seat: Seat,
  figure: Figure,
  value: number,
  has: (s: State, seat: Seat, value: number) => boolean,
): boolean => {
  const building = md.buildingOf(s, names.FIGURES.indexOf(figure));
  for (let lower = on.buildingRegion(s, building); lower < value; lower++) if (has(s, seat, lower)) return true;
  return false;
};

/** B4, C2: dice are rolled again, so the value matters only for Bread, and a higher die may save Bread elsewhere. */
const higherDie: Pattern = {
  name: 'a higher die is placed where a lower one costs no Bread',
  of(move) {
    if (move.kind === 'die') return (s, seat) => isCheaperDieThere(s, seat, move.figure, move.value, md.hasGuildDie);
    return move.kind === 'pirate' ? (s, seat) => isCheaperDieThere(s, seat, move.figure, move.value, md.hasPirateDie) : undefined;
  },
};

const cityOf = (place: number): number => (places.isSpot(place) ? places.cityOf(place) : md.NOBODY);

const isCitizen = (s: State, place: number): boolean => places.isSpot(place) && on.spots(s, place - places.FIRST_SPOT) === md.CITIZEN;

const isFreeBetween = (s: State, from: number, end: number): boolean => {
  for (let spot = from; spot < end; spot++) if (md.isFreeSpot(s, spot)) return true;
  return false;
};

const lastSpotOf = (city: number): number => places.spotOf(city, places.SPOTS_IN_CITY - 1);

/** R4: spots differ only in ties, which the rightmost piece wins. */
const leftSpot = (to: number): Test => {
  const end = lastSpotOf(places.cityOf(to)) + 1;
  return (s) => !isCitizen(s, on.lifted(s)) && isFreeBetween(s, to + 1, end);
};

const leftSpotTaken: Pattern = {
  name: 'a Worker takes a spot of a city though one farther right is free',
  of: (move) => (move.kind === 'to' && places.isSpot(placeNamed(move.place)) ? leftSpot(placeNamed(move.place)) : undefined),
};

/** Whether the piece in hand could go elsewhere: to another city, or with the Scout to anywhere. */
const hasOtherCity = (s: State, city: number): boolean => {
  if (on.moveKind(s) === steps.TO_ANYWHERE) return true;
  for (let other = 0; other < names.CITIES.length; other++)
    if (other !== city && isFreeBetween(s, places.spotOf(other, 0), lastSpotOf(other) + 1)) return true;
  return false;
};

/** The Worker would stay in the same city and lose ties that it wins now, so another move is better. */
const leftInItsCity: Pattern = {
  name: 'a Worker moves to the left in its city',
  of(move) {
    const to = move.kind === 'to' ? placeNamed(move.place) : md.NOBODY;
    if (!places.isSpot(to)) return undefined;
    const city = places.cityOf(to);
    return (s) => {
      const from = on.lifted(s);
      return to < from && cityOf(from) === city && !isCitizen(s, from) && hasOtherCity(s, city);
    };
  },
};

const canOnlyGoLeft = (s: State, from: number): boolean => {
  const city = places.cityOf(from);
  return !isFreeBetween(s, from + 1, lastSpotOf(city) + 1) && !hasOtherCity(s, city);
};

const liftedForNothing: Pattern = {
  name: 'a Worker is lifted who can only go to the left in his city',
  of(move) {
    const from = move.kind === 'worker' ? placeNamed(move.from) : md.NOBODY;
    if (!places.isSpot(from)) return undefined;
    return (s) => (on.moveKind(s) === steps.TO_CITY || on.moveKind(s) === steps.RELOCATE) && canOnlyGoLeft(s, from);
  },
};

/** R4: the rightmost Worker decides ties, so another Worker should leave the city first. */
const rightmostLeaves: Pattern = {
  name: 'a Worker leaves a city though one farther left could',
  of(move) {
    const from = move.kind === 'worker' ? placeNamed(move.from) : md.NOBODY;
    if (!places.isSpot(from)) return undefined;
    const first = places.spotOf(places.cityOf(from), 0);
    return (s, seat) => {
      for (let spot = first; spot < from; spot++) if (on.spots(s, spot - places.FIRST_SPOT) === seat && on.movedTo(s) !== spot) return true;
      return false;
    };
  },
};

const isAlike = (s: State, a: number, b: number): boolean =>
  places.FIELD_REGION[a] === places.FIELD_REGION[b] &&
  on.fieldGood(s, a) === on.fieldGood(s, b) &&
  on.fieldWood(s, a) === on.fieldWood(s, b) &&
  on.fieldBecomes(s, a) === on.fieldBecomes(s, b);

const isFieldName = (name: PlaceName): name is FieldName => placeNamed(name) < places.FIELDS;

/** BD3: two Fields of a region with the same yield are worth the same, however many Workers stand there. */
const fieldForItsLike: Pattern = {
  name: 'a Worker moves from a Field to one just like it',
  of(move) {
    if (move.kind !== 'to' || !isFieldName(move.place)) return undefined;
    const to = placeNamed(move.place);
    return (s) => on.lifted(s) < places.FIELDS && isAlike(s, on.lifted(s), to);
  },
};

/** The slots of a colony differ only in the Wine they cost, and leaving the cheap one would help others. */
const dearerSlot = (slot: number): Test => {
  const first = slot - (slot % places.SLOTS_EACH);
  return (s) => {
    for (let other = first; other < first + places.SLOTS_EACH; other++)
      if (on.slotCost(s, other) >= 0 && on.slotShip(s, other) === md.NOBODY && on.slotCost(s, other) < on.slotCost(s, slot)) return true;
    return false;
  };
};

const slotNamed = (name: SlotName): number => places.SLOT_NAMES.indexOf(name);

const dearerLanding: Pattern = {
  name: 'a Ship lands in a dearer slot of a colony',
  of: (move) => (move.kind === 'sail' && !places.isMarketSlot(slotNamed(move.slot)) ? dearerSlot(slotNamed(move.slot)) : undefined),
};

export const PIECE_PATTERNS: readonly Pattern[] = [
  higherDie,
  leftSpotTaken,
  leftInItsCity,
  liftedForNothing,
  rightmostLeaves,
  fieldForItsLike,
  dearerLanding,
];
