/** Views of older versions of the rules, with what has been added to views since: a board of today is drawn from any of them. */
import type { FrozenRules, Game, Seat, State } from '@caravel/core';
import { describeAhead } from './describe/ahead.ts';
import type { View } from './view.ts';

export const withAhead = (rules: FrozenRules): FrozenRules => {
  const game = rules.game as Game<Omit<View, 'ahead'>>;
  const describe = (s: State, viewer: Seat): View => ({ ...game.describe(s, viewer), ahead: describeAhead(game, s, viewer) });
  return { ...rules, game: { ...game, describe } };
};
