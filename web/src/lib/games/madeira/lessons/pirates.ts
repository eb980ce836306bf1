/** Pirates: when to pay, how to get rid of them, and when they no longer matter. */
import type { MadeiraMove, View } from '@caravel/madeira';
import { last, makes } from '../../../learn/goals.ts';
import type { Attempt, Lesson, Verdict } from '../../../learn/lesson.ts';
import { citySeat, isMill, isPass, lastMove, mine, movesOf } from './attempts.ts';
import { POSITIONS } from './positions.ts';

type Try = Attempt<View, MadeiraMove>;

/** How many Pirates more than when the step began. */
const piratesGained = ({ after, before }: Try): number => (mine(after).pirates ?? 0) - (mine(before).pirates ?? 0);

/** Three Pirates go, nobody more is hungry, and no city pays less. */
const sendsToWatch = (attempt: Try): Verdict => {
  const { after, before, made } = attempt;
  if (made[0]?.kind !== 'pass watch') return 'missed';
  if (made.length === 1) return 'open';
  const isFree = mine(after).workers.hungry <= mine(before).workers.hungry;
  const keepsCities = citySeat(after, 'machico').pointsNow === citySeat(before, 'machico').pointsNow;
  return piratesGained(attempt) === -3 && isFree && keepsCities ? 'reached' : 'missed';
};

/** First half of them go, then three with each of two Workers. */
const discardsAll = (attempt: Try): Verdict => {
  const [favor] = attempt.made;
  if (mine(attempt.after).pirates === 0) return 'reached';
  const isOnTheWay = favor?.kind === 'use' && favor.favor === 'constable' && movesOf(attempt, 'use', 'pay', 'worker');
  return isOnTheWay ? 'open' : 'missed';
};

/** Slots I and II come before the rival's. */
const passesEarlier = ({ made: [pass] }: Try): Verdict =>
  pass?.kind === 'pass city' || (pass?.kind === 'pass reals' && pass.slot !== 'IV') ? 'reached' : 'missed';

const isFrom = (attempt: Try, place: string): boolean => {
  const move = lastMove(attempt);
  return move?.kind === 'worker' && move.from.startsWith(place);
};

export const lesson: Lesson<View, MadeiraMove> = {
  game: 'madeira',
  version: 2,
  config: { players: 2, rules: '2nd', options: { board: 'default', openPirates: true } },
  me: 0,
  isGuided: false,
  steps: [
    {
      id: 'pay',
      start: POSITIONS['pirates-pay'],
      goal: makes<MadeiraMove>({ kind: 'pay' }),
      solution: ['pay'],
      wrong: [
        { name: 'pirates', when: last<MadeiraMove>({ kind: 'pirates' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['C6', 'C7', 'G2'],
    },
    {
      id: 'watch',
      start: POSITIONS['pirates-watch'],
      goal: sendsToWatch,
      solution: ['pass III watch', 'worker 2b'],
      wrong: [
        { name: 'home', when: (attempt) => isFrom(attempt, 'home') },
        { name: 'machico', when: (attempt) => isFrom(attempt, 'machico') },
        { name: 'slot', when: isPass },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['B6', 'C-fortaleza', 'D4'],
    },
    {
      id: 'constable',
      start: POSITIONS['pirates-constable'],
      goal: discardsAll,
      solution: ['use constable', 'pay', 'worker 2a', 'worker forest'],
      wrong: [
        { name: 'pay', when: last<MadeiraMove>({ kind: 'pay' }) },
        { name: 'pirates', when: last<MadeiraMove>({ kind: 'pirates' }) },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['F-constable', 'C-fortaleza', 'G2'],
    },
    {
      id: 'order',
      start: POSITIONS['pirates-order'],
      goal: passesEarlier,
      solution: ['pass II city'],
      wrong: [
        { name: 'late', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['G2', 'B6', 'B7'],
    },
    {
      id: 'bread',
      start: POSITIONS['pirates-bread'],
      goal: makes<MadeiraMove>({ kind: 'feed', bread: 2 }),
      solution: ['feed 2'],
      wrong: [
        { name: 'all', when: last<MadeiraMove>({ kind: 'feed', bread: 6 }) },
        { name: 'many', when: (attempt) => piratesGained(attempt) < 4 },
        { name: 'few', when: last<MadeiraMove>({ kind: 'feed' }) },
      ],
      rules: ['G1', 'G2', 'D4'],
    },
  ],
};
