/** Dice and Bread: which die where, and four ways to feed everybody. */
import type { MadeiraMove, View } from '@caravel/madeira';
import { last, makes } from '../../../learn/goals.ts';
import type { Attempt, Lesson, Verdict } from '../../../learn/lesson.ts';
import { cityOf, citySeat, isMill, isPass, lastMove, mine, movesOf, wheatLevels } from './attempts.ts';
import { POSITIONS } from './positions.ts';

type Try = Attempt<View, MadeiraMove>;

/** With what lies at home everybody can still be fed. */
const canFeedAll = ({ after }: Try): boolean => mine(after).workers.hungry - wheatLevels(after) <= mine(after).bread;

const feedsByMill = (attempt: Try): Verdict => {
  const { after, before } = attempt;
  if (movesOf(attempt, 'feed')) return mine(after).pirates === mine(before).pirates ? 'reached' : 'missed';
  return canFeedAll(attempt) ? 'open' : 'missed';
};

const harvestsWithPirateDie = (attempt: Try): Verdict => {
  const [die, action, ...more] = attempt.made;
  const isCheap = die?.kind === 'pirate' && mine(attempt.after).bread === mine(attempt.before).bread;
  if (!isCheap || die.figure !== 'mayor' || more.length > 0) return 'missed';
  if (!action) return 'open';
  return action.kind === 'harvest' ? 'reached' : 'missed';
};

/** R4: with the Citizen still in Machico, two Workers are needed there. */
const leavesMachico = (attempt: Try): boolean => {
  const move = lastMove(attempt);
  return move?.kind === 'worker' && move.from.startsWith('machico') && cityOf(attempt.after, 'machico').citizens > 0;
};

/** Whoever is moved: enough Bread, and Machico is still worth 15. */
const feedsByMayor = (attempt: Try): Verdict => {
  const { after, before, made } = attempt;
  if (made[0]?.kind !== 'die' || made[0].figure !== 'mayor' || (made[1] && made[1].kind !== 'act')) return 'missed';
  if (leavesMachico(attempt) || isMill(attempt)) return 'missed';
  if (mine(after).bread === mine(before).bread) return 'open';
  return mine(after).bread >= mine(after).workers.hungry && citySeat(after, 'machico').pointsNow === 15 ? 'reached' : 'missed';
};

export const lesson: Lesson<View, MadeiraMove> = {
  game: 'madeira',
  version: 2,
  config: { players: 2, rules: '2nd', options: { board: 'default', openPirates: true } },
  me: 0,
  isGuided: false,
  steps: [
    {
      id: 'free',
      start: POSITIONS['dice-free'],
      goal: makes<MadeiraMove>({ kind: 'die', value: 3, figure: 'steward' }),
      solution: ['die 3 steward'],
      wrong: [
        { name: 'one', when: last<MadeiraMove>({ kind: 'die', value: 1, figure: 'steward' }) },
        { name: 'two', when: last<MadeiraMove>({ kind: 'die', value: 2, figure: 'steward' }) },
        { name: 'wasted', when: last<MadeiraMove>({ kind: 'die', value: 3 }) },
        { name: 'character', when: last<MadeiraMove>({ kind: 'die' }) },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['B4'],
    },
    {
      id: 'mill',
      start: POSITIONS['dice-mill'],
      goal: feedsByMill,
      solution: ['exchange sugar sugar for wheat', 'windmill up', 'windmill up', 'feed 3'],
      wrong: [
        { name: 'exchange', when: last<MadeiraMove>({ kind: 'exchange' }) },
        { name: 'early', when: ({ made }) => made.length === 1 && made[0]?.kind === 'feed' },
        { name: 'hungry', when: last<MadeiraMove>({ kind: 'feed' }) },
      ],
      rules: ['W1', 'W2', 'D4', 'G2'],
    },
    {
      id: 'pirate-die',
      start: POSITIONS['dice-pirate'],
      goal: harvestsWithPirateDie,
      solution: ['pirate 3 mayor', 'harvest'],
      wrong: [
        { name: 'one', when: last<MadeiraMove>({ kind: 'pirate', value: 1, figure: 'mayor' }) },
        { name: 'region', when: last<MadeiraMove>({ kind: 'pirate' }) },
        { name: 'action', when: last<MadeiraMove>({ kind: 'act' }) },
        { name: 'nothing', when: last<MadeiraMove>({ kind: 'no action' }) },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['B2', 'B4', 'D4'],
    },
    {
      id: 'mayor',
      start: POSITIONS['dice-mayor'],
      goal: feedsByMayor,
      solution: ['die 2 mayor', 'act', 'worker funchal-6', 'to porto-santo-1', 'done'],
      wrong: [
        { name: 'machico', when: leavesMachico },
        { name: 'mill', when: isMill },
        { name: 'few', when: ({ after, before }) => mine(after).bread > mine(before).bread },
        { name: 'harvest', when: (attempt) => movesOf(attempt, 'harvest', 'no action') },
        { name: 'pass', when: isPass },
      ],
      rules: ['MA1', 'MA2', 'R4'],
    },
  ],
};
