/** What one hears of the moves that have just come. */
import { CHANCE, type Seat } from '@caravel/core';
import type { GameFace, Sound } from './face.ts';

/** Several moves that come at once make one sound: the most telling. */
const TELLING: readonly Sound[] = ['dice', 'gain', 'piece'];

const soundOfOne = (seat: Seat, move: string, sounds: GameFace['sounds']): Sound | undefined => {
  const named = sounds?.[move.split(' ', 1)[0] as string];
  if (named !== undefined) return named ?? undefined;
  return seat === CHANCE ? undefined : 'piece';
};

export const soundOf = (
  moves: readonly { readonly seat: Seat; readonly move: string }[],
  sounds: GameFace['sounds'],
): Sound | undefined => {
  const heard = new Set(moves.map(({ seat, move }) => soundOfOne(seat, move, sounds)));
  return TELLING.find((sound) => heard.has(sound));
};
