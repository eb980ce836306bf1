/** Choices that a person may leave to the page, by a setting. */
import type { Seat } from '@caravel/core';
import type { PuertoRicoMove, View } from '@caravel/puerto-rico';
import type { Habit } from '../../table/game-ui.ts';
import { priceFor, seatOf } from './view.ts';

const declined = (moves: readonly PuertoRicoMove[]): PuertoRicoMove | undefined => moves.find(({ kind }) => kind === 'pass');

/** The mayor's colonist, or the craftsman's barrel where there is one kind to choose from. */
const takePrivilege = (_view: View, _seat: Seat, moves: readonly PuertoRicoMove[]): PuertoRicoMove | undefined => {
  const [privilege, ...others] = moves.filter(({ kind }) => kind === 'craft' || kind === 'colonist');
  return others.length === 0 ? privilege : undefined;
};

/** Passes in the trader phase where all that can be sold brings nothing. */
const noSaleForNothing = (view: View, seat: Seat, moves: readonly PuertoRicoMove[]): PuertoRicoMove | undefined => {
  const sales = moves.filter((move) => move.kind === 'sell');
  return sales.length > 0 && sales.every(({ good }) => priceFor(seatOf(view, seat), good) === 0) ? declined(moves) : undefined;
};

export const HABITS: readonly Habit<View, PuertoRicoMove>[] = [
  { name: 'takePrivilege', move: takePrivilege },
  { name: 'noSaleForNothing', move: noSaleForNothing },
];
