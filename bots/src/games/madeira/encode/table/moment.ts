/** Where the game stands: phase, what is asked, round, players, and what differs between the booklets. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { each, feature, numberAt, type TablePart, writeOneOf } from '../part.ts';

const { on, steps } = md;

/** Steps that the net need not tell apart share a number: setup, and the two rolls at a building. */
const GROUPS: readonly (readonly md.steps.StepName[])[] = [
  ['crowns', 'request tile', 'reward tile', 'favor tile', 'first city'],
  ['first field'],
  ['character tile'],
  ['pirate dice'],
  ['guild dice'],
  ['row'],
  ['request'],
  ['guild'],
  ['turn'],
  ['character'],
  ['worker'],
  ['worker to'],
  ['ship'],
  ['ship to'],
  ['buy wood', 'get wood'],
  ['favor'],
  ['again'],
  ['reward', 'support'],
  ['flip'],
  ['lady'],
  ['marker'],
  ['building roll', 'pirate roll'],
  ['building'],
  ['last windmill in C'],
  ['honor'],
  ['upkeep'],
  ['feeding'],
  ['last windmill in D'],
  ['leave', 'wealth', 'city'],
];

const groupOfStep = Int16Array.from(steps.STEPS, (name) => GROUPS.findIndex((group) => group.includes(name)));
const PHASES = steps.PHASES.slice(steps.A, steps.END);
const RULES = [
  feature('Reals at the bottom of the windmill', 3),
  feature('Urbanization without a Worker'),
  feature('Bread of Royal Support', 3),
  feature('Favors are taken face up'),
  feature('points of the Capitania', 3),
  feature('points of the Scout in a city', 3),
  feature('Wood is paid at once'),
  feature('first Workers in one turn'),
];

/** V2 and V11 go with V3, and V1 shows in the Pirates. */
const writeRules = (s: State, out: Int16Array, from: number): number => {
  const rules = md.ruleSet(s);
  out[from] = rules.realsAtBottom;
  out[from + 1] = rules.lowerWithoutWorker ? 1 : 0;
  out[from + 2] = rules.supportBread;
  out[from + 3] = rules.takenFavorUp ? 1 : 0;
  out[from + 4] = rules.capitaniaPoints;
  out[from + 5] = rules.scoutCityPoints;
  out[from + 6] = rules.woodPaidAtOnce ? 1 : 0;
  out[from + 7] = rules.placesInOneTurn ? 1 : 0;
  return from + 8;
};

export const moment: TablePart = {
  features: [
    ...each(
      'step:',
      GROUPS.map((group) => group.join(', ')),
    ),
    ...each('phase', PHASES),
    ...each('round', [1, 2, 3, 4, 5]),
    ...each('players', [2, 3, 4]),
    ...RULES,
  ],
  write(s, out, from) {
    let at = writeOneOf(numberAt(groupOfStep, on.step(s)), GROUPS.length, out, from);
    at = writeOneOf(on.phase(s) - steps.A, PHASES.length, out, at);
    at = writeOneOf(on.round(s) - 1, md.ROUNDS, out, at);
    at = writeOneOf(on.players(s) - 2, 3, out, at);
    return writeRules(s, out, at);
  },
};
