/** How a game ended: by its rules, or as the table has it that ended it another way. */
import { type Seat, type Standing, standing } from '@caravel/core';
import type { Table } from '../table/session/table.svelte.ts';

export const resultOf = ({ game, now, session }: Pick<Table, 'game' | 'now' | 'session'>): Standing => {
  const usual = standing(game, now);
  const { ending } = session;
  return ending ? { ...usual, ...ending, winners: ending.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) } : usual;
};

/** The seats from the best to the last. */
export const orderOf = ({ places }: Pick<Standing, 'places'>): readonly Seat[] =>
  places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place)
    .map(({ seat }) => seat);

/** The figures that decided between equals, where there are equals. */
export const hasTies = ({ scores }: Pick<Standing, 'scores'>): boolean => new Set(scores).size < scores.length;
