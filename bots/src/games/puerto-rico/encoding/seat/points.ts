/** Victory points: those it has, and those that large buildings add. */
import * as pr from '@caravel/puerto-rico/inside';
import { FeaturePlan } from '../feature-plan.ts';
import { limited, type SeatPart } from '../part.ts';

const { on } = pr;

const plan = new FeaturePlan();
const CHIPS = plan.one('points in chips', 20);
const PRINTED = plan.one('points of its buildings', 20);
const SCORE = plan.one('score now', 30);
const LEAD = plan.one('lead over the best rival', 20);
const FINAL_LEAD = plan.one('lead over the best rival in the last round', 10);
const FINAL_TIE_BREAK = plan.one('doubloons and barrels in the last round', 20);
const GUILD_HALL = plan.one('bonus of its guild hall', 5);
const RESIDENCE = plan.one('bonus of its residence', 5);
const FORTRESS = plan.one('bonus of its fortress', 5);
const CUSTOMS_HOUSE = plan.one('bonus of its customs house', 5);
const CITY_HALL = plan.one('bonus of its city hall', 5);
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
    out[at + GUILD_HALL] = on.buildings(s, seat, pr.GUILD_HALL) * me.guildPoints;
    out[at + RESIDENCE] = on.buildings(s, seat, pr.RESIDENCE) * pr.residenceBonus(s, seat);
    out[at + FORTRESS] = on.buildings(s, seat, pr.FORTRESS) * pr.fortressBonus(s, seat);
    out[at + CUSTOMS_HOUSE] = limited(on.buildings(s, seat, pr.CUSTOMS_HOUSE) * pr.customsHouseBonus(s, seat), 30);
    out[at + CITY_HALL] = on.buildings(s, seat, pr.CITY_HALL) * me.violetBuildings;
    out[at + GUILD_POINTS] = me.guildPoints;
    out[at + VIOLET] = me.violetBuildings;
  },
};
