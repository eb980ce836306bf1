/** The five buildings, and the one that is being resolved. */
import { at, type State } from '@caravel/core';
import { REGIONS } from '../board/board.ts';
import { BUILDINGS, type Building, CHARACTERS } from '../board/names.ts';
import { costFor, costHere, piratesHere, workersHere } from '../phases/c-buildings/building-turn.ts';
import { breadCost } from '../phases/dice.ts';
import * as on from '../state/layout.ts';
import { NOBODY } from '../state/state.ts';
import { C } from '../state/steps.ts';
import { PIPS } from '../tables/pieces.ts';
import type { BuildingView, View } from '../view.ts';
import { diceOf, seatCounts } from './lists.ts';

const describeBuilding = (s: State, building: Building): BuildingView => {
  const character = CHARACTERS[on.characterOn(s, building)];
  return {
    building: at(BUILDINGS, building),
    region: at(REGIONS, on.buildingRegion(s, building) - 1),
    emptyInRound: on.emptyInRound(s, building),
    ...(character === undefined ? {} : { character }),
    guildDice: on.guildDiceOn(s, building),
    pirateDie: on.pirateDieOn(s, building) > 0,
    diceLimit: on.players(s),
    bread: PIPS.map((pips) => breadCost(s, building, pips)),
    printedCost: on.buildingCost(s),
    markers: seatCounts(s, (seat) => on.markersOn(s, building, seat)),
  };
};

export const describeBuildings = (s: State): BuildingView[] => BUILDINGS.map((_, building) => describeBuilding(s, building));

/** Phase C: today's cost and Pirates. */
export const describeResolving = (s: State): Pick<View, 'resolving'> => {
  const building = BUILDINGS[on.building(s)];
  if (on.phase(s) !== C || building === undefined) return {};
  const resolving = {
    building,
    dice: diceOf((value) => on.rolled(s, value)),
    pirateDie: on.pirateRolled(s),
    cost: costHere(s),
    costForYou: costFor(s),
    pirates: piratesHere(s),
    ...(on.actor(s) === NOBODY ? {} : { workersForYou: workersHere(s, on.actor(s)) }),
  };
  return { resolving };
};
