/**
 * Where pieces can stand. Workers: the 14 Fields (0–13), the Forest (14), 36 city spots, 3 colony lands, the City Watch, home.
 * Ships: 15 market slots and 15 landing slots, five for each market and colony whatever the player count.
 */
import { CITIES, COLONIES, GOODS } from '../board/names.ts';

const FIELDS_IN_REGION = [4, 5, 5] as const;
export const FIELDS = 14;
/** BD2: the Forest is one more Field for every move of Workers, but belongs to no region. */
export const FOREST = 14;
export const SPOTS_IN_CITY = 12;
export const DISTRICTS = 6;
export const BUILT_DISTRICTS = 2;
export const UNBUILT_COLUMNS = 4;
export const FIRST_SPOT = 15;
export const SPOTS = CITIES.length * SPOTS_IN_CITY;
export const FIRST_LAND = FIRST_SPOT + SPOTS;
export const WATCH = FIRST_LAND + COLONIES.length;
export const HOME_PLACE = WATCH + 1;
export const PLACES = HOME_PLACE + 1;

export type Place = number;

/** First Field of each region, and the end of the last. */
export const REGION_STARTS = [0, 4, 9, 14] as const;

/** The region (1–3) of a Field; 0 for the Forest. */
export const FIELD_REGION = Int8Array.from([1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 0]);

/** The Fields of a region as bits of `fieldWorkers`. */
export const REGION_BITS = [0, 0b1111, 0b11111 << 4, 0b11111 << 9] as const;

export const isField = (place: Place): boolean => place <= FOREST;
export const isSpot = (place: Place): boolean => place >= FIRST_SPOT && place < FIRST_LAND;
export const isLand = (place: Place): boolean => place >= FIRST_LAND && place < WATCH;

export const cityOf = (spot: Place): number => Math.floor((spot - FIRST_SPOT) / SPOTS_IN_CITY);
/** 0–11 from left to right. */
export const spotInCity = (spot: Place): number => (spot - FIRST_SPOT) % SPOTS_IN_CITY;
export const spotOf = (city: number, spot: number): Place => FIRST_SPOT + city * SPOTS_IN_CITY + spot;
export const colonyOfLand = (land: Place): number => land - FIRST_LAND;

const letters = 'abcde';
const fieldNames = FIELDS_IN_REGION.flatMap((count, i) => Array.from({ length: count }, (_, n) => `${i + 1}${letters[n]}`));
const spotNames = CITIES.flatMap((city) => Array.from({ length: SPOTS_IN_CITY }, (_, n) => `${city}-${n + 1}`));
export const PLACE_NAMES = [...fieldNames, 'forest', ...spotNames, ...COLONIES, 'watch', 'home'] as const;

export type Slot = number;
export const SLOTS_EACH = 5;
export const MARKET_SLOTS = GOODS.length * SLOTS_EACH;
export const SLOTS = MARKET_SLOTS + COLONIES.length * SLOTS_EACH;

export const isMarketSlot = (slot: Slot): boolean => slot < MARKET_SLOTS;
/** The market's good, which is also its index. */
export const marketOf = (slot: Slot): number => Math.floor(slot / SLOTS_EACH);
export const colonyOfSlot = (slot: Slot): number => Math.floor(slot / SLOTS_EACH) - GOODS.length;

const numbered = (name: string): string[] => Array.from({ length: SLOTS_EACH }, (_, n) => `${name}-${n + 1}`);
export const SLOT_NAMES = [...GOODS.flatMap(numbered), ...COLONIES.flatMap(numbered), 'home'] as const;

/** Where a ship at home is said to lie. */
export const HOME_SLOT: Slot = SLOT_NAMES.indexOf('home');
