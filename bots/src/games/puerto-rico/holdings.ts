/** What a player of Puerto Rico has. */
import * as pr from '@caravel/puerto-rico/inside';
import type { Holding } from '../../holding.ts';

const { on } = pr;

const kinds = (name: (good: string) => string, of: (s: Parameters<Holding['of']>[0], seat: number, good: number) => number): Holding[] =>
  pr.GOODS.map((good, i) => ({ what: name(good), of: (s, seat) => of(s, seat, i) }));

export const HOLDINGS: readonly Holding[] = [
  { what: 'points', of: (s, seat) => pr.score(s, seat) },
  { what: 'last-round', of: (s) => Number(on.endings(s) !== 0), isTempo: true },
  { what: 'doubloons', of: (s, seat) => on.doubloons(s, seat) },
  ...kinds(
    (good) => good,
    (s, seat, good) => on.barrels(s, seat, good),
  ),
  { what: 'colonists', of: (s, seat) => on.colonists(s, seat) },
  { what: 'quarries', of: (s, seat) => on.tiles(s, seat, pr.QUARRY) },
  { what: 'plantations', of: (s, seat) => on.islandFilled(s, seat) - on.tiles(s, seat, pr.QUARRY) },
  { what: 'city-spaces-filled', of: (s, seat) => on.cityFilled(s, seat) },
  ...kinds(
    (good) => `production-of-${good}`,
    (s, seat, good) => pr.production(s, seat, good),
  ),
];
