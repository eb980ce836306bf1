/** F1, F2, F4 and the twelve Guild Favors: one face-up Favor at the start of a turn in B or C. */
import { type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { couldMoveShips, startShips } from '../actions/ships.ts';
import { freeReals, getWood, hasWoodAccess } from '../actions/wood.ts';
import { couldMoveWorkers, startWorkers } from '../actions/workers.ts';
import { BUILDINGS, type Building, FAVORS, type Favor as FavorIndex, type FavorName } from '../board/names.ts';
import { LADY_BUILDING, MOVE_MARKER, USE_FAVOR } from '../moves/table.ts';
import { startBuildingAction, workersFor } from '../phases/c-buildings/actions.ts';
import { canPlaceAnyDie } from '../phases/dice.ts';
import * as on from '../state/layout.ts';
import { awaitNobody, awaitSeat, millUp, NOBODY, onlyOne } from '../state/state.ts';
import { ACTION_DONE, B, C, FAVOR, LADY_CHOICE, MARKER, TO_ANYWHERE } from '../state/steps.ts';

export const LADY_REALS = 4;

interface Favor {
  /** RU6: whether it would do anything now. */
  works(s: State, seat: Seat): boolean;
  /** The rule to cite when it would not. */
  whyNot(s: State): RuleId;
  use(s: State, seat: Seat): void;
}

const always = (): boolean => true;
const withoutEffect = (): RuleId => 'RU6';
const inC = (s: State): boolean => on.phase(s) === C;
/** Favors that leave nothing to choose are over at once. */
const atOnce = (s: State): void => awaitNobody(s, ACTION_DONE);

/** F-monk: 2 Wood, with access (GW2). */
const monk: Favor = { works: hasWoodAccess, whyNot: withoutEffect, use: (s, seat) => getWood(s, seat, 2) };

/** F-miller: one step up without Wheat (RU19: at the top 1 PP). */
const miller: Favor = {
  works: always,
  whyNot: withoutEffect,
  use(s, seat) {
    millUp(s, seat);
    atOnce(s);
  },
};

/** F-bishop, RU22: one own Action Marker from a building to another. */
const bishop: Favor = {
  works(s, seat) {
    for (let building = 0; building < BUILDINGS.length; building++) if (on.markersOn(s, building, seat) > 0) return true;
    return false;
  },
  whyNot: () => 'RU22',
  use: (s, seat) => awaitSeat(s, MARKER, seat),
};

/** F-patron: 3 Bread. */
const patron: Favor = {
  works: always,
  whyNot: withoutEffect,
  use(s, seat) {
    on.bread.add(s, seat, 3);
    atOnce(s);
  },
};

/** F-lord: the building costs you nothing. */
const lord: Favor = {
  works: inC,
  whyNot: () => 'F-lord',
  use(s) {
    on.lord.set(s, 1);
    atOnce(s);
  },
};

/** F-diplomat: two more Workers in the region, if you pay and act (RU20). */
const diplomat: Favor = {
  works: inC,
  whyNot: () => 'F-diplomat',
  use(s) {
    on.diplomat.set(s, 1);
    atOnce(s);
  },
};

/** F-treasurer: 5 Reals. */
const treasurer: Favor = {
  works: always,
  whyNot: withoutEffect,
  use(s, seat) {
    on.reals.add(s, seat, 5);
    atOnce(s);
  },
};

/** F-navigator: one Ship as Commander, with its costs and gains. */
const navigator: Favor = { works: couldMoveShips, whyNot: withoutEffect, use: (s, seat) => startShips(s, seat, 1) };

/** F-engineer, RU12: two more harvests; offered only if a die can be placed, and then one must be. */
const engineer: Favor = {
  works: (s, seat) => on.phase(s) === B && canPlaceAnyDie(s, seat),
  whyNot: (s) => (on.phase(s) === B ? 'RU12' : 'F-engineer'),
  use(s) {
    on.engineer.set(s, 1);
    atOnce(s);
  },
};

/** F-constable: half the Pirates off, rounded down (RU6: not with 0 or 1). */
const constable: Favor = {
  works: (s, seat) => on.pirates(s, seat) >= 2,
  whyNot: withoutEffect,
  use(s, seat) {
    on.pirates.add(s, seat, -Math.floor(on.pirates(s, seat) / 2));
    atOnce(s);
  },
};

/** F-lady, RU18: a building whose region has an own Worker. */
const canLadyUse = (s: State, seat: Seat, building: Building): boolean => workersFor(s, seat, building) > 0;

/** The building, if there is only one to choose. */
const onlyLadyBuilding = (s: State, seat: Seat): Building => onlyOne(s, seat, 0, BUILDINGS.length, canLadyUse);

const ladyActs = (s: State, seat: Seat, building: Building): void => startBuildingAction(s, seat, building, workersFor(s, seat, building));

/** F-lady: 4 Reals, then any building action now. */
const lady: Favor = {
  works(s, seat) {
    if (freeReals(s, seat) < LADY_REALS) return false;
    for (let building = 0; building < BUILDINGS.length; building++) if (canLadyUse(s, seat, building)) return true;
    return false;
  },
  whyNot: () => 'RU18',
  use(s, seat) {
    on.reals.add(s, seat, -LADY_REALS);
    const only = onlyLadyBuilding(s, seat);
    if (only === NOBODY) awaitSeat(s, LADY_CHOICE, seat);
    else ladyActs(s, seat, only);
  },
};

/** F-scout, RU17: one Worker from anywhere to anywhere. */
const scout: Favor = {
  works: (s, seat) => couldMoveWorkers(s, seat, TO_ANYWHERE),
  whyNot: withoutEffect,
  use: (s, seat) => startWorkers(s, seat, TO_ANYWHERE, 1),
};

const TABLE: Readonly<Record<FavorName, Favor>> = {
  monk,
  miller,
  bishop,
  patron,
  lord,
  diplomat,
  treasurer,
  navigator,
  engineer,
  constable,
  lady,
  scout,
};
const BY_INDEX = FAVORS.map((name) => TABLE[name]);

/** F1: one a turn, face up, own. F4: one just taken works from the next turn on, for the favor comes first in a turn. */
const mayUse = (s: State, seat: Seat, favor: FavorIndex): boolean =>
  on.favorUsed(s) === 0 && on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 1;

const canUseFavor = (s: State, seat: Seat, favor: FavorIndex): boolean =>
  mayUse(s, seat, favor) && (BY_INDEX[favor] as Favor).works(s, seat);

/** Whether a Favor could come before anything else this turn; not whether it would help, which others must not learn (I1). */
export const hasFaceUpFavor = (s: State, seat: Seat): boolean => {
  for (let favor = 0; favor < FAVORS.length; favor++) if (mayUse(s, seat, favor)) return true;
  return false;
};

export const listFavors = (s: State, seat: Seat, out: MoveBuffer, count: number): number => {
  let end = count;
  if (on.favorUsed(s) === 0)
    for (let favor = 0; favor < FAVORS.length; favor++) if (canUseFavor(s, seat, favor)) out[end++] = USE_FAVOR.first + favor;
  return end;
};

/** F1: face down after use. */
export const useFavor = (s: State, seat: Seat, move: Move): void => {
  const favor = USE_FAVOR.index(move);
  on.favorUp.set(s, favor, 0);
  on.favorUsed.set(s, 1);
  on.activity.set(s, FAVOR);
  (BY_INDEX[favor] as Favor).use(s, seat);
};

/** F1: not yours, face down, or not the first this turn; else the Favor's own rule. */
export const whyNotFavor = (s: State, seat: Seat, move: Move): RuleId | undefined => {
  const favor = USE_FAVOR.index(move);
  if (!mayUse(s, seat, favor)) return 'F1';
  return canUseFavor(s, seat, favor) ? undefined : (BY_INDEX[favor] as Favor).whyNot(s);
};

export const ladyChoice: Decision = {
  moves: movesOf(LADY_BUILDING),
  apply: (s: State, seat: Seat, move: Move): void => ladyActs(s, seat, LADY_BUILDING.index(move)),
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    LADY_BUILDING.has(move) && canLadyUse(s, seat, LADY_BUILDING.index(move)) ? undefined : 'RU18',
};

/** F-bishop, RU21: a marker from one building to any other. */
const canMoveMarker = (s: State, seat: Seat, index: number): boolean => {
  const from = Math.floor(index / BUILDINGS.length);
  return from !== index % BUILDINGS.length && on.markersOn(s, from, seat) > 0;
};

export const markerMove: Decision = {
  moves: movesOf(MOVE_MARKER),
  apply(s: State, seat: Seat, move: Move): void {
    const index = MOVE_MARKER.index(move);
    on.markersOn.add(s, Math.floor(index / BUILDINGS.length), seat, -1);
    on.markersOn.add(s, index % BUILDINGS.length, seat, 1);
    awaitNobody(s, ACTION_DONE);
  },
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    MOVE_MARKER.has(move) && canMoveMarker(s, seat, MOVE_MARKER.index(move)) ? undefined : 'F-bishop',
};
