/** What can be touched on this board, and what explains itself. */
import {
  BUILDINGS,
  CITIES,
  COLONIES,
  FAVORS,
  GOODS,
  GUILDS,
  MARKET_SLOT_NAMES,
  MAX_PLAYERS,
  MOST_DONATED,
  PASSING_NUMERALS,
  PIPS,
  PLACE_NAMES,
  REGIONS,
  REQUESTS,
  REWARDS,
  SLOT_NAMES,
} from '@caravel/madeira';
import { defineTargets, type Parsed, type TargetOf } from '../../table/session/targets.ts';

const ROWS = [1, 2, 3, 4] as const;
const SEATS: readonly number[] = Array.from({ length: MAX_PLAYERS }, (_, seat) => seat);
/** Nobody is asked for more of anything than of Reals. */
const AMOUNTS: readonly number[] = Array.from({ length: MOST_DONATED + 1 }, (_, amount) => amount);

export const SUPPLIES = [...GOODS, 'wood', 'bread', 'reals', 'pirates', 'points'] as const;
export const PHASES_PLAYED = ['A', 'B', 'C', 'D', 'E'] as const;
export const ROUNDS = [1, 2, 3, 4, 5] as const;
export const DISTRICT_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

const KINDS = {
  row: [ROWS],
  request: [ROWS, REQUESTS],
  guild: [ROWS, GUILDS],
  /** The Passing Column as a whole: its slots are offered once it is touched. */
  passing: [],
  pass: [PASSING_NUMERALS, ['reals', 'city', 'watch', 'ship']],
  building: [BUILDINGS],
  character: [BUILDINGS],
  pay: [BUILDINGS],
  pirates: [BUILDINGS],
  region: [REGIONS],
  place: [PLACE_NAMES],
  city: [CITIES],
  district: [CITIES, DISTRICT_NUMBERS],
  slot: [SLOT_NAMES],
  /** RU15: the larger quantity of a slot. */
  more: [MARKET_SLOT_NAMES],
  reward: [COLONIES, REWARDS],
  favor: [FAVORS],
  die: [PIPS],
  'pirate-die': [PIPS],
  home: [SUPPLIES],
  'own-request': [REQUESTS],
  theirs: [SEATS, REQUESTS],
  /** A step up, or a step down for one of these. */
  mill: [['up', 'bread', 'reals']],
  exchange: [],
  pair: [GOODS, GOODS],
  take: [GOODS],
  amount: [AMOUNTS],
  done: [],
  windmill: [],
  /** What the end of the round will ask for. */
  forecast: [],
  phase: [PHASES_PLAYED],
  crown: [ROUNDS],
} as const;

export const { target, parseTarget } = defineTargets(KINDS);
export type Target = TargetOf<typeof target>;
export type ParsedTarget = Parsed<typeof KINDS>;

/** The dice one can take up, of whichever kind. */
export const DICE = PIPS.flatMap((value) => [
  { value, text: target.die(value) },
  { value, text: target['pirate-die'](value) },
]);

/** W1: the pairs of Goods the windmill takes. */
export const PAIRS = GOODS.flatMap((first, i) => GOODS.slice(i).map((second) => [first, second] as const));
