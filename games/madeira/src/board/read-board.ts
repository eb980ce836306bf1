/** Reads a board from JSON: first what the schema says, then what a schema cannot say. */
import { at, fail, type Option, type OptionValue, ok, type Problem, type Result } from '@caravel/core';
import {
  type Board,
  type Colony,
  type Field,
  type Heads,
  isOpen,
  type Market,
  type MarketSlot,
  PLAYER_COUNTS,
  type PlayerCount,
} from './board.ts';
import { DEFAULT_BOARD } from './default-board.ts';
import { COLONIES, FAVORS, GOODS, GUILDS, REQUESTS } from './names.ts';
import { BOARD_SCHEMA } from './schema.ts';
import { firstOf, validate } from './validate.ts';

type Found = Problem | undefined;

const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

const firstRepeat = (items: readonly unknown[]): number => items.findIndex((item, i) => items.indexOf(item) < i);

/** A further Wood never pays money back (DW3). */
const woodPricesProblem = ({ woodPrices }: Board): Found => {
  const i = woodPrices.findIndex((price, k) => k > 0 && price < at(woodPrices, k - 1));
  return i < 0 ? undefined : { message: `must not be less than ${woodPrices[i - 1]}, the price before it`, field: `woodPrices[${i}]` };
};

/** In every round exactly one building is empty (S10). */
const buildingsProblem = ({ buildings }: Board): Found => {
  const places = Object.entries(buildings);
  const i = firstRepeat(places.map(([, { emptyInRound }]) => emptyInRound));
  const repeat = places[i];
  if (!repeat) return undefined;
  return { message: `round ${repeat[1].emptyInRound} is another building's already`, field: `buildings.${repeat[0]}.emptyInRound` };
};

const citiesProblem = ({ cities }: Board): Found => {
  const wrong = Object.entries(cities).find(([, { higher, lower }]) => lower > higher);
  if (!wrong) return undefined;
  return { message: `must not be more than the higher number, ${wrong[1].higher}`, field: `cities.${wrong[0]}.lower` };
};

const windmillProblem = ({ windmill: { levels, start } }: Board): Found => {
  const i = levels.findIndex((level, k) => k > 0 && level <= at(levels, k - 1));
  if (i >= 0) return { message: `must be more than ${levels[i - 1]}, the level before it`, field: `windmill.levels[${i}]` };
  return levels.includes(start) ? undefined : { message: `${start} is none of the levels ${levels.join(', ')}`, field: 'windmill.start' };
};

const BECOMES = { wheat: 'sugar', sugar: 'wine', wine: undefined } as const;

/** Wheat turns into Sugar, Sugar into Wine (E3, E4). */
const fieldProblem = ({ good, becomes }: Field, path: string): Found =>
  becomes === undefined || becomes === BECOMES[good]
    ? undefined
    : { message: `${good} never becomes ${becomes}`, field: `${path}.becomes` };

const fieldsProblem = ({ fields }: Board): Found =>
  firstOf(Object.entries(fields).flatMap(([region, row]) => row.map((field, i) => () => fieldProblem(field, `fields.${region}[${i}]`))));

/** Slots of the markets (BD5). */
const MARKET_SIZES = { wheat: { 2: 3, 3: 4, 4: 4 }, sugar: { 2: 4, 3: 5, 4: 5 }, wine: { 2: 3, 3: 4, 4: 4 } } as const;

const openSlots = (slots: readonly { heads?: Heads }[], players: PlayerCount): number =>
  count(slots, ({ heads }) => isOpen(heads, players));

const marketSizeProblem = ({ slots }: Market, sizes: Readonly<Record<PlayerCount, number>>, path: string): Found => {
  const players = PLAYER_COUNTS.find((n) => openSlots(slots, n) !== sizes[n]);
  if (players === undefined) return undefined;
  return { message: `must have ${sizes[players]} slots for ${players} players, not ${openSlots(slots, players)}`, field: path };
};

/** All five slots of a colony are for 4 players; how many are for fewer no booklet says clearly, but Ships can land with any number of players (BD5). */
const colonySizeProblem = ({ slots }: Colony, path: string): Found =>
  openSlots(slots, 2) > 0 ? undefined : { message: 'must have a slot for 2 players', field: path };

