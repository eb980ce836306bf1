/** Cargo ships: what goes aboard first, and who is left on the quay. */
import { play } from '@caravel/puerto-rico/testing';
import { tableIn } from './table.ts';

const order = tableIn(9, 0, {
  seats: [
    {
      doubloons: 3,
      points: 6,
      tiles: { corn: [3, 3], sugar: [2, 2], quarry: [1, 1] },
      buildings: { 'sugar-mill': 2, 'small-market': 1 },
      barrels: { corn: 3, sugar: 2 },
    },
    {
      doubloons: 4,
      points: 5,
      tiles: { corn: [3, 3], tobacco: [1, 1], indigo: 1 },
      buildings: { 'tobacco-storage': 1, hacienda: 1 },
      barrels: { corn: 3, tobacco: 1 },
    },
    {
      doubloons: 2,
      points: 4,
      tiles: { indigo: [3, 3], sugar: [1, 1], quarry: [1, 1] },
      buildings: { 'indigo-plant': 3, 'small-sugar-mill': 1 },
      barrels: { indigo: 2, sugar: 1 },
    },
  ],
  ships: [
    { good: 'corn', load: 1 },
    { good: 'sugar', load: 1 },
    { good: 'indigo', load: 3 },
  ],
});

const block = tableIn(10, 2, {
  seats: [
    {
      doubloons: 3,
      points: 8,
      tiles: { corn: [2, 2], indigo: [2, 2], quarry: [1, 1] },
      buildings: { 'indigo-plant': 2, 'small-market': 1, hospice: 1 },
      barrels: { corn: 2, indigo: 1 },
    },
    {
      doubloons: 4,
      points: 9,
      tiles: { sugar: [4, 3], corn: [1, 1], quarry: [1, 1] },
      buildings: { 'sugar-mill': 3, hacienda: 1, 'construction-hut': 1 },
      barrels: { sugar: 5 },
    },
    {
      doubloons: 2,
      points: 7,
      tiles: { tobacco: [2, 2], corn: [2, 2], indigo: [2, 1] },
      buildings: { 'tobacco-storage': 2, 'small-indigo-plant': 1 },
      barrels: { tobacco: 2, indigo: 1 },
    },
  ],
  ships: [{ good: 'tobacco', load: 1 }, {}, { good: 'indigo', load: 3 }],
});

const wharf = tableIn(12, 0, {
  seats: [
    {
      doubloons: 2,
      points: 14,
      tiles: { corn: [4, 4], coffee: [3, 2], quarry: [1, 1] },
      buildings: { 'coffee-roaster': 2, wharf: 1, 'small-market': 1 },
      barrels: { corn: 4, coffee: 2 },
    },
    {
      doubloons: 5,
      points: 15,
      tiles: { corn: [3, 3], sugar: [3, 3], quarry: [2, 2] },
      buildings: { 'sugar-mill': 3, 'small-market': 1, 'large-market': 1, hospice: 1, factory: 1 },
      barrels: { corn: 3, sugar: 2 },
    },
    {
      doubloons: 6,
      points: 12,
      tiles: { tobacco: [3, 2], indigo: [3, 3], quarry: [3, 3] },
      buildings: { 'tobacco-storage': 2, 'indigo-plant': 3, office: 1, 'small-warehouse': 1 },
      barrels: { indigo: 3 },
    },
  ],
  ships: [
    { good: 'indigo', load: 1 },
    { good: 'corn', load: 1 },
    { good: 'sugar', load: 3 },
  ],
});

const size = tableIn(14, 0, {
  seats: [
    {
      doubloons: 1,
      points: 22,
      tiles: { corn: [4, 4], coffee: [2, 1], quarry: [2, 2] },
      buildings: { 'coffee-roaster': 1, 'small-market': 1, hacienda: 1, hospice: 1, 'large-market': 1 },
      barrels: { corn: 4 },
    },
    {
      doubloons: 2,
      points: 26,
      tiles: { sugar: [4, 3], corn: 1, quarry: [1, 1] },
      buildings: { 'sugar-mill': 3, 'construction-hut': 1, 'small-market': 1 },
      barrels: { sugar: 6 },
    },
    {
      doubloons: 2,
      points: 24,
      tiles: { indigo: [4, 3], tobacco: [1, 1], quarry: [1, 1] },
      buildings: { 'indigo-plant': 3, 'tobacco-storage': 1 },
      barrels: { indigo: 5 },
    },
  ],
  ships: [{}, {}, {}],
});

export const shipping = {
  'ship-order': play(order, 'role captain'),
  'ship-block': play(block, 'role captain', 'load tobacco 4'),
  'ship-wharf': play(wharf, 'role captain'),
  'ship-size': play(size, 'role captain'),
};
