/** What is left on the quay when the ships have sailed. */
import { play } from '@caravel/puerto-rico/testing';
import { tableIn } from './table.ts';

const one = tableIn(8, 2, {
  seats: [
    {
      doubloons: 3,
      points: 2,
      tiles: { sugar: [2, 2], tobacco: [1, 1], coffee: [1, 1] },
      buildings: { 'sugar-mill': 2, 'tobacco-storage': 1, 'coffee-roaster': 1 },
      barrels: { sugar: 2, tobacco: 1, coffee: 1 },
    },
    {
      doubloons: 4,
      points: 8,
      tiles: { corn: [3, 3], indigo: [2, 2], quarry: [1, 1] },
      buildings: { 'small-indigo-plant': 1, hacienda: 1 },
      barrels: { corn: 2 },
    },
    {
      doubloons: 4,
      points: 6,
      tiles: { indigo: [3, 3], corn: [2, 2], quarry: [1, 1] },
      buildings: { 'indigo-plant': 3, 'construction-hut': 1 },
      barrels: { indigo: 3, corn: 1 },
    },
  ],
  house: ['coffee', 'corn'],
  ships: [
    { good: 'corn', load: 1 },
    { good: 'indigo', load: 2 },
    { good: 'sugar', load: 4 },
  ],
});

const store = tableIn(9, 2, {
  seats: [
    {
      doubloons: 3,
      points: 6,
      tiles: { corn: [3, 3], sugar: [2, 2], coffee: [1, 1] },
      buildings: { 'sugar-mill': 2, 'coffee-roaster': 1, 'small-warehouse': 1 },
      barrels: { corn: 3, sugar: 2, coffee: 1 },
    },
    {
      doubloons: 4,
      points: 8,
      tiles: { corn: [2, 2], indigo: [3, 3] },
      buildings: { 'indigo-plant': 3, hacienda: 1 },
      barrels: { indigo: 3 },
    },
    {
      doubloons: 2,
      points: 7,
      tiles: { tobacco: [2, 2], corn: [1, 1], quarry: [2, 2] },
      buildings: { 'tobacco-storage': 2, 'construction-hut': 1 },
      barrels: { tobacco: 2, corn: 2 },
    },
  ],
  house: ['sugar', 'tobacco'],
  ships: [
    { good: 'corn', load: 2 },
    { good: 'indigo', load: 2 },
    { good: 'tobacco', load: 3 },
  ],
});

const build = tableIn(8, 0, {
  seats: [
    {
      doubloons: 5,
      points: 6,
      tiles: { corn: [3, 3], sugar: [3, 3], quarry: [1, 1] },
      buildings: { 'sugar-mill': 3, 'small-market': 1 },
      barrels: { corn: 3, sugar: 3 },
    },
    {
      doubloons: 2,
      points: 8,
      tiles: { corn: [2, 2], indigo: [3, 3] },
      buildings: { 'indigo-plant': 3, hacienda: 1 },
      barrels: { indigo: 4 },
    },
    {
      doubloons: 2,
      points: 7,
      tiles: { tobacco: [2, 2], corn: [1, 1], quarry: [2, 2] },
      buildings: { 'tobacco-storage': 2, 'construction-hut': 1 },
      barrels: { tobacco: 1 },
    },
  ],
  ships: [
    { good: 'indigo', load: 2 },
    { good: 'tobacco', load: 1 },
    { good: 'corn', load: 5 },
  ],
  roleDoubloons: { captain: 1 },
});

const mayor = tableIn(9, 2, {
  seats: [
    {
      doubloons: 4,
      points: 6,
      tiles: { corn: [3, 3], tobacco: [2, 2], indigo: 1 },
      buildings: { 'tobacco-storage': 2, 'small-warehouse': 0, 'small-indigo-plant': 0 },
      barrels: { corn: 1, tobacco: 3 },
    },
    {
      doubloons: 2,
      points: 8,
      tiles: { corn: [2, 2], indigo: [3, 3] },
      buildings: { 'indigo-plant': 3, hacienda: 1 },
      barrels: { indigo: 4 },
    },
    {
      doubloons: 2,
      points: 7,
      tiles: { sugar: [3, 3], corn: [1, 1], quarry: [2, 2] },
      buildings: { 'sugar-mill': 3, 'construction-hut': 1 },
      barrels: { sugar: 3 },
    },
  ],
  ships: [
    { good: 'indigo', load: 2 },
    { good: 'sugar', load: 1 },
    { good: 'corn', load: 5 },
  ],
  roleDoubloons: { captain: 1 },
});

export const warehouses = {
  'ware-one': play(one, 'role captain', 'load indigo 5', 'load sugar 6', 'load corn 4', 'load corn 4'),
  'ware-store': play(store, 'role captain', 'load corn 4', 'load indigo 5', 'load tobacco 6'),
  'ware-build': play(build, 'role builder'),
  'ware-mayor': play(mayor, 'role mayor', 'colonist'),
};
