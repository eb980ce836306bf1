/** The four booklets, one engine: what differs between them (V1–V11), a row each. Everything else is common to all. */
import { manifest } from '../manifest.ts';

export const RULE_SETS = manifest.ruleSets;
export type RuleSetName = (typeof RULE_SETS)[number];

export interface RuleSet {
  /** V1: Pirates each player starts with. */
  readonly startingPirates: number;
  /** V2: dice and characters of round 1 are laid out before the first Workers are placed. */
  readonly diceBeforeWorkers: boolean;
  /** V3: first placement in one turn each (city spot and fields), or in one pass for the city and one for the fields. */
  readonly placesInOneTurn: boolean;
  /** V4: Reals for a Prestige Point at the bottom of the windmill (the other choice is 1 Bread everywhere). */
  readonly realsAtBottom: number;
  /** V5: Urbanization in a city without an own Worker still scores the lower number. */
  readonly lowerWithoutWorker: boolean;
  /** V6: Bread that Royal Support gives. */
  readonly supportBread: number;
  /** V7: a Favor taken by the Guild Master lies face up. */
  readonly takenFavorUp: boolean;
  /** V8: Prestige Points of the Capitania with three or more Workers. */
  readonly capitaniaPoints: number;
  /** V9: Prestige Points of a Scout who brings a Worker into a city. */
  readonly scoutCityPoints: number;
  /** V10: bought Wood is paid at once, or as a debt at the end of the turn. */
  readonly woodPaidAtOnce: boolean;
  /** V11: King's Rewards lie open before the first city Worker is placed. */
  readonly rewardsBeforeWorkers: boolean;
}

const SECOND: RuleSet = {
  startingPirates: 6,
  diceBeforeWorkers: true,
  placesInOneTurn: true,
  realsAtBottom: 1,
  lowerWithoutWorker: false,
  supportBread: 2,
  takenFavorUp: true,
  capitaniaPoints: 3,
  scoutCityPoints: 1,
  woodPaidAtOnce: true,
  rewardsBeforeWorkers: true,
};

/** The first edition in German; the Italian and the Hungarian booklet differ a little from it. */
const FIRST: RuleSet = {
  ...SECOND,
  startingPirates: 0,
  diceBeforeWorkers: false,
  placesInOneTurn: false,
  lowerWithoutWorker: true,
  woodPaidAtOnce: false,
  rewardsBeforeWorkers: false,
};

const BY_NAME: Readonly<Record<RuleSetName, RuleSet>> = {
  '2nd': SECOND,
  '1st-de': FIRST,
  '1st-it': { ...FIRST, supportBread: 3, takenFavorUp: false },
  '1st-hu': { ...FIRST, realsAtBottom: 3, lowerWithoutWorker: false, capitaniaPoints: 2, scoutCityPoints: 3 },
};

/** By the index in RULE_SETS. */
export const RULE_SET_ROWS = RULE_SETS.map((name) => BY_NAME[name]);
