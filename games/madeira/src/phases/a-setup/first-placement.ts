/** S12, V3, RU32: the first Workers, in reverse turn order: one to an empty city spot, two to different Fields. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State, span } from '@caravel/core';
import { TO } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { FIELD_REGION, FIRST_LAND, FIRST_SPOT, FOREST, HOME_PLACE, isField, isSpot, type Place, REGION_BITS } from '../../state/places.ts';
import { ruleSet } from '../../state/rule-set.ts';
import { awaitNobody, awaitSeat, countBits, isBuilt, isFreeSpot, moveWorker } from '../../state/state.ts';
import { FIRST_CITY, FIRST_FIELD, type Step } from '../../state/steps.ts';

const FIRST_FIELDS = 2;

/** S12: reverse turn order; `dealt` counts those who are done. */
const askAt = (s: State, step: Step): void => {
  const seat = on.passSlot(s, on.players(s) - 1 - on.dealt(s));
  on.actor.set(s, seat);
  awaitSeat(s, step, seat);
};

export const startFirstCity = (s: State): void => askAt(s, FIRST_CITY);

/** V3: the second pass of the first edition. */
export const startFirstFields = (s: State): void => askAt(s, FIRST_FIELD);

const isInOneTurn = (s: State): boolean => ruleSet(s).placesInOneTurn;

const nextPlayer = (s: State, step: Step): void => {
  on.dealt.add(s, 1);
  if (on.dealt(s) < on.players(s)) return askAt(s, isInOneTurn(s) ? FIRST_CITY : step);
  on.dealt.set(s, 0);
  awaitNobody(s, step);
};

export const firstCity: Decision = {
  moves: movesOf(span(TO, FIRST_SPOT, FIRST_LAND)),
  apply(s: State, seat: Seat, move: Move): void {
    moveWorker(s, seat, HOME_PLACE, TO.index(move));
    if (isInOneTurn(s)) awaitSeat(s, FIRST_FIELD, seat);
    else nextPlayer(s, FIRST_CITY);
  },
  whyNot(s: State, _seat: Seat, move: Move): RuleId | undefined {
    if (!TO.has(move) || !isSpot(TO.index(move))) return 'S12';
    if (isFreeSpot(s, TO.index(move))) return undefined;
    return isBuilt(s, TO.index(move)) ? 'BD6' : 'S7';
  },
};

/** S12: no Worker of anybody on the Field. */
const isTaken = (s: State, field: Place): boolean => {
  for (let seat = 0; seat < on.players(s); seat++) if ((on.fieldWorkers(s, seat) & (1 << field)) !== 0) return true;
  return false;
};

/** S12: never two of one player in the same region. */
const isRegionFree = (s: State, seat: Seat, field: Place): boolean =>
  field === FOREST || (on.fieldWorkers(s, seat) & (REGION_BITS[FIELD_REGION[field] as number] as number)) === 0;

/** RU32: a second Field is always left, whatever the first. */
const canStartOn = (s: State, seat: Seat, field: Place): boolean => !isTaken(s, field) && isRegionFree(s, seat, field);

export const firstField: Decision = {
  moves: movesOf(span(TO, 0, FOREST + 1)),
  apply(s: State, seat: Seat, move: Move): void {
    moveWorker(s, seat, HOME_PLACE, TO.index(move));
    if (countBits(on.fieldWorkers(s, seat)) < FIRST_FIELDS) awaitSeat(s, FIRST_FIELD, seat);
    else nextPlayer(s, FIRST_FIELD);
  },
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    TO.has(move) && isField(TO.index(move)) && canStartOn(s, seat, TO.index(move)) ? undefined : 'S12',
};
