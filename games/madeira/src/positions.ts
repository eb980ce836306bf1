/** For positions that are set up by hand: where everything lies, what no position may break, and little else, so that it loads by itself. */
export * as names from './board/names.ts';
export { faultsOf } from './invariants.ts';
export { CONVERSION_ROUNDS, convertFields } from './phases/e-crown/conversion.ts';
export * as on from './state/layout.ts';
export { passingSlotOf } from './state/passing.ts';
export * as places from './state/places.ts';
export { CITIZEN, isFreeSpot, moveCitizen, moveWorker, NOBODY, workersAt } from './state/state.ts';
export { NOTHING, TURN } from './state/steps.ts';
export { DIE_VALUES, PASSING_SLOTS, ROUNDS } from './tables/pieces.ts';
