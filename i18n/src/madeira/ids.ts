/** What the messages are about, by the names the game itself uses for it. Types only: a catalogue carries no rules to the page. */
import type { GoodName, MadeiraMove, RequestName, StepName, YieldName } from '@caravel/madeira';

export type {
  BuildingName as Building,
  CharacterName as Character,
  CityName as City,
  ColonyName as Colony,
  FavorName as Favor,
  FieldName as Field,
  FigureName as Figure,
  GoingTo,
  GoodName as Good,
  GuildName as Guild,
  PassingNumeral as PassSlot,
  PassingNumeral as RowNumeral,
  PhaseName as Phase,
  PlaceName as Place,
  RequestName as Request,
  RewardName as Reward,
  RuleSetName as RuleSet,
  SlotName as Slot,
  StepName as Step,
  WoodFor,
  YieldName as Yield,
} from '@caravel/madeira';

type MoveKind = MadeiraMove['kind'];
/** Tiles are laid out without a word each: that it was done is told once. */
type TileKind = 'lay request' | 'lay reward' | 'lay favor';
/** What nobody decides has no button. */
type ChanceKind = TileKind | 'roll' | 'roll pirates' | 'crowns' | 'lay character';
/** The larger sale is a sale like the others. */
type SaleKind = 'sail more';

export type ButtonKind = Exclude<MoveKind, ChanceKind | SaleKind>;
/** Pairs of moves that are told as one, and an end from which something follows, have sentences besides. */
export type LogKind = Exclude<MoveKind, TileKind | SaleKind> | 'workerToWatch' | 'moved' | 'citizenMoved' | 'sailed' | 'bought' | 'enough';

/** The steps at which `done` can be a move. */
export type DoneStep = Extract<StepName, 'worker' | 'ship' | 'again' | 'flip' | 'honor' | 'last windmill in C' | 'last windmill in D'>;

export type Resource = GoodName | YieldName | 'pirates' | 'points';
/** What a move can bring a player or take from them, by the bots' names for it. */
export type Holding =
  | Resource
  | 'windmill'
  | 'workers-on-board'
  | 'ships-on-board'
  | 'watch'
  | 'favors-up'
  | 'favors-down'
  | 'action-markers'
  | `request-${RequestName}`
  | 'first-in-turn-order';
