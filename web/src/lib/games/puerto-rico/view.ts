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

/** The seats in the order of play, beginning with `first`. */
export const orderFrom = (view: View, first: Seat): Seat[] => {
  const order: Seat[] = [];
  for (let seat = first; view.seats[seat] && !order.includes(seat); seat = seatOf(view, seat).left) order.push(seat);
  return order;
};
