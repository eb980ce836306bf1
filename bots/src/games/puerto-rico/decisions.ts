/** Which decisions of Puerto Rico shape the game, and which moves need no look. */
import type { Move, State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';

const { on, steps } = pr;

/** What these offer is free: nobody declines it. */
const GIFTS = new Set([
  steps.SETTLING,
  steps.HOSPICE_COLONIST,
  steps.MAYOR_PRIVILEGE,
  steps.UNIVERSITY_COLONIST,
  steps.CRAFTSMAN_PRIVILEGE,
]);

/** A role shapes the game: it is searched. The rest follows from it. */
export const isLarge = (s: State): boolean => on.step(s) === steps.ROLE_CHOICE;

export const isWorthALook = (s: State, move: Move): boolean => move !== pr.PASS || !GIFTS.has(on.step(s));
