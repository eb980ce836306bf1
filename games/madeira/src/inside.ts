/** For bots that judge positions: where everything lies, by name, and the numbers the rules themselves compute. */

export { couldMoveShips } from './actions/ships.ts';
export { REALS_A_STEP } from './actions/windmill.ts';
export { freeReals, woodCost, woodInReach } from './actions/wood.ts';
export * as names from './board/names.ts';
export { LADY_REALS } from './favors/favors.ts';
export { cityIncome } from './phases/b-characters/mayor.ts';
export { costFor, costHere, piratesHere, workersHere } from './phases/c-buildings/building-turn.ts';
export { hungryWorkers } from './phases/d-maintenance/maintenance.ts';
export { breadCost, buildingOf, fitsGuildDie, fitsPirateDie, hasGuildDie, hasPirateDie, hasRoom } from './phases/dice.ts';
export { MOST_SHIPS } from './phases/e-crown/requests/best-ships.ts';
export { FAVOR_POINTS } from './phases/e-crown/requests/influence.ts';
export { canName, urbanizationPoints } from './phases/e-crown/requests/urbanization.ts';
export { pirateLoss, wealth, wealthPoints } from './scoring.ts';
export * as on from './state/layout.ts';
export { passingSlotOf } from './state/passing.ts';
export * as places from './state/places.ts';
export { ruleSet } from './state/rule-set.ts';
export { CITIZEN, countBits, hasWorkerOn, isFreeSpot, NOBODY, shipsOnBoard, workersInRegion, workersOnBoard } from './state/state.ts';
export * as steps from './state/steps.ts';
export { DIE_VALUES, MOST_DONATED, PASSING_SLOTS, ROUNDS } from './tables/pieces.ts';
export { RULE_SET_ROWS, RULE_SETS } from './tables/rule-sets.ts';
