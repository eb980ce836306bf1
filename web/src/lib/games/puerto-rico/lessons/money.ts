/** Money early: sell first, coins on roles, a quarry, the last place in the trading house. */
import { POSITIONS } from './positions.ts';
import { otherwise, plays, theme, tried } from './theme.ts';

export const lesson = theme(
  {
    id: 'sell',
    start: POSITIONS['money-sell'],
    goal: plays({ kind: 'role', role: 'trader' }, { kind: 'sell', good: 'sugar' }),
    solution: ['role trader', 'sell sugar'],
    wrong: [
      tried('corn', { kind: 'sell', good: 'corn' }),
      tried('nothing', { kind: 'pass' }),
      tried('captain', { kind: 'role', role: 'captain' }),
      tried('builder', { kind: 'role', role: 'builder' }),
      otherwise('later'),
    ],
    rules: ['TR1', 'TR2', 'V-market'],
  },
  {
    id: 'coins',
    start: POSITIONS['money-coins'],
    goal: plays({ kind: 'role', role: 'builder' }),
    solution: ['role builder'],
    wrong: [tried('trader', { kind: 'role', role: 'trader' }), tried('settler', { kind: 'role', role: 'settler' }), otherwise('left')],
    rules: ['R2', 'BU1', 'TR2'],
  },
  {
    id: 'quarry',
    start: POSITIONS['money-quarry'],
    goal: plays({ kind: 'quarry' }),
    solution: ['quarry'],
    wrong: [
      tried('indigo', { kind: 'plantation', good: 'indigo' }),
      tried('dear', { kind: 'plantation' }),
      tried('nothing', { kind: 'pass' }),
    ],
    rules: ['SE1', 'BU1'],
  },
  {
    id: 'full-house',
    start: POSITIONS['money-block'],
    goal: plays({ kind: 'role', role: 'trader' }, { kind: 'sell', good: 'tobacco' }),
    solution: ['role trader', 'sell tobacco'],
    wrong: [
      tried('nothing', { kind: 'pass' }),
      tried('captain', { kind: 'role', role: 'captain' }),
      tried('mayor', { kind: 'role', role: 'mayor' }),
      otherwise('later'),
    ],
    rules: ['TR2', 'TR3'],
  },
);
