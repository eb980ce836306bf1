/** A picture for each worked example of the rules page, at the moment its sentence is about. */
import { at } from '@caravel/core';
import { play } from '@caravel/puerto-rico/testing';
import { target } from '../targets.ts';
import { barrels, chips, costIn, doubloons, gained, picture, seatIn, table, viewOf } from './picture.ts';

const [ANNA, BOB, CHRIS, DAVID] = [0, 1, 2, 3];

const choosing = { tiles: { corn: 2, indigo: 2 } } as const;
const dealt = table({ seats: [choosing, choosing, choosing, choosing], supply: { colonistShip: 6, colonists: 73 } }, 'role mayor');

const quarries = table({ seats: [{}, { doubloons: 8, tiles: { quarry: [3, 3] } }] }, 'role builder', 'pass');
const PRICED = ['construction-hut', 'office', 'harbor', 'city-hall'] as const;

const makers = {
  tiles: { corn: [3, 2], tobacco: [2, 2], sugar: [4, 3] },
  buildings: { 'tobacco-storage': 1, 'small-sugar-mill': 1, 'sugar-mill': 3 },
} as const;
const produced = table({ seats: [{}, makers] }, 'role craftsman');

const captain = table(
  {
    seats: [
      { barrels: { corn: 2, sugar: 6 } },
      { barrels: { sugar: 2, tobacco: 3 } },
      { barrels: { corn: 2, tobacco: 1 } },
      { barrels: { corn: 1, indigo: 5 } },
    ],
    ships: [{}, { good: 'corn', load: 3 }, {}],
  },
  'role captain',
);
const loaded = play(captain, '0 load sugar 7', '1 load sugar 7', '2 load tobacco 5', '3 load corn 6');

const prospector = table({ roleDoubloons: { prospector: 2 } });

const office = { doubloons: 0, barrels: { tobacco: 1 }, buildings: { office: 1 } } as const;
const offices = table({ seats: [{}, office, office], house: ['tobacco'] }, 'role trader', '1 sell tobacco', '2 sell tobacco');

const factory = {
  doubloons: 0,
  tiles: { corn: [3, 3], sugar: [3, 3], tobacco: [1, 1] },
  buildings: { factory: 1, 'sugar-mill': 3, 'tobacco-storage': 1 },
} as const;
/** Nine barrels of sugar and all of corn are with the others. */
const beforeShortage = table({
  seats: [{ barrels: { corn: 5, sugar: 5 } }, { barrels: { corn: 5 } }, { barrels: { sugar: 4 } }, factory],
});
const shortage = play(beforeShortage, 'role craftsman');

const harborAndWharf = table(
  {
    seats: [{}, { barrels: { tobacco: 5, sugar: 2 }, buildings: { harbor: 1, wharf: 1 } }],
    ships: [
      { good: 'tobacco', load: 2 },
      { good: 'corn', load: 1 },
      { good: 'sugar', load: 3 },
    ],
  },
  'role captain',
);
const wharfFirst = play(harborAndWharf, '1 wharf tobacco');

const guildHall = table({
  seats: [{ buildings: { 'guild-hall': 1, 'small-sugar-mill': 0, 'sugar-mill': 0, 'small-indigo-plant': 0, 'coffee-roaster': 0 } }],
});
const residence = table({ seats: [{ tiles: { corn: 3, sugar: 3, indigo: 2, quarry: 2 }, buildings: { residence: 1 } }] });
const fortress = table({
  seats: [
    {
      sanJuan: 3,
      tiles: { corn: [6, 6], indigo: [4, 4], quarry: [2, 2] },
      buildings: { fortress: 1, 'indigo-plant': 3, hospice: 1 },
    },
  ],
});
const customs = table({ seats: [{ points: 23, buildings: { 'customs-house': 1 } }] });
const cityHall = table({
  seats: [
    {
      buildings: { 'city-hall': 1, hacienda: 0, 'construction-hut': 0, office: 0, 'large-warehouse': 0, harbor: 0, residence: 0 },
    },
  ],
});
const idle = table({ seats: [{ buildings: { 'guild-hall': 0, 'small-sugar-mill': 0 } }] });

