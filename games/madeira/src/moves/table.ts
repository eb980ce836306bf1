/** Every move of the game, once; docs/notation/madeira.md is the grammar. Legal lists ascend in this order. */
import { MoveTable } from '@caravel/core';
import { BUILDINGS, CHARACTERS, CITIES, FAVORS, GOODS, GUILDS, REQUESTS, REWARDS } from '../board/names.ts';
import { FIRST_SPOT, MARKET_SLOTS, PLACE_NAMES, SLOT_NAMES, SLOTS, SPOTS } from '../state/places.ts';
import { MAX_PLAYERS, SHIPS, WORKERS } from '../tables/pieces.ts';

export const moves = new MoveTable();

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

// A
export const ROW = moves.group(Array.from({ length: MAX_PLAYERS }, (_, row) => `row ${row + 1}`));
export const TAKE_REQUEST = moves.group(REQUESTS.map((kind) => `request ${kind}`));
export const TURN_GUILD = moves.group(GUILDS.map((guild) => `guild ${guild}`));

// B
export const USE_FAVOR = moves.group(FAVORS.map((favor) => `use ${favor}`));
/** The characters, and the one printed on the empty building. */
const FIGURES = [...CHARACTERS, 'special'] as const;
const dice = (kind: string): string[] => [1, 2, 3].flatMap((value) => FIGURES.map((figure) => `${kind} ${value} ${figure}`));
export const PLACE_DIE = moves.group(dice('die'));
export const PLACE_PIRATE = moves.group(dice('pirate'));
/** B6: each slot's Reals, and what II, III and IV offer instead. */
export const PASS_REALS = moves.group(['I', 'II', 'III', 'IV'].map((slot) => `pass ${slot} reals`));
export const PASS_CITY = moves.one('pass II city');
export const PASS_WATCH = moves.one('pass III watch');
export const PASS_SHIP = moves.one('pass IV ship');
export const ACT = moves.one('act');
export const HARVEST = moves.one('harvest');
export const NO_ACTION = moves.one('no action');

// Parts of an action
export const WORKER_FROM = moves.group(PLACE_NAMES.map((place) => `worker ${place}`));
export const CITIZEN_FROM = moves.group(PLACE_NAMES.slice(FIRST_SPOT, FIRST_SPOT + SPOTS).map((spot) => `citizen ${spot}`));
export const TO = moves.group(PLACE_NAMES.map((place) => `to ${place}`));
export const SHIP_FROM = moves.group(SLOT_NAMES.map((slot) => `ship ${slot}`));
export const SAIL = moves.group(SLOT_NAMES.slice(0, SLOTS).map((slot) => `sail ${slot}`));
/** RU15: the larger quantity of a 2-heads slot. */
export const SAIL_MORE = moves.group(SLOT_NAMES.slice(0, MARKET_SLOTS).map((slot) => `sail ${slot} more`));
const woodSources = PLACE_NAMES.slice(0, FIRST_SPOT);
export const BUY = moves.group(woodSources.map((place) => `buy wood ${place}`));
export const GET = moves.group(woodSources.map((place) => `get wood ${place}`));
export const TAKE_FAVOR = moves.group(FAVORS.map((favor) => `favor ${favor}`));
export const HARVEST_AGAIN = moves.group(PLACE_NAMES.slice(0, FIRST_SPOT - 1).map((field) => `again ${field}`));
export const CHOOSE_REWARD = moves.group(REWARDS.map((reward) => `reward ${reward}`));
export const NO_REWARD = moves.one('no reward');
export const SUPPORT_PIRATES = moves.one('support pirates');
export const SUPPORT_FOOD = moves.one('support bread');
export const TURN_UP = moves.group(FAVORS.map((favor) => `turn up ${favor}`));
export const LADY_BUILDING = moves.group(BUILDINGS.map((building) => `lady ${building}`));
export const MOVE_MARKER = moves.group(BUILDINGS.flatMap((from) => BUILDINGS.map((to) => `marker ${from} ${to}`)));

// C
export const PAY = moves.one('pay');
export const TAKE_PIRATES = moves.one('pirates');

// D
export const HONORED = moves.one('honor');
export const UPKEEP_WOOD = moves.group(upTo(SHIPS).map((n) => `upkeep ${n}`));
export const FEED = moves.group(upTo(WORKERS).map((n) => `feed ${n}`));

// E
export const LEAVE_REQUEST = moves.group(REQUESTS.map((kind) => `leave ${kind}`));
export const DONATE = moves.group(upTo(15).map((n) => `donate ${n}`));
export const NAME_CITY = moves.group(CITIES.map((city) => `city ${city}`));

export const DONE = moves.one('done');

// The windmill, open to everyone
export const MILL_UP = moves.one('windmill up');
export const MILL_BREAD = moves.one('windmill down bread');
export const MILL_REALS = moves.one('windmill down reals');
/** W1: two goods for one, by the pair given and the good taken. */
export const PAIRS = GOODS.flatMap((_, a) => GOODS.map((__, b) => [a, b] as const)).filter(([a, b]) => a <= b);
export const EXCHANGE = moves.group(PAIRS.flatMap(([a, b]) => GOODS.map((good) => `exchange ${GOODS[a]} ${GOODS[b]} for ${good}`)));

// Chance
/** Every handful of one to four dice, sorted. */
const handfuls = (most: number): number[][] => {
  const all: number[][] = [];
  const grow = (hand: readonly number[]): void => {
    if (hand.length > 0) all.push([...hand]);
    if (hand.length < most) for (let value = hand.at(-1) ?? 1; value <= 3; value++) grow([...hand, value]);
  };
  grow([]);
  return all.sort((a, b) => a.length - b.length);
};
export const HANDFULS = handfuls(MAX_PLAYERS);
export const ROLL = moves.group(HANDFULS.map((hand) => `roll ${hand.join('-')}`));
export const PIRATES_ROLL = moves.group(HANDFULS.filter((hand) => hand.length <= 3).map((hand) => `roll pirates ${hand.join('-')}`));
export const DRAW_CROWNS = moves.group([1, 2, 3, 4].map((crowns) => `crowns ${crowns}`));
export const DRAW_REQUEST = moves.group(REQUESTS.map((kind) => `lay request ${kind}`));
export const DRAW_REWARD = moves.group(REWARDS.map((reward) => `lay reward ${reward}`));
export const DRAW_FAVOR = moves.group(FAVORS.map((favor) => `lay favor ${favor}`));
export const DRAW_CHARACTER = moves.group(CHARACTERS.map((character) => `lay ${character}`));

/** Players' moves come first in the table, chance's last. */
export const CHANCE_FIRST = ROLL.first;
