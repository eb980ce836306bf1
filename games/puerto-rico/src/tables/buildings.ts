import { GOODS } from './goods.ts';
import type { RoleName } from './roles.ts';

/** S10: the buildings, one row each. The rule of a building reads its row or uses its index. */
export const BUILDING_TABLE = [
  { name: 'small-indigo-plant', cost: 1, points: 1, circles: 1, copies: 4, column: 1, kind: 'small plant', makes: 'indigo' },
  { name: 'small-sugar-mill', cost: 2, points: 1, circles: 1, copies: 4, column: 1, kind: 'small plant', makes: 'sugar' },
  { name: 'small-market', cost: 1, points: 1, circles: 1, copies: 2, column: 1, kind: 'violet' },
  { name: 'hacienda', cost: 2, points: 1, circles: 1, copies: 2, column: 1, kind: 'violet' },
  { name: 'construction-hut', cost: 2, points: 1, circles: 1, copies: 2, column: 1, kind: 'violet' },
  { name: 'small-warehouse', cost: 3, points: 1, circles: 1, copies: 2, column: 1, kind: 'violet' },
  { name: 'indigo-plant', cost: 3, points: 2, circles: 3, copies: 3, column: 2, kind: 'large plant', makes: 'indigo' },
  { name: 'sugar-mill', cost: 4, points: 2, circles: 3, copies: 3, column: 2, kind: 'large plant', makes: 'sugar' },
  { name: 'hospice', cost: 4, points: 2, circles: 1, copies: 2, column: 2, kind: 'violet' },
  { name: 'office', cost: 5, points: 2, circles: 1, copies: 2, column: 2, kind: 'violet' },
  { name: 'large-market', cost: 5, points: 2, circles: 1, copies: 2, column: 2, kind: 'violet' },
  { name: 'large-warehouse', cost: 6, points: 2, circles: 1, copies: 2, column: 2, kind: 'violet' },
  { name: 'tobacco-storage', cost: 5, points: 3, circles: 3, copies: 3, column: 3, kind: 'large plant', makes: 'tobacco' },
  { name: 'coffee-roaster', cost: 6, points: 3, circles: 2, copies: 3, column: 3, kind: 'large plant', makes: 'coffee' },
  { name: 'factory', cost: 7, points: 3, circles: 1, copies: 2, column: 3, kind: 'violet' },
  { name: 'university', cost: 8, points: 3, circles: 1, copies: 2, column: 3, kind: 'violet' },
  { name: 'harbor', cost: 8, points: 3, circles: 1, copies: 2, column: 3, kind: 'violet' },
  { name: 'wharf', cost: 9, points: 3, circles: 1, copies: 2, column: 3, kind: 'violet' },
  { name: 'guild-hall', cost: 10, points: 4, circles: 1, copies: 1, column: 4, kind: 'large violet' },
  { name: 'residence', cost: 10, points: 4, circles: 1, copies: 1, column: 4, kind: 'large violet' },
  { name: 'fortress', cost: 10, points: 4, circles: 1, copies: 1, column: 4, kind: 'large violet' },
  { name: 'customs-house', cost: 10, points: 4, circles: 1, copies: 1, column: 4, kind: 'large violet' },
  { name: 'city-hall', cost: 10, points: 4, circles: 1, copies: 1, column: 4, kind: 'large violet' },
] as const;

export type BuildingName = (typeof BUILDING_TABLE)[number]['name'];
export type BuildingKind = (typeof BUILDING_TABLE)[number]['kind'];

/** An index into the table. */
export type Building = number;

export const BUILDINGS = BUILDING_TABLE.map(({ name }) => name);
export const BUILDING_COUNT = BUILDING_TABLE.length;
export const buildingNamed = (name: BuildingName): Building => BUILDINGS.indexOf(name);

/** The sets of buildings a game can be played with; an expansion would add rows and a set. */
export const BUILDING_SETS: Readonly<Record<string, readonly BuildingName[]>> = { base: BUILDINGS };

export const SMALL_MARKET = buildingNamed('small-market');
export const HACIENDA = buildingNamed('hacienda');
export const CONSTRUCTION_HUT = buildingNamed('construction-hut');
export const SMALL_WAREHOUSE = buildingNamed('small-warehouse');
export const HOSPICE = buildingNamed('hospice');
export const OFFICE = buildingNamed('office');
export const LARGE_MARKET = buildingNamed('large-market');
export const LARGE_WAREHOUSE = buildingNamed('large-warehouse');
export const FACTORY = buildingNamed('factory');
export const UNIVERSITY = buildingNamed('university');
export const HARBOR = buildingNamed('harbor');
export const WHARF = buildingNamed('wharf');
export const GUILD_HALL = buildingNamed('guild-hall');
export const RESIDENCE = buildingNamed('residence');
export const FORTRESS = buildingNamed('fortress');
export const CUSTOMS_HOUSE = buildingNamed('customs-house');
export const CITY_HALL = buildingNamed('city-hall');

/** The role in whose phase a violet building works. The large buildings have none: they count at the end. */
export const WORKS_IN: Readonly<Partial<Record<BuildingName, RoleName>>> = {
  'small-market': 'trader',
  hacienda: 'settler',
  'construction-hut': 'settler',
  'small-warehouse': 'captain',
  hospice: 'settler',
  office: 'trader',
  'large-market': 'trader',
  'large-warehouse': 'captain',
  factory: 'craftsman',
  university: 'builder',
  harbor: 'captain',
  wharf: 'captain',
};

/** A column of the table as a flat array, because the lists of legal moves read it a few million times a second. */
const column = (read: (row: (typeof BUILDING_TABLE)[number]) => number): Int8Array => Int8Array.from(BUILDING_TABLE, read);
export const COSTS = column((row) => row.cost);
export const POINTS = column((row) => row.points);
export const CIRCLES = column((row) => row.circles);
/** BU1: how many quarries count at most, by the column of the building. */
export const QUARRY_LIMITS = column((row) => row.column);
export const MOST_QUARRIES = Math.max(...QUARRY_LIMITS);
/** City spaces a building covers. */
export const SPACES = column((row) => (row.kind === 'large violet' ? 2 : 1));
export const IS_VIOLET = column((row) => (row.kind === 'violet' || row.kind === 'large violet' ? 1 : 0));
/** CR1: the plants that make each good, small and large; corn has none. */
export const PLANTS_OF: readonly (readonly Building[])[] = GOODS.map((good) =>
  BUILDING_TABLE.flatMap((row, building) => ('makes' in row && row.makes === good ? [building] : [])),
);
/** V-guildhall: the VP that the guild hall gives for a plant. */
export const GUILD_POINTS = column((row) => ({ 'small plant': 1, 'large plant': 2, violet: 0, 'large violet': 0 })[row.kind]);
