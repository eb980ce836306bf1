/** What was tried by a touch that leads to no legal move: the moves one would make with the thing, and the rules in their way. */
import type { Seat, State } from '@caravel/core';
import type { GameUi, Target, Tried } from '../game-ui.ts';

/** The moves with the thing, those it begins first. What is in hand already counts, unless no move has both. */
const movesWith = (ui: GameUi, view: unknown, seat: Seat, thing: Target, touched: readonly Target[]): number[] => {
  const lists = Array.from({ length: ui.game.moves.count }, (_, move) => ({
    move,
    things: ui.touches(view, seat, ui.game.moves.struct(move)),
  }));
  const all = lists.filter(({ things }) => things.includes(thing)).sort((a, b) => a.things.indexOf(thing) - b.things.indexOf(thing));
  const both = all.filter(({ things }) => touched.every((one) => things.includes(one)));
  return (both.length > 0 ? both : all).map(({ move }) => move);
};

/** None where the thing belongs to no move at all: then there is only its explanation. */
export const triedWith = (ui: GameUi, s: State, seat: Seat, thing: Target, touched: readonly Target[]): readonly Tried[] => {
  if (seat < 0) return [];
  const view = ui.game.describe(s, seat);
  return movesWith(ui, view, seat, thing, touched).flatMap((move) => {
    const rule = ui.game.whyNot(s, seat, move);
    return rule === undefined ? [] : [{ move: ui.game.moves.struct(move), rule }];
  });
};
