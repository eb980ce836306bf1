/** What a seat is shown of the game, as JSON. Programs read it over the API and the command line, so fields are only ever added. */
import type { Seat } from '@caravel/core';
import type { PlaceName } from './moves/table.ts';
import type { ENDINGS } from './phases/flow.ts';
import type { StepName } from './state/steps.ts';
import type { BuildingKind, BuildingName } from './tables/buildings.ts';
import type { Holds } from './tables/by-players.ts';
import type { GoodName, TileName } from './tables/goods.ts';
import type { RoleName } from './tables/roles.ts';

export type Ending = (typeof ENDINGS)[number];

export interface GoodCount {
  readonly good: GoodName;
  readonly count: number;
}

export interface RoleView {
  readonly name: RoleName;
  readonly doubloons: number;
  /** Who took it this round. */
  readonly seat?: Seat;
}

export interface ShipView {
  readonly holds: Holds;
  readonly load: number;
  readonly space: number;
  readonly good?: GoodName;
}

export interface MarketRow {
  readonly name: BuildingName;
  readonly cost: number;
  readonly points: number;
  readonly circles: number;
  readonly copies: number;
  /** The most quarries that lower its price. */
  readonly column: number;
  readonly kind: BuildingKind;
  /** The good a plant makes. */
  readonly makes?: GoodName;
  /** Copies for sale. */
  readonly left: number;
}

export interface TileView {
  readonly tile: TileName;
  readonly count: number;
  readonly occupied: number;
}

export interface BuildingView {
  readonly name: BuildingName;
  readonly circles: number;
  readonly colonists: number;
}

export interface PointsView {
  readonly buildings: number;
  /** I1: the chips and the sums that include them, only where the viewer may see them. */
  readonly chips?: number;
  readonly bonus?: number;
  readonly total?: number;
}

/** Captain: how many barrels a load would take, and the VP for it. */
export interface LoadView {
  readonly good: GoodName;
  readonly holds: Holds;
  readonly barrels: number;
  readonly points: number;
}

/** Captain: the VP for loading a kind on one's own wharf. */
export interface WharfView extends GoodCount {
  readonly points: number;
}

/** Mayor: the colonists in hand, and the place to be decided. */
export interface PlacingView {
  readonly inHand: number;
  readonly place: PlaceName;
  readonly circlesLeft: number;
}

export interface SeatView {
  readonly seat: Seat;
  /** The seat to the left, which comes next in the order of play. */
  readonly left: Seat;
  readonly doubloons: number;
  readonly barrels: readonly GoodCount[];
  /** What the seat would produce now, if the supply has enough. */
  readonly production: readonly GoodCount[];
  readonly sanJuan: number;
  readonly colonists: number;
  readonly island: { readonly spaces: number; readonly filled: number; readonly tiles: readonly TileView[] };
  readonly city: { readonly spaces: number; readonly filled: number; readonly buildings: readonly BuildingView[] };
  readonly points: PointsView;
  readonly tieBreak: number;
  /** What the trading house would pay. */
  readonly prices: readonly { readonly good: GoodName; readonly doubloons: number }[];
  readonly costs: readonly { readonly building: BuildingName; readonly doubloons: number }[];
  /** How many kinds its warehouses hold. */
  readonly storableKinds: number;
  readonly wharfUsed: boolean;
  /** The VP each large building would give now; the customs house only where the viewer may see the chips. */
  readonly bonuses: readonly { readonly building: BuildingName; readonly points: number }[];
  readonly loads?: readonly LoadView[];
  readonly wharf?: readonly WharfView[];
  readonly placing?: PlacingView;
}

export interface SupplyView {
  readonly points: number;
  readonly pointsNoted: number;
  readonly colonists: number;
  readonly colonistShip: number;
  readonly colonistsRequired: number;
  readonly quarries: number;
  readonly barrels: readonly GoodCount[];
}

export interface View {
  readonly players: number;
  readonly round: number;
  readonly step: StepName;
  readonly waitingFor: readonly Seat[];
  readonly over: boolean;
  /** E1: the endings that have been triggered. */
  readonly endings: readonly Ending[];
  readonly governor?: Seat;
  /** The role in progress, and who took it. */
  readonly role?: RoleName;
  readonly taker?: Seat;
  readonly roles: readonly RoleView[];
  readonly tiles: { readonly faceUp: readonly GoodCount[]; readonly faceDown: number; readonly discarded: number };
  readonly ships: readonly ShipView[];
  readonly house: {
    readonly places: number;
    readonly filled: number;
    readonly barrels: readonly GoodCount[];
    /** In the order of the goods. */
    readonly prices: readonly number[];
  };
  readonly supply: SupplyView;
  readonly market: readonly MarketRow[];
  readonly seats: readonly SeatView[];
}
