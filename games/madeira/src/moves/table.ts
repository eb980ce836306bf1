/** Every move of the game, once; docs/notation/madeira.md is the grammar. Legal lists ascend in this order. */
import { at, defineMoves, every, rows, type StructOf } from '@caravel/core';
import { CROWNS } from '../board/board.ts';
import { BUILDINGS, CHARACTERS, CITIES, FAVORS, FIGURES, GOODS, GUILDS, PASSING_NUMERALS, REQUESTS, REWARDS } from '../board/names.ts';
import { FIELD_NAMES, LANDING_SLOT_NAMES, MARKET_SLOT_NAMES, PLACE_NAMES, SLOT_NAMES, SPOT_NAMES } from '../state/places.ts';
import { type DieValue, MAX_PLAYERS, MOST_DONATED, PIPS, SHIPS, WORKERS } from '../tables/pieces.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** DW2, GW1: where Wood can be had. */
const WOOD_SOURCES = [...FIELD_NAMES, 'forest'] as const;

/** W1: the pairs of goods that can be given, by their indices. */
export const PAIRS = GOODS.flatMap((_, a) => GOODS.map((__, b) => [a, b] as const)).filter(([a, b]) => a <= b);
const exchanges = PAIRS.flatMap(([a, b]) => GOODS.map((taken) => ({ first: at(GOODS, a), second: at(GOODS, b), taken })));

/** Every handful of one to four dice, sorted. */
const handfuls = (most: number): DieValue[][] => {
  const all: DieValue[][] = [];
  const grow = (hand: readonly DieValue[]): void => {
    if (hand.length > 0) all.push([...hand]);
    const lowest = hand.at(-1) ?? 1;
    if (hand.length < most) for (const value of PIPS) if (value >= lowest) grow([...hand, value]);
  };
  grow([]);
  return all.sort((a, b) => a.length - b.length);
};
export const HANDFULS = handfuls(MAX_PLAYERS);
const rolls = HANDFULS.map((dice) => ({ dice }));

const { moves, groups } = defineMoves({
  // A
  row: { row: [1, 2, 3, 4] },
  request: { request: REQUESTS },
  guild: { guild: GUILDS },

  // B
  use: { favor: FAVORS },
  die: { value: PIPS, figure: FIGURES },
  pirate: { value: PIPS, figure: FIGURES },
  // B6: each slot's Reals, and what II, III and IV offer instead.
  'pass reals': rows(every({ slot: PASSING_NUMERALS }), ({ slot }) => `pass ${slot} reals`),
  'pass city': rows(every({ slot: ['II'] }), ({ slot }) => `pass ${slot} city`),
  'pass watch': rows(every({ slot: ['III'] }), ({ slot }) => `pass ${slot} watch`),
  'pass ship': rows(every({ slot: ['IV'] }), ({ slot }) => `pass ${slot} ship`),
  act: {},
  harvest: {},
  'no action': {},

  // Parts of an action
  worker: { from: PLACE_NAMES },
  citizen: { from: SPOT_NAMES },
  to: { place: PLACE_NAMES },
  ship: { from: SLOT_NAMES },
  sail: { slot: [...MARKET_SLOT_NAMES, ...LANDING_SLOT_NAMES] },
  // RU15: the larger quantity of a 2-heads slot.
  'sail more': rows(every({ slot: MARKET_SLOT_NAMES }), ({ slot }) => `sail ${slot} more`),
  'buy wood': { place: WOOD_SOURCES },
  'get wood': { place: WOOD_SOURCES },
  favor: { favor: FAVORS },
  again: { field: FIELD_NAMES },
  reward: { reward: REWARDS },
  'no reward': {},
  'support pirates': {},
  'support bread': {},
  'turn up': { favor: FAVORS },
  lady: { building: BUILDINGS },
  marker: { from: BUILDINGS, to: BUILDINGS },

  // C
  pay: {},
  pirates: {},

  // D
  honor: {},
  upkeep: { wood: upTo(SHIPS) },
  feed: { bread: upTo(WORKERS) },

  // E
  leave: { request: REQUESTS },
  donate: { reals: upTo(MOST_DONATED) },
  city: { city: CITIES },

  done: {},

  // The windmill, open to everyone
  'windmill up': {},
  'windmill down bread': {},
  'windmill down reals': {},
  exchange: rows(exchanges, ({ first, second, taken }) => `exchange ${first} ${second} for ${taken}`),

  // Chance
  roll: rows(rolls, ({ dice }) => `roll ${dice.join('-')}`),
  'roll pirates': rows(
    rolls.filter(({ dice }) => dice.length <= 3),
    ({ dice }) => `roll pirates ${dice.join('-')}`,
  ),
  crowns: { crowns: CROWNS },
  'lay request': { request: REQUESTS },
  'lay reward': { reward: REWARDS },
  'lay favor': { favor: FAVORS },
  'lay character': rows(every({ character: CHARACTERS }), ({ character }) => `lay ${character}`),
});

export { moves };

/** A move in words and types: `{ kind: 'marker', from: 'moinho', to: 'casa' }`. */
export type MadeiraMove = StructOf<typeof moves>;

export const ROW = groups.row;
export const TAKE_REQUEST = groups.request;
export const TURN_GUILD = groups.guild;
export const USE_FAVOR = groups.use;
export const PLACE_DIE = groups.die;
export const PLACE_PIRATE = groups.pirate;
export const PASS_REALS = groups['pass reals'];
export const PASS_CITY = groups['pass city'].first;
export const PASS_WATCH = groups['pass watch'].first;
export const PASS_SHIP = groups['pass ship'].first;
export const ACT = groups.act.first;
export const HARVEST = groups.harvest.first;
export const NO_ACTION = groups['no action'].first;
export const WORKER_FROM = groups.worker;
export const CITIZEN_FROM = groups.citizen;
export const TO = groups.to;
export const SHIP_FROM = groups.ship;
export const SAIL = groups.sail;
export const SAIL_MORE = groups['sail more'];
export const BUY = groups['buy wood'];
export const GET = groups['get wood'];
export const TAKE_FAVOR = groups.favor;
export const HARVEST_AGAIN = groups.again;
export const CHOOSE_REWARD = groups.reward;
export const NO_REWARD = groups['no reward'].first;
export const SUPPORT_PIRATES = groups['support pirates'].first;
export const SUPPORT_FOOD = groups['support bread'].first;
export const TURN_UP = groups['turn up'];
export const LADY_BUILDING = groups.lady;
export const MOVE_MARKER = groups.marker;
export const PAY = groups.pay.first;
export const TAKE_PIRATES = groups.pirates.first;
export const HONORED = groups.honor.first;
export const UPKEEP_WOOD = groups.upkeep;
export const FEED = groups.feed;
export const LEAVE_REQUEST = groups.leave;
export const DONATE = groups.donate;
export const NAME_CITY = groups.city;
export const DONE = groups.done.first;
export const MILL_UP = groups['windmill up'].first;
export const MILL_BREAD = groups['windmill down bread'].first;
export const MILL_REALS = groups['windmill down reals'].first;
export const EXCHANGE = groups.exchange;
export const ROLL = groups.roll;
export const PIRATES_ROLL = groups['roll pirates'];
export const DRAW_CROWNS = groups.crowns;
export const DRAW_REQUEST = groups['lay request'];
export const DRAW_REWARD = groups['lay reward'];
export const DRAW_FAVOR = groups['lay favor'];
export const DRAW_CHARACTER = groups['lay character'];

/** Players' moves come first in the table, chance's last. */
export const CHANCE_FIRST = ROLL.first;
