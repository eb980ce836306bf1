/** Warehouses: what to keep, and when a warehouse pays. */
import { POSITIONS } from './positions.ts';
import { barrelsMade, isPlacing, otherwise, placedOn, plays, type Try, theme, tried, worksIn } from './theme.ts';

const lacksCorn = (attempt: Try): boolean => (placedOn(attempt, 'corn') ?? 3) < 3;
const isEmpty = (attempt: Try): boolean => placedOn(attempt, 'small-warehouse') === 0;
const isHalfPair = (attempt: Try): boolean => {
  const plant = placedOn(attempt, 'small-indigo-plant');
  return plant !== undefined && plant !== placedOn(attempt, 'indigo');
};

/** The warehouse works, and five barrels are made: three corn and two pairs. */
const staffsWarehouse = (attempt: Try) => {
  if (lacksCorn(attempt) || isEmpty(attempt) || isHalfPair(attempt)) return 'missed';
  if (isPlacing(attempt)) return 'open';
  return worksIn(attempt, 'small-warehouse') && barrelsMade(attempt) >= 5 ? 'reached' : 'missed';
};

export const lesson = theme(
  {
    id: 'one-barrel',
    start: POSITIONS['ware-one'],
    goal: plays({ kind: 'keep', good: 'tobacco' }),
    solution: ['keep tobacco'],
    wrong: [tried('coffee', { kind: 'keep', good: 'coffee' })],
    rules: ['CA8', 'TR2'],
  },
  {
    id: 'one-kind',
    start: POSITIONS['ware-store'],
    goal: plays({ kind: 'keep', good: 'coffee' }, { kind: 'store', good: 'corn' }),
    solution: ['keep coffee', 'store corn'],
    wrong: [
      tried('keep-corn', { kind: 'keep', good: 'corn' }),
      tried('keep-sugar', { kind: 'keep', good: 'sugar' }),
      tried('store-sugar', { kind: 'store', good: 'sugar' }),
    ],
    rules: ['CA8', 'V-warehouse'],
  },
  {
    id: 'buy',
    start: POSITIONS['ware-build'],
    goal: plays({ kind: 'build', building: 'small-warehouse' }),
    solution: ['build small-warehouse'],
    wrong: [
      tried('large', { kind: 'build', building: 'large-warehouse' }),
      tried('factory', { kind: 'build', building: 'factory' }),
      tried('mill', { kind: 'build', building: 'small-sugar-mill' }),
      tried('market', { kind: 'build', building: 'large-market' }),
      tried('nothing', { kind: 'pass' }),
      otherwise('other'),
    ],
    rules: ['V-warehouse', 'CA3', 'CA8'],
  },
  {
    id: 'staff',
    start: POSITIONS['ware-mayor'],
    goal: staffsWarehouse,
    solution: [
      'colonists corn 3',
      'colonists indigo 1',
      'colonists tobacco 1',
      'colonists small-indigo-plant 1',
      'colonists small-warehouse 1',
    ],
    wrong: [{ name: 'empty', when: isEmpty }, { name: 'corn', when: lacksCorn }, otherwise('half')],
    rules: ['R5', 'MY3', 'CA8'],
  },
);
