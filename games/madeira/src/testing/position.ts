/**
 * Positions from words, for tests: a table at the beginning of phase B, C, D or E of a round, with everything where the words say and
 * everybody else at home. What the words leave out is empty; favors, rewards and characters lie in the order of their lists.
 */
import { at, CHANCE, isChance, must, readConfig, type Seat, type State, seatsOf } from '@caravel/core';
import { tableTalk } from '@caravel/core/testing';
import {
  BUILDINGS,
  type BuildingName,
  CHARACTERS,
  type CharacterName,
  CITIES,
  type CityName,
  COLONIES,
  type ColonyName,
  FAVORS,
  type FavorName,
  GOODS,
  type GoodName,
  REQUESTS,
  REWARDS,
  type RequestName,
  type RewardName,
} from '../board/names.ts';
import { madeira } from '../index.ts';
import { goOn, PHASE_STARTS } from '../phases/flow.ts';
import * as on from '../state/layout.ts';
import { FIRST_SPOT, HOME_PLACE, PLACE_NAMES, SLOT_NAMES, SLOTS, SPOTS, UNBUILT_COLUMNS } from '../state/places.ts';
import { CITIZEN, moveCitizen, moveWorker, NOBODY } from '../state/state.ts';
import { A, END } from '../state/steps.ts';
import { DIE_VALUES, SHIPS, WORKERS } from '../tables/pieces.ts';

export interface SeatWords {
  readonly goods?: Partial<Record<GoodName, number>>;
  readonly wood?: number;
  readonly bread?: number;
  readonly reals?: number;
  readonly pirates?: number;
  readonly points?: number;
  /** The step of the windmill, from the bottom, 0. The start level is 3. */
  readonly mill?: number;
  /** Places of Workers on the board: `1a`, `forest`, `funchal-3`, `acores`, `watch`. */
  readonly workers?: readonly string[];
  /** Slots of Ships on the board: `wheat-2`, `acores-1`. */
  readonly ships?: readonly string[];
  /** Values of the guild dice at home (phase B). */
  readonly dice?: readonly number[];
  readonly favors?: Partial<Record<FavorName, 'up' | 'down'>>;
  readonly requests?: readonly RequestName[];
  /** Buildings with own Action Markers, one entry a marker. */
  readonly markers?: readonly BuildingName[];
}

export interface PositionWords {
  readonly players?: number;
  readonly rules?: string;
  readonly options?: Record<string, unknown>;
  readonly round?: number;
  readonly phase?: keyof typeof PHASE_STARTS;
  readonly seats?: readonly SeatWords[];
  /** Seats from the top of the Guild Column (phase B); the order of seats if not said. */
  readonly rows?: readonly Seat[];
  /** Who stands on slots I to IV of the Passing Column, −1 for nobody; the order of seats if not said, nobody in B. */
  readonly passing?: readonly Seat[];
  readonly characters?: Partial<Record<BuildingName, CharacterName>>;
  /** Guild dice, and the pirate die, already on buildings. */
  readonly guildDiceOn?: Partial<Record<BuildingName, number>>;
  readonly pirateDieOn?: readonly BuildingName[];
  readonly pirateDice?: readonly number[];
  readonly rewards?: Partial<Record<ColonyName, readonly [RewardName, RewardName]>>;
  /** The four right districts of a city from left to right; `built` for one without a Favor. */
  readonly districts?: Partial<Record<CityName, readonly (FavorName | 'built')[]>>;
  readonly citizens?: readonly [string, string, string];
  readonly fieldWood?: Readonly<Record<string, number>>;
  readonly fieldGood?: Readonly<Record<string, GoodName>>;
}

export const placeNamed = (name: string): number => {
  const place = (PLACE_NAMES as readonly string[]).indexOf(name);
  if (place === -1) throw new Error(`no place named ${name}`);
  return place;
};

export const slotNamed = (name: string): number => {
  const slot = (SLOT_NAMES as readonly string[]).indexOf(name);
  if (slot === -1) throw new Error(`no slot named ${name}`);
  return slot;
};

