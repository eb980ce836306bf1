/** Victory points: those it has, and those that large buildings add. */
import * as pr from '@caravel/puerto-rico/inside';
import { FeaturePlan } from '../feature-plan.ts';
import { limited, type SeatPart } from '../part.ts';

const { buildings } = pr.on;
const { CITY_HALL, CUSTOMS_HOUSE, FORTRESS, GUILD_HALL, RESIDENCE, customsHouseBonus, fortressBonus, residenceBonus } = pr;

const plan = new FeaturePlan();
const CHIPS = plan.one('points in chips', 20);
const PRINTED = plan.one('points of its buildings', 20);
const SCORE = plan.one('score now', 30);
const LEAD = plan.one('lead over the best rival', 20);
const FINAL_LEAD = plan.one('lead over the best rival in the last round', 10);
const FINAL_TIE_BREAK = plan.one('doubloons and barrels in the last round', 20);
const GUILD_HALL_BONUS = plan.one('bonus of its guild hall', 5);
const RESIDENCE_BONUS = plan.one('bonus of its residence', 5);
const FORTRESS_BONUS = plan.one('bonus of its fortress', 5);
const CUSTOMS_HOUSE_BONUS = plan.one('bonus of its customs house', 5);
const CITY_HALL_BONUS = plan.one('bonus of its city hall', 5);
const GUILD_POINTS = plan.one('points of its plants for a guild hall', 8);
const VIOLET = plan.one('violet buildings', 6);

export const points: SeatPart = {
  features: plan.features,
  write(s, table, me, out, at) {
    const { seat } = me;
    const lead = limited(table.all.lead(me.score), 60);
    out[at + CHIPS] = limited(me.chips, 127);
    out[at + PRINTED] = me.printed;
    out[at + SCORE] = limited(me.score, 127);
    out[at + LEAD] = lead;
    out[at + FINAL_LEAD] = table.isLastRound ? lead : 0;
    out[at + FINAL_TIE_BREAK] = table.isLastRound ? limited(me.doubloons + me.stock, 60) : 0;
    out[at + GUILD_HALL_BONUS] = buildings(s, seat, GUILD_HALL) * me.guildPoints;
    out[at + RESIDENCE_BONUS] = buildings(s, seat, RESIDENCE) * residenceBonus(s, seat);
    out[at + FORTRESS_BONUS] = buildings(s, seat, FORTRESS) * fortressBonus(s, seat);
    out[at + CUSTOMS_HOUSE_BONUS] = limited(buildings(s, seat, CUSTOMS_HOUSE) * customsHouseBonus(s, seat), 30);
    out[at + CITY_HALL_BONUS] = buildings(s, seat, CITY_HALL) * me.violetBuildings;
    out[at + GUILD_POINTS] = me.guildPoints;
    out[at + VIOLET] = me.violetBuildings;
  },
};
