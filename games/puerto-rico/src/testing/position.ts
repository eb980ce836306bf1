/**
 * Positions from words, for tests: the table when the governor takes the first role, changed as the words say.
 * What players get is taken from the supplies, so that no piece is lost; what the words say about a supply itself is taken literally.
 */
import { at, CHANCE, isChance, type Move, must, parseMove, readConfig, type Seat, type State } from '@caravel/core';
import { tableTalk } from '@caravel/core/testing';
import { puertoRico } from '../index.ts';
import * as on from '../state/layout.ts';
import { NOBODY } from '../state/state.ts';
import { type BuildingName, buildingNamed, CIRCLES, SPACES } from '../tables/buildings.ts';
import { GOODS, type GoodName, QUARRY, TILES } from '../tables/goods.ts';
import { ROLES, type RoleName } from '../tables/roles.ts';

type TileName = (typeof TILES)[number];
type Amounts<Name extends string> = Partial<Record<Name, number>>;

export interface SeatWords {
  readonly doubloons?: number;
  readonly points?: number;
  readonly sanJuan?: number;
  readonly barrels?: Amounts<GoodName>;
  /** Tiles of a kind, or [tiles, occupied]. If given, they replace the start tile. */
  readonly tiles?: Partial<Record<TileName, number | readonly [number, number]>>;
  /** Colonists on each building the player has. */
  readonly buildings?: Amounts<BuildingName>;
}

export interface PositionWords {
  readonly players?: number;
  readonly options?: Record<string, string | number | boolean>;
  readonly seats?: readonly SeatWords[];
  readonly faceUp?: readonly GoodName[];
  readonly ships?: readonly { readonly good?: GoodName; readonly load?: number; readonly holds?: number }[];
  readonly house?: readonly GoodName[];
  readonly roleDoubloons?: Amounts<RoleName>;
  readonly supply?: {
    readonly barrels?: Amounts<GoodName>;
    readonly faceDown?: Amounts<GoodName>;
    readonly discarded?: Amounts<GoodName>;
    readonly buildings?: Amounts<BuildingName>;
    readonly colonists?: number;
    readonly colonistShip?: number;
    readonly points?: number;
    readonly quarries?: number;
  };
}

const goodNamed = (name: GoodName): number => GOODS.indexOf(name);

const entriesOf = <Name extends string, T>(record: Partial<Record<Name, T>>): [Name, T][] => Object.entries(record) as [Name, T][];

const DEFAULT_ROW: readonly GoodName[] = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'corn'];

const afterSetup = ({ players = 4, options = {}, faceUp }: PositionWords): State => {
  const s = puertoRico.setup(must(readConfig(puertoRico, { players, options: { governor: 0, ...options } })));
  const row = faceUp ?? DEFAULT_ROW.slice(0, players + 1);
  for (let i = 0; isChance(puertoRico, s); i++) puertoRico.apply(s, CHANCE, move(`tile ${at(DEFAULT_ROW, i)}`));
  for (const good of GOODS.keys()) {
    on.faceDown.add(s, good, on.faceUp(s, good));
    on.faceUp.set(s, good, 0);
  }
  for (const name of row) {
    on.faceDown.add(s, goodNamed(name), -1);
    on.faceUp.add(s, goodNamed(name), 1);
  }
  return s;
};

const move = (text: string): Move => must(parseMove(puertoRico, text));

const clearIsland = (s: State, seat: Seat): void => {
  for (const tile of TILES.keys()) {
    if (tile === QUARRY) on.quarriesLeft.add(s, on.tiles(s, seat, tile));
    else on.faceDown.add(s, tile, on.tiles(s, seat, tile));
    on.tiles.set(s, seat, tile, 0);
  }
  on.islandFilled.set(s, seat, 0);
};

const giveColonists = (s: State, seat: Seat, count: number): void => {
  on.colonists.add(s, seat, count);
  on.colonistsLeft.add(s, -count);
};

