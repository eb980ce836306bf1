/** Readers and short cuts for tests of phases C to E, Favors, rewards and the final count. */
import { at, isChance, legalMoves, outcomes, type Seat, type State, seatsOf } from '@caravel/core';
import { BUILDINGS, type BuildingName, FAVORS, type FavorName, GOODS, type RequestName, type RewardName } from '../board/names.ts';
import { madeira } from '../index.ts';
import * as on from '../state/layout.ts';
import { HOME_PLACE, PLACE_NAMES, SLOT_NAMES, SLOTS } from '../state/places.ts';
import { workersAt } from '../state/state.ts';
import { STEPS, type StepName } from '../state/steps.ts';
import { RULE_SETS, type RuleSetName } from '../tables/rule-sets.ts';
import { type PositionWords, play, position, type SeatWords } from './position.ts';

export const FIRST_EDITION = ['1st-de', '1st-it', '1st-hu'] as const;

/** What `found` gives under each of the four booklets. */
export const bySet = <T>(found: (rules: RuleSetName) => T): T[] => RULE_SETS.map(found);

const seatsAt = (s: State): Seat[] => Array.from({ length: on.players(s) }, (_, seat) => seat);
const bySeat =
  (cell: (s: State, seat: Seat) => number) =>
  (s: State): number[] =>
    seatsAt(s).map((seat) => cell(s, seat));

export const pointsOf = bySeat(on.points);
export const piratesOf = bySeat(on.pirates);
export const realsOf = bySeat(on.reals);
export const breadOf = bySeat(on.bread);
export const woodOf = bySeat(on.wood);
export const scoresOf = bySeat(madeira.score);

/** Wheat, Sugar, Wine at home. */
export const goodsOf = (s: State, seat: Seat): number[] => GOODS.map((_, good) => on.goods(s, seat, good));

/** Where a player's Workers on the board are, one entry a Worker. */
export const workersOf = (s: State, seat: Seat): string[] =>
  PLACE_NAMES.slice(0, HOME_PLACE).flatMap((name, place) => new Array<string>(workersAt(s, seat, place)).fill(name));

export const shipsOf = (s: State, seat: Seat): string[] => SLOT_NAMES.slice(0, SLOTS).filter((_, slot) => on.slotShip(s, slot) === seat);

export const markersOf = (s: State, seat: Seat): BuildingName[] =>
  BUILDINGS.flatMap((name, building) => new Array<BuildingName>(on.markersOn(s, building, seat)).fill(name));

export const faceUp = (s: State, seat: Seat): FavorName[] =>
  FAVORS.filter((_, favor) => on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 1);

export const stepOf = (s: State): StepName => at(STEPS, on.step(s));
export const buildingNow = (s: State): BuildingName | undefined => BUILDINGS[on.building(s)];
export const waitingFor = (s: State): Seat[] => seatsOf(madeira.turn(s));

/** Likelihoods of what chance can do now, by the text of the outcome. */
export const likelihoods = (s: State): Record<string, number> =>
  Object.fromEntries(outcomes(madeira, s).map(({ move, weight }) => [madeira.moves.text(move), weight]));

/** The first outcome of every roll and draw, until somebody has to choose. */
export const throughChance = (s: State): State => {
  let now = s;
  while (isChance(madeira, now)) now = play(now, `* ${madeira.moves.text(outcomes(madeira, now)[0]?.move as number)}`);
  return now;
};

/** Everybody declines what is left of the windmill. */
export const throughLastChance = (s: State): State => {
  let now = s;
  while (stepOf(now).startsWith('last windmill')) now = play(now, 'done');
  return now;
};

interface Roll {
  /** The guild dice as they fall at the building; none if not said. */
  readonly dice?: readonly number[];
  readonly pirateDie?: number;
}

/** Phase C at one building, its dice rolled; every seat that is described has a marker there unless its words place markers. */
export const atBuilding = (building: BuildingName, seats: readonly SeatWords[], words: PositionWords & Roll = {}): State => {
  const { dice = [], pirateDie, ...table } = words;
  const s = position({
    ...table,
    phase: 'C',
    seats: seats.map((seat) => ({ markers: [building], ...seat })),
    guildDiceOn: { ...table.guildDiceOn, [building]: dice.length },
    pirateDieOn: pirateDie === undefined ? [] : [building],
  });
  const rolls = dice.length > 0 ? [`* roll ${[...dice].sort().join('-')}`] : [];
  return play(s, ...rolls, ...(pirateDie === undefined ? [] : [`* roll pirates ${pirateDie}`]));
};

/** Dice that make every building free. */
export const FREE = { dice: [3, 3, 3, 3] } as const;

/** Phase B, where seat 0 passes to slot IV and lands a Ship in the Açores to take `reward`. */
export const rewarded = (reward: RewardName, seat: SeatWords, words: PositionWords = {}): State => {
  const [other]: RewardName[] = reward === 'medal' ? ['island'] : ['medal'];
  const s = position({
    ...words,
    rewards: { acores: [reward, other as RewardName] },
    seats: [{ wood: 1, ...seat, goods: { wine: 1, ...seat.goods } }, ...(words.seats ?? []).slice(1)],
  });
  return play(s, 'pass IV ship', 'ship home', 'sail acores-1', `reward ${reward}`);
};

const nothingToScore = (round: number): RequestName[] => new Array<RequestName>(round === 1 ? 2 : 3).fill('wealth');

/** Phase E of a scoring round; who is not given requests has some that bring nothing and ask nothing. */
export const crown = (round: 1 | 3 | 5, seats: readonly SeatWords[], words: PositionWords = {}): State => {
  const players = words.players ?? Math.max(2, seats.length);
  const all = Array.from({ length: players }, (_, seat) => ({ requests: nothingToScore(round), ...seats[seat] }));
  return position({ ...words, players, round, phase: 'E', seats: all });
};

/** A whole game by a sequence of pseudo-random choices that `seed` starts. */
export const randomGame = (start: State, seed: number, watch: (s: State) => void): State => {
  let dice = seed;
  const below = (limit: number): number => {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    return Math.floor((dice / 2 ** 32) * limit);
  };
  const s = start.slice();
  while (madeira.turn(s) !== 0) {
    const chance = isChance(madeira, s);
    const seat = chance ? -1 : at(waitingFor(s), below(waitingFor(s).length));
    const moves = chance ? outcomes(madeira, s).map(({ move }) => move) : legalMoves(madeira, s, seat);
    madeira.apply(s, seat, at(moves, below(moves.length)));
    watch(s);
  }
  return s;
};
