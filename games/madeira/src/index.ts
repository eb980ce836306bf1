/** Madeira for 2 to 4 players, in four rule sets. */
import { flag, type Game } from '@caravel/core';
import { boardOption } from './board/read-board.ts';
import { describe } from './describe/describe.ts';
import { hidden } from './describe/hidden.ts';
import { draw } from './draw.ts';
import { manifest } from './manifest.ts';
import { moment } from './moment.ts';
import { type MadeiraMove, moves } from './moves/table.ts';
import { apply, chance, legal, setup, whyNot } from './phases/flow.ts';
import { score, tieBreak } from './scoring.ts';
import { layout, players, turn } from './state/layout.ts';
import type { View } from './view.ts';

export { REGIONS, type Region } from './board/board.ts';
export * from './board/names.ts';
export type { MadeiraMove } from './moves/table.ts';
export { withNewView } from './older-view.ts';
export { CONVERSION_ROUNDS } from './phases/e-crown/conversion.ts';
export {
  type FieldName,
  MARKET_SLOT_NAMES,
  PLACE_NAMES,
  type PlaceName,
  SLOT_NAMES,
  type SlotName,
  type SpotName,
} from './state/places.ts';
export type { StepName } from './state/steps.ts';
export { type DieValue, MAX_PLAYERS, MOST_DONATED, PIPS, SHIPS, WORKERS } from './tables/pieces.ts';
export type { RuleSet, RuleSetName } from './tables/rule-sets.ts';
export type * from './view.ts';
export { quotePieces, quoteWood, woodInReach } from './wood-quote.ts';

export const madeira: Game<View, MadeiraMove> = {
  ...manifest,
  options: {
    board: boardOption,
    openPirates: flag('Whether everyone sees how many Pirates the others have.'),
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
  draw,
  moment,
};
