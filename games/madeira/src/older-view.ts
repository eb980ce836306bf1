/** Views of older versions of the rules, with what has been added to views since: a board of today is drawn from any of them. */
import type { Game, Seat, State } from '@caravel/core';
import { describeAhead } from './describe/ahead.ts';
import type { View } from './view.ts';

export const withNewView = (older: Game): Game => {
  const { describe } = older as Game<Omit<View, 'ahead'>>;
  return { ...older, describe: (s: State, viewer: Seat): View => ({ ...describe(s, viewer), ahead: describeAhead(older, s, viewer) }) };
};
