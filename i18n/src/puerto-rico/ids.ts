/** What the messages are about, by the names the game itself uses for it. Types only: a catalogue carries no rules to the page. */
import type { GoodName, PuertoRicoMove } from '@caravel/puerto-rico';

export type {
  BuildingKind,
  BuildingName as Building,
  Ending,
  GoodName as Good,
  PassStep,
  PlaceName as Place,
  RoleName as Role,
  StepName as Step,
  TileName as Tile,
} from '@caravel/puerto-rico';

export type MoveKind = PuertoRicoMove['kind'];
/** Moves of chance, which have no button. */
export type ChanceKind = Extract<MoveKind, 'governor' | 'next' | 'tile'>;

/** What a move can bring a player or take from them, by the bots' names for it. */
export type Holding =
  | 'points'
  | 'doubloons'
  | GoodName
  | 'colonists'
  | 'quarries'
  | 'plantations'
  | 'city-spaces-filled'
  | `production-of-${GoodName}`
  | 'last-round';
