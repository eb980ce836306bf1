/**
 * Where pieces can stand. Workers: the 14 Fields (0–13), the Forest (14), 36 city spots, 3 colony lands, the City Watch, home.
 * Ships: 15 market slots and 15 landing slots, five for each market and colony whatever the player count.
 */
import { CITIES, type City, COLONIES, type Colony, type ColonyName, GOODS, type Good } from '../board/names.ts';

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

export const cityOf = (spot: Place): City => Math.floor((spot - FIRST_SPOT) / SPOTS_IN_CITY);
/** 0–11 from left to right. */
export const spotInCity = (spot: Place): number => (spot - FIRST_SPOT) % SPOTS_IN_CITY;
export const spotOf = (city: City, spot: number): Place => FIRST_SPOT + city * SPOTS_IN_CITY + spot;
export const colonyOfLand = (land: Place): Colony => land - FIRST_LAND;

export const FIELD_NAMES = ['1a', '1b', '1c', '1d', '2a', '2b', '2c', '2d', '2e', '3a', '3b', '3c', '3d', '3e'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

const SPOT_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** `funchal-3`, counted from the left. */
export const SPOT_NAMES = CITIES.flatMap((city) => SPOT_NUMBERS.map((number) => `${city}-${number}` as const));
export type SpotName = (typeof SPOT_NAMES)[number];

export type PlaceName = FieldName | 'forest' | SpotName | ColonyName | 'watch' | 'home';
export const PLACE_NAMES: readonly PlaceName[] = [...FIELD_NAMES, 'forest', ...SPOT_NAMES, ...COLONIES, 'watch', 'home'];

export type Slot = number;
export const SLOTS_EACH = 5;
export const MARKET_SLOTS = GOODS.length * SLOTS_EACH;
export const SLOTS = MARKET_SLOTS + COLONIES.length * SLOTS_EACH;

export const isMarketSlot = (slot: Slot): boolean => slot < MARKET_SLOTS;
export const marketOf = (slot: Slot): Good => Math.floor(slot / SLOTS_EACH);
export const colonyOfSlot = (slot: Slot): Colony => Math.floor(slot / SLOTS_EACH) - GOODS.length;

const SLOT_NUMBERS = [1, 2, 3, 4, 5] as const;
const numbered = <Name extends string>(name: Name) => SLOT_NUMBERS.map((number) => `${name}-${number}` as const);
export const MARKET_SLOT_NAMES = GOODS.flatMap(numbered);
export type MarketSlotName = (typeof MARKET_SLOT_NAMES)[number];
export const LANDING_SLOT_NAMES = COLONIES.flatMap(numbered);
export type LandingSlotName = (typeof LANDING_SLOT_NAMES)[number];

export type SlotName = MarketSlotName | LandingSlotName | 'home';
export const SLOT_NAMES: readonly SlotName[] = [...MARKET_SLOT_NAMES, ...LANDING_SLOT_NAMES, 'home'];

/** Where a ship at home is said to lie. */
export const HOME_SLOT: Slot = SLOT_NAMES.indexOf('home');
