/** W1–W7, RU1: the windmill, open to every player in turn or out of it. */
import { CHANCE_TURN, type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { GOODS, type Good, WHEAT } from '../board/names.ts';
import { EXCHANGE, MILL_BREAD, MILL_REALS, MILL_UP, PAIRS } from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { ruleSet } from '../state/rule-set.ts';
import { millUp } from '../state/state.ts';
import { B, C, D, SHIP_TO, WORKER_TO } from '../state/steps.ts';

export const REALS_A_STEP = 3;

/** RU1: between any two steps, but never inside a choice already made: a piece in hand is put down first. */
const isMidMove = (s: State, seat: Seat): boolean => on.actor(s) === seat && (on.step(s) === WORKER_TO || on.step(s) === SHIP_TO);

/** W1, W2, W6: in B, C and D, never in A or E. */
export const isMillOpen = (s: State, seat: Seat): boolean =>
  on.phase(s) >= B && on.phase(s) <= D && on.turn(s) !== CHANCE_TURN && on.turn(s) !== 0 && !isMidMove(s, seat);

/** W4, W5: down only in B and C. */
const isMillOpenDown = (s: State, seat: Seat): boolean => isMillOpen(s, seat) && (on.phase(s) === B || on.phase(s) === C);

/** W2: two Wheat, one step up. W3: at the top 1 PP instead. */
const canGoUp = (s: State, seat: Seat): boolean => on.goods(s, seat, WHEAT) >= 2;

/** W4: a step down. W5: at the bottom 1 PP, if there is one to lose (RU30). */
const canGoDown = (s: State, seat: Seat): boolean => on.mill(s, seat) > 0 || on.points(s, seat) > 0;

/** W1: any two Goods. */
const canGive = (s: State, seat: Seat, a: Good, b: Good): boolean =>
  a === b ? on.goods(s, seat, a) >= 2 : on.goods(s, seat, a) > 0 && on.goods(s, seat, b) > 0;

/** W4: 3 Reals a step. V4: at the bottom fewer, but in the Hungarian booklet. */
export const realsDown = (s: State, seat: Seat): number => (on.mill(s, seat) > 0 ? REALS_A_STEP : ruleSet(s).realsAtBottom);

/** Writes the windmill moves of `seat` behind the `count` moves that are there already. */
const listMill = (s: State, seat: Seat, out: MoveBuffer, count: number): number => {
  if (!isMillOpen(s, seat)) return count;
  let end = count;
  if (canGoUp(s, seat)) out[end++] = MILL_UP;
  if (on.phase(s) !== D && canGoDown(s, seat)) {
    out[end++] = MILL_BREAD;
    out[end++] = MILL_REALS;
  }
  for (let pair = 0; pair < PAIRS.length; pair++) {
    const [a, b] = PAIRS[pair] as readonly [number, number];
    if (!canGive(s, seat, a, b)) continue;
    for (let good = 0; good < GOODS.length; good++) out[end++] = EXCHANGE.first + pair * GOODS.length + good;
  }
  return end;
};

/** RU2: whether there is anything left to do at the mill in the phase that ends. */
export const hasMillMove = (s: State, seat: Seat): boolean => {
  let all = 0;
  for (let good = 0; good < GOODS.length; good++) all += on.goods(s, seat, good);
  return all >= 2 || (on.phase(s) !== D && canGoDown(s, seat));
};

const goDown = (s: State, seat: Seat): void => {
  if (on.mill(s, seat) > 0) on.mill.add(s, seat, -1);
  else on.points.add(s, seat, -1);
};

const exchange = (s: State, seat: Seat, index: number): void => {
  const [a, b] = PAIRS[Math.floor(index / GOODS.length)] as readonly [number, number];
  on.goods.add(s, seat, a, -1);
  on.goods.add(s, seat, b, -1);
  on.goods.add(s, seat, index % GOODS.length, 1);
};

const applyMill = (s: State, seat: Seat, move: Move): void => {
  if (move === MILL_UP) {
    on.goods.add(s, seat, WHEAT, -2);
    millUp(s, seat);
  } else if (move === MILL_BREAD) {
    goDown(s, seat);
    on.bread.add(s, seat, 1);
  } else if (move === MILL_REALS) {
    on.reals.add(s, seat, realsDown(s, seat));
    goDown(s, seat);
  } else exchange(s, seat, EXCHANGE.index(move));
};

/** W6: closed. W4, W5: not down in D, nor below the bottom without a PP. W1, W2: the Goods are missing. */
const whyNotMill = (s: State, seat: Seat, move: Move): RuleId | undefined => {
  if (!isMillOpen(s, seat)) return on.phase(s) >= B && on.phase(s) <= D ? 'RU1' : 'W6';
  if (move === MILL_UP) return canGoUp(s, seat) ? undefined : 'W2';
  if (move === MILL_BREAD || move === MILL_REALS) {
    if (!isMillOpenDown(s, seat)) return 'W4';
    return canGoDown(s, seat) ? undefined : 'W5';
  }
  const [a, b] = PAIRS[Math.floor(EXCHANGE.index(move) / GOODS.length)] as readonly [number, number];
  return canGive(s, seat, a, b) ? undefined : 'W1';
};

/** W1: at any moment, in turn or out of it. */
export const windmill: Decision = {
  moves: movesOf(MILL_UP, MILL_BREAD, MILL_REALS, EXCHANGE),
  whyNot: whyNotMill,
  apply: applyMill,
  list: listMill,
};
