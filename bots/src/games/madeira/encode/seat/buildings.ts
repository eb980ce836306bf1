/** What the buildings mean for a seat in this round: where it has a marker, what that will cost, and what it will give. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { facts, inRegion } from '../facts.ts';
import { clip, each, feature, numberAt, type SeatPart } from '../part.ts';
import { favors, favorsUp, GUILDS } from '../shared.ts';
import { expectedCost, expectedPirates, isToCome } from '../table/costs.ts';
import { mostShipsInAColony } from './workers.ts';

const { on, names, steps } = md;
const BUILDINGS = names.BUILDINGS.length;
const [, , ALFANDEGA, CASA, FORTALEZA] = names.BUILDINGS.map((_, i) => i);

/** Of the seat whose block is being written: bits of the buildings where it has a marker and still its turn, and what they will cost. */
export const marks = { bits: 0, cost: 0 };

export const findMarks = (s: State, seat: Seat): void => {
  marks.bits = 0;
  marks.cost = 0;
  if (on.phase(s) !== steps.B && on.phase(s) !== steps.C) return;
  for (let building = 0; building < BUILDINGS; building++) {
    if (on.markersOn(s, building, seat) === 0 || !isToCome(s, seat, building)) continue;
    marks.bits |= 1 << building;
    marks.cost += expectedCost(s, building);
  }
};

const favorsDown = (seat: Seat): number => {
  let sum = 0;
  for (let guild = 0; guild < GUILDS; guild++) sum += numberAt(favors, seat * GUILDS + guild) - numberAt(favorsUp, seat * GUILDS + guild);
  return sum;
};

/** What the action of a building would bring with so many pieces, where that depends on the position. */
const actionBrings = (s: State, seat: Seat, building: number, pieces: number): number => {
  if (building === ALFANDEGA) return pieces * mostShipsInAColony(seat);
  if (building === CASA) return Math.min(pieces, favorsDown(seat));
  return building === FORTALEZA ? Math.min(3 * pieces, on.pirates(s, seat)) : 0;
};

const writeMarker = (s: State, seat: Seat, building: number, out: Int16Array, from: number): void => {
  const workers = inRegion(on.buildingRegion(s, building));
  const at = from + building;
  out[at] = 1;
  out[at + BUILDINGS] = workers >= 1 ? 1 : 0;
  out[at + 2 * BUILDINGS] = workers >= 3 ? 1 : 0;
  if (building >= 2 && workers > 0) out[at + 3 * BUILDINGS - 2] = actionBrings(s, seat, building, workers >= 3 ? 2 : 1);
};

const WIDTH = 3 * BUILDINGS + 3 + 4;

export const buildings: SeatPart = {
  features: [
    ...each('marker on', names.BUILDINGS),
    ...each('marker and Worker for', names.BUILDINGS),
    ...each('marker and 3 Workers for', names.BUILDINGS),
    feature('points of the Alfândega', 3),
    feature('Favors the Casa da Coroa turns up', 2),
    feature('Pirates the Fortaleza discards', 6),
    feature('cost of the markers', 20),
    feature('Reals lacking for the markers', 10),
    feature('Reals after the markers', 20),
    feature('Pirates if no marker is paid', 6),
  ],
  write(s, seat, out, from) {
    const end = from + WIDTH;
    let pirates = 0;
    for (let building = 0; building < BUILDINGS; building++) {
      if ((marks.bits & (1 << building)) === 0) continue;
      writeMarker(s, seat, building, out, from);
      pirates += expectedPirates(s, building);
    }
    out[end - 4] = clip(marks.cost);
    out[end - 3] = clip(Math.max(0, marks.cost - facts.reals));
    out[end - 2] = clip(Math.max(0, facts.reals - marks.cost));
    out[end - 1] = pirates;
    return end;
  },
};
