/** The guided first game: round 1 with two players, from the choice of a row to the first Request scored. */
import type { MadeiraMove, View } from '@caravel/madeira';
import { last, makes } from '../../../learn/goals.ts';
import type { Attempt, Lesson } from '../../../learn/lesson.ts';
import { SUPPLIES, target } from '../targets.ts';
import { isMill, isPass, movesOf } from './attempts.ts';

type Try = Attempt<View, MadeiraMove>;

/** Workers from home on both Fields, in either order. */
const sendsBoth = ({ made }: Try) => {
  const isRight = made.every(
    (move) => (move.kind === 'worker' && move.from === 'home') || (move.kind === 'to' && (move.place === '2a' || move.place === '2b')),
  );
  if (!isRight) return 'missed';
  return made.filter(({ kind }) => kind === 'to').length === 2 ? 'reached' : 'open';
};

/** Slot II with the city, and a Worker from home to Funchal, whichever spot. */
const passesToFunchal = ({ made }: Try) => {
  const [pass, worker, to, ...others] = made;
  const isRight =
    pass?.kind === 'pass city' &&
    (!worker || (worker.kind === 'worker' && worker.from === 'home')) &&
    (!to || (to.kind === 'to' && to.place.startsWith('funchal'))) &&
    others.length === 0;
  if (!isRight) return 'missed';
  return to ? 'reached' : 'open';
};

/** Requests, Favors and Rewards as they lie, the characters, and the dice of round 1. */
const SETUP = [
  ...['crowns 4', 'crowns 1'],
  ...['wealth', 'expeditions', 'influence', 'market-routes', 'urbanization'].map((kind) => `lay request ${kind}`),
  ...['expeditions', 'influence', 'market-routes', 'urbanization', 'wealth'].map((kind) => `lay request ${kind}`),
  ...['constable', 'lord', 'monk', 'miller', 'patron', 'engineer', 'scout', 'bishop', 'treasurer', 'diplomat', 'navigator', 'lady'].map(
    (favor) => `lay favor ${favor}`,
  ),
  ...['guild', 'windmill', 'watch', 'medal', 'island', 'support'].map((reward) => `lay reward ${reward}`),
  ...['lay steward', 'lay mayor', 'lay commander', 'roll pirates 2-3-3', 'roll 1-2-3', 'roll 1-1-2'],
].map((move) => `* ${move}`);

/** Where the first Workers stand and what they do there. */
const REGION_2 = [target.place('2a'), target.place('2b'), target.place('2c'), target.character('moinho')];

const PLACED = ['1 to machico-3', '1 to 3a', '1 to 1a', '0 to funchal-3', '0 to 2c', '0 to 1b'];

