/** The end game: who ends it, what still counts, and what others must not get. */
import { POSITIONS } from './positions.ts';
import { isPlacing, otherwise, placedOn, plays, type Try, theme, tried, worksIn } from './theme.ts';

/** The last space of the city, with a plant that the guild hall counts too. */
const endsWithPlant = ({ made, gain }: Try) => {
  const [role, build] = made;
  if (role?.kind !== 'role' || role.role !== 'builder') return 'missed';
  if (!build) return 'open';
  return gain >= 5 ? 'reached' : 'missed';
};

const leavesHallEmpty = (attempt: Try): boolean => !isPlacing(attempt) && !worksIn(attempt, 'guild-hall');

const staffsHall = (attempt: Try) => {
  if (leavesHallEmpty(attempt) || placedOn(attempt, 'guild-hall') === 0) return 'missed';
  return isPlacing(attempt) ? 'open' : 'reached';
};

export const lesson = theme(
  {
    id: 'last-space',
    start: POSITIONS['end-space'],
    goal: endsWithPlant,
    solution: ['role builder', 'build tobacco-storage'],
    wrong: [
      tried('harbor', { kind: 'build', building: 'harbor' }),
      tried('building', { kind: 'build' }),
      tried('nothing', { kind: 'pass' }),
      tried('captain', { kind: 'role', role: 'captain' }),
      otherwise('role'),
    ],
    rules: ['E1', 'V-guildhall'],
  },
  {
    id: 'colonists',
    start: POSITIONS['end-mayor'],
    goal: plays({ kind: 'role', role: 'mayor' }),
    solution: ['role mayor'],
    wrong: [
      tried('craftsman', { kind: 'role', role: 'craftsman' }),
      tried('captain', { kind: 'role', role: 'captain' }),
      otherwise('role'),
    ],
    rules: ['E1', 'MY4'],
  },
  {
    id: 'last-role',
    start: POSITIONS['end-last'],
    goal: plays({ kind: 'role', role: 'mayor' }),
    solution: ['role mayor'],
    wrong: [tried('captain', { kind: 'role', role: 'captain' }), tried('trader', { kind: 'role', role: 'trader' }), otherwise('craftsman')],
    rules: ['E2', 'V-guildhall'],
  },
  {
    id: 'guild-hall',
    goal: staffsHall,
    solution: [
      'colonist',
      'colonists corn 2',
      'colonists indigo 3',
      'colonists sugar 2',
      'colonists small-indigo-plant 1',
      'colonists small-market 1',
      'colonists indigo-plant 3',
      'colonists sugar-mill 2',
      'colonists coffee-roaster 0',
    ],
    wrong: [otherwise('empty')],
    rules: ['R5', 'MY3'],
  },
  {
    id: 'deny',
    start: POSITIONS['end-deny'],
    goal: plays({ kind: 'role', role: 'builder' }, { kind: 'build' }),
    solution: ['role builder', 'build hacienda'],
    wrong: [tried('nothing', { kind: 'pass' }), tried('craftsman', { kind: 'role', role: 'craftsman' }), otherwise('role')],
    rules: ['BU1', 'E2', 'E3'],
  },
);
