/** What a seat is shown, every field by name, in the rulebook's words. Clients draw and tell this and compute no rule. */
import type { RuleId, Seat } from '@caravel/core';
import type { Region, ScoringRound } from './board/board.ts';
import type {
  BuildingName,
  CharacterName,
  CityName,
  ColonyName,
  FavorName,
  GoodName,
  GuildName,
  RequestName,
  RewardName,
  YieldName,
} from './board/names.ts';
import type { MadeiraMove } from './moves/table.ts';
import type { FieldName, LandingSlotName, MarketSlotName, PlaceName, SlotName, SpotName } from './state/places.ts';
import type { PHASES, StepName } from './state/steps.ts';
import type { DieValue } from './tables/pieces.ts';
import type { RuleSetName } from './tables/rule-sets.ts';

export type PhaseName = (typeof PHASES)[number];

export interface View {
  readonly players: number;
  readonly rules: RuleSetName;
  /** V6, V8, V9: the numbers that differ between the booklets and are printed nowhere on the board. */
  readonly supportBread: number;
  readonly capitaniaPoints: number;
  readonly scoutPoints: number;
  readonly round: number;
  readonly rounds: number;
  readonly phase: PhaseName;
  readonly over: boolean;
  readonly turn: TurnView;
  readonly ahead: AheadView;
  readonly rows: readonly RowView[];
  readonly passing: readonly PassingView[];
  readonly buildings: readonly BuildingView[];
  /** Phase C: the building being resolved. */
  readonly resolving?: ResolvingView;
  readonly fields: readonly FieldView[];
  /** Who has a Worker in the Forest. */
  readonly forest: readonly Seat[];
  readonly cities: readonly CityView[];
  readonly markets: readonly MarketView[];
  readonly colonies: readonly ColonyView[];
  readonly watch: WatchView;
  /** The Workers each step of the windmill feeds, from the bottom up. */
  readonly windmill: readonly number[];
  /** DW3: the price of 1 to 6 Wood. */
  readonly woodPrices: readonly number[];
  readonly seats: readonly SeatView[];
}

export interface RequestCount {
  readonly kind: RequestName;
  readonly count: number;
}

/** Pieces of one seat in one place. */
export interface SeatCount {
  readonly seat: Seat;
  readonly count: number;
}

/** A row of the guild board; `seat` has taken it. */
export interface RowView {
  readonly row: RowNumber;
  readonly guilds: readonly GuildName[];
  readonly dice: readonly DieValue[];
  readonly requests: readonly RequestCount[];
  readonly seat?: Seat;
}

export type RowNumber = 1 | 2 | 3 | 4;
export type PassingNumber = 1 | 2 | 3 | 4;
export type PassingAction = 'city' | 'watch' | 'ship';

/** B6: a slot of the Passing Column: its Reals, and what it offers instead. */
export interface PassingView {
  readonly slot: PassingNumber;
  readonly reals: number;
  readonly action?: PassingAction;
  readonly seat?: Seat;
}

export interface BuildingView {
  readonly building: BuildingName;
  readonly region: Region;
  readonly emptyInRound: number;
  readonly character?: CharacterName;
  readonly guildDice: number;
  readonly pirateDie: boolean;
  readonly diceLimit: number;
  /** B4: Bread for a die of 1, 2, 3. */
  readonly bread: readonly number[];
  readonly printedCost: number;
  readonly markers: readonly SeatCount[];
}

/** What the building costs today, in Reals or in Pirates. */
export interface ResolvingView {
  readonly building: BuildingName;
  readonly dice: readonly DieValue[];
  /** 0 for none. */
  readonly pirateDie: number;
  readonly cost: number;
  readonly costForYou: number;
  readonly pirates: number;
  /** C5: the Workers that count for the one who is asked. */
  readonly workersForYou?: number;
}

export interface FieldView {
  readonly field: FieldName;
  readonly region: Region;
  readonly good: GoodName;
  readonly becomes?: GoodName;
  readonly wood: number;
  readonly workers: readonly Seat[];
}

export interface CityView {
  readonly city: CityName;
  readonly higher: number;
  readonly lower: number;
  readonly yields: YieldName;
  readonly citizens: number;
  readonly spots: number;
  readonly districts: readonly DistrictView[];
  readonly seats: readonly CitySeatView[];
}

/** The last three stand only on a district that was not built from the start; Favor and guild are gone once it is. */
export interface DistrictView {
  readonly built: boolean;
  readonly spots: readonly SpotView[];
  readonly wood?: number;
  readonly favor?: FavorName;
  readonly guild?: GuildName;
}

export type Piece = 'citizen' | `seat ${Seat}`;

export interface SpotView {
  readonly spot: SpotName;
  readonly piece?: Piece;
}

export interface CitySeatView {
  readonly seat: Seat;
  readonly workers: number;
  /** MA2: what the Mayor brings now. */
  readonly income: number;
  /** R4: what Urbanization pays now. */
  readonly pointsNow: number;
}

/** What one Ship is worth when the Crown asks. */
export interface PointsInRound {
  readonly round: ScoringRound;
  readonly points: number;
}

interface AnySlotView {
  readonly good: GoodName;
  /** Goods a Ship costs here. */
  readonly cost: number;
  readonly seat?: Seat;
}

