/** The action under way, for the seat whose turn it is: which it is, the piece in hand, and what is still to be done or paid. All 0 for the others. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { inRegion } from '../facts.ts';
import { clip, each, feature, numberAt, type SeatPart, writeOneOf } from '../part.ts';

const { on, names, places, steps } = md;
const REWARDS = names.REWARDS.length;

const writeTurn = (s: State, out: Int16Array, from: number): number => {
  const at = writeOneOf(on.activity(s) - 1, steps.BUILDING_ACTION, out, from);
  out[at] = on.favorUsed(s);
  out[at + 1] = on.engineer(s);
  out[at + 2] = on.lord(s);
  out[at + 3] = on.diplomat(s);
  return at + 4;
};

const KINDS = ['to Fields', 'to cities', 'to lands', 'to the City Watch', 'to anywhere', 'from spot to spot'] as const;
const isMovingWorkers = (step: number): boolean => step === steps.WORKER || step === steps.WORKER_TO;
const isMovingShips = (step: number): boolean => step === steps.SHIP || step === steps.SHIP_TO;

const writeMoves = (s: State, step: number, out: Int16Array, from: number): number => {
  const isMoving = isMovingWorkers(step) || isMovingShips(step);
  out[from] = isMoving ? on.movesLeft(s) : 0;
  out[from + 1] = isMovingShips(step) ? on.movesLeft(s) : 0;
  out[from + 2] = isMoving && on.movedTo(s) !== md.NOBODY ? 1 : 0;
  return writeOneOf(isMovingWorkers(step) ? on.moveKind(s) : md.NOBODY, KINDS.length, out, from + 3);
};

const PIECES = [
  ...['a Field of region 1', 'a Field of region 2', 'a Field of region 3', 'the Forest'].map((from) => `Worker from ${from}`),
  ...[...names.CITIES, ...names.COLONIES, 'the City Watch', 'home'].map((from) => `Worker from ${from}`),
  ...names.CITIES.map((city) => `Citizen from ${city}`),
  ...[...names.GOODS.map((good) => `the ${good} market`), ...names.COLONIES, 'home'].map((from) => `Ship from ${from}`),
];
const FROM_FOREST = PIECES.indexOf('Worker from the Forest');
const FROM_CITY = FROM_FOREST + 1;
const FROM_LAND = FROM_CITY + names.CITIES.length;
const CITIZEN_FROM = PIECES.indexOf('Worker from home') + 1;
const SHIP_FROM = CITIZEN_FROM + names.CITIES.length;

const workerInHand = (s: State): number => {
  const from = on.lifted(s);
  if (from < places.FOREST) return numberAt(FIELD_REGION, from) - 1;
  if (from === places.FOREST) return FROM_FOREST;
  if (from >= places.FIRST_LAND) return FROM_LAND + from - places.FIRST_LAND;
  const isCitizen = on.spots(s, from - places.FIRST_SPOT) === md.CITIZEN;
  return (isCitizen ? CITIZEN_FROM : FROM_CITY) + places.cityOf(from);
};
const FIELD_REGION = Int16Array.from(places.FIELD_REGION);

/** RU1: the position still shows the piece in hand at its old place. */
const pieceInHand = (s: State, step: number): number => {
  if (step === steps.WORKER_TO) return workerInHand(s);
  return step === steps.SHIP_TO ? SHIP_FROM + places.marketOf(on.lifted(s)) : md.NOBODY;
};

const writeDue = (s: State, out: Int16Array, from: number): number => {
  out[from] = clip(on.incoming(s));
  out[from + 1] = clip(on.debt(s));
  out[from + 2] = on.woodBought(s);
  out[from + 3] = clip(on.woodDue(s));
  out[from + 4] = clip(on.woodOwed(s));
  out[from + 5] = on.againLeft(s);
  out[from + 6] = on.flipsLeft(s);
  return from + 7;
};

/** CO3: the King’s Rewards of colonies just entered, each as often as it could be chosen. */
const writeRewards = (s: State, out: Int16Array, from: number): number => {
  const end = from + REWARDS;
  for (let colony = 0; colony < names.COLONIES.length; colony++) {
    const due = on.rewardsDue(s, colony);
    if (due === 0) continue;
    out[from + on.colonyReward(s, colony, 0)] = due;
    out[from + on.colonyReward(s, colony, 1)] = due;
  }
  return end;
};

/** B5: what the die just placed offers. */
const writeDie = (s: State, step: number, out: Int16Array, from: number): number => {
  const building = on.dieBuilding(s);
  if (step !== steps.CHARACTER || building === md.NOBODY) return from + FIGURES + 1;
  const character = on.characterOn(s, building);
  const at = writeOneOf(character === md.NOBODY ? FIGURES - 1 : character, FIGURES, out, from);
  out[at] = inRegion(on.buildingRegion(s, building));
  return at + 1;
};

const FIGURES = names.FIGURES.length;
const ACTIVITIES = ['a Favor', 'a die', 'passing', 'a building'];

const FEATURES = [
  ...each('busy with', ACTIVITIES),
  ...each('this turn', ['a Favor is used', 'Engineer', 'Lord', 'Diplomat']),
  feature('pieces to move', 2),
  feature('Ships to move', 2),
  feature('a piece has moved'),
  ...each('Workers move', KINDS),
  ...each('in hand:', PIECES),
  feature('Reals of markets to come', 15),
  feature('Reals owed for Wood', 6),
  feature('Wood bought', 3),
  feature('Wood to discard', 3),
  feature('Wood to get', 4),
  feature('Fields to harvest again', 2),
  feature('Favors to turn up', 2),
  ...each('reward due:', names.REWARDS),
  ...each('die just placed on', names.FIGURES),
  feature('Workers in the region of the die', 3),
];

export const action: SeatPart = {
  features: FEATURES,
  write(s, seat, out, from) {
    if (on.actor(s) !== seat) return from + FEATURES.length;
    const step = on.step(s);
    let at = writeMoves(s, step, out, writeTurn(s, out, from));
    at = writeOneOf(pieceInHand(s, step), PIECES.length, out, at);
    at = writeRewards(s, out, writeDue(s, out, at));
    return writeDie(s, step, out, at);
  },
};
