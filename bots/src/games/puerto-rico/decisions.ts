/** Which decisions of Puerto Rico are large, and which moves a sensible player considers. */
import type { Move, State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';

const { on, steps } = pr;

/** Steps that offer something for free, which nobody declines. */
const FREE_OFFERS = new Set([
  steps.SETTLING,
  steps.HOSPICE_COLONIST,
  steps.MAYOR_PRIVILEGE,
  steps.UNIVERSITY_COLONIST,
  steps.CRAFTSMAN_PRIVILEGE,
]);

/** Only the choice of a role is searched; the other decisions follow from it. */
export const isLarge = (s: State): boolean => on.step(s) === steps.ROLE_CHOICE;

export const isCandidate = (s: State, move: Move): boolean => move !== pr.PASS || !FREE_OFFERS.has(on.step(s));

/** E1: the last round is played. Chance still turns up tiles, but they do not matter any more. */
export const isEnding = (s: State): boolean => on.endings(s) !== 0;
