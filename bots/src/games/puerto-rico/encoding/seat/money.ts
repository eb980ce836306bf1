/** Doubloons, and what they could buy. */
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../../cell-at.ts';
import { affordable, largePrice } from '../building-masks.ts';
import { couldFillCity } from '../comparison.ts';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, limited, type SeatPart } from '../part.ts';

/** One building of each price in a column. */
const WISHES: readonly pr.BuildingName[] = [
  'small-warehouse',
  'sugar-mill',
  'office',
  'large-warehouse',
  'tobacco-storage',
  'coffee-roaster',
  'factory',
  'harbor',
  'wharf',
  'guild-hall',
];
const WISHED = Int16Array.from(WISHES, (name) => pr.BUILDINGS.indexOf(name));

const plan = new FeaturePlan();
const DOUBLOONS = plan.one('doubloons', 10);
const FEW_DOUBLOONS = plan.one('doubloons up to 4', 4);
const PAYS = plan.each(WISHES.map((name) => `could pay for ${name}`));
const SHORT_OF_LARGE = plan.one('doubloons short of a large building', 10);
const DEAREST = plan.one('points of the dearest building it could build', 4);
const FILLS_CITY = plan.one('could fill its city');

export const money: SeatPart = {
  features: plan.features,
  write(_s, _table, me, out, at) {
    const { doubloons, quarries } = me;
    out[at + DOUBLOONS] = limited(doubloons, 30);
    out[at + FEW_DOUBLOONS] = Math.min(doubloons, 4);
    const buys = affordable(doubloons, quarries);
    for (let i = 0; i < WISHED.length; i++) out[at + PAYS + i] = (buys >> cellAt(WISHED, i)) & 1;
    out[at + SHORT_OF_LARGE] = Math.max(0, largePrice(quarries) - doubloons);
    out[at + DEAREST] = me.dearest;
    out[at + FILLS_CITY] = flag(couldFillCity(me));
  },
};
