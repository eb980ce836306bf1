/**
 * Moving Workers, one at a time: first which one, then where to (ST1, MA1, C9, RU4, RU17). Where they may go is the kind of the move;
 * what arriving brings is decided here too, for it is the same whoever sends them.
 */
import { type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { CITIZEN_FROM, DONE, TO, WORKER_FROM } from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { colonyOfLand, FIRST_LAND, FIRST_SPOT, FOREST, isField, isLand, isSpot, PLACES, type Place, WATCH } from '../state/places.ts';
import { ruleSet } from '../state/rule-set.ts';
import * as state from '../state/state.ts';
import {
  ACTION_DONE,
  type MoveKind,
  RELOCATE,
  RELOCATION_DONE,
  TO_ANYWHERE,
  TO_CITY,
  TO_FIELD,
  TO_LAND,
  TO_WATCH,
  WORKER,
  WORKER_TO,
} from '../state/steps.ts';
import { WATCH_PIRATES } from '../tables/pieces.ts';

/** Whose piece stands there, as far as this action may move it. RU4: no piece moves twice in one action. */
const canLeave = (s: State, seat: Seat, place: Place, kind: MoveKind, moved: Place): boolean => {
  const here = state.workersAt(s, seat, place) - (moved === place ? 1 : 0);
  if (here <= 0) return false;
  if (kind === RELOCATE) return isSpot(place);
  return place !== WATCH || kind === TO_ANYWHERE;
};

/** MA1: Citizens move only with the Mayor. */
const canCitizenLeave = (s: State, spot: Place, kind: MoveKind, moved: Place): boolean =>
  kind === RELOCATE && state.whoIsOn(s, spot) === state.CITIZEN && moved !== spot;

/** ST1: a Field or the Forest without an own Worker (BD3). */
const isOpenField = (s: State, seat: Seat, place: Place): boolean => isField(place) && !state.hasWorkerOn(s, seat, place);

/** Whether a piece from `from` may go to `to`: never to where it is. */
const canEnter = (s: State, seat: Seat, from: Place, to: Place, kind: MoveKind): boolean => {
  if (from === to) return false;
  switch (kind) {
    case TO_FIELD:
      return isOpenField(s, seat, to);
    case TO_CITY:
    case RELOCATE:
      return isSpot(to) && state.isFreeSpot(s, to);
    case TO_LAND:
      return isLand(to);
    case TO_WATCH:
      return to === WATCH;
    default:
      return isField(to) ? isOpenField(s, seat, to) : !isSpot(to) || state.isFreeSpot(s, to);
  }
};

const firstTarget = (kind: MoveKind): Place => {
  if (kind === TO_FIELD || kind === TO_ANYWHERE) return 0;
  if (kind === TO_LAND) return FIRST_LAND;
  return kind === TO_WATCH ? WATCH : FIRST_SPOT;
};

const targetsEnd = (kind: MoveKind): Place => {
  if (kind === TO_FIELD) return FOREST + 1;
  if (kind === TO_ANYWHERE) return PLACES;
  if (kind === TO_LAND) return WATCH;
  return kind === TO_WATCH ? WATCH + 1 : FIRST_LAND;
};

const hasTarget = (s: State, seat: Seat, from: Place, kind: MoveKind): boolean => {
  for (let to = firstTarget(kind), end = targetsEnd(kind); to < end; to++) if (canEnter(s, seat, from, to, kind)) return true;
  return false;
};

const canGoTo = (s: State, seat: Seat, to: Place): boolean => canEnter(s, seat, on.lifted(s), to, on.moveKind(s));

/** Where the piece in hand has only one place to go nothing is asked. The place, or NOBODY if there are several. */
const onlyTarget = (s: State, seat: Seat): Place =>
  state.onlyOne(s, seat, firstTarget(on.moveKind(s)), targetsEnd(on.moveKind(s)), canGoTo);

const canMoveAny = (s: State, seat: Seat, kind: MoveKind, moved: Place): boolean => {
  for (let from = 0; from < PLACES; from++) {
    if (canLeave(s, seat, from, kind, moved) && hasTarget(s, seat, from, kind)) return true;
    if (isSpot(from) && canCitizenLeave(s, from, kind, moved) && hasTarget(s, seat, from, kind)) return true;
  }
  return false;
};

/** Whether an action of this kind would find a Worker to move: for offers made before it starts. */
export const couldMoveWorkers = (s: State, seat: Seat, kind: MoveKind): boolean => canMoveAny(s, seat, kind, state.NOBODY);

/** RU4: up to `most`, one after the other; none is allowed too. */
export const startWorkers = (s: State, seat: Seat, kind: MoveKind, most: number): void => {
  on.moveKind.set(s, kind);
  on.movesLeft.set(s, most);
  on.movedTo.set(s, state.NOBODY);
  askForWorker(s, seat);
};

const askForWorker = (s: State, seat: Seat): void => {
  if (on.movesLeft(s) > 0 && canMoveAny(s, seat, on.moveKind(s), on.movedTo(s))) state.awaitSeat(s, WORKER, seat);
  else endWorkers(s);
};

/** MA2: after relocations the cities yield. */
const endWorkers = (s: State): void => state.awaitNobody(s, on.moveKind(s) === RELOCATE ? RELOCATION_DONE : ACTION_DONE);

export const worker: Decision = {
  moves: movesOf(WORKER_FROM, CITIZEN_FROM, DONE),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    const kind = on.moveKind(s);
    const moved = on.movedTo(s);
    for (let from = 0; from < PLACES; from++)
      if (canLeave(s, seat, from, kind, moved) && hasTarget(s, seat, from, kind)) out[end++] = WORKER_FROM.first + from;
    if (kind === RELOCATE)
      for (let spot = FIRST_SPOT; spot < FIRST_LAND; spot++)
        if (canCitizenLeave(s, spot, kind, moved) && hasTarget(s, seat, spot, kind)) out[end++] = CITIZEN_FROM.first + spot - FIRST_SPOT;
    out[end++] = DONE;
    return end;
  },
  apply(s: State, seat: Seat, move: Move): void {
    if (move === DONE) return endWorkers(s);
    on.lifted.set(s, WORKER_FROM.has(move) ? WORKER_FROM.index(move) : CITIZEN_FROM.index(move) + FIRST_SPOT);
    const only = onlyTarget(s, seat);
    if (only === state.NOBODY) state.awaitSeat(s, WORKER_TO, seat);
    else arrive(s, seat, only);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === DONE) return undefined;
    const kind = on.moveKind(s);
    const moved = on.movedTo(s);
    if (WORKER_FROM.has(move)) return whyNotFrom(s, seat, WORKER_FROM.index(move), canLeave(s, seat, WORKER_FROM.index(move), kind, moved));
    if (!CITIZEN_FROM.has(move)) return 'RU4';
    const spot = CITIZEN_FROM.index(move) + FIRST_SPOT;
    return whyNotFrom(s, seat, spot, canCitizenLeave(s, spot, kind, moved));
  },
};

