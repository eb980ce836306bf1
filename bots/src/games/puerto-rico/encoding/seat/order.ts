/** When the seat's turns come, and what it can do with its turn in the role in progress. */
import * as pr from '@caravel/puerto-rico/inside';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, type SeatPart } from '../part.ts';

const { wharfUsed } = pr.on;
const { PLACING } = pr.steps;
const { BUILDER, CAPTAIN, MAX_PLAYERS, PROSPECTOR, SETTLER, TRADER } = pr;

/** Six or more roles before the seat's next one are rare and treated alike. */
const MOST_BEFORE = 6;

/** Without the prospectors, who are paid before anybody decides anything. */
const PHASES = pr.ROLES.slice(0, PROSPECTOR);

const plan = new FeaturePlan();
const PICKS_BEFORE = plan.each(Array.from({ length: MOST_BEFORE + 1 }, (_, roles) => `${roles} roles before its next`));
const FROM_GOVERNOR = plan.each(Array.from({ length: MAX_PLAYERS }, (_, seats) => `${seats} seats left of the governor`));
const ROLES_LEFT = plan.one('roles still to take in this round');
const NO_MORE_ROLES = plan.one('takes no role any more');
const IS_ASKED = plan.one('has to decide now');
const TAKER = plan.each(PHASES.map((role) => `is the ${role}`));
const TO_COME = plan.one('has a turn to come in this phase');
const TURN_EARLY = plan.one('seats that come after it in this phase', 4);
const TO_LOAD = plan.one('barrels that ships would take in this phase', 5);
const TO_SPOIL = plan.one('barrels that would spoil in this phase', 4);
const TO_SELL = plan.one('doubloons of its best sale in this phase', 4);
const TO_SPEND = plan.one('doubloons to build with in this phase', 10);
const TO_BUILD = plan.one('points of the dearest building in this phase', 4);
const TO_SETTLE = plan.one('still takes a tile in this phase');
const WHARF_USED = plan.one('has used its wharf in this phase');
const IS_PLACING = plan.one('places its colonists now');

const oneOf = (out: Int16Array, at: number, count: number, which: number): void => {
  for (let i = 0; i < count; i++) out[at + i] = flag(i === which);
};

export const order: SeatPart = {
  features: plan.features,
  write(s, table, me, out, at) {
    const isDone = me.rolesLeft === 0 && table.isLastRound;
    oneOf(out, at + PICKS_BEFORE, MOST_BEFORE + 1, isDone ? -1 : Math.min(me.picksBefore, MOST_BEFORE));
    oneOf(out, at + FROM_GOVERNOR, MAX_PLAYERS, me.fromGovernor);
    out[at + ROLES_LEFT] = me.rolesLeft;
    out[at + NO_MORE_ROLES] = flag(isDone);
    out[at + IS_ASKED] = flag((table.asked & (1 << me.seat)) !== 0);
    oneOf(out, at + TAKER, PHASES.length, table.taker === me.seat ? table.role : -1);
    out[at + TO_COME] = flag(me.isToCome);
    out[at + TURN_EARLY] = me.isToCome ? table.players - 1 - me.turnsBefore : 0;
    out[at + TO_LOAD] = me.isToCome && table.role === CAPTAIN ? me.loadable : 0;
    out[at + TO_SPOIL] = me.isToCome && table.role === CAPTAIN ? me.spoils : 0;
    out[at + TO_SELL] = me.isToCome && table.role === TRADER ? Math.max(0, me.sale) : 0;
    out[at + TO_SPEND] = me.isToCome && table.role === BUILDER ? Math.min(me.doubloons, 12) : 0;
    out[at + TO_BUILD] = me.isToCome && table.role === BUILDER ? me.dearest : 0;
    out[at + TO_SETTLE] = flag(me.isToCome && table.role === SETTLER);
    out[at + WHARF_USED] = wharfUsed(s, me.seat);
    out[at + IS_PLACING] = flag(table.step === PLACING && me.isToCome);
  },
};
