/** BU1–BU6, V-university: the builder. */
import { type Decision, type Move, type MoveBuffer, optional, type RuleId, type Seat, type State } from '@caravel/core';
import { BUILD, PASS, USE_UNIVERSITY } from '../../moves/table.ts';
import { buildingCircles, buildingColonists, buildings, buildingsLeft, cityFilled, doubloons, placed } from '../../state/layout.ts';
import * as state from '../../state/state.ts';
import { BUILDING, UNIVERSITY_COLONIST } from '../../state/steps.ts';
import { BUILDING_COUNT, type Building, CIRCLES, COSTS, QUARRY_LIMITS, SPACES, UNIVERSITY } from '../../tables/buildings.ts';
import { BUILDER } from '../../tables/roles.ts';

/** BU1: working quarries up to the column, the privilege one more. */
const discount = (s: State, seat: Seat, building: Building): number =>
  Math.min(state.workingQuarries(s, seat), QUARRY_LIMITS[building] as number) + (state.hasPrivilege(s, seat, BUILDER) ? 1 : 0);

/** BU1: never below 0. BU5: a discount is no income. */
export const buildCost = (s: State, seat: Seat, building: Building): number =>
  Math.max(0, (COSTS[building] as number) - discount(s, seat, building));

/** BU3: a large building takes two spaces. Q9: any two, the others may be shifted. BU4: no space, no building. */
const fits = (s: State, seat: Seat, building: Building): boolean => (SPACES[building] as number) <= state.citySpaces(s, seat);

/** BU2: one of a kind. BU6: while copies are left. */
const isOnOffer = (s: State, seat: Seat, building: Building): boolean =>
  buildingsLeft(s, building) > 0 && buildings(s, seat, building) === 0;

/** BU1 */
const canAfford = (s: State, seat: Seat, building: Building): boolean => doubloons(s, seat) >= buildCost(s, seat, building);

const canBuild = (s: State, seat: Seat, building: Building): boolean =>
  isOnOffer(s, seat, building) && fits(s, seat, building) && canAfford(s, seat, building);

const hasChoice = (s: State, seat: Seat): boolean => {
  for (let building = 0; building < BUILDING_COUNT; building++) if (canBuild(s, seat, building)) return true;
  return false;
};

export const beginBuilder = (s: State): void => {
  state.startLap(s);
  state.askNext(s, BUILDING, hasChoice);
};

const goOn = (s: State): void => {
  state.passOn(s);
  state.askNext(s, BUILDING, hasChoice);
};

/** V-university: one colonist on the building just built (Q2: optional, while there are any). */
const canUseUniversity = (s: State, seat: Seat): boolean => state.isOccupied(s, seat, UNIVERSITY) && state.hasNewColonist(s);

const build = (s: State, seat: Seat, building: Building): void => {
  state.payIn(s, seat, buildCost(s, seat, building));
  buildingsLeft.add(s, building, -1);
  buildings.set(s, seat, building, 1);
  buildingCircles.add(s, seat, CIRCLES[building] as number);
  cityFilled.add(s, seat, SPACES[building] as number);
  if (!canUseUniversity(s, seat)) return goOn(s);
  placed.set(s, building);
  state.awaitSeat(s, UNIVERSITY_COLONIST, seat);
};

export const building: Decision = {
  legal(s: State, seat: Seat, out: MoveBuffer): number {
    let count = 0;
    const purse = doubloons(s, seat);
    const quarries = state.workingQuarries(s, seat);
    const privilege = state.hasPrivilege(s, seat, BUILDER) ? 1 : 0;
    const spaces = state.citySpaces(s, seat);
    // canBuild with its four questions asked once for all buildings; conformance holds the two together.
    for (let kind = 0; kind < BUILDING_COUNT; kind++)
      if (
        (COSTS[kind] as number) - Math.min(quarries, QUARRY_LIMITS[kind] as number) - privilege <= purse &&
        isOnOffer(s, seat, kind) &&
        (SPACES[kind] as number) <= spaces
      )
        out[count++] = BUILD.first + kind;
    out[count++] = PASS;
    return count;
  },
  apply(s: State, seat: Seat, move: Move): void {
    if (move === PASS) goOn(s);
    else build(s, seat, BUILD.index(move));
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === PASS) return undefined;
    if (!BUILD.has(move)) return 'R1';
    const kind = BUILD.index(move);
    if (buildings(s, seat, kind) > 0) return 'BU2';
    if (buildingsLeft(s, kind) === 0) return 'BU6';
    if (!fits(s, seat, kind)) return state.citySpaces(s, seat) === 0 ? 'BU4' : 'BU3';
    return canAfford(s, seat, kind) ? undefined : 'BU1';
  },
};

/** V-university: onto the building just built. */
export const universityColonist = optional(USE_UNIVERSITY, PASS, 'V-university', (s, seat, used) => {
  if (used) {
    state.takeNewColonist(s, seat);
    buildingColonists.set(s, seat, placed(s), 1);
  }
  placed.set(s, state.NOBODY);
  goOn(s);
});
