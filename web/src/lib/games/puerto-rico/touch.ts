/** The targets one touches for each move. */
import { type ByKind, byKind, type Seat } from '@caravel/core';
import type { PuertoRicoMove, View } from '@caravel/puerto-rico';
import { type Target, target } from './targets.ts';

const TOUCHES: ByKind<PuertoRicoMove, [seat: Seat], readonly Target[]> = {
  role: ({ role }) => [target.role(role)],
  hacienda: () => [target.stack()],
  plantation: ({ good }) => [target.plantation(good)],
  quarry: () => [target.quarry()],
  hospice: (_, seat) => [target.city(seat, 'hospice')],
  colonist: () => [target.colonists()],
  colonists: ({ place, count }, seat) => [target.place(seat, place), target.count(count)],
  build: ({ building }) => [target.building(building)],
  university: (_, seat) => [target.city(seat, 'university')],
  craft: ({ good }) => [target.supply(good)],
  sell: ({ good }, seat) => [target.barrels(seat, good), target.house()],
  load: ({ good, ship }, seat) => [target.barrels(seat, good), target.ship(ship)],
  wharf: ({ good }, seat) => [target.barrels(seat, good), target.city(seat, 'wharf')],
  keep: ({ good }, seat) => [target.barrels(seat, good)],
  store: ({ good }, seat) => [target.barrels(seat, good)],
  pass: () => [target.pass()],
  governor: () => [],
  next: () => [],
  tile: () => [],
};

export const touches = (_view: View, seat: Seat, move: PuertoRicoMove): readonly Target[] => byKind(TOUCHES, move, seat);
