/** Requests: which to leave, which row to take, and what a Real is worth at the end. */
import type { MadeiraMove, View } from '@caravel/madeira';
import { last, makes } from '../../../learn/goals.ts';
import type { Attempt, Lesson, Verdict } from '../../../learn/lesson.ts';
import { isMill, mine, movesOf } from './attempts.ts';
import { POSITIONS } from './positions.ts';

type Try = Attempt<View, MadeiraMove>;

/** Wealth is full and everybody can eat, or both are still possible. */
const sellsLevels = (attempt: Try): Verdict => {
  const { bread, workers, worthNow } = mine(attempt.after);
  if (workers.hungry > bread || movesOf(attempt, 'windmill down bread')) return 'missed';
  if (!movesOf(attempt, 'done')) return 'open';
  return worthNow.wealth === 15 ? 'reached' : 'missed';
};

export const lesson: Lesson<View, MadeiraMove> = {
  game: 'madeira',
  version: 2,
  config: { players: 2, rules: '2nd', options: { board: 'default', openPirates: true } },
  me: 0,
  isGuided: false,
  steps: [
    {
      id: 'leave',
      start: POSITIONS['requests-leave'],
      goal: makes<MadeiraMove>({ kind: 'leave', request: 'expeditions' }, { kind: 'city', city: 'machico' }),
      solution: ['leave expeditions', 'city machico'],
      wrong: [
        { name: 'urbanization', when: last<MadeiraMove>({ kind: 'leave', request: 'urbanization' }) },
        { name: 'routes', when: last<MadeiraMove>({ kind: 'leave' }) },
        { name: 'city', when: last<MadeiraMove>({ kind: 'city' }) },
      ],
      rules: ['E1', 'R1', 'R2'],
    },
    {
      id: 'row',
      start: POSITIONS['requests-row'],
      goal: makes<MadeiraMove>({ kind: 'row', row: 1 }),
      solution: ['row 1'],
      wrong: [{ name: 'dice', when: last<MadeiraMove>({ kind: 'row', row: 2 }) }],
      rules: ['A4', 'A5', 'R3'],
    },
    {
      id: 'real',
      start: POSITIONS['requests-real'],
      goal: makes<MadeiraMove>({ kind: 'pirates' }),
      solution: ['pirates'],
      wrong: [
        { name: 'pay', when: last<MadeiraMove>({ kind: 'pay' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['R5', 'C6', 'G2'],
    },
    {
      id: 'mill',
      start: POSITIONS['requests-mill'],
      goal: sellsLevels,
      solution: ['windmill down reals', 'windmill down reals', 'windmill down reals', 'done'],
      wrong: [
        { name: 'bread', when: last<MadeiraMove>({ kind: 'windmill down bread' }) },
        { name: 'hungry', when: last<MadeiraMove>({ kind: 'windmill down reals' }) },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
      ],
      rules: ['W4', 'R5', 'D4'],
    },
  ],
};
