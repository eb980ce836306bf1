/** Plantations, plants and the colonists on both. */
import { play } from '@caravel/puerto-rico/testing';
import { tableIn } from './table.ts';

const tile = tableIn(6, 2, {
  seats: [
    {
      doubloons: 2,
      tiles: { tobacco: [1, 1], corn: [2, 2], quarry: [1, 1] },
      buildings: { 'tobacco-storage': 2, 'small-market': 1 },
    },
    { doubloons: 3, tiles: { indigo: [3, 2], corn: [1, 1] }, buildings: { 'indigo-plant': 2, hacienda: 1 } },
    { doubloons: 1, tiles: { corn: [3, 3], coffee: 1 }, buildings: { 'construction-hut': 1, 'small-market': 1 } },
  ],
  faceUp: ['coffee', 'indigo', 'sugar', 'tobacco'],
});

const place = tableIn(6, 2, {
  seats: [
    {
      doubloons: 2,
      tiles: { corn: [2, 1], indigo: [2, 1], sugar: 1 },
      buildings: { 'indigo-plant': 1, 'small-sugar-mill': 0, 'small-market': 1 },
    },
    { doubloons: 3, tiles: { indigo: [2, 2], corn: [1, 1], quarry: 1 }, buildings: { 'small-indigo-plant': 1, hacienda: 1 } },
    { doubloons: 1, tiles: { corn: [2, 2], tobacco: 1, quarry: [1, 1] }, buildings: { 'construction-hut': 1, 'small-market': 0 } },
  ],
  supply: { colonistShip: 5, colonists: 40 },
});

const build = tableIn(6, 0, {
  seats: [
    { doubloons: 5, tiles: { tobacco: [2, 1], corn: [2, 2], quarry: 1 }, buildings: { 'small-market': 1 } },
    { doubloons: 3, tiles: { indigo: [3, 2], corn: [1, 1] }, buildings: { 'indigo-plant': 2, hacienda: 1 } },
    { doubloons: 4, tiles: { corn: [3, 3], coffee: 1 }, buildings: { 'construction-hut': 1, 'small-market': 1 } },
  ],
});

const role = tableIn(7, 0, {
  seats: [
    {
      doubloons: 2,
      tiles: { tobacco: [2, 2], corn: [2, 2], quarry: [1, 1] },
      buildings: { 'tobacco-storage': 2, 'small-market': 1 },
    },
    {
      doubloons: 3,
      tiles: { indigo: [3, 1], corn: 1, sugar: 2 },
      buildings: { 'indigo-plant': 1, 'sugar-mill': 0, hacienda: 1 },
    },
    { doubloons: 1, tiles: { corn: [2, 1], coffee: 2, quarry: [2, 1] }, buildings: { 'construction-hut': 1, 'coffee-roaster': 0 } },
  ],
  roleDoubloons: { trader: 1, captain: 1 },
});

export const pairs = {
  'pairs-tile': play(tile, 'role settler', 'plantation coffee'),
  'pairs-place': play(place, 'role mayor', 'colonist'),
  'pairs-build': play(build, 'role builder'),
  'pairs-role': role,
};
