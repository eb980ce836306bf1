/** What no move may break: pieces are conserved, limits hold, nothing is negative. */
import { CHANCE_TURN, Faults, OVER, type State, sumOf } from '@caravel/core';
import { BUILDINGS, CITIES, COLONIES, FAVORS, REQUESTS } from './board/names.ts';
import * as on from './state/layout.ts';
import { FIRST_SPOT, PLACES, SLOTS, SPOTS, SPOTS_IN_CITY, UNBUILT_COLUMNS } from './state/places.ts';
import { CITIZEN, countBits, isBuilt, NOBODY } from './state/state.ts';
import { BUILDING_ACTION, FOR_UPKEEP, OVER_STEP, PHASES, PIRATE_ROLL, RELOCATE, ROW_CHOICE, SETUP_PHASE, STEPS } from './state/steps.ts';
import {
  ACTION_MARKERS,
  DICE_PER_ROW,
  DIE_VALUES,
  MAX_PLAYERS,
  PASSING_SLOTS,
  PIRATE_DICE,
  ROUNDS,
  SHIPS,
  WORKERS,
} from './tables/pieces.ts';
import { RULE_SETS } from './tables/rule-sets.ts';

/** S2: 12 Workers, 6 Ships, 3 Action Markers a player, always accounted for. */
const checkPieces = (s: State, faults: Faults): void => {
  for (let seat = 0; seat < on.players(s); seat++) {
    const inCities = sumOf(SPOTS, (spot) => (on.spots(s, spot) === seat ? 1 : 0));
    const inLands = sumOf(COLONIES.length, (colony) => on.workersLand(s, seat, colony));
    const elsewhere = on.workersHome(s, seat) + on.workersWatch(s, seat) + countBits(on.fieldWorkers(s, seat));
    faults.equal(`Workers of seat ${seat}`, inCities + inLands + elsewhere, WORKERS);
    const sailing = sumOf(SLOTS, (slot) => (on.slotShip(s, slot) === seat ? 1 : 0));
    faults.equal(`Ships of seat ${seat}`, on.shipsHome(s, seat) + sailing, SHIPS);
    const placed = sumOf(BUILDINGS.length, (building) => on.markersOn(s, building, seat));
    const dice = sumOf(DIE_VALUES, (value) => on.homeDice(s, seat, value));
    faults.atMost(`Action Markers of seat ${seat}`, placed + dice, ACTION_MARKERS);
  }
};

/** S7, S8, BD6: spots hold what the city counts say, only in built districts. */
const checkCities = (s: State, faults: Faults): void => {
  for (let city = 0; city < CITIES.length; city++) {
    const first = city * SPOTS_IN_CITY;
    const piecesOf = (owner: number): number => sumOf(SPOTS_IN_CITY, (i) => (on.spots(s, first + i) === owner ? 1 : 0));
    faults.equal(`Citizens of ${CITIES[city]}`, on.citizens(s, city), piecesOf(CITIZEN));
    for (let seat = 0; seat < on.players(s); seat++)
      faults.equal(`Workers of seat ${seat} in ${CITIES[city]}`, on.cityWorkers(s, seat, city), piecesOf(seat));
  }
  faults.equal(
    'Citizens',
    sumOf(CITIES.length, (city) => on.citizens(s, city)),
    CITIES.length,
  );
  const misplaced = sumOf(SPOTS, (spot) => (on.spots(s, spot) !== NOBODY && !isBuilt(s, FIRST_SPOT + spot) ? 1 : 0));
  faults.equal('pieces in unbuilt districts', misplaced, 0);
};

/** S1: three guild dice a row, three pirate dice. B3: as many dice on a character as players, one of them a pirate die. */
const checkDice = (s: State, faults: Faults): void => {
  const inRows = sumOf(on.players(s) * DIE_VALUES, (i) => on.rowDice(s, Math.floor(i / DIE_VALUES), i % DIE_VALUES));
  const atHome = sumOf(on.players(s) * DIE_VALUES, (i) => on.homeDice(s, Math.floor(i / DIE_VALUES), i % DIE_VALUES));
  const placed = sumOf(BUILDINGS.length, (building) => on.guildDiceOn(s, building));
  faults.atMost('guild dice', inRows + atHome + placed, on.players(s) * DICE_PER_ROW);
  const pirates =
    sumOf(DIE_VALUES, (value) => on.pirateDice(s, value)) + sumOf(BUILDINGS.length, (building) => on.pirateDieOn(s, building));
  faults.atMost('pirate dice', pirates, PIRATE_DICE);
  for (let building = 0; building < BUILDINGS.length; building++) {
    faults.atMost(`dice at ${BUILDINGS[building]}`, on.guildDiceOn(s, building) + on.pirateDieOn(s, building), on.players(s));
    faults.atMost(`pirate dice at ${BUILDINGS[building]}`, on.pirateDieOn(s, building), 1);
  }
};

/** S5, S14: what each player has taken is gone from the rows; E1: what was scored has left. */
const checkRequests = (s: State, faults: Faults): void => {
  if (on.phase(s) === SETUP_PHASE) return;
  const inRows = sumOf(on.players(s) * REQUESTS.length, (i) => on.rowRequests(s, Math.floor(i / REQUESTS.length), i % REQUESTS.length));
  const rounds = ROUNDS - on.round(s);
  faults.atMost('requests in the rows', inRows, (rounds + 1) * on.players(s));
  faults.atLeast('requests in the rows', inRows, rounds * on.players(s));
  for (let seat = 0; seat < on.players(s); seat++)
    faults.atMost(
      `requests of seat ${seat}`,
      sumOf(REQUESTS.length, (kind) => on.requests(s, seat, kind)),
      3,
    );
};

