/** C1–C8, F2, RU20, RU21, RU24: the buildings one by one; who has a marker there pays the cost or receives Pirates. */
import {
  at,
  type Decision,
  type Lottery,
  type Move,
  type MoveBuffer,
  movesOf,
  type RuleId,
  type Seat,
  type State,
  type WeightBuffer,
} from '@caravel/core';
import { hasMillMove } from '../../actions/windmill.ts';
import { freeReals } from '../../actions/wood.ts';
import { BUILDINGS, type Building } from '../../board/names.ts';
import { hasFaceUpFavor, listFavors, useFavor, whyNotFavor } from '../../favors/favors.ts';
import { HANDFULS, PAY, PIRATES_ROLL, ROLL, TAKE_PIRATES, USE_FAVOR } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { nextInPassingOrder, startPassingOrder } from '../../state/passing.ts';
import { awaitChance, awaitNobody, awaitSeat, clearTurnMarks, NOBODY } from '../../state/state.ts';
import {
  BUILDING_ACTION,
  BUILDING_ROLL,
  BUILDING_TURN,
  BUILDING_TURN_DONE,
  BUILDINGS_DONE,
  NOTHING,
  PIRATE_ROLL,
} from '../../state/steps.ts';
import { DIE_VALUES } from '../../tables/pieces.ts';
import { rollDice } from '../dice.ts';
import { startBuildingAction, workersFor } from './actions.ts';

const hasMarkers = (s: State, building: Building): boolean => {
  for (let seat = 0; seat < on.players(s); seat++) if (on.markersOn(s, building, seat) > 0) return true;
  return false;
};

/** C1: buildings in order, skipping those without Action Markers. NOBODY leaves the phase. */
export const startBuildings = (s: State): void => {
  on.building.set(s, NOBODY);
  nextBuilding(s);
};

const nextBuilding = (s: State): void => {
  for (let building = on.building(s) + 1; building < BUILDINGS.length; building++) {
    if (!hasMarkers(s, building)) continue;
    on.building.set(s, building);
    return rollAtBuilding(s);
  }
  on.building.set(s, BUILDINGS.length);
  awaitNobody(s, BUILDINGS_DONE);
};

/** C2: all dice on the character are rolled; RU21: there may be none. */
const rollAtBuilding = (s: State): void => {
  for (let value = 0; value < DIE_VALUES; value++) on.rolled.set(s, value, 0);
  on.pirateRolled.set(s, 0);
  startPassingOrder(s);
  if (on.guildDiceOn(s, on.building(s)) > 0) awaitChance(s, BUILDING_ROLL);
  else rollPirateDie(s);
};

const rollPirateDie = (s: State): void => {
  if (on.pirateDieOn(s, on.building(s)) > 0) awaitChance(s, PIRATE_ROLL);
  else nextPayer(s);
};

export const buildingLottery: Lottery = {
  chance: (s: State, out: MoveBuffer, weights: WeightBuffer): number =>
    rollDice(s, on.guildDiceOn(s, on.building(s)), ROLL.first, out, weights),
  apply(s: State, move: Move): void {
    for (const value of at(HANDFULS, ROLL.index(move))) on.rolled.add(s, value - 1, 1);
    rollPirateDie(s);
  },
};

export const pirateLottery: Lottery = {
  chance: (s: State, out: MoveBuffer, weights: WeightBuffer): number => rollDice(s, 1, PIRATES_ROLL.first, out, weights),
  apply(s: State, move: Move): void {
    on.pirateRolled.set(s, at(at(HANDFULS, PIRATES_ROLL.index(move)), 0));
    nextPayer(s);
  },
};

/** C4: the same for all: the printed cost minus the rolled guild dice, at least 0. */
export const costHere = (s: State): number => {
  let sum = 0;
  for (let value = 0; value < DIE_VALUES; value++) sum += (value + 1) * on.rolled(s, value);
  return Math.max(0, on.buildingCost(s) - sum);
};

