/** BU1–BU6, V-university: the builder. */
import { at, type Decision, type Move, type MoveBuffer, movesOf, optional, type RuleId, type Seat, type State } from '@caravel/core';
import { BUILD, PASS, USE_UNIVERSITY } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import * as state from '../../state/state.ts';
import { BUILDING, UNIVERSITY_COLONIST } from '../../state/steps.ts';
import { BUILDING_COUNT, type Building, CIRCLES, COSTS, MOST_QUARRIES, QUARRY_LIMITS, SPACES, UNIVERSITY } from '../../tables/buildings.ts';
import { BUILDER } from '../../tables/roles.ts';

/** BU1: what each building costs with 0 to 4 working quarries; no more of them count than the column of the building. */
const COSTS_BY_QUARRIES = Array.from({ length: MOST_QUARRIES + 1 }, (_, quarries) =>
  COSTS.map((cost, building) => cost - Math.min(quarries, at(QUARRY_LIMITS, building))),
);
const costsFor = (s: State, seat: Seat): Int8Array => at(COSTS_BY_QUARRIES, Math.min(state.workingQuarries(s, seat), MOST_QUARRIES));

/** BU1: the privilege makes everything one doubloon cheaper. */
const privilege = (s: State, seat: Seat): number => (state.hasPrivilege(s, seat, BUILDER) ? 1 : 0);

/** BU1: never below 0. BU5: a discount is never paid out. */
export const buildCost = (s: State, seat: Seat, building: Building): number =>
  Math.max(0, at(costsFor(s, seat), building) - privilege(s, seat));

/** BU3: a large building takes two spaces. Q9: any two, because buildings may be shifted. BU4: without space nothing is built. */
const fits = (building: Building, spaces: number): boolean => (SPACES[building] as number) <= spaces;

/** BU2: a player has each building once. BU6: only while copies are left. */
const isOnOffer = (s: State, seat: Seat, building: Building): boolean =>
  on.buildingsLeft(s, building) > 0 && on.buildings(s, seat, building) === 0;

/** The first building from `from` on that can be built, or BUILDING_COUNT; money and space are read once, not for each building. */
const nextBuildable = (s: State, seat: Seat, from: Building): Building => {
  const costs = costsFor(s, seat);
  const payable = on.doubloons(s, seat) + privilege(s, seat);
  const spaces = state.citySpaces(s, seat);
  for (let building = from; building < BUILDING_COUNT; building++)
    if ((costs[building] as number) <= payable && isOnOffer(s, seat, building) && fits(building, spaces)) return building;
  return BUILDING_COUNT;
};

const hasChoice = (s: State, seat: Seat): boolean => nextBuildable(s, seat, 0) < BUILDING_COUNT;

export const beginBuilder = (s: State): void => {
  state.startLap(s);
  state.askNext(s, BUILDING, hasChoice);
};

const goOn = (s: State): void => {
  state.passOn(s);
  state.askNext(s, BUILDING, hasChoice);
};

/** V-university: a colonist for the building just built (Q2: optional, while there are colonists). */
const canUseUniversity = (s: State, seat: Seat): boolean => state.isOccupied(s, seat, UNIVERSITY) && state.hasNewColonist(s);

const build = (s: State, seat: Seat, building: Building): void => {
  state.payIn(s, seat, buildCost(s, seat, building));
  on.buildingsLeft.add(s, building, -1);
  on.buildings.set(s, seat, building, 1);
  on.buildingCircles.add(s, seat, CIRCLES[building] as number);
  on.cityFilled.add(s, seat, SPACES[building] as number);
  if (!canUseUniversity(s, seat)) return goOn(s);
  on.placed.set(s, building);
  state.awaitSeat(s, UNIVERSITY_COLONIST, seat);
};

export const building: Decision = {
  moves: movesOf(BUILD, PASS),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    for (let kind = nextBuildable(s, seat, 0); kind < BUILDING_COUNT; kind = nextBuildable(s, seat, kind + 1))
      out[end++] = BUILD.first + kind;
    out[end++] = PASS;
    return end;
  },
  apply(s: State, seat: Seat, move: Move): void {
    if (move === PASS) goOn(s);
    else build(s, seat, BUILD.index(move));
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === PASS) return undefined;
    if (!BUILD.has(move)) return 'R1';
    const kind = BUILD.index(move);
    if (on.buildings(s, seat, kind) > 0) return 'BU2';
    if (on.buildingsLeft(s, kind) === 0) return 'BU6';
    if (!fits(kind, state.citySpaces(s, seat))) return state.citySpaces(s, seat) === 0 ? 'BU4' : 'BU3';
    return on.doubloons(s, seat) >= buildCost(s, seat, kind) ? undefined : 'BU1';
  },
};

/** V-university: the colonist goes onto the building just built. */
export const universityColonist = optional(USE_UNIVERSITY, PASS, 'V-university', (s, seat, used) => {
  if (used) {
    state.takeNewColonist(s, seat);
    on.buildingColonists.set(s, seat, on.placed(s), 1);
  }
  on.placed.set(s, state.NOBODY);
  goOn(s);
});
