/** What the turn in progress is about. */
import { at, type State, seatsOf } from '@caravel/core';
import { woodCost } from '../actions/wood.ts';
import { BUILDINGS } from '../board/names.ts';
import * as on from '../state/layout.ts';
import { PLACE_NAMES, SLOT_NAMES } from '../state/places.ts';
import { NOBODY } from '../state/state.ts';
import { STEPS } from '../state/steps.ts';
import type { Activity, GoingTo, StepView, TurnView, WoodFor } from '../view.ts';
import { requestsOf } from './lists.ts';

/** In the order of the numbers in state/steps.ts. */
const ACTIVITIES: readonly Activity[] = ['nothing', 'favor', 'die', 'passing', 'building'];
const GOING_TO: readonly GoingTo[] = ['field', 'city', 'land', 'watch', 'anywhere', 'relocate'];
const WOOD_FOR: readonly WoodFor[] = ['ship', 'favor', 'upkeep'];

const goingTo = (s: State): GoingTo => at(GOING_TO, on.moveKind(s));

const describeStep = (s: State): StepView => {
  const step = at(STEPS, on.step(s));
  switch (step) {
    case 'worker':
      return { step, goingTo: goingTo(s) };
    case 'worker to':
      return { step, goingTo: goingTo(s), inHand: at(PLACE_NAMES, on.lifted(s)) };
    case 'ship to':
      return { step, inHand: at(SLOT_NAMES, on.lifted(s)) };
    case 'buy wood':
      return { step, woodDue: on.woodDue(s), woodFor: at(WOOD_FOR, on.woodFor(s)) };
    case 'get wood':
      return { step, woodOwed: on.woodOwed(s) };
    default:
      return { step };
  }
};

/** DW3: what the next Wood would cost, while there is a price for it. */
const describeWood = (s: State): TurnView['wood'] => ({
  bought: on.woodBought(s),
  debt: on.debt(s),
  ...(on.woodBought(s) < on.woodPrices.length ? { nextCosts: woodCost(s, 1) } : {}),
});

export const describeTurn = (s: State): TurnView => {
  const dieOn = BUILDINGS[on.dieBuilding(s)];
  return {
    ...describeStep(s),
    waitingFor: seatsOf(on.turn(s)),
    ...(on.actor(s) === NOBODY ? {} : { actor: on.actor(s) }),
    favorUsed: on.favorUsed(s) === 1,
    engineer: on.engineer(s) === 1,
    lord: on.lord(s) === 1,
    diplomat: on.diplomat(s) === 1,
    wood: describeWood(s),
    activity: at(ACTIVITIES, on.activity(s)),
    ...(dieOn === undefined ? {} : { dieOn }),
    movesLeft: on.movesLeft(s),
    againLeft: on.againLeft(s),
    flipsLeft: on.flipsLeft(s),
    incoming: on.incoming(s),
    toScore: requestsOf((kind) => on.toScore(s, kind)),
  };
};