/** The slot with 2 heads offers two different quantities, the others one (BD5, RU15). */
const marketSlotProblem = (slot: MarketSlot, path: string): Found => {
  const or = 'or' in slot ? slot.or : undefined;
  if (slot.heads !== '2') return or && { message: 'only a slot with 2 heads offers another quantity', field: `${path}.or` };
  if (!or) return { message: 'is missing: a slot with 2 heads offers another quantity', field: `${path}.or` };
  return or.goods === slot.goods ? { message: 'must differ from the other quantity', field: `${path}.or.goods` } : undefined;
};

const marketsProblem = ({ markets }: Board): Found =>
  firstOf(
    GOODS.flatMap((good) => {
      const path = `markets.${good}.slots`;
      const { slots } = markets[good];
      return [
        ...slots.map((slot, i) => () => marketSlotProblem(slot, `${path}[${i}]`)),
        () => marketSizeProblem(markets[good], MARKET_SIZES[good], path),
      ];
    }),
  );

const coloniesProblem = ({ colonies }: Board): Found =>
  firstOf(COLONIES.map((name) => () => colonySizeProblem(colonies[name], `colonies.${name}.slots`)));

/** 12 favors, 3 of each guild (S7). */
const guildsProblem = ({ guilds }: Board): Found => {
  const members = (guild: string): number => count(FAVORS, (favor) => guilds[favor] === guild);
  const wrong = GUILDS.find((guild) => members(guild) !== 3);
  return wrong && { message: `${wrong} must have 3 favors, not ${members(wrong)}`, field: 'guilds' };
};

/** A row offers different guilds, and every guild can be had (A5). */
const guildRowsProblem = ({ guildRows }: Board, players: PlayerCount): Found => {
  const rows = guildRows[players];
  const double = rows.findIndex((row) => firstRepeat(row) >= 0);
  if (double >= 0) return { message: `${rows[double]?.[0]} is there twice`, field: `guildRows.${players}[${double}]` };
  const absent = GUILDS.find((guild) => !rows.flat().includes(guild));
  return absent && { message: `no row has the guild ${absent}`, field: `guildRows.${players}` };
};

/** Eight rewards, each once (S6). */
const rewardsProblem = ({ rewards: { A, B } }: Board): Found => {
  const all = [...A, ...B];
  const i = firstRepeat(all);
  if (i < 0) return undefined;
  return { message: `${all[i]} is there twice`, field: i < A.length ? `rewards.A[${i}]` : `rewards.B[${i - A.length}]` };
};

/** Five for each row, and as many rows as players (S5). */
const REQUEST_TILES = { 2: 10, 3: 5, 4: 5 } as const;

const requestsProblem = ({ requests }: Board, heads: PlayerCount): Found => {
  const tiles = REQUESTS.reduce((sum, kind) => sum + requests[kind][heads], 0);
  if (tiles === REQUEST_TILES[heads]) return undefined;
  return { message: `must have ${REQUEST_TILES[heads]} tiles with ${heads} heads, not ${tiles}`, field: 'requests' };
};

const crossProblem = (board: Board): Found =>
  firstOf([
    ...[woodPricesProblem, buildingsProblem, citiesProblem, windmillProblem, fieldsProblem, marketsProblem].map((of) => () => of(board)),
    ...[coloniesProblem, guildsProblem, rewardsProblem].map((of) => () => of(board)),
    ...PLAYER_COUNTS.flatMap((players) => [() => guildRowsProblem(board, players), () => requestsProblem(board, players)]),
  ]);

export const readBoard = (value: unknown): Result<Board> => {
  const shaped = validate(BOARD_SCHEMA, value);
  if (!shaped.ok) return shaped;
  const board = shaped.value as Board;
  const { message, ...at } = crossProblem(board) ?? { message: undefined };
  return message === undefined ? ok(board) : fail(message, at);
};

/** The board a table plays on; the word is kept, so that headers stay short. */
export const boardOption: Option = {
  about: "The board: 'default', or one of your own as JSON.",
  default: 'default',
  read: (value) => (value === 'default' ? ok(value) : (readBoard(value) as Result<OptionValue>)),
};

/** The board behind the option's value. */
export const boardOf = (value: OptionValue): Board => (value === 'default' ? DEFAULT_BOARD : (value as unknown as Board));