/** S7: each Favor lies on a district or with a player, never both. */
const checkFavors = (s: State, faults: Faults): void => {
  for (let favor = 0; favor < FAVORS.length; favor++) {
    const laid = sumOf(CITIES.length * UNBUILT_COLUMNS, (i) =>
      on.districtFavor(s, Math.floor(i / UNBUILT_COLUMNS), i % UNBUILT_COLUMNS) === favor ? 1 : 0,
    );
    const inBag = (on.favorsLeft(s) & (1 << favor)) === 0 ? 0 : 1;
    faults.equal(`Favor ${FAVORS[favor]}`, laid + inBag + (on.favorOwner(s, favor) === NOBODY ? 0 : 1), 1);
  }
};

/** S6: no reward lies twice. */
const checkRewards = (s: State, faults: Faults): void => {
  let seen = on.rewardsLeft(s);
  for (let i = 0; i < COLONIES.length * 2; i++) {
    const reward = on.colonyReward(s, Math.floor(i / 2), i % 2);
    if (reward === NOBODY) continue;
    if ((seen & (1 << reward)) !== 0) faults.list.push(`reward ${reward} lies twice`);
    seen |= 1 << reward;
  }
};

const checkOrder = (s: State, faults: Faults): void => {
  faults.atMost('round', on.round(s), ROUNDS);
  for (let seat = 0; seat < on.players(s); seat++)
    faults.atMost(
      `slots of seat ${seat}`,
      sumOf(PASSING_SLOTS, (slot) => (on.passSlot(s, slot) === seat ? 1 : 0)),
      1,
    );
};

/** A turn that fits the step, and indices that point at something: what a position read from outside must hold to be played on. */
const checkFlow = (s: State, faults: Faults): void => {
  const step = on.step(s);
  const turn = on.turn(s);
  if (STEPS[step] === undefined) faults.list.push(`step: ${step}`);
  if ((turn === OVER) !== (step === OVER_STEP)) faults.list.push(`turn ${turn} at step ${STEPS[step]}`);
  if ((turn === CHANCE_TURN) !== step <= LAST_CHANCE_STEP) faults.list.push(`turn ${turn} at step ${STEPS[step]}`);
  if (turn !== CHANCE_TURN) faults.atMost('turn', turn, (1 << on.players(s)) - 1);
  for (const [name, cell, end] of INDICES) faults.atMost(name, cell(s), end(s) - 1);
  for (let seat = 0; seat < on.players(s); seat++) faults.atMost(`windmill of seat ${seat}`, on.mill(s, seat), on.millTop(s));
};

/** When a row is chosen nothing of the last round's turns is left: equal tables are equal positions. */
const checkRest = (s: State, faults: Faults): void => {
  if (on.step(s) !== ROW_CHOICE) return;
  for (const [name, cell] of AT_REST) faults.equal(`${name} between rounds`, cell(s), 0);
  faults.equal('movedTo between rounds', on.movedTo(s), NOBODY);
  faults.equal('slotInTurn between rounds', on.slotInTurn(s), NOBODY);
};

const AT_REST: readonly (readonly [string, (s: State) => number])[] = [
  ['dealt', on.dealt],
  ['rowInTurn', on.rowInTurn],
  ['activity', on.activity],
  ['building', on.building],
  ['favorUsed', on.favorUsed],
  ['engineer', on.engineer],
  ['lord', on.lord],
  ['diplomat', on.diplomat],
  ['woodBought', on.woodBought],
  ['debt', on.debt],
  ['incoming', on.incoming],
  ['woodDue', on.woodDue],
  ['woodFor', on.woodFor],
  ['woodOwed', on.woodOwed],
  ['moveKind', on.moveKind],
  ['movesLeft', on.movesLeft],
  ['againLeft', on.againLeft],
  ['flipsLeft', on.flipsLeft],
  ['citiesNamed', on.citiesNamed],
];

/** Chance has the first steps of the list. */
const LAST_CHANCE_STEP = PIRATE_ROLL;

type Index = readonly [string, (s: State) => number, (s: State) => number];
const INDICES: readonly Index[] = [
  ['ruleSet', on.ruleSet, () => RULE_SETS.length],
  ['phase', on.phase, () => PHASES.length],
  ['actor', on.actor, on.players],
  ['activity', on.activity, () => BUILDING_ACTION + 1],
  ['building', on.building, () => BUILDINGS.length + 1],
  ['dieBuilding', on.dieBuilding, () => BUILDINGS.length],
  ['moveKind', on.moveKind, () => RELOCATE + 1],
  ['woodFor', on.woodFor, () => FOR_UPKEEP + 1],
  ['lifted', on.lifted, () => PLACES],
  ['movedTo', on.movedTo, () => PLACES],
  ['favorWanted', on.favorWanted, () => FAVORS.length],
];

/** Negative on purpose: nobody, nothing, not in play. */
const MAY_BE_NEGATIVE = new Set([
  'actor',
  'building',
  'characterOn',
  'colonyReward',
  'dieBuilding',
  'districtFavor',
  'favorOwner',
  'favorWanted',
  'fieldBecomes',
  'lifted',
  'movedTo',
  'passSlot',
  'rowGuild',
  'rowTaker',
  'slotCost',
  'slotInTurn',
  'slotShip',
  'spots',
]);

export const faultsOf = (s: State): readonly string[] => {
  const faults = new Faults();
  if (on.players(s) < 2 || on.players(s) > MAX_PLAYERS) return [`${on.players(s)} players`];
  for (const check of [checkPieces, checkCities, checkDice, checkRequests, checkFavors, checkRewards, checkOrder, checkFlow, checkRest])
    check(s, faults);
  faults.notNegative(on.layout, s, MAY_BE_NEGATIVE);
  return faults.list;
};
