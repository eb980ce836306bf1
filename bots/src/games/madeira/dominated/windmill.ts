/** W1–W7: the windmill is open to everyone in B, C and D, and all are asked before it closes: what brings nothing now can wait until it does. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { canMillForPoints, hasIdleStep, hasNavigator, lacksBread, lacksReals } from './needs.ts';
import type { Pattern } from './pattern.ts';

const { on, steps } = md;

const isLastRound = (s: State): boolean => on.round(s) === md.ROUNDS;

/** Whether a step up, or Wheat for it, brings anything now: fed Workers, a step to go down again, or points at the very end. */
export const isWheatOfUse = (s: State, seat: Seat): boolean => {
  switch (on.step(s)) {
    case steps.FEEDING:
      return !isLastRound(s) || md.hungryWorkers(s, seat) > on.bread(s, seat) || canMillForPoints(s, seat);
    case steps.LAST_MILL_D:
      return isLastRound(s) && canMillForPoints(s, seat);
    default:
      return on.phase(s) !== steps.D && (lacksReals(s, seat) || lacksBread(s, seat));
  }
};

/** G1: at its last chance every step is 3 Reals, and 2 Wheat are one step. */
const isLastSale = (s: State): boolean => isLastRound(s) && on.step(s) === steps.LAST_MILL_C;

/** Whether a Ship could still use a Good this turn. */
const mayShipSail = (s: State, seat: Seat): boolean => {
  if (on.phase(s) === steps.B) return true;
  return on.step(s) === steps.BUILDING_TURN ? hasNavigator(s, seat) : on.step(s) === steps.SHIP;
};

/** Two Goods for one of them is one Good thrown away. */
const exchangeForWhatIsGiven: Pattern = {
  name: 'an exchange gives back what it takes',
  of: (move) => (move.kind === 'exchange' && (move.taken === move.first || move.taken === move.second) ? () => true : undefined),
};

/** Goods stay what they are until a Ship sails or the mill is wanted, and half of them are lost by an exchange. */
const exchangeForNothing: Pattern = {
  name: 'Goods are exchanged though nothing can be done with the new one now',
  of(move) {
    if (move.kind !== 'exchange') return undefined;
    if (move.taken !== 'wheat') return (s, seat) => !mayShipSail(s, seat);
    return (s, seat) => !mayShipSail(s, seat) && !isWheatOfUse(s, seat);
  },
};

/** A step feeds nobody before the feeding, where the mill is still open; 2 Wheat may find a better use until then. */
const millUpForNothing: Pattern = {
  name: 'the windmill goes up though nobody is fed by it now',
  of: (move) => (move.kind === 'windmill up' ? (s, seat) => !isWheatOfUse(s, seat) && !isLastSale(s) : undefined),
};

/** A step feeds one Worker every round to come; its Reals can be had the moment they are needed. */
const millDownForUnneededReals: Pattern = {
  name: 'the windmill goes down for Reals that nothing asks for now',
  of: (move) => (move.kind === 'windmill down reals' ? (s, seat) => !lacksReals(s, seat) && !isLastSale(s) : undefined),
};

/** The step feeds the Worker that the Bread would feed, and does so again next round. */
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
