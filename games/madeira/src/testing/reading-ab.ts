/** What lies on the table, in the words of position.ts, and tables from the very first draw: for the tests of setup, A, B and the free moves. */
import { at, CHANCE, isChance, must, outcomes, readConfig, type Seat, type State, seatsOf } from '@caravel/core';
import {
  BUILDINGS,
  type BuildingName,
  CHARACTERS,
  CITIES,
  COLONIES,
  FAVORS,
  GOODS,
  GUILDS,
  REQUESTS,
  REWARDS,
  type RewardName,
} from '../board/names.ts';
import { madeira } from '../index.ts';
import * as on from '../state/layout.ts';
import { FIRST_SPOT, HOME_PLACE, isSpot, PLACE_NAMES, PLACES, SLOT_NAMES, SLOTS, UNBUILT_COLUMNS, WATCH } from '../state/places.ts';
import { CITIZEN, NOBODY, workersAt } from '../state/state.ts';
import { PHASES, STEPS } from '../state/steps.ts';
import { RULE_SETS } from '../tables/rule-sets.ts';
import { choices, options, type PositionWords, placeNamed, play, position } from './position.ts';

export const FIRST_EDITIONS = ['1st-de', '1st-it', '1st-hu'] as const;

/** The same reading under each of the four rule sets, in their order. */
export const inEverySet = <T>(read: (rules: string) => T): T[] => RULE_SETS.map(read);
export const withPlayers = <T>(read: (players: number) => T): T[] => [2, 3, 4].map(read);

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
export const bySeat = <T>(s: State, read: (seat: Seat) => T): T[] => range(on.players(s)).map(read);