export const lesson: Lesson<View, MadeiraMove> = {
  game: 'madeira',
  version: 2,
  config: { players: 2, rules: '2nd', options: { board: 'default', openPirates: false } },
  me: 0,
  isGuided: true,
  sign: async () => (await import('./Sign.svelte')).default,
  steps: [
    {
      id: 'home',
      first: [...SETUP, ...PLACED],
      points: SUPPLIES.map((supply) => target.home(supply)),
      pictured: SUPPLIES.map((supply) => target.home(supply)),
    },
    {
      id: 'row',
      names: [target.row(1), target.row(2)],
      goal: makes<MadeiraMove>({ kind: 'row', row: 1 }, { kind: 'request', request: 'urbanization' }),
      solution: ['row 1', 'request urbanization'],
      wrong: [
        { name: 'low-dice', when: last<MadeiraMove>({ kind: 'row', row: 2 }) },
        { name: 'request', when: last<MadeiraMove>({ kind: 'request' }) },
      ],
      rules: ['A4'],
    },
    {
      id: 'steward',
      names: [...REGION_2],
      first: ['1 row 2', '1 request expeditions'],
      goal: makes<MadeiraMove>({ kind: 'die', value: 2, figure: 'steward' }, { kind: 'act' }),
      solution: ['die 2 steward', 'act'],
      wrong: [
        { name: 'low-die', when: last<MadeiraMove>({ kind: 'die', value: 1, figure: 'steward' }) },
        { name: 'high-die', when: last<MadeiraMove>({ kind: 'die', value: 3, figure: 'steward' }) },
        { name: 'character', when: last<MadeiraMove>({ kind: 'die' }) },
        { name: 'harvest', when: last<MadeiraMove>({ kind: 'harvest' }) },
        { name: 'nothing', when: last<MadeiraMove>({ kind: 'no action' }) },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['B2', 'B4'],
    },
    {
      id: 'workers',
      names: [...REGION_2],
      goal: sendsBoth,
      solution: ['worker home', 'to 2a', 'worker home', 'to 2b'],
      wrong: [
        { name: 'from', when: last<MadeiraMove>({ kind: 'worker' }) },
        { name: 'forest', when: last<MadeiraMove>({ kind: 'to', place: 'forest' }) },
        { name: 'field', when: last<MadeiraMove>({ kind: 'to' }) },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['ST1'],
    },
    {
      id: 'harvest',
      names: [...REGION_2],
      first: ['1 die 2 mayor', '1 act', '1 done'],
      goal: makes<MadeiraMove>({ kind: 'die', value: 1, figure: 'steward' }, { kind: 'harvest' }),
      solution: ['die 1 steward', 'harvest'],
      wrong: [
        { name: 'high-die', when: last<MadeiraMove>({ kind: 'die', value: 3, figure: 'steward' }) },
        { name: 'character', when: last<MadeiraMove>({ kind: 'die' }) },
        { name: 'action', when: last<MadeiraMove>({ kind: 'act' }) },
        { name: 'nothing', when: last<MadeiraMove>({ kind: 'no action' }) },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['H1', 'B4'],
    },
    {
      id: 'ship',
      names: [target.character('alfandega'), target.slot('sugar-2')],
      first: ['1 die 1 commander', '1 act', '1 ship home', '1 sail wine-1', '1 done'],
      goal: makes<MadeiraMove>(
        { kind: 'die', value: 3, figure: 'commander' },
        { kind: 'act' },
        { kind: 'ship', from: 'home' },
        { kind: 'sail', slot: 'sugar-2' },
        { kind: 'done' },
      ),
      solution: ['die 3 commander', 'act', 'ship home', 'sail sugar-2', 'done'],
      wrong: [
        { name: 'character', when: last<MadeiraMove>({ kind: 'die' }) },
        { name: 'small-slot', when: last<MadeiraMove>({ kind: 'sail', slot: 'sugar-1' }) },
        { name: 'slot', when: last<MadeiraMove>({ kind: 'sail' }) },
        { name: 'harvest', when: last<MadeiraMove>({ kind: 'harvest' }) },
        { name: 'nothing', when: (attempt) => movesOf(attempt, 'no action', 'done') },
        { name: 'pass', when: isPass },
        { name: 'mill', when: isMill },
      ],
      rules: ['CO1', 'CO2', 'CO3'],
    },
    {
      id: 'pass',
      names: [target.city('funchal')],
      first: ['1 pass I reals'],
      goal: passesToFunchal,
      solution: ['pass II city', 'worker home', 'to funchal-1'],
      wrong: [
        { name: 'from', when: last<MadeiraMove>({ kind: 'worker' }) },
        { name: 'city', when: last<MadeiraMove>({ kind: 'to' }) },
        { name: 'slot', when: isPass },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['B6'],
    },
    {
      id: 'building',
      names: [...REGION_2, target.building('moinho')],
      first: ['* roll 1-3'],
      goal: makes<MadeiraMove>({ kind: 'pay' }),
      solution: ['pay'],
      wrong: [
        { name: 'pirates', when: last<MadeiraMove>({ kind: 'pirates' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['C4', 'C-moinho'],
    },
    {
      id: 'pirates',
      names: [target.building('alfandega')],
      first: ['* roll 1', '1 pirates', '* roll 1-1', '1 pirates'],
      goal: makes<MadeiraMove>({ kind: 'pirates' }),
      solution: ['pirates'],
      wrong: [
        { name: 'pay', when: last<MadeiraMove>({ kind: 'pay' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['C6', 'G2'],
    },
    {
      id: 'windmill',
      names: [target.windmill()],
      first: ['1 done'],
      goal: makes<MadeiraMove>({ kind: 'windmill up' }, { kind: 'done' }),
      solution: ['windmill up', 'done'],
      wrong: [
        { name: 'down', when: (attempt) => movesOf(attempt, 'windmill down bread', 'windmill down reals') },
        { name: 'exchange', when: last<MadeiraMove>({ kind: 'exchange' }) },
        { name: 'done', when: last<MadeiraMove>({ kind: 'done' }) },
      ],
      rules: ['W2'],
    },
    {
      id: 'feed',
      first: ['1 feed 2'],
      goal: makes<MadeiraMove>({ kind: 'feed', bread: 4 }),
      solution: ['feed 4'],
      wrong: [
        { name: 'hungry', when: last<MadeiraMove>({ kind: 'feed' }) },
        { name: 'mill', when: isMill },
      ],
      rules: ['D3', 'D4'],
    },
    {
      id: 'request',
      names: [target.city('funchal')],
      first: ['1 done', '0 done', '1 leave expeditions', '1 city machico'],
      goal: makes<MadeiraMove>({ kind: 'leave', request: 'market-routes' }, { kind: 'city', city: 'funchal' }),
      solution: ['leave market-routes', 'city funchal'],
      wrong: [
        { name: 'ships', when: last<MadeiraMove>({ kind: 'leave', request: 'urbanization' }) },
        { name: 'city', when: last<MadeiraMove>({ kind: 'city' }) },
      ],
      rules: ['E1', 'R4'],
    },
  ],
};
