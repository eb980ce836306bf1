/** The five large buildings: which one, when, and who works there. */
import { play } from '@caravel/puerto-rico/testing';
import { tableIn } from './table.ts';

const which = tableIn(13, 0, {
  seats: [
    {
      doubloons: 9,
      points: 13,
      tiles: { indigo: [3, 3], sugar: [3, 3], coffee: [1, 1], corn: [1, 1] },
      buildings: {
        'small-indigo-plant': 1,
        'indigo-plant': 2,
        'small-sugar-mill': 1,
        'sugar-mill': 2,
        'coffee-roaster': 1,
        'small-market': 1,
        university: 1,
      },
    },
    {
      doubloons: 4,
      points: 22,
      tiles: { corn: [4, 4], tobacco: [2, 2], quarry: [1, 1] },
      buildings: { 'tobacco-storage': 2, harbor: 1, 'small-warehouse': 1, 'large-market': 1 },
      barrels: { corn: 1 },
    },
    {
      doubloons: 5,
      points: 16,
      tiles: { tobacco: [2, 2], coffee: [2, 2], quarry: [3, 3] },
      buildings: { 'tobacco-storage': 2, 'coffee-roaster': 2, wharf: 1, 'construction-hut': 1 },
      barrels: { coffee: 1 },
    },
  ],
});

const race = tableIn(12, 0, {
  seats: [
    {
      doubloons: 9,
      points: 11,
      tiles: { indigo: [3, 3], sugar: [3, 3], coffee: [1, 1], corn: [1, 1] },
      buildings: {
        'small-indigo-plant': 1,
        'indigo-plant': 2,
        'small-sugar-mill': 1,
        'sugar-mill': 2,
        'coffee-roaster': 1,
        'small-market': 1,
      },
      barrels: { coffee: 1, indigo: 1 },
    },
    {
      doubloons: 9,
      points: 14,
      tiles: { indigo: [2, 2], tobacco: [2, 2], sugar: [2, 2], quarry: [1, 1] },
      buildings: { 'tobacco-storage': 2, 'indigo-plant': 2, 'sugar-mill': 2, 'small-sugar-mill': 0, 'large-market': 1 },
      barrels: { corn: 1 },
    },
    {
      doubloons: 5,
      points: 18,
      tiles: { tobacco: [2, 2], corn: [3, 3], quarry: [1, 1] },
      buildings: { 'tobacco-storage': 2, wharf: 1, 'construction-hut': 1 },
      barrels: { corn: 2 },
    },
  ],
});

const space = tableIn(15, 2, {
  seats: [
    {
      doubloons: 8,
      points: 18,
      tiles: { indigo: [3, 3], corn: [4, 4], tobacco: [1, 1], quarry: [2, 2] },
      buildings: {
        'indigo-plant': 3,
        'tobacco-storage': 1,
        'small-market': 1,
        'large-market': 1,
        'small-warehouse': 1,
        hacienda: 1,
        hospice: 1,
        office: 1,
        factory: 1,
        harbor: 1,
      },
    },
    {
      doubloons: 3,
      points: 27,
      tiles: { corn: [2, 2], tobacco: [2, 2], sugar: [3, 3], quarry: [1, 1] },
      buildings: { 'tobacco-storage': 2, 'sugar-mill': 3, 'small-sugar-mill': 0, 'large-market': 1, wharf: 1, residence: 1 },
      barrels: { corn: 1 },
    },
    {
      doubloons: 5,
      points: 25,
      tiles: { coffee: [2, 2], corn: [3, 3], quarry: [2, 2] },
      buildings: {
        'coffee-roaster': 2,
        wharf: 1,
        'construction-hut': 1,
        'small-warehouse': 1,
        'large-warehouse': 1,
        'customs-house': 0,
      },
      barrels: { corn: 2 },
    },
  ],
});

export const largeBuildings = {
  'large-which': play(which, 'role builder'),
  'large-race': race,
  'large-space': play(space, 'role builder', 'pass'),
};
