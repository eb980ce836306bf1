/** For bots that judge positions: where everything lies, by name, and the numbers the rules themselves compute. */

export { woodCost, woodInReach } from './actions/wood.ts';
export * as names from './board/names.ts';
export { cityIncome } from './phases/b-characters/mayor.ts';
export { hungryWorkers } from './phases/d-maintenance/maintenance.ts';
export { urbanizationPoints } from './phases/e-crown/requests/urbanization.ts';
export { pirateLoss, wealth } from './scoring.ts';
export * as on from './state/layout.ts';
export { passingSlotOf } from './state/passing.ts';
export * as places from './state/places.ts';
export { countBits, hasWorkerOn, NOBODY, shipsOnBoard, workersInRegion, workersOnBoard } from './state/state.ts';
export * as steps from './state/steps.ts';
export { DIE_VALUES, MOST_DONATED, ROUNDS } from './tables/pieces.ts';
