/** Which decisions of Madeira are large, which are halves of one, and which moves are worth a look. */
import { firstSeat, type Move, type Seat, type State } from '@caravel/core';
import { type MadeiraMove, madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import { expectedCost } from './buildings.ts';

const { on, names, places, steps } = md;

/** Whole actions are judged by their end: rows, turns, buildings. */
export const isBig = (s: State): boolean => {
  const step = on.step(s);
  return step === steps.TURN || step === steps.ROW_CHOICE || step === steps.BUILDING_TURN;
};

const HALVES = new Set<number>([
  steps.WORKER,
  steps.WORKER_TO,
  steps.SHIP,
  steps.SHIP_TO,
  steps.LADY_CHOICE,
  steps.MARKER,
  steps.SUPPORT,
  steps.REWARD_CHOICE,
  steps.FAVOR_CHOICE,
  steps.AGAIN,
  steps.FLIP,
]);

/** Between two pieces of one action the position can be judged: what is still to come of it is part of the picture. */
const isBetweenPieces = (s: State): boolean => (on.step(s) === steps.WORKER || on.step(s) === steps.SHIP) && on.movedTo(s) !== md.NOBODY;

export const isHalf = (s: State): boolean => HALVES.has(on.step(s)) && !isBetweenPieces(s);

/** The windmill is looked at where a turn starts or the mill closes, not inside every action. */
const isMillTime = (s: State): boolean => {
  const step = on.step(s);
  return isBig(s) || step === steps.FEEDING || step === steps.LAST_MILL_C || step === steps.LAST_MILL_D;
};

/** W5: at the bottom a Real costs a point, which only a building that is nearly paid is worth. */
const isDownWorth = (s: State, seat: Seat, forReals: boolean): boolean => {
  if (on.mill(s, seat) > 0) return true;
  if (!forReals) return false;
  const missing = expectedCost(s, on.building(s)) - on.reals(s, seat);
  return on.step(s) === steps.BUILDING_TURN && missing > 0 && missing <= 2;
};

/** S7: free and built. */
const isFree = (s: State, spot: number): boolean => {
  if (on.spots(s, spot) !== md.NOBODY) return false;
  const column = Math.floor((spot % places.SPOTS_IN_CITY) / 2) - places.BUILT_DISTRICTS;
  return column < 0 || on.districtFavor(s, Math.floor(spot / places.SPOTS_IN_CITY), column) === md.NOBODY;
};

/** Whether no spot of the city after (`by` 1) or before (`by` −1) this one passes the test. */
const isLastSpot = (spot: number, by: 1 | -1, test: (spot: number) => boolean): boolean => {
  const city = Math.floor(spot / places.SPOTS_IN_CITY);
  for (let other = spot + by; Math.floor(other / places.SPOTS_IN_CITY) === city && other >= 0; other += by) if (test(other)) return false;
  return true;
};

/** Ties go to the right: a Worker goes to the rightmost free spot of a city, a Citizen to the leftmost. */
const isBestSpot = (s: State, spot: number): boolean => {
  const lifted = on.lifted(s) - places.FIRST_SPOT;
  const isCitizen = lifted >= 0 && lifted < places.SPOTS && on.spots(s, lifted) === CITIZEN;
  return isLastSpot(spot, isCitizen ? -1 : 1, (other) => isFree(s, other));
};

const CITIZEN = 4;

/** Of several Workers in a city the leftmost is the one to leave. */
const isBestToLeave = (s: State, spot: number): boolean => {
  const owner = on.spots(s, spot);
  return isLastSpot(spot, -1, (other) => on.spots(s, other) === owner);
};

/** A Worker at home goes to a Field before one that stands on another. */
const isFieldToLeave = (s: State, seat: Seat): boolean => on.moveKind(s) !== steps.TO_FIELD || on.workersHome(s, seat) === 0;

/** The slots of a colony differ in their cost alone. */
const isBestLanding = (s: State, slot: number): boolean => {
  const first = slot - (slot % places.SLOTS_EACH);
  for (let other = first; other < first + places.SLOTS_EACH; other++) {
    const cost = on.slotCost(s, other);
    if (cost < 0 || on.slotShip(s, other) !== md.NOBODY) continue;
    if (cost < on.slotCost(s, slot) || (cost === on.slotCost(s, slot) && other < slot)) return false;
  }
  return true;
};

type Figure = Extract<MadeiraMove, { kind: 'die' }>['figure'];

const regionOf = (s: State, figure: Figure): number => {
  const wanted = figure === 'special' ? md.NOBODY : names.CHARACTERS.indexOf(figure);
  for (let building = 0; building < names.BUILDINGS.length; building++)
    if (on.characterOn(s, building) === wanted) return on.buildingRegion(s, building);
  return 0;
};

/** B4: one die of a kind will do for each character: the lowest that costs no Bread, else the highest. */
const isDieWorth = (s: State, value: number, figure: Figure, hasDie: (value: number) => boolean): boolean => {
  const region = regionOf(s, figure);
  for (let lower = region; lower < value; lower++) if (hasDie(lower)) return false;
  for (let higher = value + 1; value < region && higher <= md.DIE_VALUES; higher++) if (hasDie(higher)) return false;
  return true;
};

type Place = Extract<MadeiraMove, { kind: 'to' }>['place'];
type Slot = Extract<MadeiraMove, { kind: 'sail' }>['slot'];
type Judge = (s: State) => boolean;
const always: Judge = () => true;

const actor = (s: State): Seat => firstSeat(on.turn(s));

/** Minus one for a place that is no spot of a city. */
const spotNamed = (name: Place): number => {
  const spot = places.PLACE_NAMES.indexOf(name) - places.FIRST_SPOT;
  return spot >= 0 && spot < places.SPOTS ? spot : -1;
};
const isField = (name: Place): boolean => places.PLACE_NAMES.indexOf(name) < places.FIELDS;

const judgeLeaving = (from: Place): Judge => {
  const spot = spotNamed(from);
  if (spot >= 0) return (s) => isBestToLeave(s, spot);
  return isField(from) ? (s) => isFieldToLeave(s, actor(s)) : always;
};

const judgeArriving = (place: Place): Judge => {
  const spot = spotNamed(place);
  return spot >= 0 ? (s) => isBestSpot(s, spot) : always;
};

const judgeLanding = (name: Slot): Judge => {
  const slot = places.SLOT_NAMES.indexOf(name);
  return slot >= places.MARKET_SLOTS ? (s) => isBestLanding(s, slot) : always;
};

/** An exchange that gives back what it takes is a waste. */
const judgeExchange = (isWaste: boolean): Judge => (isWaste ? () => false : isMillTime);

const judgeOf = (move: MadeiraMove): Judge => {
  if (move.kind === 'exchange') return judgeExchange(move.taken === move.first || move.taken === move.second);
  if (move.kind === 'windmill up') return isMillTime;
  if (move.kind === 'windmill down bread') return (s) => isMillTime(s) && isDownWorth(s, actor(s), false);
  if (move.kind === 'windmill down reals') return (s) => isMillTime(s) && isDownWorth(s, actor(s), true);
  if (move.kind === 'die') return (s) => isDieWorth(s, move.value, move.figure, (value) => on.homeDice(s, actor(s), value - 1) > 0);
  if (move.kind === 'pirate') return (s) => isDieWorth(s, move.value, move.figure, (value) => on.pirateDice(s, value - 1) > 0);
  if (move.kind === 'to') return judgeArriving(move.place);
  if (move.kind === 'worker') return judgeLeaving(move.from);
  return move.kind === 'sail' || move.kind === 'sail more' ? judgeLanding(move.slot) : always;
};

const JUDGES: readonly Judge[] = Array.from({ length: madeira.moves.count }, (_, move) => judgeOf(madeira.moves.struct(move)));

export const isWorthALook = (s: State, move: Move): boolean => (JUDGES[move] as Judge)(s);