/** F-lord: nothing for you. */
export const costFor = (s: State): number => (on.lord(s) === 1 ? 0 : costHere(s));

/** C6: 1 and the rolled pirate die. */
export const piratesHere = (s: State): number => 1 + on.pirateRolled(s);

/** C3: in Passing order, each player with a marker here, once however many. F2: others have no turn. */
export const nextPayer = (s: State): void => {
  clearTurnMarks(s);
  on.activity.set(s, NOTHING);
  const seat = nextInPassingOrder(s, hasMarkerHere);
  if (seat === NOBODY) nextBuilding(s);
  else askToPay(s, seat);
};

const hasMarkerHere = (s: State, seat: Seat): boolean => on.markersOn(s, on.building(s), seat) > 0;

/** RU24: at cost 0 the choice stays. Asked unless Pirates are all there is, whatever the mill and the Favors do. */
const askToPay = (s: State, seat: Seat): void => {
  awaitSeat(s, BUILDING_TURN, seat);
  if (!canPay(s, seat) && !hasMillMove(s, seat) && !hasFaceUpFavor(s, seat)) takePirates(s, seat);
};

/** After a Favor: RU21: whose last marker here is gone has neither cost nor Pirates. */
export const resumeBuildingTurn = (s: State): void => {
  on.activity.set(s, NOTHING);
  const seat = on.actor(s);
  if (!hasMarkerHere(s, seat)) awaitNobody(s, BUILDING_TURN_DONE);
  else askToPay(s, seat);
};

/** C3 */
const canPay = (s: State, seat: Seat): boolean => freeReals(s, seat) >= costFor(s);

/** C6: no action. */
const takePirates = (s: State, seat: Seat): void => {
  on.pirates.add(s, seat, piratesHere(s));
  awaitNobody(s, BUILDING_TURN_DONE);
};

/** C5: the Workers who act; F-diplomat, RU20: two more. */
export const workersHere = (s: State, seat: Seat): number => workersFor(s, seat, on.building(s)) + (on.diplomat(s) === 1 ? 2 : 0);

/** C5: then the action, with a Worker in the region. C7: without, the payment still saves from Pirates. */
const payAndAct = (s: State, seat: Seat): void => {
  on.reals.add(s, seat, -costFor(s));
  const workers = workersHere(s, seat);
  if (workers === 0) return awaitNobody(s, BUILDING_TURN_DONE);
  on.activity.set(s, BUILDING_ACTION);
  startBuildingAction(s, seat, on.building(s), workers);
};

export const buildingTurn: Decision = {
  moves: movesOf(USE_FAVOR, PAY, TAKE_PIRATES),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = listFavors(s, seat, out, count);
    if (canPay(s, seat)) out[end++] = PAY;
    out[end++] = TAKE_PIRATES;
    return end;
  },
  apply(s: State, seat: Seat, move: Move): void {
    if (move === PAY) payAndAct(s, seat);
    else if (move === TAKE_PIRATES) takePirates(s, seat);
    else useFavor(s, seat, move);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === TAKE_PIRATES) return undefined;
    if (move === PAY) return canPay(s, seat) ? undefined : 'C4';
    return USE_FAVOR.has(move) ? whyNotFavor(s, seat, move) : 'C3';
  },
};

/** C8: markers go home, dice and characters leave. */
export const clearBuildings = (s: State): void => {
  on.building.set(s, 0);
  for (let building = 0; building < BUILDINGS.length; building++) {
    on.guildDiceOn.set(s, building, 0);
    on.pirateDieOn.set(s, building, 0);
    on.characterOn.set(s, building, NOBODY);
    for (let seat = 0; seat < on.players(s); seat++) on.markersOn.set(s, building, seat, 0);
  }
  for (let value = 0; value < DIE_VALUES; value++) {
    on.pirateDice.set(s, value, 0);
    on.rolled.set(s, value, 0);
  }
  on.pirateRolled.set(s, 0);
};