const laySeatTiles = (s: State, seat: Seat, words: NonNullable<SeatWords['tiles']>): void => {
  clearIsland(s, seat);
  for (const [name, given] of entriesOf(words)) {
    const tile = TILES.indexOf(name);
    const [count, occupied] = typeof given === 'number' ? [given, 0] : given;
    on.tiles.set(s, seat, tile, count);
    on.tilesOccupied.set(s, seat, tile, occupied);
    on.islandFilled.add(s, seat, count);
    giveColonists(s, seat, occupied);
    if (tile === QUARRY) on.quarriesLeft.add(s, -count);
    else on.faceDown.add(s, tile, -count);
  }
};

const layBuildings = (s: State, seat: Seat, words: Amounts<BuildingName>): void => {
  for (const [name, colonists] of entriesOf(words)) {
    const building = buildingNamed(name);
    on.buildings.set(s, seat, building, 1);
    on.buildingColonists.set(s, seat, building, colonists);
    on.buildingsLeft.add(s, building, -1);
    on.cityFilled.add(s, seat, at(SPACES, building));
    on.buildingCircles.add(s, seat, at(CIRCLES, building));
    giveColonists(s, seat, colonists);
  }
};

const layBarrels = (s: State, seat: Seat, words: Amounts<GoodName>): void => {
  for (const [name, count] of entriesOf(words)) {
    on.barrels.set(s, seat, goodNamed(name), count);
    on.barrelsLeft.add(s, goodNamed(name), -count);
  }
};

const laySeat = (s: State, seat: Seat, words: SeatWords): void => {
  if (words.doubloons !== undefined) {
    on.bank.add(s, on.doubloons(s, seat) - words.doubloons);
    on.doubloons.set(s, seat, words.doubloons);
  }
  if (words.tiles) laySeatTiles(s, seat, words.tiles);
  layBuildings(s, seat, words.buildings ?? {});
  layBarrels(s, seat, words.barrels ?? {});
  on.points.set(s, seat, words.points ?? 0);
  on.pointsLeft.add(s, -(words.points ?? 0));
  on.sanJuan.set(s, seat, words.sanJuan ?? 0);
  giveColonists(s, seat, words.sanJuan ?? 0);
};

const layShips = (s: State, ships: NonNullable<PositionWords['ships']>): void => {
  for (const [ship, { good, load = 0, holds }] of ships.entries()) {
    if (holds !== undefined) on.shipHolds.set(s, ship, holds);
    on.shipGood.set(s, ship, good === undefined ? NOBODY : goodNamed(good));
    on.shipLoad.set(s, ship, load);
    if (good !== undefined) on.barrelsLeft.add(s, goodNamed(good), -load);
  }
};

const layHouse = (s: State, house: readonly GoodName[]): void => {
  for (const name of house) {
    on.house.add(s, goodNamed(name), 1);
    on.barrelsLeft.add(s, goodNamed(name), -1);
  }
  on.houseFilled.set(s, house.length);
};

const setSupply = (s: State, supply: NonNullable<PositionWords['supply']>): void => {
  for (const [name, count] of entriesOf(supply.barrels ?? {})) on.barrelsLeft.set(s, goodNamed(name), count);
  for (const [name, count] of entriesOf(supply.faceDown ?? {})) on.faceDown.set(s, goodNamed(name), count);
  for (const [name, count] of entriesOf(supply.discarded ?? {})) on.discarded.set(s, goodNamed(name), count);
  for (const [name, count] of entriesOf(supply.buildings ?? {})) on.buildingsLeft.set(s, buildingNamed(name), count);
  if (supply.colonists !== undefined) on.colonistsLeft.set(s, supply.colonists);
  if (supply.colonistShip !== undefined) on.colonistShip.set(s, supply.colonistShip);
  if (supply.points !== undefined) on.pointsLeft.set(s, supply.points);
  if (supply.quarries !== undefined) on.quarriesLeft.set(s, supply.quarries);
};

export const position = (words: PositionWords = {}): State => {
  const s = afterSetup(words);
  for (const [seat, seatWords] of (words.seats ?? []).entries()) laySeat(s, seat, seatWords);
  layShips(s, words.ships ?? []);
  layHouse(s, words.house ?? []);
  for (const [name, count] of entriesOf(words.roleDoubloons ?? {})) {
    on.roleDoubloons.set(s, ROLES.indexOf(name), count);
    on.bank.add(s, -count);
  }
  setSupply(s, words.supply ?? {});
  return s;
};

export const { play, whyNot, options } = tableTalk(puertoRico);
