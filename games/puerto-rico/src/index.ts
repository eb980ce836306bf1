/** Puerto Rico for 2 to 5 players. */
import { choice, flag, type Game, seatOr } from '@caravel/core';
import { describe, hidden } from './describe.ts';
import { manifest } from './manifest.ts';
import { moment } from './moment.ts';
import { moves, type PuertoRicoMove } from './moves/table.ts';
import { apply, chance, legal, setup, whyNot } from './phases/flow.ts';
import { score, tieBreak } from './scoring.ts';
import { layout, players, turn } from './state/layout.ts';
import { BUILDING_SETS } from './tables/buildings.ts';
import type { View } from './view.ts';

export type { PhaseName } from './moment.ts';
export { PLACES, type PlaceName, type PuertoRicoMove } from './moves/table.ts';
export { productionOf } from './phases/craftsman/craftsman.ts';
export type { PassStep, StepName } from './state/steps.ts';
export { BUILDINGS, type BuildingKind, type BuildingName, WORKS_IN } from './tables/buildings.ts';
export { HOLDS, type Holds, MAX_PLAYERS } from './tables/by-players.ts';
export { GOODS, type GoodName, TILES, type TileName } from './tables/goods.ts';
export { ROLES, type RoleName } from './tables/roles.ts';
export type * from './view.ts';

export const puertoRico: Game<View, PuertoRicoMove> = {
  ...manifest,
  options: {
    mayor: choice('Whether mayors place colonists all at once or one after the other.', ['simultaneous', 'in order']),
    order: choice('Whether players sit in the order of their seats or in a random one.', ['fixed', 'random']),
    governor: seatOr('Who starts: a seat, or anyone by chance.', 'random'),
    openPoints: flag('Whether everyone sees the VP chips of the others.'),
    buildings: choice('Which set of buildings is for sale.', ['base', ...Object.keys(BUILDING_SETS).filter((set) => set !== 'base')]),
  },
  layout,
  moves,
  setup,
  players,
  turn,
  legal,
  chance,
  apply,
  whyNot,
  score,
  tieBreak,
  describe,
  hidden,
  moment,
};
