/** Requests in hand and the round: what each round has in hands and rows must fit, or the rows would run out before the game does. */
import { at, type Seat, type State } from '@caravel/core';
import { CONVERSION_ROUNDS, convertFields, NOBODY, names, on, ROUNDS } from '@caravel/madeira/positions';
import { firstIndex } from './first-index.ts';

const { BUILDINGS, GOODS, REQUESTS } = names;

/** E1: how many Requests everyone has in phase B of each round. */
const IN_HAND = [2, 2, 3, 2, 3] as const;
/** E3, E4: the rounds that end with Fields changing, for good. */
const CHANGING = Object.values(CONVERSION_ROUNDS);

/** E3, E4: whether a Field of this Good may still turn into another. */
export const stillTurns = (s: State, good: number): boolean => {
  const name = GOODS[good];
  const round = name && CONVERSION_ROUNDS[name];
  return round !== undefined && on.round(s) <= round;
};

export const handSize = (round: number): number => at(IN_HAND, round - 1);

const listed = (count: (kind: number) => number): readonly number[] =>
  REQUESTS.flatMap((_, kind) => Array.from({ length: Math.max(0, count(kind)) }, () => kind));

export const handOf = (s: State, seat: Seat): readonly number[] => listed((kind) => on.requests(s, seat, kind));

export const requestsIn = (s: State, row: number): readonly number[] => listed((kind) => on.rowRequests(s, row, kind));

/** From what was left in the box, or from a row, which gets the other one for it. */
const exchange = (s: State, wanted: number, given: number, ownRow = NOBODY): void => {
  const hasIt = (i: number): boolean => i !== ownRow && on.rowRequests(s, i, wanted) > 0;
  const row = on.requestBag(s, wanted) > 0 ? undefined : firstIndex(on.players(s), hasIt);
  const move = (kind: number, by: 1 | -1): void =>
    row === undefined ? on.requestBag.add(s, kind, by) : on.rowRequests.add(s, row, kind, by);
  move(wanted, -1);
  move(given, 1);
};

/** One Request of a hand for another. */
export const setRequest = (s: State, seat: Seat, given: number, wanted: number): void => {
  if (given === wanted) return;
  exchange(s, wanted, given);
  on.requests.add(s, seat, given, -1);
  on.requests.add(s, seat, wanted, 1);
};

export const setRowRequest = (s: State, row: number, given: number, wanted: number): void => {
  if (given === wanted) return;
  exchange(s, wanted, given, row);
  on.rowRequests.add(s, row, given, -1);
  on.rowRequests.add(s, row, wanted, 1);
};

/** S14: a row loses a Request every round; here it goes back to the box. */
const shortenRows = (s: State): void => {
  for (let row = 0; row < on.players(s); row++) {
    const kind = firstIndex(REQUESTS.length, (i) => on.rowRequests(s, row, i) > 0);
    if (kind === undefined) continue;
    on.rowRequests.add(s, row, kind, -1);
    on.requestBag.add(s, kind, 1);
  }
};

const lengthenRows = (s: State): void => {
  for (let row = 0; row < on.players(s); row++) {
    const kind = firstIndex(REQUESTS.length, (i) => on.requestBag(s, i) > 0) ?? 0;
    on.rowRequests.add(s, row, kind, 1);
    on.requestBag.add(s, kind, -1);
  }
};

const fitHand = (s: State, seat: Seat): void => {
  for (let more = handSize(on.round(s)) - handOf(s, seat).length; more !== 0; more -= Math.sign(more)) {
    const kind = more > 0 ? (firstIndex(REQUESTS.length, (i) => on.requestBag(s, i) > 0) ?? 0) : at(handOf(s, seat), 0);
    on.requests.add(s, seat, kind, Math.sign(more));
    on.requestBag.add(s, kind, -Math.sign(more));
  }
};

/** S10: another building is empty; its character goes to the one that was, with all dice and markers staying where they are. */
const moveCharacter = (s: State, from: number, to: number): void => {
  const emptyIn = (round: number): number => firstIndex(BUILDINGS.length, (i) => on.emptyInRound(s, i) === round) ?? 0;
  const character = on.characterOn(s, emptyIn(to));
  on.characterOn.set(s, emptyIn(to), NOBODY);
  on.characterOn.set(s, emptyIn(from), character);
};

const stepRound = (s: State, by: number): void => {
  const from = on.round(s);
  if (by > 0 && CHANGING.includes(from)) convertFields(s);
  on.round.set(s, from + by);
  moveCharacter(s, from, from + by);
  if (by > 0) shortenRows(s);
  else lengthenRows(s);
  for (let seat = 0; seat < on.players(s); seat++) fitHand(s, seat);
};

/** Fields that have changed do not change back (E5), so no earlier round than the one after is offered. */
export const roundsFrom = (s: State): readonly number[] => {
  const earliest = 1 + Math.max(0, ...CHANGING.filter((round) => round < on.round(s)));
  return Array.from({ length: ROUNDS - earliest + 1 }, (_, i) => earliest + i);
};

export const setRound = (s: State, round: number): void => {
  while (on.round(s) !== round) stepRound(s, Math.sign(round - on.round(s)));
};
