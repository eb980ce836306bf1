/** The buildings: their characters, regions, dice and costs; in phase C the one in turn. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { clip, each, feature, type TablePart, writeOneOf } from '../part.ts';
import { expectedCost, expectedPirates } from './costs.ts';

const { on, names, steps } = md;
const BUILDINGS = names.BUILDINGS.length;
const FIGURES = names.FIGURES.length;

/** S10: a building without a character shows the printed figure of the special harvest. */
const writeBuilding = (s: State, building: number, out: Int16Array, from: number): number => {
  const character = on.characterOn(s, building);
  const at = writeOneOf(character === md.NOBODY ? FIGURES - 1 : character, FIGURES, out, from);
  out[at] = on.buildingRegion(s, building);
  out[at + 1] = on.guildDiceOn(s, building);
  out[at + 2] = on.pirateDieOn(s, building);
  out[at + 3] = clip(expectedCost(s, building));
  return at + 4;
};

const writeInTurn = (s: State, out: Int16Array, from: number): number => {
  const building = on.phase(s) === steps.C ? on.building(s) : md.NOBODY;
  if (building < 0 || building >= BUILDINGS) return from + BUILDINGS + 2;
  const at = writeOneOf(building, BUILDINGS, out, from);
  out[at] = clip(expectedCost(s, building));
  out[at + 1] = expectedPirates(s, building);
  return at + 2;
};

export const buildings: TablePart = {
  features: [
    ...names.BUILDINGS.flatMap((building) => [
      ...each(`${building} has`, names.FIGURES),
      feature(`region of ${building}`, 3),
      feature(`guild dice on ${building}`, 4),
      feature(`pirate die on ${building}`),
      feature(`cost of ${building}`, 10),
    ]),
    ...each('in turn is', names.BUILDINGS),
    feature('cost of the building in turn', 10),
    feature('Pirates of the building in turn', 4),
  ],
  write(s, out, from) {
    let at = from;
    for (let building = 0; building < BUILDINGS; building++) at = writeBuilding(s, building, out, at);
    return writeInTurn(s, out, at);
  },
};
