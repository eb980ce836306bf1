/** Ships and Wood: what a Ship costs, where it earns most, and what it wants in the evening. */
import type { MadeiraMove, View } from '@caravel/madeira';
import { last, makes } from '../../../learn/goals.ts';
import type { Attempt, Lesson, Verdict } from '../../../learn/lesson.ts';
import { isMill, isPass, mine, movesOf } from './attempts.ts';
import { POSITIONS } from './positions.ts';

type Try = Attempt<View, MadeiraMove>;

/** The Commander and his Ships; whatever the way, so many Reals more. */
const sellsFor =
  (reals: number) =>
  (attempt: Try): Verdict => {
    const { after, before, made } = attempt;
    const [die, action] = made;
    if (die?.kind !== 'die' || die.figure !== 'commander' || (action && action.kind !== 'act') || isMill(attempt)) return 'missed';
    if (mine(after).reals >= mine(before).reals + reals) return 'reached';
    return mine(after).reals > mine(before).reals || made.at(-1)?.kind === 'done' ? 'missed' : 'open';
  };

/** The Wine Ship goes to the Wheat market, with a Wheat from the windmill. */
const risesTo =
  (points: number) =>
  (attempt: Try): Verdict => {
    const { after, made } = attempt;
    if (mine(after).worthNow['market-routes'] >= points && made.at(-1)?.kind === 'done') return 'reached';
    const move = made.at(-1);
    const isOnTheWay =
      (move?.kind === 'exchange' && move.first === 'wine' && move.second === 'wine' && move.taken === 'wheat') ||
      (move?.kind === 'die' && move.figure === 'commander') ||
      move?.kind === 'act' ||
      (move?.kind === 'ship' && move.from === 'wine-2');
    return isOnTheWay ? 'open' : 'missed';
  };

const hasSailed = ({ made }: Try): boolean => made.some(({ kind }) => kind === 'sail');

const isSmallSale = (attempt: Try): boolean => mine(attempt.after).reals > mine(attempt.before).reals;

export const lesson: Lesson<View, MadeiraMove> = {
  game: 'madeira',
  version: 2,
  config: { players: 2, rules: '2nd', options: { board: 'default', openPirates: true } },
  me: 0,
  isGuided: false,
  steps: [
    {
      id: 'out',
      start: POSITIONS['ships-out'],
      goal: sellsFor(9),
      solution: ['die 1 commander', 'act', 'ship wheat-1', 'sail wine-2', 'done'],
      wrong: [
        { name: 'mill', when: isMill },
        { name: 'pass', when: isPass },
        { name: 'harvest', when: (attempt) => movesOf(attempt, 'harvest', 'no action') },
        { name: 'elsewhere', when: (attempt) => movesOf(attempt, 'done') && hasSailed(attempt) },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'character', when: (attempt) => movesOf(attempt, 'die', 'pirate') },
      ],
      rules: ['CO1', 'CO2'],
    },
    {
      id: 'slot',
      start: POSITIONS['ships-slot'],
      goal: sellsFor(20),
      solution: ['die 1 commander', 'act', 'ship sugar-3', 'sail wine-2', 'ship home', 'sail sugar-3'],
      wrong: [
        { name: 'mill', when: isMill },
        { name: 'pass', when: isPass },
        { name: 'small', when: isSmallSale },
        { name: 'harvest', when: (attempt) => movesOf(attempt, 'harvest', 'no action') },
        { name: 'elsewhere', when: (attempt) => movesOf(attempt, 'done') && hasSailed(attempt) },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'character', when: (attempt) => movesOf(attempt, 'die', 'pirate') },
      ],
      rules: ['BD6', 'CO1', 'RU4'],
    },
    {
      id: 'round',
      start: POSITIONS['ships-round'],
      goal: risesTo(16),
      solution: ['exchange wine wine for wheat', 'die 2 commander', 'act', 'ship wine-2', 'done'],
      wrong: [
        { name: 'sugar', when: last<MadeiraMove>({ kind: 'ship', from: 'sugar-3' }) },
        { name: 'home', when: last<MadeiraMove>({ kind: 'ship' }) },
        { name: 'mill', when: isMill },
        { name: 'pass', when: isPass },
        { name: 'other', when: (attempt) => movesOf(attempt, 'die', 'pirate', 'harvest', 'no action', 'done') },
      ],
      rules: ['R1', 'W1', 'CO1'],
    },
    {
      id: 'upkeep',
      start: POSITIONS['ships-upkeep'],
      goal: makes<MadeiraMove>({ kind: 'upkeep', wood: 3 }),
      solution: ['upkeep 3'],
      wrong: [
        { name: 'all', when: last<MadeiraMove>({ kind: 'upkeep', wood: 4 }) },
        { name: 'tie', when: last<MadeiraMove>({ kind: 'upkeep', wood: 2 }) },
        { name: 'few', when: last<MadeiraMove>({ kind: 'upkeep' }) },
      ],
      rules: ['D3', 'DW3', 'G2', 'R5'],
    },
  ],
};
