/** What a player of Madeira has. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import type { Holding } from '../../holding.ts';

const { on, names } = md;

const favors = (s: State, seat: Seat, side: number): number => {
  let count = 0;
  for (let favor = 0; favor < names.FAVORS.length; favor++) if (on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === side) count++;
  return count;
};

const markers = (s: State, seat: Seat): number => {
  let count = 0;
  for (let building = 0; building < names.BUILDINGS.length; building++) count += on.markersOn(s, building, seat);
  return count;
};

export const HOLDINGS: readonly Holding[] = [
  { what: 'points', of: (s, seat) => on.points(s, seat) },
  { what: 'first-in-turn-order', of: (s, seat) => Number(on.passSlot(s, 0) === seat), isTempo: true },
  { what: 'pirates', of: (s, seat) => on.pirates(s, seat) },
  { what: 'reals', of: (s, seat) => on.reals(s, seat) },
  { what: 'bread', of: (s, seat) => on.bread(s, seat) },
  { what: 'wood', of: (s, seat) => on.wood(s, seat) },
  ...names.GOODS.map((good, i): Holding => ({ what: good, of: (s, seat) => on.goods(s, seat, i) })),
  { what: 'windmill', of: (s, seat) => on.mill(s, seat) },
  { what: 'workers-on-board', of: (s, seat) => md.workersOnBoard(s, seat) - on.workersWatch(s, seat) },
  { what: 'ships-on-board', of: (s, seat) => md.shipsOnBoard(s, seat) },
  { what: 'watch', of: (s, seat) => on.workersWatch(s, seat) },
  { what: 'favors-up', of: (s, seat) => favors(s, seat, 1) },
  { what: 'favors-down', of: (s, seat) => favors(s, seat, 0) },
  { what: 'action-markers', of: markers },
  ...names.REQUESTS.map((kind, i): Holding => ({ what: `request-${kind}`, of: (s, seat) => on.requests(s, seat, i) })),
];
