/** Who may see whose Pirates. */
import type { Seat, State } from '@caravel/core';
import * as on from '../state/layout.ts';
import { OVER_STEP } from '../state/steps.ts';
import { seatsAt } from './lists.ts';

/** I1: a player's own Pirates, and everybody's with the option. I2: at the end all of them. */
export const isShown = (s: State, viewer: Seat, seat: Seat): boolean =>
  viewer === seat || on.openPirates(s) === 1 || on.step(s) === OVER_STEP;

/** I1: the Pirates of the others. */
export const hidden = (s: State, viewer: Seat): readonly number[] =>
  seatsAt(s)
    .filter((seat) => !isShown(s, viewer, seat))
    .map((seat) => on.pirates.at + seat);
