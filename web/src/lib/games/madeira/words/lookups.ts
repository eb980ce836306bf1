/** Looking up what sentences are about in what the board is shown. */
import { at, type Seat } from '@caravel/core';
import {
  CITIES,
  type CityName,
  type CityView,
  type PassingNumeral,
  type PassingView,
  type RequestName,
  type SeatView,
  type SlotView,
  type SpotView,
  type View,
} from '@caravel/madeira';
import { NUMERALS } from '../numerals.ts';

export const passingNamed = (view: View, numeral: PassingNumeral): PassingView | undefined =>
  view.passing.find(({ slot }) => NUMERALS[slot] === numeral);

export const slotsOf = (view: View): SlotView[] => [...view.markets, ...view.colonies].flatMap(({ slots }): readonly SlotView[] => slots);

export const slotNamed = (view: View, name: string): SlotView | undefined => slotsOf(view).find(({ slot }) => slot === name);

export const cityNamed = (view: View, name: CityName): CityView => at(view.cities, CITIES.indexOf(name));

export const spotNamed = (view: View, name: string): SpotView | undefined =>
  view.cities.flatMap(({ districts }) => districts.flatMap(({ spots }) => spots)).find(({ spot }) => spot === name);

/** Each of a seat's Requests, those of a kind side by side. */
export const requestsOf = ({ requests }: SeatView): readonly RequestName[] =>
  requests.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));

/** E1: what is scored when one of this kind stays. */
export const scoredWithout = (seat: SeatView | undefined, stays: RequestName): readonly RequestName[] => {
  const all = seat ? requestsOf(seat) : [];
  return all.includes(stays) ? all.toSpliced(all.indexOf(stays), 1) : [];
};

export const inPassingOrder = (view: View): Seat[] => view.passing.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
