/** Large buildings: which one, before whom, into which space, and with whom. */
import { POSITIONS } from './positions.ts';
import { otherwise, plays, theme, tried } from './theme.ts';

export const lesson = theme(
  {
    id: 'which',
    start: POSITIONS['large-which'],
    goal: plays({ kind: 'build', building: 'guild-hall' }, { kind: 'university' }),
    solution: ['build guild-hall', 'university'],
    wrong: [
      tried('fortress', { kind: 'build', building: 'fortress' }),
      tried('residence', { kind: 'build', building: 'residence' }),
      tried('customs', { kind: 'build', building: 'customs-house' }),
      tried('city-hall', { kind: 'build', building: 'city-hall' }),
      tried('small', { kind: 'build' }),
      otherwise('nothing'),
    ],
    rules: ['V-guildhall', 'V-fortress', 'V-university'],
  },
  {
    id: 'race',
    start: POSITIONS['large-race'],
    goal: plays({ kind: 'role', role: 'builder' }, { kind: 'build', building: 'guild-hall' }),
    solution: ['role builder', 'build guild-hall'],
    wrong: [tried('trader', { kind: 'role', role: 'trader' }), tried('role', { kind: 'role' }), otherwise('building')],
    rules: ['S10', 'BU6'],
  },
  {
    id: 'space',
    start: POSITIONS['large-space'],
    goal: plays({ kind: 'build', building: 'city-hall' }),
    solution: ['build city-hall'],
    wrong: [
      tried('fortress', { kind: 'build', building: 'fortress' }),
      tried('guild-hall', { kind: 'build', building: 'guild-hall' }),
      tried('nothing', { kind: 'pass' }),
      otherwise('small'),
    ],
    rules: ['BU3', 'V-cityhall', 'E1'],
  },
  {
    id: 'mayor',
    first: ['1 build indigo-plant'],
    goal: plays({ kind: 'role', role: 'mayor' }),
    solution: ['role mayor'],
    wrong: [
      tried('captain', { kind: 'role', role: 'captain' }),
      tried('craftsman', { kind: 'role', role: 'craftsman' }),
      otherwise('role'),
    ],
    rules: ['R5', 'E2'],
  },
);