/** Setup with the first outcome of every draw and the first legal move of every placement. */
const afterSetup = ({ players = 4, rules = '2nd', options = {} }: PositionWords): State => {
  const s = madeira.setup(must(readConfig(madeira, { players, rules, options })));
  const out = new Uint16Array(madeira.moves.count);
  while (on.phase(s) < A || isChance(madeira, s)) {
    const chance = isChance(madeira, s);
    const seat = chance ? CHANCE : at(seatsOf(madeira.turn(s)), 0);
    if (chance) madeira.chance(s, out, new Uint16Array(madeira.moves.count));
    else madeira.legal(s, seat, out);
    madeira.apply(s, seat, at(out, 0));
  }
  return s;
};

const sendHome = (s: State, seat: Seat): void => {
  for (let spot = 0; spot < SPOTS; spot++) if (on.spots(s, spot) === seat) on.spots.set(s, spot, NOBODY);
  for (let city = 0; city < CITIES.length; city++) on.cityWorkers.set(s, seat, city, 0);
  for (let colony = 0; colony < COLONIES.length; colony++) on.workersLand.set(s, seat, colony, 0);
  on.fieldWorkers.set(s, seat, 0);
  on.workersWatch.set(s, seat, 0);
  on.workersHome.set(s, seat, WORKERS);
  on.shipsHome.set(s, seat, SHIPS);
};

const emptyHome = (s: State, seat: Seat): void => {
  for (const row of [on.wood, on.bread, on.reals, on.pirates, on.points]) row.set(s, seat, 0);
  for (let good = 0; good < GOODS.length; good++) on.goods.set(s, seat, good, 0);
  for (let kind = 0; kind < REQUESTS.length; kind++) on.requests.set(s, seat, kind, 0);
  for (let value = 0; value < DIE_VALUES; value++) on.homeDice.set(s, seat, value, 0);
};

const fillHome = (s: State, seat: Seat, words: SeatWords): void => {
  for (const [name, amount] of Object.entries(words.goods ?? {})) on.goods.set(s, seat, GOODS.indexOf(name as GoodName), amount);
  on.wood.set(s, seat, words.wood ?? 0);
  on.bread.set(s, seat, words.bread ?? 0);
  on.reals.set(s, seat, words.reals ?? 0);
  on.pirates.set(s, seat, words.pirates ?? 0);
  on.points.set(s, seat, words.points ?? 0);
  if (words.mill !== undefined) on.mill.set(s, seat, words.mill);
  for (const kind of words.requests ?? []) on.requests.add(s, seat, REQUESTS.indexOf(kind), 1);
  for (const value of words.dice ?? []) on.homeDice.add(s, seat, value - 1, 1);
};

const placePieces = (s: State, seat: Seat, words: SeatWords): void => {
  for (const name of words.workers ?? []) moveWorker(s, seat, HOME_PLACE, placeNamed(name));
  for (const name of words.ships ?? []) {
    on.slotShip.set(s, slotNamed(name), seat);
    on.shipsHome.add(s, seat, -1);
  }
  for (const name of words.markers ?? []) on.markersOn.add(s, BUILDINGS.indexOf(name), seat, 1);
};

const takeFromDistricts = (s: State, favor: number): void => {
  for (let i = 0; i < CITIES.length * UNBUILT_COLUMNS; i++)
    if (on.districtFavor(s, Math.floor(i / UNBUILT_COLUMNS), i % UNBUILT_COLUMNS) === favor)
      on.districtFavor.set(s, Math.floor(i / UNBUILT_COLUMNS), i % UNBUILT_COLUMNS, NOBODY);
};

const giveFavors = (s: State, seat: Seat, favors: NonNullable<SeatWords['favors']>): void => {
  for (const [name, side] of Object.entries(favors)) {
    const favor = FAVORS.indexOf(name as FavorName);
    takeFromDistricts(s, favor);
    on.favorOwner.set(s, favor, seat);
    on.favorUp.set(s, favor, side === 'up' ? 1 : 0);
  }
};

const layDistricts = (s: State, districts: NonNullable<PositionWords['districts']>): void => {
  for (const [city, tiles] of Object.entries(districts))
    for (const [column, tile] of tiles.entries())
      on.districtFavor.set(s, CITIES.indexOf(city as CityName), column, tile === 'built' ? NOBODY : FAVORS.indexOf(tile));
};

