/** The answer to a touch that leads to no legal move: the rule in the way of the moves one would make with the thing. */
import type { Seat, State } from '@caravel/core';
import type { GameUi, Target } from '../game-ui.ts';
import type { Refusal } from './session.ts';

const movesWith = (ui: GameUi, view: unknown, seat: Seat, thing: Target): number[] => {
  const all = Array.from({ length: ui.game.moves.count }, (_, move) => move);
  const place = (move: number): number => ui.touches(view, seat, ui.game.moves.struct(move)).indexOf(thing);
  return all.filter((move) => place(move) >= 0).sort((a, b) => place(a) - place(b));
};

/** Undefined where the thing belongs to no move at all: then there is only its explanation. */
export const whyClosed = (ui: GameUi, s: State, seat: Seat, thing: Target): Refusal | undefined => {
  if (seat < 0) return undefined;
  const view = ui.game.describe(s, seat);
  for (const move of movesWith(ui, view, seat, thing)) {
    const rule = ui.game.whyNot(s, seat, move);
    if (rule !== undefined) return { kind: 'rule', rule };
  }
  return undefined;
};
