/** Names for the parts of a description, and the few ways to look something up in it. */
import type { Seat } from '@caravel/core';
import type { View } from '@caravel/puerto-rico';

export type SeatView = View['seats'][number];
export type MarketRow = View['market'][number];
export type GoodName = View['supply']['barrels'][number]['good'];
export type RoleName = View['roles'][number]['name'];
export type BuildingName = MarketRow['name'];
export type TileName = SeatView['island']['tiles'][number]['tile'];

export const seatOf = (view: View, seat: Seat): SeatView => view.seats[seat] as SeatView;

export const rowOf = (view: View, building: string): MarketRow => view.market.find(({ name }) => name === building) as MarketRow;

export const barrelsOf = (seat: SeatView, good: string): number => seat.barrels.find((row) => row.good === good)?.count ?? 0;

export const costFor = (seat: SeatView, building: string): number => seat.costs.find((row) => row.building === building)?.doubloons ?? 0;

export const priceFor = (seat: SeatView, good: string): number => seat.prices.find((row) => row.good === good)?.doubloons ?? 0;

export const isLarge = ({ kind }: MarketRow): boolean => kind === 'large violet';

export const isViolet = ({ kind }: MarketRow): boolean => kind === 'violet' || kind === 'large violet';

/** The good a plant makes. */
export const madeBy = (row: MarketRow): GoodName | undefined => ('makes' in row ? row.makes : undefined);

/** The role in whose phase a violet building works; the large ones count at the end. */
const WORKS_IN: Readonly<Partial<Record<BuildingName, RoleName>>> = {
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

export const worksIn = (row: MarketRow): RoleName | undefined => (madeBy(row) ? 'craftsman' : WORKS_IN[row.name]);

export const producedOf = (seat: SeatView, good: string): number => seat.production.find((row) => row.good === good)?.count ?? 0;

/** What is known of a player's points: those of the buildings, while the chips lie face down. */
export const pointsShown = ({ points }: SeatView): string => String(points.total ?? `${points.buildings}+?`);

/** Words to fit beside a drawing: how many letters the longest has. */
export const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map(({ length }) => length));

/** The seats in the order of play, beginning with `first`. */
export const orderFrom = (view: View, first: Seat): Seat[] => {
  const order: Seat[] = [];
  for (let seat = first; view.seats[seat] && !order.includes(seat); seat = seatOf(view, seat).left) order.push(seat);
  return order;
};
