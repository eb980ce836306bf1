/** Dice still at home, and where they and the pirate dice of the City Watch could go. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { inRegion } from '../facts.ts';
import { each, feature, type SeatPart } from '../part.ts';
import { passingSlot } from '../shared.ts';

const { on, names, steps } = md;
const BUILDINGS = names.BUILDINGS.length;
const SPECIAL = names.CHARACTERS.length;
const FIGURES = names.FIGURES.length;

/** Whether a seat has turns to come in phase B: it has a row and has not passed. */
const hasTurns = (s: State, seat: Seat): boolean => on.phase(s) <= steps.B && passingSlot(seat) === md.NOBODY;

const highestOwn = (s: State, seat: Seat): number => {
  for (let value = md.DIE_VALUES; value > 0; value--) if (on.homeDice(s, seat, value - 1) > 0) return value;
  return 0;
};

const highestPirate = (s: State): number => {
  for (let value = md.DIE_VALUES; value > 0; value--) if (on.pirateDice(s, value - 1) > 0) return value;
  return 0;
};

/** B2–B4: by figure: whether a guild die may go there, its Bread, whether a pirate die may, and the Fields. Where the highest die cannot go none can. */
const writeFigures = (s: State, seat: Seat, out: Int16Array, from: number): void => {
  const own = highestOwn(s, seat);
  const pirate = on.workersWatch(s, seat) > 0 ? highestPirate(s) : 0;
  for (let building = 0; building < BUILDINGS; building++) {
    const character = on.characterOn(s, building);
    const at = from + (character === md.NOBODY ? SPECIAL : character);
    if (own > 0 && md.fitsGuildDie(s, seat, building, own)) {
      out[at] = 1;
      out[at + FIGURES] = md.breadCost(s, building, own);
    }
    out[at + 3 * FIGURES] = inRegion(on.buildingRegion(s, building));
    if (pirate > 0 && md.fitsPirateDie(s, seat, building, pirate)) out[at + 2 * FIGURES] = 1;
  }
};

const writeCounts = (s: State, seat: Seat, isOpen: boolean, out: Int16Array, from: number): number => {
  let dice = 0;
  for (let value = 0; value < md.DIE_VALUES; value++) {
    const count = on.homeDice(s, seat, value);
    out[from + value] = count;
    dice += count;
  }
  out[from + 3] = dice;
  out[from + 4] = isOpen ? 1 : 0;
  out[from + 5] = isOpen ? Math.min(on.workersWatch(s, seat), on.pirateDice(s, 0) + on.pirateDice(s, 1) + on.pirateDice(s, 2)) : 0;
  return from + 6;
};

export const dice: SeatPart = {
  features: [
    ...each('dice of value', [1, 2, 3], 2),
    feature('dice at home', 3),
    feature('turns to come in B'),
    feature('pirate dice it may use', 2),
    ...each('a die may go to', names.FIGURES),
    ...each('Bread of a die to', names.FIGURES, 2),
    ...each('a pirate die may go to', names.FIGURES),
    ...each('Fields to harvest at', names.FIGURES, 3),
  ],
  write(s, seat, out, from) {
    const isOpen = hasTurns(s, seat);
    const at = writeCounts(s, seat, isOpen, out, from);
    const end = at + 4 * FIGURES;
    if (isOpen) writeFigures(s, seat, out, at);
    return end;
  },
};
