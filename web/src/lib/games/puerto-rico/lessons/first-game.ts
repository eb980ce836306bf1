/** The guided first game: four rounds with three players, from the first plantation to the first barrel shipped. */
import type { PuertoRicoMove, View } from '@caravel/puerto-rico';
import { last, makes } from '../../../learn/goals.ts';
import type { Attempt, Lesson } from '../../../learn/lesson.ts';
import { target } from '../targets.ts';

type Try = Attempt<View, PuertoRicoMove>;

const ME = 0;

const role = (name: Extract<PuertoRicoMove, { kind: 'role' }>['role']) => last<PuertoRicoMove>({ kind: 'role', role: name });
const passes = last<PuertoRicoMove>({ kind: 'pass' });

/** Roles that do nothing for one who has no goods. */
const needsGoods = (attempt: Try): boolean => role('trader')(attempt) || role('captain')(attempt);

/** What the first colonist does is decided by the first place one is asked about. */
const worksOnIndigo = ({ made: [first] }: Try) =>
  first?.kind === 'colonists' && first.place === 'indigo' && first.count === 1 ? 'reached' : 'missed';

export const lesson: Lesson<View, PuertoRicoMove> = {
  game: 'puerto-rico',
  version: 1,
  config: {
    players: 3,
    rules: 'base',
    options: { mayor: 'simultaneous', order: 'fixed', governor: 0, openPoints: false, buildings: 'base' },
  },
  me: ME,
  isGuided: true,
  steps: [
    {
      id: 'island',
      first: ['* tile corn', '* tile indigo', '* tile sugar', '* tile tobacco'],
      points: [target.tile(ME, 'indigo')],
      names: [target.doubloons(ME)],
    },
    {
      id: 'settler',
      goal: makes<PuertoRicoMove>({ kind: 'role', role: 'settler' }, { kind: 'quarry' }),
      solution: ['role settler', 'quarry'],
      wrong: [
        { name: 'mayor', when: role('mayor') },
        { name: 'builder', when: role('builder') },
        { name: 'goods', when: last<PuertoRicoMove>({ kind: 'role' }) },
        { name: 'plantation', when: last<PuertoRicoMove>({ kind: 'plantation' }) },
        { name: 'pass', when: passes },
      ],
      rules: ['R1', 'SE1'],
    },
    {
      id: 'builder',
      first: [
        ...['1 plantation corn', '2 plantation sugar', '* tile corn', '* tile coffee', '* tile tobacco', '* tile indigo'],
        ...['1 role builder', '1 build small-indigo-plant', '2 build hacienda'],
      ],
      goal: makes<PuertoRicoMove>({ kind: 'build', building: 'small-indigo-plant' }),
      solution: ['build small-indigo-plant'],
      wrong: [
        { name: 'sugar', when: last<PuertoRicoMove>({ kind: 'build', building: 'small-sugar-mill' }) },
        { name: 'other', when: last<PuertoRicoMove>({ kind: 'build' }) },
        { name: 'pass', when: passes },
      ],
      rules: ['BU1'],
    },
    {
      id: 'colonist',
      first: ['2 role mayor', '2 colonist'],
      points: [target.tile(ME, 'indigo')],
      goal: worksOnIndigo,
      solution: ['colonists indigo 1'],
      wrong: [{ name: 'elsewhere', when: last<PuertoRicoMove>({ kind: 'colonists' }) }],
      rules: ['R5', 'MY3'],
    },
    {
      id: 'mayor',
      first: ['1 colonists corn 1', '2 colonists corn 1', '2 colonists sugar 0', '1 role trader', '2 role captain'],
      goal: makes<PuertoRicoMove>({ kind: 'role', role: 'mayor' }, { kind: 'colonist' }),
      solution: ['role mayor', 'colonist'],
      wrong: [
        { name: 'craftsman', when: role('craftsman') },
        { name: 'role', when: last<PuertoRicoMove>({ kind: 'role' }) },
        { name: 'ship', touches: [target['colonist-ship']()] },
        { name: 'pass', when: passes },
      ],
      rules: ['MY1', 'MY2'],
    },
    {
      id: 'quarry',
      first: ['1 colonists corn 1', '1 colonists indigo 0', '2 role builder', '2 build small-market'],
      goal: makes<PuertoRicoMove>({ kind: 'build', building: 'small-market' }),
      solution: ['build small-market'],
      wrong: [
        { name: 'other', when: last<PuertoRicoMove>({ kind: 'build' }) },
        { name: 'pass', when: passes },
      ],
      rules: ['BU1', 'V-market'],
    },
    {
      id: 'craftsman',
      first: ['1 build small-warehouse'],
      goal: makes<PuertoRicoMove>({ kind: 'role', role: 'craftsman' }, { kind: 'craft', good: 'indigo' }),
      solution: ['role craftsman', 'craft indigo'],
      wrong: [
        { name: 'goods', when: needsGoods },
        { name: 'role', when: last<PuertoRicoMove>({ kind: 'role' }) },
        { name: 'own', touches: [target.tile(ME, 'indigo'), target.city(ME, 'small-indigo-plant'), target.barrels(ME, 'indigo')] },
        { name: 'pass', when: passes },
      ],
      rules: ['CR1', 'CR2'],
    },
    {
      id: 'corn',
      first: ['1 role settler', '1 plantation coffee', '2 plantation tobacco'],
      goal: makes<PuertoRicoMove>({ kind: 'plantation', good: 'corn' }),
      solution: ['plantation corn'],
      wrong: [
        { name: 'indigo', when: last<PuertoRicoMove>({ kind: 'plantation' }) },
        { name: 'pass', when: passes },
      ],
      rules: ['SE2', 'CR1'],
    },
    {
      id: 'trader',
      first: ['* tile sugar', '* tile corn', '* tile indigo', '* tile coffee'],
      goal: makes<PuertoRicoMove>({ kind: 'role', role: 'trader' }, { kind: 'sell', good: 'indigo' }),
      solution: ['role trader', 'sell indigo'],
      wrong: [
        { name: 'captain', when: role('captain') },
        { name: 'role', when: last<PuertoRicoMove>({ kind: 'role' }) },
        { name: 'pass', when: passes },
      ],
      rules: ['R2', 'TR1'],
    },
    {
      id: 'captain',
      first: ['1 pass', '2 pass', '1 role captain', '1 load corn 4', '2 load corn 4'],
      goal: makes<PuertoRicoMove>({ kind: 'load', good: 'indigo', ship: 5 }),
      solution: ['load indigo 5'],
      wrong: [{ name: 'large-ship', when: last<PuertoRicoMove>({ kind: 'load' }) }],
      rules: ['CA2', 'CA6'],
    },
    {
      id: 'end',
      points: [target.chips(), target.colonists()],
      rules: ['E1', 'E2'],
    },
  ],
};