/** The rule of the kind of move: who may be moved, and where to. */
const KIND_RULES = ['ST1', 'C9', 'C9', 'C9', 'F-scout', 'MA1'];
const ruleOfKind = (s: State): RuleId => KIND_RULES[on.moveKind(s)] as RuleId;

const whyNotFrom = (s: State, seat: Seat, from: Place, free: boolean): RuleId | undefined => {
  if (!free) return on.movedTo(s) === from ? 'RU4' : ruleOfKind(s);
  return hasTarget(s, seat, from, on.moveKind(s)) ? undefined : ruleOfKind(s);
};

export const workerTo: Decision = {
  moves: movesOf(TO),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    const kind = on.moveKind(s);
    for (let to = firstTarget(kind), last = targetsEnd(kind); to < last; to++)
      if (canEnter(s, seat, on.lifted(s), to, kind)) out[end++] = TO.first + to;
    return end;
  },
  apply: (s: State, seat: Seat, move: Move): void => arrive(s, seat, TO.index(move)),
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (!TO.has(move)) return 'RU1';
    const to = TO.index(move);
    const kind = on.moveKind(s);
    if (canEnter(s, seat, on.lifted(s), to, kind)) return undefined;
    if (to < firstTarget(kind) || to >= targetsEnd(kind)) return ruleOfKind(s);
    if (isSpot(to)) return state.isBuilt(s, to) ? 'BD6' : 'S7';
    return isField(to) ? 'BD3' : ruleOfKind(s);
  },
};

const arrive = (s: State, seat: Seat, to: Place): void => {
  const from = on.lifted(s);
  if (isSpot(from) && state.whoIsOn(s, from) === state.CITIZEN) state.moveCitizen(s, from, to);
  else {
    state.moveWorker(s, seat, from, to);
    arrivalBonus(s, seat, to);
  }
  on.lifted.set(s, state.NOBODY);
  on.movedTo.set(s, to);
  on.movesLeft.add(s, -1);
  askForWorker(s, seat);
};

/** C-alfandega, F-scout: 1 PP per own Ship in the colony. C-fortaleza, RU25: up to 3 Pirates off, right then. V9: Scout into a city. */
const arrivalBonus = (s: State, seat: Seat, to: Place): void => {
  if (isLand(to)) on.points.add(s, seat, state.shipsInColony(s, seat, colonyOfLand(to)));
  else if (to === WATCH) state.discardPirates(s, seat, WATCH_PIRATES);
  else if (isSpot(to) && on.moveKind(s) === TO_ANYWHERE) on.points.add(s, seat, ruleSet(s).scoutCityPoints);
};
