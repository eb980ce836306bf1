/** The last rounds: who ends the game, and what still counts. */
import { play } from '@caravel/puerto-rico/testing';
import { lastRound, tableIn } from './table.ts';

const space = tableIn(15, 0, {
  seats: [
    {
      doubloons: 5,
      points: 12,
      tiles: { indigo: [2, 2], sugar: [2, 2], corn: [1, 1], quarry: [4, 4] },
      buildings: {
        'small-indigo-plant': 1,
        'indigo-plant': 0,
        'small-sugar-mill': 1,
        'sugar-mill': 1,
        'small-market': 1,
        'construction-hut': 1,
        hospice: 1,
        office: 1,
        factory: 1,
        'guild-hall': 1,
      },
      barrels: { indigo: 2, sugar: 1 },
    },
    {
      doubloons: 3,
      points: 24,
      tiles: { corn: [4, 4], sugar: [3, 3], quarry: [1, 1] },
      buildings: { 'sugar-mill': 3, harbor: 1, 'small-warehouse': 1, 'small-market': 1, 'large-market': 1, hacienda: 1 },
      barrels: { corn: 4, sugar: 3 },
    },
    {
      doubloons: 6,
      points: 14,
      tiles: { tobacco: [3, 3], coffee: [2, 2], indigo: [2, 1], quarry: [2, 2] },
      buildings: { 'tobacco-storage': 3, 'coffee-roaster': 2, wharf: 1, 'large-market': 1, hospice: 1 },
      barrels: { tobacco: 3, coffee: 1 },
    },
  ],
  ships: [
    { good: 'indigo', load: 2 },
    { good: 'tobacco', load: 1 },
    { good: 'corn', load: 2 },
  ],
});

const mayor = tableIn(14, 0, {
  seats: [
    {
      doubloons: 2,
      points: 20,
      tiles: { corn: [4, 4], indigo: [3, 3], quarry: [2, 2] },
      buildings: { 'indigo-plant': 3, 'small-market': 1, harbor: 1, 'small-warehouse': 1, 'city-hall': 1 },
      barrels: { corn: 1 },
    },
    {
      doubloons: 6,
      points: 15,
      tiles: { corn: [4, 4], sugar: [3, 3], tobacco: [3, 3], quarry: [2, 2] },
      buildings: { 'sugar-mill': 3, 'tobacco-storage': 3, 'large-market': 1, hospice: 1, 'small-sugar-mill': 0 },
      barrels: { corn: 4, sugar: 3 },
    },
    {
      doubloons: 8,
      points: 12,
      tiles: { coffee: [2, 2], tobacco: [3, 3], quarry: [3, 3] },
      buildings: { 'tobacco-storage': 3, 'coffee-roaster': 2, 'small-market': 1, factory: 1, 'construction-hut': 1, office: 1 },
      barrels: { tobacco: 3, coffee: 2 },
    },
  ],
  supply: { colonists: 2, colonistShip: 3 },
});

const last = tableIn(16, 1, {
  seats: [
    {
      doubloons: 3,
      points: 20,
      tiles: { indigo: [3, 3], sugar: [2, 2], corn: [2, 2] },
      buildings: {
        'small-indigo-plant': 0,
        'indigo-plant': 3,
        'sugar-mill': 2,
        'coffee-roaster': 0,
        'small-market': 1,
        'guild-hall': 0,
      },
      barrels: { indigo: 2, corn: 2 },
    },
    {
      doubloons: 1,
      points: 27,
      tiles: { corn: [4, 4], tobacco: [3, 3], quarry: [1, 1] },
      buildings: { 'tobacco-storage': 3, harbor: 1, 'small-warehouse': 1, 'small-market': 1, hacienda: 1 },
      barrels: { corn: 3, tobacco: 1 },
    },
    {
      doubloons: 6,
      points: 14,
      tiles: { coffee: [3, 2], sugar: [2, 2], quarry: [4, 4] },
      buildings: {
        'small-indigo-plant': 0,
        'small-sugar-mill': 0,
        'sugar-mill': 2,
        'coffee-roaster': 2,
        'large-market': 1,
        'construction-hut': 1,
        hacienda: 0,
        hospice: 1,
        office: 1,
        factory: 1,
        university: 1,
      },
      barrels: { sugar: 1 },
    },
  ],
  ships: [
    { good: 'indigo', load: 2 },
    { good: 'tobacco', load: 1 },
    { good: 'corn', load: 1 },
  ],
});

/** A settler without an effect, then the last space of a city. */
const LAST_ROUND = [
  ...['1 role settler', '1 pass', '2 pass', '0 pass', '* tile corn', '* tile corn', '* tile indigo', '* tile sugar'],
  ...['2 role builder', '2 build small-warehouse', '2 university', '0 pass', '1 pass'],
];

const deny = lastRound(16, 0, {
  seats: [
    {
      doubloons: 1,
      points: 21,
      tiles: { corn: [4, 4], sugar: [3, 3], tobacco: 1 },
      buildings: {
        'small-indigo-plant': 0,
        'sugar-mill': 3,
        'small-market': 1,
        'small-warehouse': 1,
        'large-market': 1,
        harbor: 1,
        'customs-house': 1,
      },
    },
    {
      doubloons: 9,
      points: 21,
      tiles: { tobacco: [3, 3], coffee: [3, 2], corn: [2, 2] },
      buildings: {
        'tobacco-storage': 3,
        'coffee-roaster': 2,
        'small-market': 1,
        'large-market': 1,
        hospice: 1,
        office: 1,
        factory: 1,
      },
    },
    {
      doubloons: 1,
      points: 17,
      tiles: { indigo: [3, 3], corn: [2, 2], quarry: [2, 2] },
      buildings: { 'indigo-plant': 3, wharf: 1, 'small-warehouse': 1, 'construction-hut': 1, 'large-warehouse': 1 },
    },
  ],
});

export const endGame = { 'end-space': space, 'end-mayor': mayor, 'end-last': play(last, ...LAST_ROUND), 'end-deny': deny };