export interface MarketSlotView extends AnySlotView {
  readonly slot: MarketSlotName;
  readonly reals: number;
  /** RU15: the larger quantity of a 2-heads slot. */
  readonly more?: { readonly cost: number; readonly reals: number };
}

export interface LandingSlotView extends AnySlotView {
  readonly slot: LandingSlotName;
  readonly reals?: never;
  readonly more?: never;
}

export type SlotView = MarketSlotView | LandingSlotView;

/** BD5: only the slots in play with this number of players. */
export interface MarketView {
  readonly market: GoodName;
  readonly points: readonly PointsInRound[];
  readonly slots: readonly MarketSlotView[];
}

export interface ColonyView {
  readonly colony: ColonyName;
  readonly land: GoodName;
  readonly points: readonly PointsInRound[];
  readonly rewards: readonly RewardName[];
  readonly slots: readonly LandingSlotView[];
  readonly rewardsDue: number;
  readonly workers: readonly SeatCount[];
}

export interface WatchView {
  readonly dice: readonly DieValue[];
  /** D1: who alone has most Workers here. */
  readonly mostLoyal?: Seat;
}

export interface FavorView {
  readonly favor: FavorName;
  readonly guild: GuildName;
  readonly up: boolean;
}

export interface MillView {
  readonly step: number;
  readonly feeds: number;
  readonly top: boolean;
  readonly bottom: boolean;
  /** W4: Reals for a step down. */
  readonly realsDown: number;
}

export interface SeatView {
  readonly seat: Seat;
  readonly points: number;
  readonly goods: readonly { readonly good: GoodName; readonly count: number }[];
  readonly wood: number;
  readonly bread: number;
  readonly reals: number;
  readonly wealth: { readonly reals: number; readonly points: number };
  readonly mill: MillView;
  readonly workers: WorkersView;
  readonly ships: { readonly home: number; readonly onBoard: number };
  readonly dice: readonly DieValue[];
  readonly markersHome: number;
  readonly favors: readonly FavorView[];
  readonly requests: readonly RequestCount[];
  /** What each Request would bring as things stand, by the numbers of the next scoring; Wealth and Urbanization at their best. */
  readonly worthNow: Readonly<Record<RequestName, number>>;
  readonly passed: boolean;
  /** I1, G2: Pirates, and what follows from them, only where they may be seen. */
  readonly pirates?: number;
  readonly pirateLoss?: number;
  readonly score?: number;
}

export interface WorkersView {
  readonly home: number;
  readonly watch: number;
  /** On the Fields of regions 1, 2, 3. */
  readonly regions: readonly number[];
  readonly forest: boolean;
  readonly onBoard: number;
  readonly hungry: number;
}

/** What a turn can be busy with, where Workers may go, what Wood is discarded for. */
export type Activity = 'nothing' | 'favor' | 'die' | 'passing' | 'building';
export type GoingTo = 'field' | 'city' | 'land' | 'watch' | 'anywhere' | 'relocate';
export type WoodFor = 'ship' | 'favor' | 'upkeep';

/** What only some steps of a turn show. */
export type StepView =
  | { readonly step: 'worker'; readonly goingTo: GoingTo }
  | { readonly step: 'worker to'; readonly goingTo: GoingTo; readonly inHand: PlaceName }
  | { readonly step: 'ship to'; readonly inHand: SlotName }
  | { readonly step: 'buy wood'; readonly woodDue: number; readonly woodFor: WoodFor }
  | { readonly step: 'get wood'; readonly woodOwed: number }
  | { readonly step: Exclude<StepName, 'worker' | 'worker to' | 'ship to' | 'buy wood' | 'get wood'> };

interface AnyTurnView {
  readonly waitingFor: readonly Seat[];
  readonly actor?: Seat;
  readonly favorUsed: boolean;
  readonly engineer: boolean;
  readonly lord: boolean;
  readonly diplomat: boolean;
  readonly wood: { readonly bought: number; readonly debt: number; readonly nextCosts?: number };
  readonly activity: Activity;
  /** The building whose character has the die just placed. */
  readonly dieOn?: BuildingName;
  readonly movesLeft: number;
  readonly againLeft: number;
  readonly flipsLeft: number;
  readonly incoming: number;
  /** Requests of the actor still to be scored. */
  readonly toScore: readonly RequestCount[];
  /** Where Workers may go, and the piece in hand by the place it stood on. */
  readonly goingTo?: GoingTo;
  readonly inHand?: PlaceName | SlotName;
}

/** What the turn in progress is about. */
export type TurnView = AnyTurnView & StepView;

/** A move, and those one could make with it: with only one of them nothing more is asked. */
export interface LeadView {
  readonly move: MadeiraMove;
  readonly next: readonly MadeiraMove[];
}

/** B5: a building whose character the viewer could not use now, and the rule in the way. */
export interface IdleView {
  readonly building: BuildingName;
  readonly rule: RuleId;
}

/** What a choice would lead to. */
export interface AheadView {
  /** Where each Ship, Worker or Citizen the actor may take up could go, and the buildings the Lady could use. */
  readonly leads: readonly LeadView[];
  /** While the viewer places a die. */
  readonly idle: readonly IdleView[];
}
