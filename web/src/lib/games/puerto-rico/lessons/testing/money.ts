/** Doubloons in the first rounds. */
import { play } from '@caravel/puerto-rico/testing';
import { tableIn } from './table.ts';

const sell = tableIn(4, 0, {
  seats: [
    {
      doubloons: 1,
      tiles: { sugar: [1, 1], corn: [1, 1], quarry: 1 },
      buildings: { 'small-sugar-mill': 1, 'small-market': 1 },
      barrels: { sugar: 1, corn: 1 },
    },
    {
      doubloons: 2,
      tiles: { sugar: [1, 1], indigo: 1, corn: [1, 1] },
      buildings: { 'small-sugar-mill': 1 },
      barrels: { sugar: 1, corn: 1 },
    },
    { doubloons: 1, tiles: { corn: [2, 2], quarry: 1 }, buildings: { 'small-market': 1 }, barrels: { corn: 2 } },
  ],
});

const coins = tableIn(5, 0, {
  seats: [
    {
      doubloons: 2,
      tiles: { indigo: [2, 1], sugar: [1, 1], corn: [1, 1] },
      buildings: { 'small-indigo-plant': 1, 'small-sugar-mill': 1, 'small-market': 1 },
      barrels: { sugar: 1, indigo: 1, corn: 1 },
    },
    {
      doubloons: 4,
      tiles: { corn: [2, 2], quarry: [1, 1], tobacco: 1 },
      buildings: { 'construction-hut': 1 },
      barrels: { corn: 1 },
    },
    {
      doubloons: 3,
      tiles: { indigo: [2, 1], coffee: 1, quarry: [1, 1] },
      buildings: { 'small-indigo-plant': 1, hacienda: 1 },
      barrels: { indigo: 1 },
    },
  ],
  house: ['sugar', 'indigo'],
  roleDoubloons: { builder: 2, settler: 1 },
});

const quarry = tableIn(2, 0, {
  seats: [
    { doubloons: 2, tiles: { indigo: [1, 1] }, buildings: { 'small-indigo-plant': 0 } },
    { doubloons: 1, tiles: { indigo: [1, 1], corn: 1 }, buildings: { 'small-sugar-mill': 0 } },
    { doubloons: 2, tiles: { corn: [1, 1], sugar: 1 }, buildings: { 'small-market': 0 } },
  ],
  faceUp: ['indigo', 'sugar', 'tobacco', 'indigo'],
  roleDoubloons: { trader: 1, captain: 1, craftsman: 1 },
});

const block = tableIn(7, 0, {
  seats: [
    {
      doubloons: 3,
      tiles: { tobacco: [2, 1], corn: [1, 1], quarry: [1, 1] },
      buildings: { 'tobacco-storage': 1, 'small-market': 1 },
      barrels: { tobacco: 1 },
    },
    {
      doubloons: 4,
      tiles: { coffee: [1, 1], corn: [2, 2], indigo: 1, quarry: [1, 1] },
      buildings: { 'coffee-roaster': 1, 'construction-hut': 1 },
      barrels: { coffee: 1 },
    },
    {
      doubloons: 2,
      tiles: { indigo: [3, 2], sugar: [1, 1], quarry: 1 },
      buildings: { 'indigo-plant': 2, 'small-sugar-mill': 1 },
      barrels: { indigo: 1 },
    },
  ],
  house: ['corn', 'indigo', 'sugar'],
  roleDoubloons: { mayor: 1, captain: 1 },
  ships: [{ good: 'corn', load: 2 }, { good: 'indigo', load: 1 }, {}],
});

export const money = {
  'money-sell': sell,
  'money-coins': coins,
  'money-quarry': play(quarry, 'role settler'),
  'money-block': block,
};
