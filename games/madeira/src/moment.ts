/** Where a game stands, for lists of tables: the round and its phase. */
import { at, type Moment, type State } from '@caravel/core';
import * as on from './state/layout.ts';
import { PHASES, SETUP_PHASE } from './state/steps.ts';

export const moment = (s: State): Moment => ({
  round: on.phase(s) === SETUP_PHASE ? 0 : on.round(s),
  phase: at(PHASES, on.phase(s)),
});
