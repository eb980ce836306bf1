/** The position as the rules keep it, number by number, without what is hidden from the viewer; before it, which seat the viewer has. */
import { type Game, nameOfPlace } from '@caravel/core';
import type { Observer } from './observer.ts';

/** In place of what the viewer may not see. */
export const HIDDEN = -1;

export const plainObserver = (game: Game, players: number): Observer => {
  const { layout } = game;
  return {
    name: 'plain',
    type: 'int16',
    numbers: [
      ...Array.from({ length: players }, (_, seat) => ({ name: `I am seat ${seat}`, unit: 1 })),
      ...Array.from({ length: layout.size }, (_, place) => ({ name: nameOfPlace(layout, place), unit: 1 })),
    ],
    observe(s, viewer, out, at) {
      out.fill(0, at, at + players);
      out[at + viewer] = 1;
      out.set(s, at + players);
      for (const place of game.hidden(s, viewer)) out[at + players + place] = HIDDEN;
    },
  };
};
