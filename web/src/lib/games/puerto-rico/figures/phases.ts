/** A picture for each part of a game, from the setup to the end. */
import { type BuildingKind, type MarketRow, puertoRico, type SeatView } from '@caravel/puerto-rico';
import { play } from '@caravel/puerto-rico/testing';
import { target } from '../targets.ts';
import { chips, costIn, doubloons, gained, picture, seatIn, table, viewOf } from './picture.ts';

const start = table({});

const afterRound = table({
  roleDoubloons: { trader: 1, captain: 1, prospector: 1 },
  seats: [{ doubloons: 2 }, { doubloons: 4 }, { doubloons: 3 }, { doubloons: 5 }],
});
const midRound = play(afterRound, 'role builder', 'pass', 'pass', 'pass', 'pass', 'role trader');

const settling = table({ seats: [{ tiles: { indigo: [1, 1], corn: 1 } }] }, 'role settler');

const staffed = {
  tiles: { corn: [2, 2], indigo: [2, 1], quarry: [1, 1] },
  buildings: { 'small-indigo-plant': 1, 'indigo-plant': 1, hacienda: 0 },
} as const;
/** The hacienda has nobody: every other circle was dearer to Anna. */
const mayor = table(
  { seats: [staffed] },
  'role mayor',
  'colonist',
  'colonists corn 2',
  'colonists indigo 2',
  'colonists quarry 1',
  'colonists small-indigo-plant 1',
  'colonists hacienda 0',
);
const circlesOf = ({ island, city }: SeatView): number => city.buildings.reduce((sum, { circles }) => sum + circles, island.filled);

const building = table({ seats: [{ doubloons: 6, tiles: { quarry: [2, 1], indigo: [1, 1], corn: [1, 1] } }] }, 'role builder');
const OFFERS = ['small-indigo-plant', 'hospice', 'coffee-roaster', 'harbor'] as const;

const makers = {
  tiles: { corn: [2, 1], indigo: [3, 3], coffee: [1, 1] },
  buildings: { 'indigo-plant': 2, 'coffee-roaster': 1, 'small-market': 1 },
} as const;
const crafted = table({ seats: [makers] }, 'role craftsman');

const trading = table(
  {
    house: ['corn', 'sugar'],
    seats: [{ doubloons: 1, barrels: { sugar: 2, coffee: 1, indigo: 1 }, tiles: { coffee: [1, 1] }, buildings: { 'coffee-roaster': 1 } }],
  },
  'role trader',
);

const loading = table(
  {
    ships: [{ good: 'sugar', load: 4 }, {}, { good: 'corn', load: 2 }],
    seats: [{ barrels: { corn: 3, indigo: 2, sugar: 2 } }],
  },
  'role captain',
);

const storing = table(
  {
    ships: [
      { good: 'coffee', load: 4 },
      { good: 'tobacco', load: 5 },
      { good: 'corn', load: 6 },
    ],
    seats: [{ barrels: { corn: 1, indigo: 3, sugar: 4 }, buildings: { 'small-warehouse': 1 } }],
  },
  'role captain',
  'load corn 7',
);

const gold = table({ roleDoubloons: { prospector: 1 } });

const ofKind = (kind: BuildingKind): readonly MarketRow[] => viewOf(start).market.filter((row) => row.kind === kind);
const SMALL_VIOLET = ofKind('violet').map(({ name }) => name);
const LARGE_VIOLET = ofKind('large violet').map(({ name }) => name);

const fullCity = table(
  {
    seats: [
      {
        doubloons: 9,
        points: 21,
        tiles: { corn: [3, 3], indigo: [2, 2], quarry: [2, 2], coffee: [1, 1] },
        buildings: {
          'small-indigo-plant': 1,
          'small-market': 1,
          'indigo-plant': 1,
          'small-warehouse': 1,
          'coffee-roaster': 1,
          factory: 1,
          harbor: 1,
          office: 1,
          hospice: 0,
          'guild-hall': 1,
        },
      },
    ],
  },
  'role builder',
  'build small-sugar-mill',
);

const two = table({ players: 2 });

