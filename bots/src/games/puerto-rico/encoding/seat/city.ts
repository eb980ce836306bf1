/** The buildings of a seat and the colonists in them. */
import { at as elementAt } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { firstOf } from '../building-masks.ts';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, type SeatPart } from '../part.ts';

const { buildingColonists } = pr.on;
const { BUILDING_COUNT, CIRCLES, CITY_SPACES } = pr;

/** From this number of filled city spaces on the end is near. */
const NEARLY_FULL = 8;

const plan = new FeaturePlan();
const HAS = plan.each(pr.BUILDINGS.map((name) => `has ${name}`));
const COLONISTS = plan.each(
  pr.BUILDINGS.map((name) => `colonists in ${name}`),
  (building) => elementAt(CIRCLES, building),
);
const FILLED = plan.one('city spaces filled', 12);
const AT_LEAST = plan.each([8, 9, 10, 11, 12].map((spaces) => `at least ${spaces} city spaces filled`));

export const city: SeatPart = {
  features: plan.features,
  write(s, _table, me, out, at) {
    for (let building = 0; building < BUILDING_COUNT; building++) {
      out[at + HAS + building] = (me.owned >> building) & 1;
      out[at + COLONISTS + building] = 0;
    }
    for (let rest = me.owned; rest !== 0; rest &= rest - 1) {
      const building = firstOf(rest);
      out[at + COLONISTS + building] = buildingColonists(s, me.seat, building);
    }
    const filled = CITY_SPACES - me.spaces;
    out[at + FILLED] = filled;
    for (let more = 0; more <= CITY_SPACES - NEARLY_FULL; more++) out[at + AT_LEAST + more] = flag(filled >= NEARLY_FULL + more);
  },
};
