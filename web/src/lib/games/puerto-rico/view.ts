/** The few ways to look something up in a description. */
import { at, isKeyOf, type Seat } from '@caravel/core';
import {
  type BuildingName,
  type GoodName,
  type Holds,
  type LoadView,
  type MarketRow,
  type PassStep,
  type RoleName,
  type SeatView,
  type StepName,
  type View,
  type WharfView,
  WORKS_IN,
} from '@caravel/puerto-rico';

export const seatOf = (view: View, seat: Seat): SeatView => at(view.seats, seat);

export const rowOf = (view: View, building: BuildingName): MarketRow => {
  const row = view.market.find(({ name }) => name === building);
  if (!row) throw new RangeError(`the market has no row for ${building}`);
  return row;
};

export const barrelsOf = (seat: SeatView, good: GoodName): number => seat.barrels.find((row) => row.good === good)?.count ?? 0;

export const costFor = (seat: SeatView, building: BuildingName): number =>
  seat.costs.find((row) => row.building === building)?.doubloons ?? 0;

export const priceFor = (seat: SeatView, good: GoodName): number => seat.prices.find((row) => row.good === good)?.doubloons ?? 0;

export const doubloonsOn = (view: View, role: RoleName): number => view.roles.find(({ name }) => name === role)?.doubloons ?? 0;

/** What a load on this ship would take and bring. */
export const loadOf = (view: View, seat: Seat, good: GoodName, ship: Holds): LoadView | undefined =>
  seatOf(view, seat).loads?.find((load) => load.good === good && load.holds === ship);

/** What a kind would bring over the wharf. */
export const wharfOf = (view: View, seat: Seat, good: GoodName): WharfView | undefined =>
  seatOf(view, seat).wharf?.find((row) => row.good === good);

/** What passing means at a step; nothing where nobody passes. */
export const passText = (texts: Readonly<Record<PassStep, string>>, step: StepName): string => (isKeyOf(texts, step) ? texts[step] : '');

export const isLarge = ({ kind }: MarketRow): boolean => kind === 'large violet';

export const isViolet = ({ kind }: MarketRow): boolean => kind === 'violet' || kind === 'large violet';

/** What a building belongs to, by its colour: the good it makes, or the violet kind. */
export const kindOf = ({ makes }: MarketRow): GoodName | 'violet' => makes ?? 'violet';

/** The role in whose phase a building works; the large ones count at the end. */
export const worksIn = ({ makes, name }: MarketRow): RoleName | undefined => (makes ? 'craftsman' : WORKS_IN[name]);

export const producedOf = (seat: SeatView, good: GoodName): number => seat.production.find((row) => row.good === good)?.count ?? 0;

/** What is known of a player's points: those of the buildings, while the chips lie face down. */
export const pointsShown = ({ points }: SeatView): string => String(points.total ?? `${points.buildings}+?`);

/** The seats in the order of play, beginning with `first`. */
export const orderFrom = (view: View, first: Seat): Seat[] => {
  const order: Seat[] = [];
  for (let seat = first; view.seats[seat] && !order.includes(seat); seat = seatOf(view, seat).left) order.push(seat);
  return order;
};
