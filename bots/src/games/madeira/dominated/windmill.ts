/** W1–W7: the windmill is open to everyone in B, C and D, and everyone is asked before it closes, so whatever gives nothing now can wait until then. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { canMillForPoints, hasGoodsForStep, hasIdleStep, hasNavigator, lacksBread, lacksReals } from './needs.ts';
import type { Pattern } from './pattern.ts';

const { on, names, steps } = md;

const isLastRound = (s: State): boolean => on.round(s) === md.ROUNDS;

/** W2, D4: a step up feeds one Worker more; at the top it is a point, which can wait for the last round. */
const feedsOneMore = (s: State, seat: Seat): boolean => md.hungryWorkers(s, seat) > 0 && on.mill(s, seat) < on.millTop(s);

/** Whether a step up gives anything now: a fed Worker, a step to go down again when the mill is at the bottom, or points at the end of the game. */
const isStepOfUse = (s: State, seat: Seat): boolean => {
  switch (on.step(s)) {
    case steps.FEEDING:
      if (!isLastRound(s)) return feedsOneMore(s, seat);
      return md.hungryWorkers(s, seat) > on.bread(s, seat) || canMillForPoints(s, seat);
    case steps.LAST_MILL_D:
      return isLastRound(s) && canMillForPoints(s, seat);
    default:
      return on.phase(s) !== steps.D && on.mill(s, seat) === 0 && (lacksReals(s, seat) || lacksBread(s, seat));
  }
};

/** Whether Wheat is worth two other Goods: only if it pays for a useful step. */
const isWheatOfUse = (s: State, seat: Seat): boolean => isStepOfUse(s, seat) && hasGoodsForStep(s, seat);

/** Nobody gives four Goods for a step that saves one Bread of many. */
export const isWheatWanted = (s: State, seat: Seat): boolean => {
  if (!isWheatOfUse(s, seat)) return false;
  const isSaving = on.step(s) === steps.FEEDING && !isLastRound(s) && md.hungryWorkers(s, seat) <= on.bread(s, seat);
  return !isSaving || on.goods(s, seat, names.WHEAT) % 2 === 1;
};

/** G1: the last moment at which steps can be turned into 3 Reals each, and 2 Wheat into a step. */
const isLastSale = (s: State): boolean => isLastRound(s) && on.step(s) === steps.LAST_MILL_C;

/** Whether a Ship could use a Good now: when it is sent off, or earlier if no Ship could be sent off without the Good. The mill is open at both times. */
const mayShipSail = (s: State, seat: Seat): boolean => {
  switch (on.step(s)) {
    case steps.SHIP:
      return true;
    case steps.TURN:
    case steps.CHARACTER:
      return !md.couldMoveShips(s, seat);
    default:
      return on.step(s) === steps.BUILDING_TURN && hasNavigator(s, seat) && !md.couldMoveShips(s, seat);
  }
};

/** Exchanging two Goods for one of the same kind throws one away. */
const exchangeForWhatIsGiven: Pattern = {
  name: 'an exchange gives back what it takes',
  of: (move) => (move.kind === 'exchange' && (move.taken === move.first || move.taken === move.second) ? () => true : undefined),
};

/** An exchange loses half of the Goods, and it can wait until a Ship sails or the mill is needed. */
const exchangeForNothing: Pattern = {
  name: 'Goods are exchanged though nothing can be done with the new one now',
  of(move) {
    if (move.kind !== 'exchange') return undefined;
    if (move.taken !== 'wheat') return (s, seat) => !mayShipSail(s, seat);
    return (s, seat) => !mayShipSail(s, seat) && !isWheatOfUse(s, seat);
  },
};

/** A step feeds nobody before the feeding, when the mill is still open; until then 2 Wheat may find a better use. */
const millUpForNothing: Pattern = {
  name: 'the windmill goes up though nobody is fed by it now',
  of: (move) => (move.kind === 'windmill up' ? (s, seat) => !isStepOfUse(s, seat) && !isLastSale(s) : undefined),
};

/** A step feeds a Worker in every round to come, and its Reals can be taken at the moment they are needed. */
const millDownForUnneededReals: Pattern = {
  name: 'the windmill goes down for Reals that nothing asks for now',
  of: (move) => (move.kind === 'windmill down reals' ? (s, seat) => !lacksReals(s, seat) && !isLastSale(s) : undefined),
};

/** The step feeds the same Worker that the Bread would feed, and does so again in the next round. */
const millDownForBread: Pattern = {
  name: 'the windmill goes down for Bread that no die needs',
  of(move) {
    if (move.kind !== 'windmill down bread') return undefined;
    return (s, seat) => !lacksBread(s, seat) && !(isLastRound(s) && hasIdleStep(s, seat));
  },
};

export const WINDMILL_PATTERNS: readonly Pattern[] = [
  exchangeForWhatIsGiven,
  exchangeForNothing,
  millUpForNothing,
  millDownForUnneededReals,
  millDownForBread,
];
