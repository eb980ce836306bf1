/** GM1, V7, RU16: the Guild Master: a Favor for the Wood of its column, and the district is built. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { canDiscardWood, discardWood } from '../../actions/wood.ts';
import { CITIES, FAVORS, type Favor } from '../../board/names.ts';
import { TAKE_FAVOR } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { UNBUILT_COLUMNS } from '../../state/places.ts';
import { ruleSet } from '../../state/rule-set.ts';
import { awaitSeat, NOBODY } from '../../state/state.ts';
import { FAVOR_CHOICE, FOR_FAVOR } from '../../state/steps.ts';

/** An unbuilt district: city × 4 + column. */
type District = number;

/** Where a Favor lies, or NOBODY. */
const districtOf = (s: State, favor: Favor): District => {
  for (let i = 0; i < CITIES.length * UNBUILT_COLUMNS; i++)
    if (on.districtFavor(s, Math.floor(i / UNBUILT_COLUMNS), i % UNBUILT_COLUMNS) === favor) return i;
  return NOBODY;
};

/** GM1: the Wood of the column. */
const favorWood = (s: State, district: District): number => on.districtWood(s, district % UNBUILT_COLUMNS);

const canTake = (s: State, seat: Seat, favor: Favor): boolean => {
  const district = on.favorOwner(s, favor) === NOBODY ? districtOf(s, favor) : NOBODY;
  return district !== NOBODY && canDiscardWood(s, seat, favorWood(s, district));
};

export const canTakeAnyFavor = (s: State, seat: Seat): boolean => {
  for (let favor = 0; favor < FAVORS.length; favor++) if (canTake(s, seat, favor)) return true;
  return false;
};

export const startGuildMaster = (s: State, seat: Seat): void => awaitSeat(s, FAVOR_CHOICE, seat);

export const favorChoice: Decision = {
  moves: movesOf(TAKE_FAVOR),
  apply(s: State, seat: Seat, move: Move): void {
    on.favorWanted.set(s, TAKE_FAVOR.index(move));
    discardWood(s, seat, favorWood(s, districtOf(s, on.favorWanted(s))), FOR_FAVOR);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (!TAKE_FAVOR.has(move) || on.favorOwner(s, TAKE_FAVOR.index(move)) !== NOBODY) return 'GM1';
    return canTake(s, seat, TAKE_FAVOR.index(move)) ? undefined : 'DW2';
  },
};

/** GM1: once the Wood is paid the tile is the player's and its district built. V7: face up, but face down in the Italian booklet. */
export const takeFavor = (s: State, seat: Seat): void => {
  const favor = on.favorWanted(s);
  const district = districtOf(s, favor);
  on.districtFavor.set(s, Math.floor(district / UNBUILT_COLUMNS), district % UNBUILT_COLUMNS, NOBODY);
  on.favorOwner.set(s, favor, seat);
  on.favorUp.set(s, favor, ruleSet(s).takenFavorUp ? 1 : 0);
  on.favorWanted.set(s, NOBODY);
};
