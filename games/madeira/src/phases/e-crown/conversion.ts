/** E3–E5: the Crown changes what the Fields grow. */
import type { State } from '@caravel/core';
import { type Good, type GoodName, SUGAR, WHEAT } from '../../board/names.ts';
import * as on from '../../state/layout.ts';
import { FIELDS } from '../../state/places.ts';
import { NOBODY } from '../../state/state.ts';

/** E3: in round 2 every convertible Field of the Good without Wood, for good; one with Wood at that moment never. */
const convert = (s: State, from: Good): void => {
  for (let field = 0; field < FIELDS; field++) {
    if (on.fieldGood(s, field) !== from || on.fieldBecomes(s, field) === NOBODY) continue;
    if (on.fieldWood(s, field) === 0) on.fieldGood.set(s, field, on.fieldBecomes(s, field));
    // E5: its one chance is over, whether it converted or not.
    on.fieldBecomes.set(s, field, NOBODY);
  }
};

/** E3, E4: the round at whose end Fields of a Good turn. */
export const CONVERSION_ROUNDS: Readonly<Partial<Record<GoodName, number>>> = { wheat: 2, sugar: 4 };

/** E4: the same in round 4 for Sugar to Wine. E5: a Field converted in round 2 stays Sugar. */
export const convertFields = (s: State): void => convert(s, on.round(s) === CONVERSION_ROUNDS.wheat ? WHEAT : SUGAR);
