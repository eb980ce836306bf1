/** How near the end is, for each of the three ways it can be triggered. */
import * as pr from '@caravel/puerto-rico/inside';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, limited, type TablePart } from '../part.ts';

const { colonistShip, colonistsLeft, endings, pointsLeft, round } = pr.on;
const { colonistsRequired } = pr;

const plan = new FeaturePlan();
const ROUND = plan.one('round', 10);
const ROUNDS_AFTER_8 = plan.one('rounds after the eighth', 8);
const LATE = plan.one('round 14 or later');
const LAST_ROUND = plan.one('last round');
const BY_COLONISTS = plan.one('end by colonists');
const BY_CITY = plan.one('end by a full city');
const BY_CHIPS = plan.one('end by chips');
const CHIPS = plan.one('chips left', 50);
const CHIPS_BELOW_30 = plan.one('chips left below 30', 30);
const CHIPS_BELOW_12 = plan.one('chips left below 12', 12);
const LOADABLE = plan.one('barrels that ships would take from all', 12);
const CHIPS_RUN_OUT = plan.one('chips would not last for all that ships take');
const COLONISTS = plan.one('colonists left', 40);
const COLONISTS_BELOW_24 = plan.one('colonists left below 24', 24);
const COLONISTS_BELOW_10 = plan.one('colonists left below 10', 10);
const NO_COLONISTS = plan.one('no colonists left');
const SHIP = plan.one('colonists on the ship', 6);
const REQUIRED = plan.one('colonists the ship would be refilled with', 8);
const SPARE = plan.one('colonists left after a refill', 20);
const TOO_FEW = plan.one('too few colonists for a refill');
const MAYOR_ENDS = plan.one('next mayor brings the end');
const FULLEST = plan.one('spaces left in the fullest city', 12);
const CITY_FILLS = plan.one('somebody could fill a city now');

export const ending: TablePart = {
  features: plan.features,
  write(s, table, out, at) {
    const now = limited(round(s), 30);
    out[at + ROUND] = now;
    out[at + ROUNDS_AFTER_8] = Math.max(0, now - 8);
    out[at + LATE] = flag(now >= 14);
    const bits = endings(s);
    out[at + LAST_ROUND] = flag(table.isLastRound);
    out[at + BY_COLONISTS] = bits & 1;
    out[at + BY_CITY] = (bits >> 1) & 1;
    out[at + BY_CHIPS] = (bits >> 2) & 1;
    const chips = pointsLeft(s);
    out[at + CHIPS] = chips;
    out[at + CHIPS_BELOW_30] = Math.max(0, 30 - chips);
    out[at + CHIPS_BELOW_12] = Math.max(0, 12 - chips);
    const loadable = table.all.loadable(table.ships);
    out[at + LOADABLE] = loadable;
    out[at + CHIPS_RUN_OUT] = flag(chips <= loadable);
    const left = colonistsLeft(s);
    const required = colonistsRequired(s);
    out[at + COLONISTS] = left;
    out[at + COLONISTS_BELOW_24] = Math.max(0, 24 - left);
    out[at + COLONISTS_BELOW_10] = Math.max(0, 10 - left);
    out[at + NO_COLONISTS] = flag(left === 0);
    out[at + SHIP] = colonistShip(s);
    out[at + REQUIRED] = required;
    out[at + SPARE] = left - required;
    out[at + TOO_FEW] = flag(left < required);
    out[at + MAYOR_ENDS] = flag(left <= table.players);
    out[at + FULLEST] = table.all.fewestSpaces;
    out[at + CITY_FILLS] = flag(table.all.couldFillCity);
  },
};
