/** PR1: the prospector takes a doubloon from the bank; nobody else does anything. */
import type { State } from '@caravel/core';
import * as on from '../../state/layout.ts';
import { awaitNobody, payOut } from '../../state/state.ts';
import { PROSPECTING } from '../../state/steps.ts';

/** PR1 */
export const beginProspector = (s: State): void => {
  payOut(s, on.taker(s), 1);
  awaitNobody(s, PROSPECTING);
};