/** The names with a number, without the zeros. */
const named = (entries: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(entries.filter(([, n]) => n !== 0));

export const goodsOf = (s: State, seat: Seat): Record<string, number> => named(GOODS.map((name, good) => [name, on.goods(s, seat, good)]));

/** Everything a player has at home that can be counted, without the zeros. */
export const homeOf = (s: State, seat: Seat): Record<string, number> => ({
  ...goodsOf(s, seat),
  ...named([
    ['wood', on.wood(s, seat)],
    ['bread', on.bread(s, seat)],
    ['reals', on.reals(s, seat)],
    ['pirates', on.pirates(s, seat)],
    ['points', on.points(s, seat)],
  ]),
});

/** Places of a player's Workers, one entry a Worker, without those at home. */
export const workersOf = (s: State, seat: Seat): string[] =>
  range(PLACES - 1).flatMap((place) => Array.from({ length: workersAt(s, seat, place) }, () => at(PLACE_NAMES, place)));

export const shipsOf = (s: State, seat: Seat): string[] =>
  range(SLOTS)
    .filter((slot) => on.slotShip(s, slot) === seat)
    .map((slot) => at(SLOT_NAMES, slot));

export const favorsOf = (s: State, seat: Seat): Record<string, string> =>
  Object.fromEntries(
    FAVORS.map((name, favor) => [name, favor] as const)
      .filter(([, favor]) => on.favorOwner(s, favor) === seat)
      .map(([name, favor]) => [name, on.favorUp(s, favor) === 1 ? 'up' : 'down']),
  );

export const requestsOf = (s: State, seat: Seat): Record<string, number> =>
  named(REQUESTS.map((name, i) => [name, on.requests(s, seat, i)]));
export const rowRequestsOf = (s: State, row: number): Record<string, number> =>
  named(REQUESTS.map((name, i) => [name, on.rowRequests(s, row - 1, i)]));
export const markersOf = (s: State, seat: Seat): Record<string, number> =>
  named(BUILDINGS.map((name, i) => [name, on.markersOn(s, i, seat)]));
export const diceOf = (s: State, seat: Seat): number[] => [1, 2, 3].flatMap((value) => Array(on.homeDice(s, seat, value - 1)).fill(value));
export const rowDiceOf = (s: State, row: number): number[] =>
  [1, 2, 3].flatMap((value) => Array(on.rowDice(s, row - 1, value - 1)).fill(value));
export const pirateDiceOf = (s: State): number[] => [1, 2, 3].flatMap((value) => Array(on.pirateDice(s, value - 1)).fill(value));

export const characterAt = (s: State, building: BuildingName): string | undefined =>
  CHARACTERS[on.characterOn(s, BUILDINGS.indexOf(building))];
export const guildDiceAt = (s: State, building: BuildingName): number => on.guildDiceOn(s, BUILDINGS.indexOf(building));
export const pirateDieAt = (s: State, building: BuildingName): number => on.pirateDieOn(s, BUILDINGS.indexOf(building));

export const woodOn = (s: State, field: string): number => on.fieldWood(s, placeNamed(field));
export const goodOf = (s: State, field: string): string => at(GOODS, on.fieldGood(s, placeNamed(field)));

/** The Favors on the four right districts of a city, `built` where there is none. */
export const districtsOf = (s: State, city: (typeof CITIES)[number]): string[] =>
  range(UNBUILT_COLUMNS).map((column) => FAVORS[on.districtFavor(s, CITIES.indexOf(city), column)] ?? 'built');

export const rewardsIn = (s: State, colony: (typeof COLONIES)[number]): (RewardName | undefined)[] =>
  [0, 1].map((i) => REWARDS[on.colonyReward(s, COLONIES.indexOf(colony), i)]);

export const citizensAt = (s: State): string[] =>
  range(PLACES)
    .filter((place) => isSpot(place) && on.spots(s, place - FIRST_SPOT) === CITIZEN)
    .map((place) => at(PLACE_NAMES, place));

export const guildsOfRow = (s: State, row: number): string[] =>
  [0, 1].map((i) => on.rowGuild(s, row - 1, i)).flatMap((guild) => (guild === NOBODY ? [] : [at(GUILDS, guild)]));

/** Who stands on slots I to IV, −1 for nobody. */
export const passingOf = (s: State): number[] => range(4).map((slot) => on.passSlot(s, slot));
export const watchOf = (s: State, seat: Seat): number => workersAt(s, seat, WATCH);
export const homeWorkersOf = (s: State, seat: Seat): number => workersAt(s, seat, HOME_PLACE);

export const stepOf = (s: State): string => at(STEPS, on.step(s));
export const phaseOf = (s: State): string => at(PHASES, on.phase(s));
/** The seats that have to choose; none while chance has the turn and after the end. */
export const waitingFor = (s: State): Seat[] => seatsOf(on.turn(s));

/** What chance may do now, with weights: `2x roll 1`. */
export const outcomesOf = (s: State): string[] => outcomes(madeira, s).map(({ move, weight }) => `${weight}x ${madeira.moves.text(move)}`);

/** A table before the first draw. */
export const freshTable = (players = 4, rules = '2nd'): State => madeira.setup(must(readConfig(madeira, { players, rules, options: {} })));

const firstOutcome = (s: State): string => madeira.moves.text(outcomes(madeira, s)[0]?.move as number);

/** The first outcome of every draw until `step`, or until a player is asked. */
export const dealt = (s: State, step?: string): State => {
  let now = s;
  while (isChance(madeira, now) && stepOf(now) !== step) now = play(now, `* ${firstOutcome(now)}`);
  return now;
};

/** The first move of everybody and the first outcome of every draw until `step`. */
export const playedTo = (s: State, step: string): State => {
  let now = s;
  while (stepOf(now) !== step) {
    if (isChance(madeira, now)) now = play(now, `* ${firstOutcome(now)}`);
    else now = play(now, `${waitingFor(now)[0]} ${choices(now, at(waitingFor(now), 0))[0]}`);
  }
  return now;
};

/** The kinds of steps from `s` to phase A's first row, with the seat that is asked, repeats left out: the order of setup. */
export const setupOrder = (s: State): string[] => {
  const order: string[] = [];
  let now = s;
  while (stepOf(now) !== 'row') {
    const chance = isChance(madeira, now);
    const seat = chance ? CHANCE : at(waitingFor(now), 0);
    const line = chance ? stepOf(now) : `${stepOf(now)} ${seat}`;
    if (order.at(-1) !== line) order.push(line);
    now = play(now, chance ? `* ${firstOutcome(now)}` : `${seat} ${options(now, seat)[0]}`);
  }
  return order;
};

/** A table in phase B where seat 0 has three dice of 3 and the words; what concerns the others comes in `rest`. */
export const turnOf0 = (seat: NonNullable<PositionWords['seats']>[number], rest: PositionWords = {}): State =>
  position({ ...rest, seats: [{ dice: [3, 3, 3], ...seat }, ...(rest.seats ?? [])] });

const isInTurn = (s: State, seat: Seat): boolean => waitingFor(s).includes(seat);

/**
 * Walks every sequence of moves, the windmill too where `everything` gives it, with which `seat` can end its turn; calls `look` in every
 * position on the way, each once.
 */
export const everyWay = (
  s: State,
  seat: Seat,
  look: (s: State) => void,
  everything: (s: State, seat: Seat) => string[] = choices,
): void => {
  const seen = new Set<string>();
  const walk = (now: State): void => {
    const key = now.join();
    if (seen.has(key)) return;
    seen.add(key);
    look(now);
    if (!isInTurn(now, seat)) return;
    for (const move of everything(now, seat)) walk(play(now, `${seat} ${move}`));
  };
  walk(s);
};

/** The lines that begin with a word: for long lists of options. */
export const startingWith = (lines: readonly string[], start: string): string[] => lines.filter((line) => line.startsWith(start));
