/** H1–H3, F-engineer, RU11, RU12: the harvest, and the Fields harvested once more. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { DONE, HARVEST_AGAIN } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { type Place, REGION_STARTS } from '../../state/places.ts';
import { awaitNobody, awaitSeat, hasWorkerOn, NOBODY } from '../../state/state.ts';
import { ACTION_DONE, AGAIN } from '../../state/steps.ts';

/** H1: 1 Wood while there is any, else 1 of the Field's Good. */
const harvestField = (s: State, seat: Seat, field: Place): void => {
  if (on.fieldWood(s, field) > 0) {
    on.fieldWood.add(s, field, -1);
    on.wood.add(s, seat, 1);
  } else on.goods.add(s, seat, on.fieldGood(s, field), 1);
};

/** H2: one Field more at the empty building. F-engineer: two more, so three in all there. */
const extraHarvests = (s: State): number => (on.characterOn(s, on.dieBuilding(s)) === NOBODY ? 1 : 0) + (on.engineer(s) === 1 ? 2 : 0);

/** H3: Fields of the die's region with an own Worker. */
const isHarvested = (s: State, seat: Seat, field: Place): boolean => {
  const region = on.buildingRegion(s, on.dieBuilding(s));
  return field >= (REGION_STARTS[region - 1] as number) && field < (REGION_STARTS[region] as number) && hasWorkerOn(s, seat, field);
};

/** RU11: all Fields of the region, or no harvest at all. */
export const harvest = (s: State, seat: Seat): void => {
  const region = on.buildingRegion(s, on.dieBuilding(s));
  for (let field = REGION_STARTS[region - 1] as number; field < (REGION_STARTS[region] as number); field++)
    if (hasWorkerOn(s, seat, field)) harvestField(s, seat, field);
  on.againLeft.set(s, extraHarvests(s));
  askForAgain(s, seat);
};

const askForAgain = (s: State, seat: Seat): void => {
  if (on.againLeft(s) > 0) awaitSeat(s, AGAIN, seat);
  else awaitNobody(s, ACTION_DONE);
};

/** RU11, RU12: the extra ones may be declined, and fall on Fields just harvested, any split. */
export const again: Decision = {
  moves: movesOf(HARVEST_AGAIN, DONE),
  apply(s: State, seat: Seat, move: Move): void {
    if (move === DONE) on.againLeft.set(s, 0);
    else {
      harvestField(s, seat, HARVEST_AGAIN.index(move));
      on.againLeft.add(s, -1);
    }
    askForAgain(s, seat);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === DONE) return undefined;
    return HARVEST_AGAIN.has(move) && isHarvested(s, seat, HARVEST_AGAIN.index(move)) ? undefined : 'H2';
  },
};