/** Without words the characters lie in the order of their list on the buildings that are not empty this round. */
const layCharacters = (s: State, characters: PositionWords['characters']): void => {
  const order = [...CHARACTERS];
  for (const [building, name] of BUILDINGS.entries()) {
    const empty = on.emptyInRound(s, building) === on.round(s);
    const character = characters ? characters[name] : empty ? undefined : order.shift();
    on.characterOn.set(s, building, character === undefined ? NOBODY : CHARACTERS.indexOf(character));
  }
};

const layDice = (s: State, words: PositionWords): void => {
  for (const [building, name] of BUILDINGS.entries()) {
    on.guildDiceOn.set(s, building, words.guildDiceOn?.[name] ?? 0);
    on.pirateDieOn.set(s, building, words.pirateDieOn?.includes(name) ? 1 : 0);
  }
  for (let value = 0; value < DIE_VALUES; value++)
    on.pirateDice.set(s, value, words.pirateDice?.filter((die) => die === value + 1).length ?? 0);
  for (let row = 0; row < on.players(s); row++) for (let value = 0; value < DIE_VALUES; value++) on.rowDice.set(s, row, value, 0);
};

const layBoardWords = (s: State, words: PositionWords): void => {
  for (const [name, wood] of Object.entries(words.fieldWood ?? {})) on.fieldWood.set(s, placeNamed(name), wood);
  for (const [name, good] of Object.entries(words.fieldGood ?? {})) on.fieldGood.set(s, placeNamed(name), GOODS.indexOf(good));
  for (const [name, rewards] of Object.entries(words.rewards ?? {}))
    for (const [i, reward] of rewards.entries()) on.colonyReward.set(s, COLONIES.indexOf(name as ColonyName), i, REWARDS.indexOf(reward));
  layDistricts(s, words.districts ?? {});
};

const placeCitizens = (s: State, names: readonly string[]): void => {
  const standing = Array.from({ length: SPOTS }, (_, spot) => spot).filter((spot) => on.spots(s, spot) === CITIZEN);
  for (const [i, spot] of standing.entries()) moveCitizen(s, FIRST_SPOT + spot, placeNamed(at(names, i)));
};

const setOrder = (s: State, { phase = 'B', rows, passing }: PositionWords): void => {
  const seats = Array.from({ length: on.players(s) }, (_, seat) => seat);
  for (const [row, seat] of (rows ?? seats).entries()) on.rowTaker.set(s, row, seat);
  const standing = passing ?? (phase === 'B' ? [] : seats);
  for (let slot = 0; slot < 4; slot++) on.passSlot.set(s, slot, standing[slot] ?? NOBODY);
};

export const position = (words: PositionWords = {}): State => {
  const s = afterSetup(words);
  on.round.set(s, words.round ?? 1);
  for (let slot = 0; slot < SLOTS; slot++) on.slotShip.set(s, slot, NOBODY);
  for (let seat = 0; seat < on.players(s); seat++) {
    sendHome(s, seat);
    emptyHome(s, seat);
  }
  layBoardWords(s, words);
  if (words.citizens) placeCitizens(s, words.citizens);
  for (const [seat, seatWords] of (words.seats ?? []).entries()) {
    giveFavors(s, seat, seatWords.favors ?? {});
    fillHome(s, seat, seatWords);
    placePieces(s, seat, seatWords);
  }
  setOrder(s, words);
  layCharacters(s, words.characters);
  layDice(s, words);
  PHASE_STARTS[words.phase ?? 'B'](s);
  goOn(s);
  return s;
};

/** The last position of a game with these words: for the final count. */
export const finalPosition = (words: PositionWords): State => {
  const s = position({ ...words, phase: 'E', round: 2 });
  on.phase.set(s, END);
  setOrder(s, { ...words, phase: 'E' });
  return s;
};

export const { play, whyNot, options } = tableTalk(madeira);

const isMillMove = (text: string): boolean => text.startsWith('windmill') || text.startsWith('exchange');

/** What `seat` may do now, the windmill left out. */
export const choices = (s: State, seat: Seat): string[] => options(s, seat).filter((text) => !isMillMove(text));
