/** Cities and Favors: ties, the Mayor, the right guild, and a Favor that turns itself up again. */
import type { MadeiraMove, View } from '@caravel/madeira';
import { last } from '../../../learn/goals.ts';
import type { Attempt, Lesson, Verdict } from '../../../learn/lesson.ts';
import { citySeat, isMill, isPass, lastMove, mine, movesOf } from './attempts.ts';
import { POSITIONS } from './positions.ts';

type Try = Attempt<View, MadeiraMove>;

/** What this city pays for Urbanization now. */
const pays = ({ after }: Try, city: 'funchal' | 'machico'): number => citySeat(after, city).pointsNow;

const goesTo = (attempt: Try, city: string): boolean => {
  const move = lastMove(attempt);
  return move?.kind === 'to' && move.place.startsWith(city);
};

const winsTheTie = (attempt: Try): Verdict => {
  const [pass, worker] = attempt.made;
  if (pays(attempt, 'funchal') === 12) return 'reached';
  const isOnTheWay =
    pass?.kind === 'pass city' &&
    (!worker || (worker.kind === 'worker' && !worker.from.startsWith('funchal'))) &&
    !movesOf(attempt, 'to', 'done');
  return isOnTheWay ? 'open' : 'missed';
};

/** Two pieces, however they move: the most in both cities. */
const winsBoth = (attempt: Try): Verdict => {
  const [die, action] = attempt.made;
  const isMayor = die?.kind === 'die' && die.figure === 'mayor' && (!action || action.kind === 'act');
  if (!isMayor || isMill(attempt)) return 'missed';
  if (pays(attempt, 'funchal') === 12 && pays(attempt, 'machico') === 15) return 'reached';
  const hasEnded = movesOf(attempt, 'done') || attempt.made.filter(({ kind }) => kind === 'to').length === 2;
  return hasEnded ? 'missed' : 'open';
};

const influence = ({ after }: Try): number => mine(after).worthNow.influence;

const takesNewGuild = (attempt: Try): Verdict => {
  const [die, action, favor] = attempt.made;
  const isMaster = die?.kind === 'die' && die.figure === 'guild-master' && (!action || action.kind === 'act');
  if (!isMaster || (favor && favor.kind !== 'favor')) return 'missed';
  if (influence(attempt) === 15) return 'reached';
  return favor && !(favor.favor === 'navigator' || favor.favor === 'treasurer') ? 'missed' : 'open';
};

const turnsUpTwo = (attempt: Try): Verdict => {
  if (influence(attempt) === 15) return 'reached';
  const isOnTheWay = attempt.made.every(
    (move) =>
      (move.kind === 'use' && move.favor === 'lady') ||
      (move.kind === 'lady' && move.building === 'casa') ||
      (move.kind === 'turn up' && move.favor !== 'bishop'),
  );
  return isOnTheWay ? 'open' : 'missed';
};

export const lesson: Lesson<View, MadeiraMove> = {
  game: 'madeira',
  version: 2,
  config: { players: 2, rules: '2nd', options: { board: 'default', openPirates: false } },
  me: 0,
  isGuided: false,
  steps: [
    {
      id: 'tie',
      start: POSITIONS['cities-tie'],
      goal: winsTheTie,
      solution: ['pass II city', 'worker home', 'to funchal-6'],
      wrong: [
        { name: 'left', when: (attempt) => goesTo(attempt, 'funchal') },
        { name: 'city', when: last<MadeiraMove>({ kind: 'to' }) },
        { name: 'from', when: last<MadeiraMove>({ kind: 'worker' }) },
        { name: 'slot', when: isPass },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['R4', 'B6', 'RU28'],
    },
    {
      id: 'mayor',
      start: POSITIONS['cities-mayor'],
      goal: winsBoth,
      solution: ['die 3 mayor', 'act', 'citizen machico-4', 'to porto-santo-1', 'worker funchal-2', 'to funchal-6'],
      wrong: [
        { name: 'half', when: (attempt) => movesOf(attempt, 'to') },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'harvest', when: (attempt) => movesOf(attempt, 'harvest', 'no action') },
        { name: 'character', when: (attempt) => movesOf(attempt, 'die', 'use') },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['MA1', 'R4', 'E2'],
    },
    {
      id: 'guild',
      start: POSITIONS['cities-guild'],
      goal: takesNewGuild,
      solution: ['die 3 guild-master', 'act', 'favor navigator'],
      wrong: [
        { name: 'same', when: last<MadeiraMove>({ kind: 'favor' }) },
        { name: 'use', when: last<MadeiraMove>({ kind: 'use' }) },
        { name: 'harvest', when: (attempt) => movesOf(attempt, 'harvest', 'no action') },
        { name: 'character', when: last<MadeiraMove>({ kind: 'die' }) },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['GM1', 'R3', 'DW3'],
    },
    {
      id: 'lady',
      start: POSITIONS['cities-lady'],
      goal: turnsUpTwo,
      solution: ['use lady', 'lady casa', 'turn up patron', 'turn up lady'],
      wrong: [
        { name: 'bishop', when: last<MadeiraMove>({ kind: 'turn up' }) },
        { name: 'building', when: last<MadeiraMove>({ kind: 'lady' }) },
        { name: 'miller', when: last<MadeiraMove>({ kind: 'use' }) },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'pay', when: (attempt) => movesOf(attempt, 'pay', 'pirates') },
        { name: 'mill', when: isMill },
      ],
      rules: ['F-lady', 'F1', 'C-casa', 'R3'],
    },
  ],
};
