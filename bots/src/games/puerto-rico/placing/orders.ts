/** Orders in which a mayor's circles are filled. Each makes one whole placement that suits some way of playing. */
import * as pr from '@caravel/puerto-rico/inside';
import { type Placement, placeOf } from './placement.ts';

type Wish = (placement: Placement) => void;
export type Order = readonly Wish[];

const placesOf = (...names: pr.BuildingName[]): number[] => names.map((name) => placeOf(pr.BUILDINGS.indexOf(name)));
const filling =
  (places: readonly number[]): Wish =>
  (placement) =>
    placement.fillAll(places);

const DEAREST = pr.GOODS.length - 1;
const SHIPPING = placesOf('harbor', 'wharf', 'large-warehouse', 'small-warehouse');
const TRADING = placesOf('large-market', 'small-market', 'office');
const LAND = placesOf('hacienda', 'hospice', 'construction-hut');

const large = filling(placesOf('guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall'));
const shipping = filling(SHIPPING);
const trading = filling(TRADING);
const factory = filling(placesOf('factory'));
const university = filling(placesOf('university'));
const land = filling(LAND);
const violet = filling([
  ...placesOf('harbor', 'wharf', 'factory'),
  ...TRADING,
  ...placesOf('large-warehouse', 'small-warehouse', 'university', 'hospice', 'hacienda', 'construction-hut'),
]);
const quarry: Wish = (placement) => placement.fill(pr.QUARRY);

const allOf = (placement: Placement, good: number): void => {
  while (placement.produce(good));
};
const corn: Wish = (placement) => allOf(placement, pr.CORN);
/** As many barrels as possible of all kinds but corn, from coffee down. */
const dear: Wish = (placement) => {
  for (let good = DEAREST; good > pr.CORN; good--) allOf(placement, good);
};
/** As many barrels as possible of all kinds but corn, from indigo up. */
const cheap: Wish = (placement) => {
  for (let good = pr.CORN + 1; good <= DEAREST; good++) allOf(placement, good);
};
/** A barrel of each kind. */
const each: Wish = (placement) => {
  for (let good = DEAREST; good >= pr.CORN; good--) placement.produce(good);
};
/** One barrel of the dearest kind that can be produced. */
const best: Wish = (placement) => {
  for (let good = DEAREST; good >= pr.CORN; good--) if (placement.produce(good)) return;
};

/** How every order ends: barrels, violet buildings, quarries, and then any other circle. */
const rest: Wish = (placement) => {
  dear(placement);
  corn(placement);
  violet(placement);
  quarry(placement);
  placement.finish();
};

/** What players do most of the time. */
export const USUAL: Order = [large, each, factory, shipping, trading, rest];

export const ORDERS: readonly Order[] = [
  USUAL,
  [large, rest],
  [large, violet, each, rest],
  [large, violet, quarry, corn, each, rest],
  [large, corn, cheap, rest],
  [large, quarry, each, rest],
  [large, quarry, trading, best, corn, each, rest],
  [large, trading, best, factory, corn, rest],
  [large, shipping, corn, cheap, rest],
  [large, factory, each, corn, rest],
  [large, university, quarry, each, corn, rest],
  [large, best, quarry, corn, each, violet, rest],
  [large, land, corn, each, dear, quarry, rest],
];

export const run = (order: Order, placement: Placement): void => {
  for (const wish of order) wish(placement);
};
