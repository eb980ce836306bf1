import type { Seat } from '@caravel/core';
import { BUILDINGS, type CityName, type ColonyName, type GoodName, type MadeiraMove, PIPS, REGIONS } from '@caravel/madeira';
import { places } from '@caravel/madeira/positions';
import { type Box, PLANS } from '../board/plans.ts';
import { type Target, target } from '../targets.ts';

/** What one has at home, as far as a picture is about it. */
export type Belonging = 'supplies' | 'pieces' | 'dice' | 'requests' | 'favors';

/** A part of the table that a picture shows. */
export type Part =
  /** `past`: the moves that led there, the latest first; they tell what the dice show. */
  | { readonly shows: 'map'; readonly box: Box; readonly past?: readonly MadeiraMove[] }
  | { readonly shows: 'cities'; readonly only?: readonly CityName[] }
  | { readonly shows: 'colonies'; readonly only?: readonly ColonyName[] }
  | { readonly shows: 'markets'; readonly only?: readonly GoodName[] }
  | { readonly shows: 'guild board' | 'passing' | 'windmill' | 'favors' }
  | { readonly shows: 'home'; readonly of: Seat; readonly with: readonly Belonging[] };

const part = (y: number, h: number): Box => ({ x: 0, y, w: 390, h });

/** Cut out of the chart as a phone held upright shows it (board/plans.ts): as wide, so that it can be read there. */
export const CHART = {
  whole: part(0, 560),
  watch: { x: 0, y: 0, w: 276, h: 92 },
  region1: part(58, 126),
  region3: part(182, 172),
  forest: part(344, 62),
  region2: part(396, 164),
  /** From the Forest down. */
  south: part(344, 216),
} as const satisfies Readonly<Record<string, Box>>;

/** The things of the chart, and where each of them stands. */
const PLACES: readonly (readonly [Box, readonly Target[]])[] = [
  ...places.FIELD_NAMES.map((field) => [PLANS.tall.fields[field], [target.place(field)]] as const),
  ...BUILDINGS.map((name) => {
    const things = [target.building(name), target.character(name), target.pay(name), target.pirates(name)];
    return [PLANS.tall.buildings[name].plaque, things] as const;
  }),
  ...REGIONS.map((region) => [{ ...PLANS.tall.regions[region], w: 30, h: 47 }, [target.region(region)]] as const),
  [PLANS.tall.forest.place, [target.place('forest')]],
  [PLANS.tall.watch.fort, [target.place('watch'), ...PIPS.map((value) => target['pirate-die'](value))]],
];

const isWithin = (box: Box, { y, h }: Box): boolean => box.y >= y && box.y + box.h <= y + h;

/** What is in none of the windows over the chart. */
export const outside = (parts: readonly Part[]): ReadonlySet<Target> => {
  const windows = parts.flatMap((part) => (part.shows === 'map' ? [part.box] : []));
  return new Set(PLACES.flatMap(([box, things]) => (windows.some((window) => isWithin(box, window)) ? [] : things)));
};

export const map = (box: Box, past: readonly MadeiraMove[] = []): Part => ({ shows: 'map', box, past });
export const home = (of: Seat, ...belongings: readonly Belonging[]): Part => ({ shows: 'home', of, with: belongings });
