/** All barrels together, and the buildings that make them worth more. */
import * as pr from '@caravel/puerto-rico/inside';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, type SeatPart } from '../part.ts';

const { FACTORY, WHARF, factoryPay, isOccupied, marketBonus } = pr;

const plan = new FeaturePlan();
const STOCK = plan.one('barrels', 6);
const KINDS = plan.one('kinds of barrels', 4);
const LOADABLE = plan.one('barrels that ships would take now', 5);
const SPOILS = plan.one('barrels that would spoil now', 4);
const MADE = plan.one('production', 6);
const KINDS_MADE = plan.one('kinds produced', 4);
const SUPPLIED = plan.one('production that the supply has', 6);
const POSSIBLE = plan.one('production with colonists for all', 6);
const KINDS_POSSIBLE = plan.one('kinds produced with colonists for all', 4);
const CAN_SELL = plan.one('could sell now');
const SALE = plan.one('doubloons of its best sale now', 4);
const HARBOR_STOCK = plan.one('kinds of barrels with a harbor', 4);
const HARBOR_MADE = plan.one('kinds produced with a harbor', 4);
const WHARF_LEFT_OVER = plan.one('barrels of one kind left to its wharf', 4);
const WHARF_MADE = plan.one('production with a wharf', 6);
const FACTORY_PAY = plan.one('doubloons of its factory', 4);
const FACTORY_PAY_NOW = plan.one('doubloons of its factory with what the supply has', 4);
const WAREHOUSE_KINDS = plan.one('kinds its warehouses hold', 3);
const WAREHOUSE_STOCK = plan.one('barrels with a warehouse', 6);
const MARKET_BONUS = plan.one('doubloons its markets add', 3);

export const trade: SeatPart = {
  features: plan.features,
  write(s, _table, me, out, at) {
    out[at + STOCK] = me.stock;
    out[at + KINDS] = me.kinds;
    out[at + LOADABLE] = me.loadable;
    out[at + SPOILS] = me.spoils;
    out[at + MADE] = me.made;
    out[at + KINDS_MADE] = me.kindsMade;
    out[at + SUPPLIED] = me.supplied;
    out[at + POSSIBLE] = me.possible;
    out[at + KINDS_POSSIBLE] = me.kindsPossible;
    out[at + CAN_SELL] = flag(me.sale >= 0);
    out[at + SALE] = Math.max(0, me.sale);
    out[at + HARBOR_STOCK] = me.hasHarbor ? me.kinds : 0;
    out[at + HARBOR_MADE] = me.hasHarbor ? me.kindsMade : 0;
    out[at + WHARF_LEFT_OVER] = me.mayUseWharf ? me.largestLeftOver : 0;
    out[at + WHARF_MADE] = isOccupied(s, me.seat, WHARF) ? me.made : 0;
    const hasFactory = isOccupied(s, me.seat, FACTORY);
    out[at + FACTORY_PAY] = hasFactory ? factoryPay(me.kindsMade) : 0;
    out[at + FACTORY_PAY_NOW] = hasFactory ? factoryPay(me.kindsSupplied) : 0;
    out[at + WAREHOUSE_KINDS] = me.warehouseKinds;
    out[at + WAREHOUSE_STOCK] = me.warehouseKinds > 0 ? me.stock : 0;
    out[at + MARKET_BONUS] = marketBonus(s, me.seat);
  },
};
