/** Three simple players with one plan each. */
import type { Heuristic } from '../../train/training.ts';

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: 'builder',
    wants: {
      'points of its buildings': 4,
      'occupied tiles of quarry': 5,
      'tiles of quarry': 2,
      doubloons: 2,
      'city spaces filled': 3,
      production: 1,
    },
  },
  {
    name: 'shipper',
    wants: {
      'points in chips': 5,
      production: 3,
      'barrels that ships would take now': 2,
      'barrels that would spoil now': -2,
      'colonists in harbor': 6,
      'colonists in wharf': 6,
      'tiles of corn': 2,
      doubloons: 1,
    },
  },
  {
    name: 'merchant',
    wants: {
      doubloons: 3,
      'production of coffee': 6,
      'production of tobacco': 5,
      'barrels of coffee': 3,
      'barrels of tobacco': 2,
      'doubloons its markets add': 4,
      'doubloons of its factory': 3,
      'points of its buildings': 3,
      colonists: 1,
    },
  },
];
