/** Shipping and denying: what to load first, and how others are left without a ship. */
import { POSITIONS } from './positions.ts';
import { plays, theme, tried } from './theme.ts';

export const lesson = theme(
  {
    id: 'first',
    start: POSITIONS['ship-order'],
    goal: plays({ kind: 'load', good: 'corn' }),
    solution: ['load corn 4'],
    wrong: [tried('sugar', { kind: 'load', good: 'sugar' })],
    rules: ['CA1', 'CA6'],
  },
  {
    id: 'last-ship',
    start: POSITIONS['ship-block'],
    goal: plays({ kind: 'load', good: 'corn' }),
    solution: ['load corn 5'],
    wrong: [tried('indigo', { kind: 'load', good: 'indigo' })],
    rules: ['CA3', 'CA8'],
  },
  {
    id: 'wharf',
    start: POSITIONS['ship-wharf'],
    goal: plays({ kind: 'load', good: 'corn' }),
    solution: ['load corn 5'],
    wrong: [tried('coffee', { kind: 'wharf', good: 'coffee' }), tried('corn', { kind: 'wharf', good: 'corn' })],
    rules: ['V-wharf', 'CA3'],
  },
  {
    id: 'size',
    start: POSITIONS['ship-size'],
    goal: plays({ kind: 'load', good: 'corn', ship: 6 }),
    solution: ['load corn 6'],
    wrong: [tried('small', { kind: 'load', ship: 4 }), tried('middle', { kind: 'load', ship: 5 })],
    rules: ['CA4', 'Q5', 'E1'],
  },
);
