/** C-moinho to C-fortaleza: what the five buildings do, in phase C and by the Lady. */
import { at, type Seat, type State } from '@caravel/core';
import { startWorkers } from '../../actions/workers.ts';
import { BUILDINGS, type Building, type BuildingName } from '../../board/names.ts';
import { startFlips } from '../../favors/flip.ts';
import * as on from '../../state/layout.ts';
import { ruleSet } from '../../state/rule-set.ts';
import { awaitNobody, workersInRegion } from '../../state/state.ts';
import { ACTION_DONE, TO_CITY, TO_LAND, TO_WATCH } from '../../state/steps.ts';

/** C5: with three Workers the lower action, which replaces the upper (RU24). */
const isLower = (workers: number): boolean => workers >= 3;

/** C-moinho: 2 Bread, or 5. */
const moinho = (s: State, seat: Seat, workers: number): void => {
  on.bread.add(s, seat, isLower(workers) ? 5 : 2);
  awaitNobody(s, ACTION_DONE);
};

/** C-capitania: 1 PP and a Worker, or 3 PP (V8) and two. C9: the PP come first and without any move. */
const capitania = (s: State, seat: Seat, workers: number): void => {
  on.points.add(s, seat, isLower(workers) ? ruleSet(s).capitaniaPoints : 1);
  startWorkers(s, seat, TO_CITY, isLower(workers) ? 2 : 1);
};

/** C-alfandega: a Worker, or two, to colony lands. */
const alfandega = (s: State, seat: Seat, workers: number): void => startWorkers(s, seat, TO_LAND, isLower(workers) ? 2 : 1);

/** C-casa: one own Favor up, or two. */
const casa = (s: State, seat: Seat, workers: number): void => startFlips(s, seat, isLower(workers) ? 2 : 1);

/** C-fortaleza: a Worker, or two, into the City Watch. */
const fortaleza = (s: State, seat: Seat, workers: number): void => startWorkers(s, seat, TO_WATCH, isLower(workers) ? 2 : 1);

const ACTIONS: Readonly<Record<BuildingName, (s: State, seat: Seat, workers: number) => void>> = {
  moinho,
  capitania,
  alfandega,
  casa,
  fortaleza,
};
const ACTION_BY_INDEX = BUILDINGS.map((name) => ACTIONS[name]);

/** C5, RU23: Workers of the region, counted once when the action starts. */
export const workersFor = (s: State, seat: Seat, building: Building): number => workersInRegion(s, seat, on.buildingRegion(s, building));

export const startBuildingAction = (s: State, seat: Seat, building: Building, workers: number): void =>
  at(ACTION_BY_INDEX, building)(s, seat, workers);
