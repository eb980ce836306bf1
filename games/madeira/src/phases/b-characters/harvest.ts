/** H1–H3, F-engineer, RU11, RU12: the harvest, and the Fields harvested once more. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { DONE, HARVEST_AGAIN } from '../../moves/table.ts';
import { againLeft, buildingRegion, characterOn, dieBuilding, engineer, fieldGood, fieldWood, goods, wood } from '../../state/layout.ts';
import { type Place, REGION_STARTS } from '../../state/places.ts';
import { awaitNobody, awaitSeat, hasWorkerOn, NOBODY } from '../../state/state.ts';
import { ACTION_DONE, AGAIN } from '../../state/steps.ts';

/** H1: 1 Wood while there is any, else 1 of the Field's Good. */
const harvestField = (s: State, seat: Seat, field: Place): void => {
  if (fieldWood(s, field) > 0) {
    fieldWood.add(s, field, -1);
    wood.add(s, seat, 1);
  } else goods.add(s, seat, fieldGood(s, field), 1);
};

/** H2: one Field more at the empty building. F-engineer: two more, so three in all there. */
const extraHarvests = (s: State): number => (characterOn(s, dieBuilding(s)) === NOBODY ? 1 : 0) + (engineer(s) === 1 ? 2 : 0);

/** H3: Fields of the die's region with an own Worker. */
const isHarvested = (s: State, seat: Seat, field: Place): boolean => {
  const region = buildingRegion(s, dieBuilding(s));
  return field >= (REGION_STARTS[region - 1] as number) && field < (REGION_STARTS[region] as number) && hasWorkerOn(s, seat, field);
};

/** RU11: all Fields of the region, or no harvest at all. */
export const harvest = (s: State, seat: Seat): void => {
  const region = buildingRegion(s, dieBuilding(s));
  for (let field = REGION_STARTS[region - 1] as number; field < (REGION_STARTS[region] as number); field++)
    if (hasWorkerOn(s, seat, field)) harvestField(s, seat, field);
  againLeft.set(s, extraHarvests(s));
  askForAgain(s, seat);
};

const askForAgain = (s: State, seat: Seat): void => {
  if (againLeft(s) > 0) awaitSeat(s, AGAIN, seat);
  else awaitNobody(s, ACTION_DONE);
};

/** RU11, RU12: the extra ones may be declined, and fall on Fields just harvested, any split. */
export const again: Decision = {
  moves: movesOf(HARVEST_AGAIN, DONE),
  apply(s: State, seat: Seat, move: Move): void {
    if (move === DONE) againLeft.set(s, 0);
    else {
      harvestField(s, seat, HARVEST_AGAIN.index(move));
      againLeft.add(s, -1);
    }
    askForAgain(s, seat);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === DONE) return undefined;
    return HARVEST_AGAIN.has(move) && isHarvested(s, seat, HARVEST_AGAIN.index(move)) ? undefined : 'H2';
  },
};
