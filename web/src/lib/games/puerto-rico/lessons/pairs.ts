/** Pairs: a plantation, a plant and a colonist on each. */
import { POSITIONS } from './positions.ts';
import { barrelsMade, isPlacing, otherwise, placedOn, plays, type Try, theme, tried } from './theme.ts';

const lacksCorn = (attempt: Try): boolean => (placedOn(attempt, 'corn') ?? 2) < 2;
const isInMarket = (attempt: Try): boolean => (placedOn(attempt, 'small-market') ?? 0) > 0;
/** The mill has a colonist and the sugar has none, or the other way round. */
const isHalfPair = (attempt: Try): boolean => {
  const mill = placedOn(attempt, 'small-sugar-mill');
  return mill !== undefined && mill !== placedOn(attempt, 'sugar');
};

/** Four barrels need both corn plantations and two pairs. */
const makesFour = (attempt: Try) => {
  if (lacksCorn(attempt) || isInMarket(attempt) || isHalfPair(attempt)) return 'missed';
  if (isPlacing(attempt)) return 'open';
  return barrelsMade(attempt) >= 4 ? 'reached' : 'missed';
};

export const lesson = theme(
  {
    id: 'plantation',
    start: POSITIONS['pairs-tile'],
    goal: plays({ kind: 'plantation', good: 'tobacco' }),
    solution: ['plantation tobacco'],
    wrong: [
      tried('indigo', { kind: 'plantation', good: 'indigo' }),
      tried('sugar', { kind: 'plantation', good: 'sugar' }),
      tried('nothing', { kind: 'pass' }),
    ],
    rules: ['CR1', 'SE2'],
  },
  {
    id: 'colonists',
    start: POSITIONS['pairs-place'],
    goal: makesFour,
    solution: ['colonists corn 2', 'colonists indigo 1', 'colonists sugar 1', 'colonists small-sugar-mill 1', 'colonists small-market 0'],
    wrong: [{ name: 'corn', when: lacksCorn }, { name: 'market', when: isInMarket }, otherwise('half')],
    rules: ['MY3', 'CR1'],
  },
  {
    id: 'plant',
    start: POSITIONS['pairs-build'],
    goal: plays({ kind: 'build', building: 'tobacco-storage' }),
    solution: ['build tobacco-storage'],
    wrong: [
      tried('coffee', { kind: 'build', building: 'coffee-roaster' }),
      tried('market', { kind: 'build', building: 'large-market' }),
      tried('nothing', { kind: 'pass' }),
      otherwise('other'),
    ],
    rules: ['CR1', 'BU1'],
  },
  {
    id: 'craftsman',
    start: POSITIONS['pairs-role'],
    goal: plays({ kind: 'role', role: 'craftsman' }),
    solution: ['role craftsman'],
    wrong: [
      tried('mayor', { kind: 'role', role: 'mayor' }),
      tried('trader', { kind: 'role', role: 'trader' }),
      tried('captain', { kind: 'role', role: 'captain' }),
      otherwise('later'),
    ],
    rules: ['CR1', 'CR2'],
  },
);
