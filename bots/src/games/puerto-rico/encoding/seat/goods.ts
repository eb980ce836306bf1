/** Each kind of good: the barrels of it, how much is produced, and how much could be loaded. */
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../../cell-at.ts';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, type SeatPart } from '../part.ts';

const KINDS = pr.GOODS.length;

const plan = new FeaturePlan();
const eachKind = (words: (good: string) => string, most = 1): number => plan.each(pr.GOODS.map(words), most);
const BARRELS = eachKind((good) => `barrels of ${good}`, 4);
const HAS_ONE = eachKind((good) => `has ${good}`);
const HAS_TWO = eachKind((good) => `has two ${good}`);
const PRODUCTION = eachKind((good) => `production of ${good}`, 3);
const PRODUCES = eachKind((good) => `produces ${good}`);
const POTENTIAL = eachKind((good) => `production of ${good} with colonists for all`, 3);
const LOADS = eachKind((good) => `${good} that ships would take now`, 4);
const LEFT_OVER = eachKind((good) => `${good} that ships would leave now`, 4);
/** Corn has no plants. */
const PLANT_CIRCLES = plan.each(
  pr.GOODS.slice(1).map((good) => `circles at plants for ${good}`),
  3,
);

export const goods: SeatPart = {
  features: plan.features,
  write(_s, _table, me, out, at) {
    for (let good = 0; good < KINDS; good++) {
      const barrels = cellAt(me.barrels, good);
      const production = cellAt(me.production, good);
      out[at + BARRELS + good] = barrels;
      out[at + HAS_ONE + good] = flag(barrels > 0);
      out[at + HAS_TWO + good] = flag(barrels > 1);
      out[at + PRODUCTION + good] = production;
      out[at + PRODUCES + good] = flag(production > 0);
      out[at + POTENTIAL + good] = cellAt(me.potential, good);
      out[at + LOADS + good] = cellAt(me.loads, good);
      out[at + LEFT_OVER + good] = cellAt(me.leftOver, good);
    }
    for (let good = 1; good < KINDS; good++) out[at + PLANT_CIRCLES + good - 1] = cellAt(me.plantCircles, good);
  },
};