export const phases = {
  setup: picture(start, [{ shows: 'plantations' }, { shows: 'bay' }, { shows: 'quay', only: 'ship' }, { shows: 'supply' }], {
    told: [target.stack(), target.quarry(), target.ship(5), target.ship(6), target.ship(7), target['colonist-ship'](), target.chips()],
    numbers: [
      viewOf(start).players,
      viewOf(start).tiles.faceUp.reduce((sum, { count }) => sum + count, 0),
      ...viewOf(start).ships.map(({ holds }) => holds),
    ],
  }),
  round: picture(midRound, [{ shows: 'roles' }], {
    lit: [target.role('captain'), target.role('prospector')],
    told: [target.role('builder'), target.role('trader')],
    numbers: [gained(doubloons, midRound, 2, 'role captain')],
  }),
  settler: picture(settling, [{ shows: 'plantations' }, { shows: 'island', of: 0 }], {
    lit: [target.quarry(), target.plantation('corn'), target.plantation('coffee')],
    told: [target.tile(0, 'indigo')],
    numbers: [viewOf(settling).tiles.faceUp.reduce((sum, { count }) => sum + count, 0)],
  }),
  mayor: picture(
    mayor,
    [
      { shows: 'island', of: 0 },
      { shows: 'city', of: 0 },
    ],
    {
      told: [target.tile(0, 'corn'), target.tile(0, 'indigo'), target.city(0, 'indigo-plant'), target.city(0, 'hacienda')],
      numbers: [seatIn(mayor, 0).colonists, circlesOf(seatIn(mayor, 0))],
    },
  ),
  builder: picture(
    building,
    [
      { shows: 'for sale', only: OFFERS },
      { shows: 'resources', of: 0 },
    ],
    {
      lit: OFFERS.map((name) => target.building(name)),
      told: [target.tile(0, 'quarry')],
      numbers: [...OFFERS.map((name) => costIn(building, 0, name)), seatIn(building, 0).doubloons],
    },
  ),
  craftsman: picture(
    crafted,
    [
      { shows: 'island', of: 0 },
      { shows: 'city', of: 0 },
      { shows: 'resources', of: 0 },
    ],
    {
      lit: [target.barrels(0, 'indigo'), target.barrels(0, 'corn'), target.barrels(0, 'coffee')],
      told: [target.tile(0, 'indigo'), target.city(0, 'indigo-plant')],
      numbers: [...seatIn(crafted, 0).barrels.map(({ count }) => count), 3],
    },
  ),
  trader: picture(
    trading,
    [
      { shows: 'quay', only: 'house' },
      { shows: 'resources', of: 0 },
    ],
    {
      lit: [target.barrels(0, 'coffee'), target.barrels(0, 'indigo')],
      told: [target.house(), target.barrels(0, 'sugar')],
      numbers: [gained(doubloons, trading, 0, 'sell coffee')],
    },
  ),
  captain: picture(loading, [{ shows: 'bay' }, { shows: 'resources', of: 0 }], {
    lit: [target.ship(5), target.ship(6), target.ship(7)],
    numbers: [
      ...viewOf(loading)
        .ships.slice(-1)
        .map(({ holds }) => holds),
      gained(chips, loading, 0, 'load corn 7'),
      gained(chips, loading, 0, 'load sugar 5'),
      gained(chips, loading, 0, 'load indigo 6'),
    ],
  }),
  storing: picture(
    storing,
    [
      { shows: 'city', of: 0 },
      { shows: 'resources', of: 0 },
    ],
    {
      lit: [target.barrels(0, 'indigo'), target.barrels(0, 'sugar')],
      told: [target.city(0, 'small-warehouse')],
      numbers: [seatIn(storing, 0).storableKinds],
    },
  ),
  prospector: picture(
    gold,
    [
      { shows: 'roles', only: ['prospector'] },
      { shows: 'resources', of: 0 },
    ],
    {
      lit: [target.role('prospector')],
      told: [target.doubloons(0)],
      numbers: [gained(doubloons, gold, 0, 'role prospector')],
    },
  ),
  violet: picture(start, [{ shows: 'for sale', only: SMALL_VIOLET }], {
    told: SMALL_VIOLET.map((name) => target.building(name)),
    numbers: [SMALL_VIOLET.length],
  }),
  large: picture(start, [{ shows: 'for sale', only: LARGE_VIOLET }], {
    told: LARGE_VIOLET.map((name) => target.building(name)),
    numbers: [LARGE_VIOLET.length, ...new Set(ofKind('large violet').map(({ cost }) => cost))],
  }),
  end: picture(
    fullCity,
    [
      { shows: 'city', of: 0 },
      { shows: 'resources', of: 0 },
    ],
    {
      lit: [target.city(0, 'small-sugar-mill')],
      told: [target.points(0)],
      numbers: [seatIn(fullCity, 0).city.filled, puertoRico.score(fullCity, 0)],
    },
  ),
  'two-players': picture(two, [{ shows: 'plantations' }, { shows: 'bay' }], {
    told: [target.ship(4), target.ship(6), target.quarry()],
    numbers: [
      ...viewOf(two).ships.map(({ holds }) => holds),
      viewOf(two).tiles.faceUp.reduce((sum, { count }) => sum + count, 0),
      viewOf(two).supply.quarries,
    ],
  }),
} as const;