const markets = table(
  { seats: [{}, { doubloons: 0, barrels: { tobacco: 1 }, buildings: { 'small-market': 1, 'large-market': 1 } }] },
  'role trader',
);
const cornMarket = table(
  { seats: [{ doubloons: 0, barrels: { corn: 1 }, buildings: { 'small-market': 1 } }] },
  'role prospector',
  'role trader',
);

const bonus = (s: typeof idle): number => seatIn(s, 0).points.bonus ?? 0;

export const examples = {
  'example-1': picture(dealt, [{ shows: 'quay', only: 'ship' }, { shows: 'supply' }], {
    lit: [target['colonist-ship']()],
    told: [target.colonists()],
    numbers: [
      viewOf(dealt).supply.colonistShip,
      ...[ANNA, BOB, CHRIS, DAVID].map((seat) => gained(({ colonists }) => colonists, dealt, seat, 'colonist')),
    ],
  }),
  'example-2': picture(
    quarries,
    [
      { shows: 'for sale', only: PRICED },
      { shows: 'island', of: BOB },
    ],
    {
      me: BOB,
      lit: PRICED.map((name) => target.building(name)),
      told: [target.tile(BOB, 'quarry')],
      numbers: [3, ...PRICED.map((name) => costIn(quarries, BOB, name))],
    },
  ),
  'example-3': picture(
    produced,
    [
      { shows: 'island', of: BOB },
      { shows: 'city', of: BOB },
      { shows: 'resources', of: BOB },
    ],
    {
      me: BOB,
      lit: [target.barrels(BOB, 'corn'), target.barrels(BOB, 'tobacco'), target.barrels(BOB, 'sugar')],
      told: [target.tile(BOB, 'corn'), target.tile(BOB, 'tobacco'), target.tile(BOB, 'sugar'), target.city(BOB, 'tobacco-storage')],
      numbers: (['corn', 'tobacco', 'sugar'] as const).map((good) => barrels(good)(seatIn(produced, BOB))),
    },
  ),
  'example-4': picture(captain, [{ shows: 'bay' }, ...[ANNA, BOB, CHRIS, DAVID].map((of) => ({ shows: 'resources', of }) as const)], {
    lit: [target.ship(7), target.barrels(ANNA, 'sugar')],
    told: [target.ship(5), target.ship(6)],
    numbers: [6, 7, gained(chips, captain, ANNA, '0 load sugar 7')],
  }),
  'example-4-end': picture(loaded, [{ shows: 'bay' }], {
    told: [target.ship(5), target.ship(6), target.ship(7)],
    numbers: [6, gained(chips, loaded, ANNA, '0 load corn 6'), gained(chips, play(loaded, '0 load corn 6'), BOB, '1 load tobacco 5')],
  }),
  'example-5': picture(prospector, [{ shows: 'roles', only: ['prospector'] }], {
    lit: [target.role('prospector')],
    numbers: [2, gained(doubloons, prospector, ANNA, 'role prospector')],
  }),
  'example-6': picture(
    offices,
    [
      { shows: 'quay', only: 'house' },
      { shows: 'city', of: BOB },
    ],
    {
      me: BOB,
      lit: [target.house()],
      told: [target.city(BOB, 'office')],
      numbers: [viewOf(offices).house.filled],
    },
  ),
  'example-7': picture(
    shortage,
    [
      { shows: 'island', of: DAVID },
      { shows: 'city', of: DAVID },
      { shows: 'resources', of: DAVID },
    ],
    {
      me: DAVID,
      lit: [target.city(DAVID, 'factory'), target.barrels(DAVID, 'sugar'), target.barrels(DAVID, 'tobacco')],
      told: [target.doubloons(DAVID)],
      numbers: [
        barrels('sugar')(seatIn(shortage, DAVID)),
        barrels('tobacco')(seatIn(shortage, DAVID)),
        gained(doubloons, beforeShortage, DAVID, 'role craftsman'),
      ],
    },
  ),
  'example-8': picture(harborAndWharf, [{ shows: 'bay' }, { shows: 'city', of: BOB }, { shows: 'resources', of: BOB }], {
    me: BOB,
    lit: [target.ship(5), target.ship(7), target.city(BOB, 'wharf'), target.city(BOB, 'harbor')],
    numbers: [
      gained(chips, harborAndWharf, BOB, '1 load tobacco 5'),
      gained(chips, play(harborAndWharf, '1 load tobacco 5'), BOB, '1 load sugar 7'),
      gained(chips, play(harborAndWharf, '1 load tobacco 5', '1 load sugar 7'), BOB, '1 wharf tobacco'),
    ],
  }),
  'example-9': picture(guildHall, [{ shows: 'city', of: ANNA }], {
    lit: [target.city(ANNA, 'guild-hall')],
    numbers: [bonus(guildHall)],
  }),
  'example-10': picture(
    residence,
    [
      { shows: 'island', of: ANNA },
      { shows: 'city', of: ANNA },
    ],
    {
      lit: [target.city(ANNA, 'residence')],
      numbers: [seatIn(residence, ANNA).island.filled, seatIn(residence, ANNA).island.spaces, bonus(residence)],
    },
  ),
  'example-11': picture(
    fortress,
    [
      { shows: 'island', of: ANNA },
      { shows: 'city', of: ANNA },
      { shows: 'resources', of: ANNA },
    ],
    {
      lit: [target.city(ANNA, 'fortress')],
      told: [target['san-juan'](ANNA)],
      numbers: [seatIn(fortress, ANNA).colonists, bonus(fortress)],
    },
  ),
  'example-12': picture(
    customs,
    [
      { shows: 'city', of: ANNA },
      { shows: 'resources', of: ANNA },
    ],
    {
      lit: [target.city(ANNA, 'customs-house')],
      told: [target.points(ANNA)],
      numbers: [chips(seatIn(customs, ANNA)), bonus(customs)],
    },
  ),
  'example-13': picture(cityHall, [{ shows: 'city', of: ANNA }], {
    lit: [target.city(ANNA, 'city-hall')],
    numbers: [bonus(cityHall)],
  }),
  'example-14': picture(
    markets,
    [
      { shows: 'city', of: BOB },
      { shows: 'resources', of: BOB },
    ],
    {
      me: BOB,
      lit: [target.city(BOB, 'small-market'), target.city(BOB, 'large-market'), target.barrels(BOB, 'tobacco')],
      numbers: [
        at(viewOf(markets).house.prices, 3),
        gained(doubloons, markets, BOB, '1 sell tobacco') - at(viewOf(markets).house.prices, 3),
        gained(doubloons, markets, BOB, '1 sell tobacco'),
      ],
    },
  ),
  'example-15': picture(
    cornMarket,
    [
      { shows: 'city', of: ANNA },
      { shows: 'resources', of: ANNA },
    ],
    {
      lit: [target.city(ANNA, 'small-market'), target.barrels(ANNA, 'corn')],
      numbers: [at(viewOf(cornMarket).house.prices, 0), gained(doubloons, cornMarket, ANNA, '0 sell corn')],
    },
  ),
  'example-16': picture(wharfFirst, [{ shows: 'bay' }, { shows: 'resources', of: BOB }], {
    me: BOB,
    lit: [target.ship(5)],
    numbers: [5, gained(chips, harborAndWharf, BOB, '1 wharf tobacco')],
  }),
  'example-17': picture(idle, [{ shows: 'city', of: ANNA }], {
    lit: [target.city(ANNA, 'guild-hall')],
    numbers: [4, bonus(idle)],
  }),
} as const;
