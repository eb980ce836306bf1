/** The things one touches for each move. Things that belong to a seat carry its number: `city:0:wharf`, `barrels:2:corn`. */
import type { Seat } from '@caravel/core';
import type { View } from '@caravel/puerto-rico';
import type { Thing } from '../../table/face.ts';

type Touch = (seat: Seat, first: string, second: string) => readonly Thing[];

const TOUCHES: Readonly<Record<string, Touch>> = {
  role: (_, role) => [`role:${role}`],
  hacienda: () => ['stack'],
  plantation: (_, good) => [`plantation:${good}`],
  quarry: () => ['quarry'],
  hospice: (seat) => [`city:${seat}:hospice`],
  colonist: () => ['colonists'],
  /** The number stands for the circles of the place up to it; nought for the place itself. */
  colonists: (seat, place, count) => [`place:${seat}:${place}`, `count:${count}`],
  build: (_, building) => [`building:${building}`],
  university: (seat) => [`city:${seat}:university`],
  craft: (_, good) => [`supply:${good}`],
  sell: (seat, good) => [`barrels:${seat}:${good}`, 'house'],
  load: (seat, good, holds) => [`barrels:${seat}:${good}`, `ship:${holds}`],
  wharf: (seat, good) => [`barrels:${seat}:${good}`, `city:${seat}:wharf`],
  keep: (seat, good) => [`barrels:${seat}:${good}`],
  store: (seat, good) => [`barrels:${seat}:${good}`],
  pass: () => ['pass'],
};

export const touches = (_view: View, seat: Seat, move: string): readonly Thing[] => {
  const [kind = '', first = '', second = ''] = move.split(' ');
  return TOUCHES[kind]?.(seat, first, second) ?? [];
};
