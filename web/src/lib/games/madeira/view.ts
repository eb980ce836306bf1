/** Looking things up in what the board is shown. */
import { at, type Seat } from '@caravel/core';
import {
  BUILDINGS,
  type BuildingName,
  type BuildingView,
  type CityName,
  type DistrictView,
  type FavorName,
  type FigureName,
  type MadeiraMove,
  MOST_DONATED,
  type Piece,
  type SeatView,
  SHIPS,
  type StepName,
  type View,
  WORKERS,
} from '@caravel/madeira';
import { DISTRICT_NUMBERS, type SUPPLIES } from './targets.ts';

export const buildingNamed = (view: View, name: BuildingName): BuildingView => at(view.buildings, BUILDINGS.indexOf(name));

/** The building where a figure is today; `special` is printed on the empty one. */
export const buildingWith = (view: View, figure: FigureName): BuildingView | undefined =>
  view.buildings.find(({ character }) => (character ?? 'special') === figure);

/** The figure on a building, while the tiles lie there. */
export const figureOn = (view: View, { character }: BuildingView): FigureName | undefined =>
  character ?? (view.buildings.some((building) => building.character) ? 'special' : undefined);

/** What could follow a move that takes a piece up, or the Lady; with only one of them nothing more is asked. */
export const nextOf = ({ ahead }: View, move: MadeiraMove): readonly MadeiraMove[] => {
  const isSame = (lead: MadeiraMove): boolean =>
    'from' in move
      ? lead.kind === move.kind && 'from' in lead && lead.from === move.from
      : move.kind === 'use' && move.favor === 'lady' && lead.kind === 'use';
  return ahead.leads.find((lead) => isSame(lead.move))?.next ?? [];
};

/** Where there is only one. */
export const onlyNext = (view: View, move: MadeiraMove): MadeiraMove | undefined => {
  const next = nextOf(view, move);
  return next.length === 1 ? next[0] : undefined;
};

/** The building whose character has the die just placed, and the figure there. */
export const dieOn = (view: View): { readonly building: BuildingView; readonly figure: FigureName } | undefined => {
  if (view.turn.dieOn === undefined) return undefined;
  const building = buildingNamed(view, view.turn.dieOn);
  return { building, figure: building.character ?? 'special' };
};

interface FoundDistrict {
  readonly city: CityName;
  /** Counted from the left. */
  readonly number: (typeof DISTRICT_NUMBERS)[number];
  readonly district: DistrictView;
}

/** The district a Favor lies on. */
export const districtWith = (view: View, favor: FavorName): FoundDistrict | undefined => {
  for (const { city, districts } of view.cities)
    for (const [i, district] of districts.entries())
      if (district.favor === favor) return { city, number: at(DISTRICT_NUMBERS, i), district };
  return undefined;
};

/** A Worker's seat behind `seat 2`. */
export const seatOfPiece = (piece: Exclude<Piece, 'citizen'>): Seat => Number(piece.slice('seat '.length));

const MOST_ASKED: Partial<Record<StepName, number>> = { upkeep: SHIPS, feeding: WORKERS, wealth: MOST_DONATED };

/** The amounts one can be asked for in D and E. */
export const amountsAsked = ({ turn }: View): number[] => {
  const most = MOST_ASKED[turn.step];
  return most === undefined ? [] : Array.from({ length: most + 1 }, (_, amount) => amount);
};

interface Supply {
  readonly name: (typeof SUPPLIES)[number];
  /** Pirates may be hidden (I1). */
  readonly count: number | undefined;
}

export const suppliesOf = ({ goods, wood, bread, reals, pirates, points }: SeatView): readonly Supply[] => [
  ...goods.map(({ good, count }) => ({ name: good, count })),
  { name: 'wood', count: wood },
  { name: 'bread', count: bread },
  { name: 'reals', count: reals },
  { name: 'pirates', count: pirates },
  { name: 'points', count: points },
];
