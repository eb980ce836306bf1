/** Where a game stands, for lists of tables: the round, and the role in progress. */
import { at, type Moment, type State } from '@caravel/core';
import * as on from './state/layout.ts';
import { OVER_STEP } from './state/steps.ts';
import { PROSPECTOR, ROLES, type RoleName } from './tables/roles.ts';

export type PhaseName = Exclude<RoleName, 'prospector-2'> | 'setup' | 'choice' | 'over';

/** Both prospectors are the same to a reader. */
const roleName = (role: number): PhaseName => {
  const name = at(ROLES, Math.min(role, PROSPECTOR));
  return name === 'prospector-2' ? 'prospector' : name;
};

const phaseOf = (s: State): PhaseName => {
  if (on.step(s) === OVER_STEP) return 'over';
  if (on.role(s) >= 0) return roleName(on.role(s));
  return on.round(s) === 0 ? 'setup' : 'choice';
};

export const moment = (s: State): Moment => ({ round: on.round(s), phase: phaseOf(s) });
