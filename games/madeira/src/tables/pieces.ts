/** S1, S2, S3: what the box holds for each player, and what does not change with the board. */
import { manifest } from '../manifest.ts';

export const MAX_PLAYERS = manifest.seats.max;
export const WORKERS = 12;
export const SHIPS = 6;
export const ACTION_MARKERS = 3;
/** B6: slots I to IV of the Passing Column. */
export const PASSING_SLOTS = 4;
export const ROUNDS = 5;
export const DICE_PER_ROW = 3;
export const PIRATE_DICE = 3;
/** The numbers a die can show (S1). */
export const PIPS = [1, 2, 3] as const;
export type DieValue = (typeof PIPS)[number];
export const DIE_VALUES = PIPS.length;
export const REQUESTS_PER_ROW = 5;

/** S3: at home at the start, besides the Pirates of V1; S4: Reals more by start position. */
export const HOME = { goods: 1, wood: 1, bread: 4, reals: 5 } as const;
export const EXTRA_REALS = [2, 3, 4, 5] as const;

/** RU8: Wood bought in a turn at most, for the table of prices ends here. */
export const MOST_WOOD_BOUGHT = 6;

/** R5: Reals that Wealth takes at most. */
export const MOST_DONATED = 15;

/** S11 */
export const FIRST_WATCH = 2;

/** C6, RU25: Pirates that leave with a Worker who joins the City Watch. */
export const WATCH_PIRATES = 3;
