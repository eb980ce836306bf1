/** The four booklets, one engine: what differs between them, a row each (V1–V11). Everything else is common to all. */
import { manifest } from './manifest.ts';

export const RULE_SETS = manifest.ruleSets;
export type RuleSetName = (typeof RULE_SETS)[number];

/** V1: Pirates each player starts with. */
export const STARTING_PIRATES = [6, 0, 0, 0];

/** V2: dice and characters of round 1 are laid out before the first Workers are placed. */
export const DICE_BEFORE_WORKERS = [true, false, false, false];

/** V3: first placement in one turn each (city spot and fields), or in one pass for the city and one for the fields. */
export const PLACES_IN_ONE_TURN = [true, false, false, false];

/** V4: Reals for a Prestige Point at the bottom of the windmill (the other choice is 1 Bread everywhere). */
export const REALS_AT_BOTTOM = [1, 1, 1, 3];

/** V5: Urbanization in a city without an own Worker still scores the lower number. */
export const LOWER_WITHOUT_WORKER = [false, true, true, false];

/** V6: Bread that Royal Support gives. */
export const SUPPORT_BREAD = [2, 2, 3, 2];

/** V7: a Favor taken by the Guild Master lies face up (1) or face down (0). */
export const TAKEN_FAVOR_UP = [1, 1, 0, 1];

/** V8: Prestige Points of the Capitania with three or more Workers. */
export const CAPITANIA_POINTS = [3, 3, 3, 2];

/** V9: Prestige Points of a Scout who brings a Worker into a city. */
export const SCOUT_CITY_POINTS = [1, 1, 1, 3];

/** V10: bought Wood is paid at once, or as a debt at the end of the turn. */
export const WOOD_PAID_AT_ONCE = [true, false, false, false];

/** V11: King's Rewards lie open before the first city Worker is placed. */
export const REWARDS_BEFORE_WORKERS = [true, false, false, false];
