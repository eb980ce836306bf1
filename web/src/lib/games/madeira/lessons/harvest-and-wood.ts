/** Harvest and Wood: what a Field gives, the last Wood on it, and when it turns to Wine. */
import type { MadeiraMove, View } from '@caravel/madeira';
import { last, makes } from '../../../learn/goals.ts';
import type { Attempt, Lesson, Verdict } from '../../../learn/lesson.ts';
import { fieldOf, goodsOf, isMill, isPass, mine, movesOf, regionOf } from './attempts.ts';
import { POSITIONS } from './positions.ts';

type Try = Attempt<View, MadeiraMove>;

/** All Goods at home. */
const allGoods = (view: View): number => goodsOf(view, 'wheat') + goodsOf(view, 'sugar') + goodsOf(view, 'wine');

/** The Monk takes the Wood of 2d, then region 2 is harvested: two Wood and three Goods. */
const clearsAndHarvests = (attempt: Try): Verdict => {
  const { after, before, made } = attempt;
  if (made.at(-1)?.kind === 'harvest')
    return allGoods(after) === allGoods(before) + 3 && mine(after).wood === mine(before).wood + 2 ? 'reached' : 'missed';
  const isOnTheWay = made.every(
    (move, i) =>
      (i === 0 && move.kind === 'use' && move.favor === 'monk') ||
      (i > 0 && move.kind === 'get wood' && move.place === '2d') ||
      (i > 0 && move.kind === 'die' && move.figure === 'steward'),
  );
  return isOnTheWay ? 'open' : 'missed';
};

/** Any Favor, as long as the last Wood of 1d pays for it. */
const buildsAndClears = ({ after, made }: Try): Verdict => {
  const [die, action, favor, wood] = made;
  const isOnTheWay =
    die?.kind === 'die' && die.figure === 'guild-master' && (!action || action.kind === 'act') && (!favor || favor.kind === 'favor');
  if (!isOnTheWay) return 'missed';
  if (fieldOf(after, '1d').wood === 0) return 'reached';
  return wood ? 'missed' : 'open';
};

export const lesson: Lesson<View, MadeiraMove> = {
  game: 'madeira',
  version: 2,
  config: { players: 2, rules: '2nd', options: { board: 'default', openPirates: false } },
  me: 0,
  isGuided: false,
  steps: [
    {
      id: 'wood',
      start: POSITIONS['harvest-wood'],
      goal: ({ after, before, made }) => {
        if (made[0]?.kind !== 'die' || regionOf(after, made[0].figure) !== 2) return 'missed';
        if (made.length === 1) return mine(after).bread === mine(before).bread ? 'open' : 'missed';
        return mine(after).wood > mine(before).wood ? 'reached' : 'missed';
      },
      solution: ['die 2 steward', 'harvest'],
      wrong: [
        { name: 'region', when: (attempt) => movesOf(attempt, 'die', 'pirate') },
        { name: 'action', when: (attempt) => movesOf(attempt, 'act', 'no action') },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['H1', 'D3'],
    },
    {
      id: 'special',
      start: POSITIONS['harvest-special'],
      goal: makes<MadeiraMove>({ kind: 'die', figure: 'special' }, { kind: 'harvest' }, { kind: 'again', field: '1d' }),
      solution: ['die 1 special', 'harvest', 'again 1d'],
      wrong: [
        { name: 'die', when: (attempt) => movesOf(attempt, 'die', 'pirate') },
        { name: 'wine', when: last<MadeiraMove>({ kind: 'again' }) },
        { name: 'done', when: (attempt) => movesOf(attempt, 'done', 'no action') },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['H2', 'H1'],
    },
    {
      id: 'monk',
      start: POSITIONS['harvest-monk'],
      goal: clearsAndHarvests,
      solution: ['use monk', 'get wood 2d', 'get wood 2d', 'die 2 steward', 'harvest'],
      wrong: [
        { name: 'no-monk', when: ({ made }) => made.length === 1 && made[0]?.kind === 'die' },
        { name: 'forest', when: last<MadeiraMove>({ kind: 'get wood', place: 'forest' }) },
        { name: 'region', when: last<MadeiraMove>({ kind: 'die' }) },
        { name: 'action', when: (attempt) => movesOf(attempt, 'act', 'no action') },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['F-monk', 'GW1', 'H1'],
    },
    {
      id: 'crops',
      start: POSITIONS['harvest-crops'],
      goal: buildsAndClears,
      solution: ['die 2 guild-master', 'act', 'favor bishop', 'buy wood 1d'],
      wrong: [
        { name: 'forest', when: last<MadeiraMove>({ kind: 'buy wood' }) },
        { name: 'harvest', when: (attempt) => movesOf(attempt, 'harvest', 'no action') },
        { name: 'die', when: (attempt) => movesOf(attempt, 'die', 'pirate', 'use') },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['E4', 'DW2', 'RU7'],
    },
  ],
};
