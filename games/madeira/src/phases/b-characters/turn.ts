/** B1–B3, B6–B8, RU5: a turn in phase B: a Favor if wanted, then a die or a Passing slot. */

import { type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { couldMoveShips, startShips } from '../../actions/ships.ts';
import { couldMoveWorkers, startWorkers } from '../../actions/workers.ts';
import type { Building, Figure, PassingSlot } from '../../board/names.ts';
import { listFavors, useFavor, whyNotFavor } from '../../favors/favors.ts';
import { PASS_CITY, PASS_REALS, PASS_SHIP, PASS_WATCH, PLACE_DIE, PLACE_PIRATE, USE_FAVOR } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { passingSlotOf } from '../../state/passing.ts';
import { HOME_PLACE, WATCH } from '../../state/places.ts';
import { awaitNobody, awaitSeat, clearTurnMarks, moveWorker, NOBODY } from '../../state/state.ts';
import { DIE, NOTHING, PASSING, PHASE_B_DONE, TO_CITY, TO_WATCH, TURN, TURN_DONE } from '../../state/steps.ts';
import { DIE_VALUES, PASSING_SLOTS } from '../../tables/pieces.ts';
import { breadCost, buildingOf, FIGURE_COUNT, fitsGuildDie, fitsPirateDie, hasGuildDie, hasPirateDie, whyNotDie } from '../dice.ts';
import { askForAction } from './character.ts';

const SLOT_II: PassingSlot = 1;
const SLOT_III: PassingSlot = 2;
const SLOT_IV: PassingSlot = 3;

const clearTurn = (s: State): void => {
  clearTurnMarks(s);
  on.engineer.set(s, 0);
  on.activity.set(s, NOTHING);
};

const startTurn = (s: State, seat: Seat): void => {
  clearTurn(s);
  on.actor.set(s, seat);
  awaitSeat(s, TURN, seat);
};

/** B: Guild Column order, top to bottom, round and round until all have passed. B8: who has passed has no more turns. */
export const nextTurn = (s: State): void => {
  const rows = on.players(s);
  for (let i = 1; i <= rows; i++) {
    const seat = on.rowTaker(s, (on.rowInTurn(s) + i) % rows);
    if (passingSlotOf(s, seat) !== NOBODY) continue;
    on.rowInTurn.set(s, (on.rowInTurn(s) + i) % rows);
    return startTurn(s, seat);
  }
  clearTurn(s);
  on.actor.set(s, NOBODY);
  on.rowInTurn.set(s, 0);
  awaitNobody(s, PHASE_B_DONE);
};

export const startCharacters = (s: State): void => {
  on.rowInTurn.set(s, on.players(s) - 1);
  nextTurn(s);
};

/** After a Favor the turn goes on: a die or a slot. */
export const resumeTurn = (s: State): void => {
  on.activity.set(s, NOTHING);
  awaitSeat(s, TURN, on.actor(s));
};

const isSlotFree = (s: State, slot: PassingSlot): boolean => on.passSlot(s, slot) === NOBODY;

/** RU12: after the Engineer a die must be placed. */
const mayPass = (s: State): boolean => on.engineer(s) === 0;

/** B6, RU5: a slot's action is offered only if it can be done; the PP of II are always there. */
const canPassToWatch = (s: State, seat: Seat): boolean => mayPass(s) && isSlotFree(s, SLOT_III) && couldMoveWorkers(s, seat, TO_WATCH);
const canPassToShip = (s: State, seat: Seat): boolean => mayPass(s) && isSlotFree(s, SLOT_IV) && couldMoveShips(s, seat);

const listDice = (s: State, seat: Seat, out: MoveBuffer, count: number): number => {
  let end = count;
  for (let value = 1; value <= DIE_VALUES; value++)
    if (hasGuildDie(s, seat, value))
      for (let figure = 0; figure < FIGURE_COUNT; figure++)
        if (fitsGuildDie(s, seat, buildingOf(s, figure), value)) out[end++] = PLACE_DIE.first + (value - 1) * FIGURE_COUNT + figure;
  for (let value = 1; value <= DIE_VALUES; value++)
    if (hasPirateDie(s, seat, value))
      for (let figure = 0; figure < FIGURE_COUNT; figure++)
        if (fitsPirateDie(s, seat, buildingOf(s, figure), value)) out[end++] = PLACE_PIRATE.first + (value - 1) * FIGURE_COUNT + figure;
  return end;
};

const listPasses = (s: State, seat: Seat, out: MoveBuffer, count: number): number => {
  let end = count;
  if (!mayPass(s)) return end;
  for (let slot = 0; slot < PASSING_SLOTS; slot++) if (isSlotFree(s, slot)) out[end++] = PASS_REALS.first + slot;
  if (isSlotFree(s, SLOT_II)) out[end++] = PASS_CITY;
  if (canPassToWatch(s, seat)) out[end++] = PASS_WATCH;
  if (canPassToShip(s, seat)) out[end++] = PASS_SHIP;
  return end;
};

const dieValueOf = (index: number): number => Math.floor(index / FIGURE_COUNT) + 1;
const figureOf = (index: number): Figure => index % FIGURE_COUNT;

/** B2: with an Action Marker onto the building. B4: Bread for the difference. */
const placeGuildDie = (s: State, seat: Seat, building: Building, value: number): void => {
  on.homeDice.add(s, seat, value - 1, -1);
  on.guildDiceOn.add(s, building, 1);
  on.markersOn.add(s, building, seat, 1);
  on.bread.add(s, seat, -breadCost(s, building, value));
};

/** B2: with a Worker of the City Watch back home, and no marker. */
const placePirateDie = (s: State, seat: Seat, building: Building, value: number): void => {
  on.pirateDice.add(s, value - 1, -1);
  on.pirateDieOn.add(s, building, 1);
  moveWorker(s, seat, WATCH, HOME_PLACE);
  on.bread.add(s, seat, -breadCost(s, building, value));
};

const afterDie = (s: State, building: Building): void => {
  on.dieBuilding.set(s, building);
  on.activity.set(s, DIE);
  askForAction(s);
};

/** B6: the marker moves, guild dice that are left go away. B7: the column is the order of C, D, E and the next A. */
const pass = (s: State, seat: Seat, slot: PassingSlot): void => {
  on.passSlot.set(s, slot, seat);
  for (let value = 0; value < DIE_VALUES; value++) on.homeDice.set(s, seat, value, 0);
  on.activity.set(s, PASSING);
};

const applyPass = (s: State, seat: Seat, move: Move): void => {
  if (PASS_REALS.has(move)) {
    pass(s, seat, PASS_REALS.index(move));
    on.reals.add(s, seat, on.passReals(s, PASS_REALS.index(move)));
    // A slot's Reals leave nothing to choose.
    return awaitNobody(s, TURN_DONE);
  }
  if (move === PASS_CITY) {
    pass(s, seat, SLOT_II);
    on.points.add(s, seat, 1);
    startWorkers(s, seat, TO_CITY, 1);
  } else if (move === PASS_WATCH) {
    pass(s, seat, SLOT_III);
    startWorkers(s, seat, TO_WATCH, 1);
  } else {
    pass(s, seat, SLOT_IV);
    startShips(s, seat, 1);
  }
};

/** B1: a Favor first if wanted, then a die or a slot; passing is open even with dice left. */
export const turnChoice: Decision = {
  moves: movesOf(USE_FAVOR, PLACE_DIE, PLACE_PIRATE, PASS_REALS, PASS_CITY, PASS_WATCH, PASS_SHIP),
  list: (s: State, seat: Seat, out: MoveBuffer, count: number): number =>
    listPasses(s, seat, out, listDice(s, seat, out, listFavors(s, seat, out, count))),
  apply(s: State, seat: Seat, move: Move): void {
    if (USE_FAVOR.has(move)) return useFavor(s, seat, move);
    if (PLACE_DIE.has(move)) {
      const index = PLACE_DIE.index(move);
      const building = buildingOf(s, figureOf(index));
      placeGuildDie(s, seat, building, dieValueOf(index));
      return afterDie(s, building);
    }
    if (PLACE_PIRATE.has(move)) {
      const index = PLACE_PIRATE.index(move);
      const building = buildingOf(s, figureOf(index));
      placePirateDie(s, seat, building, dieValueOf(index));
      return afterDie(s, building);
    }
    applyPass(s, seat, move);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (USE_FAVOR.has(move)) return whyNotFavor(s, seat, move);
    if (PLACE_DIE.has(move))
      return whyNotDie(s, seat, buildingOf(s, figureOf(PLACE_DIE.index(move))), dieValueOf(PLACE_DIE.index(move)), false);
    if (PLACE_PIRATE.has(move))
      return whyNotDie(s, seat, buildingOf(s, figureOf(PLACE_PIRATE.index(move))), dieValueOf(PLACE_PIRATE.index(move)), true);
    return whyNotPass(s, seat, move);
  },
};

const slotOfPass = (move: Move): PassingSlot => {
  if (PASS_REALS.has(move)) return PASS_REALS.index(move);
  if (move === PASS_CITY) return SLOT_II;
  if (move === PASS_WATCH) return SLOT_III;
  return move === PASS_SHIP ? SLOT_IV : NOBODY;
};

const whyNotPass = (s: State, seat: Seat, move: Move): RuleId | undefined => {
  const slot = slotOfPass(move);
  if (slot === NOBODY) return 'B1';
  if (!mayPass(s)) return 'RU12';
  if (!isSlotFree(s, slot)) return 'B6';
  if (move === PASS_WATCH) return canPassToWatch(s, seat) ? undefined : 'RU5';
  if (move === PASS_SHIP) return canPassToShip(s, seat) ? undefined : 'RU5';
  return undefined;
};
