/** What one hears of the moves that have just come. */
import { CHANCE, isKeyOf, type MoveStruct, type Seat } from '@caravel/core';
import type { GameUi, Sound } from '../game-ui.ts';

/** Several moves that come at once make one sound: the most telling. */
const TELLING: readonly Sound[] = ['dice', 'gain', 'piece'];

const soundOfOne = (seat: Seat, { kind }: MoveStruct, sounds: GameUi['sounds']): Sound | undefined => {
  const named = sounds && isKeyOf(sounds, kind) ? sounds[kind] : undefined;
  if (named !== undefined) return named ?? undefined;
  return seat === CHANCE ? undefined : 'piece';
};

export const soundOf = (
  moves: readonly { readonly seat: Seat; readonly move: MoveStruct }[],
  sounds: GameUi['sounds'],
): Sound | undefined => {
  const heard = new Set(moves.map(({ seat, move }) => soundOfOne(seat, move, sounds)));
  return TELLING.find((sound) => heard.has(sound));
};
