/** What is printed on the board and its tiles, as plain JSON: a person may edit it and hand it on, the engine reads it at setup. */
import type { BuildingName, CityName, ColonyName, FavorName, GoodName, GuildName, RequestName, RewardName, YieldName } from './names.ts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];
type ByPlayers<T> = { readonly [players in PlayerCount]: T };

export const REGIONS = [1, 2, 3] as const;
export type Region = (typeof REGIONS)[number];

export const SCORING_ROUNDS = [1, 3, 5] as const;
export type ScoringRound = (typeof SCORING_ROUNDS)[number];
/** Prestige points of one ship, by the round of scoring. */
export type PointsByRound = { readonly [round in ScoringRound]: number };

type BuildingPlace = {
  readonly region: Region;
  /** The Roman numeral: the round in which no character lies here (S10). */
  readonly emptyInRound: number;
};

/** What Urbanization pays (R4) and the Mayor brings (MA2). */
type City = { readonly higher: number; readonly lower: number; readonly yields: YieldName };

/** A field (BD2). Without `becomes` it is not convertible, without `wood` it starts bare (S9). */
export type Field = { readonly good: GoodName; readonly becomes?: GoodName; readonly wood?: ByPlayers<number> };

type Sale = { readonly goods: number; readonly reals: number };
/** Unmarked for all, `3+` for 3 and 4 players, `2` for 2 players with a second quantity to choose (BD5). */
export type MarketSlot = (Sale & { readonly heads?: '3+' }) | (Sale & { readonly heads: '2'; readonly or: Sale });
export type Market = { readonly slots: readonly MarketSlot[] };

/** Unmarked for all, `3+` for 3 and 4 players, `4` for 4 (BD5). */
type LandingSlot = { readonly wine: number; readonly heads?: '3+' | '4' };
export type Colony = { readonly land: GoodName; readonly slots: readonly LandingSlot[] };

export type Heads = '2' | '3+' | '4';

/** BD5: whether the heads on a slot let it be used by so many players. */
export const isOpen = (heads: Heads | undefined, players: PlayerCount): boolean => {
  if (heads === undefined) return true;
  return heads === '3+' ? players >= 3 : Number(heads) === players;
};

/** A position has room for so many steps of the windmill. */
export const MILL_LEVELS_MOST = 12;

export const CROWNS = [1, 2, 3, 4] as const;
type Crowns = (typeof CROWNS)[number];

export type Board = {
  readonly name: string;
  /** The six faces of every die (S1). */
  readonly diceFaces: readonly number[];
  /** The price of 1, 2 … 6 Wood bought in one turn (DW3). */
  readonly woodPrices: readonly number[];
  /** Reals of a building before the dice are taken off (C4). */
  readonly buildingCosts: ByPlayers<number>;
  /** The Reals of the slots I to IV (B6). */
  readonly passing: readonly number[];
  readonly buildings: { readonly [building in BuildingName]: BuildingPlace };
  /** The four unbuilt columns of districts, from left to right (GM1). */
  readonly districtWood: readonly number[];
  readonly cities: { readonly [city in CityName]: City };
  /** The Workers each step feeds (D4), from the bottom up, and the step everybody starts on: one of the levels. */
  readonly windmill: { readonly levels: readonly number[]; readonly start: number };
  /** The fields of each region, the Forest apart. */
  readonly fields: { readonly [region in Region]: readonly Field[] };
  readonly markets: { readonly [good in GoodName]: Market };
  /** What Market Routes pays (R1). */
  readonly marketPoints: { readonly [good in GoodName]: PointsByRound };
  readonly colonies: { readonly [colony in ColonyName]: Colony };
  /** What Expeditions pays (R2). */
  readonly colonyPoints: { readonly [colony in ColonyName]: PointsByRound };
  /** The guild of each favor (S7). */
  readonly guilds: { readonly [favor in FavorName]: GuildName };
  /** The guilds of each row, from top to bottom (A5). */
  readonly guildRows: ByPlayers<readonly (readonly GuildName[])[]>;
  /** By the letter on the back (S6). */
  readonly rewards: { readonly A: readonly RewardName[]; readonly B: readonly RewardName[] };
  /** Tiles of each kind, by the heads on the back (S5). */
  readonly requests: { readonly [kind in RequestName]: ByPlayers<number> };
  /** By the crowns on the back (S4). */
  readonly startingRequests: { readonly [crowns in Crowns]: RequestName };
};
