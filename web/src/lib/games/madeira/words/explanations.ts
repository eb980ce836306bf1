/** What each target of the board is, costs and gives, and its rule. */
import { type ByKind, byKind } from '@caravel/core';
import type { Resource, RuleId } from '@caravel/i18n/madeira';
import type { PhaseName, RequestName, StepName, View } from '@caravel/madeira';
import type { Explanation } from '../../../table/game-ui.ts';
import { type ParsedTarget, parseTarget } from '../targets.ts';
import { buildingNamed } from '../view.ts';
import type { About, Of } from './about.ts';
import { character, pay, pirates } from './about-buildings.ts';
import { district, place, region, slot } from './about-places.ts';
import type { Asked } from './facts.ts';
import * as facts from './facts.ts';
import { cityNamed, passingNamed } from './lookups.ts';

const REQUEST_RULES: Readonly<Record<RequestName, RuleId>> = {
  'market-routes': 'R1',
  expeditions: 'R2',
  influence: 'R3',
  urbanization: 'R4',
  wealth: 'R5',
};
const PHASE_RULES: Readonly<Record<Exclude<PhaseName, 'setup' | 'end'>, RuleId>> = { A: 'A4', B: 'B1', C: 'C1', D: 'D1', E: 'E1' };
const CROWN_RULES: Readonly<Record<1 | 2 | 3 | 4 | 5, RuleId>> = { 1: 'E1', 2: 'E3', 3: 'E1', 4: 'E4', 5: 'E1' };
const SUPPLY_RULES: Readonly<Record<Resource, RuleId>> = {
  wheat: 'W1',
  sugar: 'W1',
  wine: 'W1',
  wood: 'DW1',
  bread: 'D4',
  reals: 'G1',
  pirates: 'G2',
  points: 'G3',
};
const AMOUNT_RULES: Partial<Record<StepName, RuleId>> = { upkeep: 'D3', feeding: 'D4', wealth: 'R5' };

const row = ({ parts: [number] }: Of<'row'>, asked: Asked): About | undefined => {
  const found = asked.view.rows[number - 1];
  return found && { title: asked.terms.things.row(number), lines: () => facts.rowFacts(asked, found), rule: 'A4' };
};

/** Whose Request it is knows what it is worth now. */
const request = (asked: Asked, kind: RequestName, seat?: number): About => {
  const { terms, view } = asked;
  const worth = seat === undefined ? undefined : view.seats[seat]?.worthNow[kind];
  const { name, does } = terms.requests[kind];
  return {
    title: name,
    lines: () => [
      does,
      ...(kind === 'urbanization' ? facts.noWorkerFacts(asked) : []),
      ...(worth === undefined ? [] : [terms.facts.worthNow(worth)]),
    ],
    rule: REQUEST_RULES[kind],
  };
};

const windmill = (_: unknown, { terms, view, me }: Asked): About => {
  const own = view.seats[me]?.mill;
  const trades = own
    ? [
        terms.button['windmill up'](own.top),
        terms.button['windmill down bread'](own.bottom),
        terms.button['windmill down reals'](own.bottom, own.realsDown),
      ]
    : [];
  return {
    title: terms.things.windmill,
    lines: () => [terms.facts.windmill, ...[...trades, terms.things.exchange].map((trade) => `${trade}.`)],
    rule: 'W1',
  };
};

const pass = ({ parts: [numeral] }: Of<'pass'>, asked: Asked): About | undefined => {
  const slot = passingNamed(asked.view, numeral);
  return slot && { title: asked.terms.things.passSlot(numeral), lines: () => facts.passFacts(asked, slot), rule: 'B6' };
};

const reward = ({ parts: [, name] }: Of<'reward'>, { terms, view }: Asked): About => ({
  title: terms.rewards[name].name,
  lines: () => [terms.rewards[name].does, ...(name === 'support' ? [terms.facts.supportBread(view.supportBread)] : [])],
  rule: `K-${name}`,
});

const mill = ({ parts: [trade] }: Of<'mill'>, { terms: { button, facts: said }, view, me }: Asked): About | undefined => {
  const own = view.seats[me]?.mill;
  if (!own) return undefined;
  const titles = {
    up: () => button['windmill up'](own.top),
    bread: () => button['windmill down bread'](own.bottom),
    reals: () => button['windmill down reals'](own.bottom, own.realsDown),
  };
  return { title: titles[trade](), lines: () => [said.windmill, said.millLevel(own.feeds)], rule: trade === 'up' ? 'W2' : 'W4' };
};

const EXPLANATIONS: ByKind<ParsedTarget, [asked: Asked], About | undefined> = {
  row,
  request: ({ parts: [, kind] }, asked) => request(asked, kind),
  'own-request': ({ parts: [kind] }, asked) => request(asked, kind, asked.me),
  theirs: ({ parts: [seat, kind] }, asked) => request(asked, kind, seat),
  phase: ({ parts: [name] }, { terms }) => ({
    title: terms.phases[name],
    lines: () => [terms.facts.phases[name]],
    rule: PHASE_RULES[name],
  }),
  // E1, E3, E4: what the Crown asks at the end of a round.
  crown: ({ parts: [round] }, { terms }) => ({
    title: terms.round(round),
    lines: () => [`${terms.things.crown}: ${terms.crown[round]}.`],
    rule: CROWN_RULES[round],
  }),
  windmill,
  guild: ({ parts: [, name] }, { terms }) => ({
    title: terms.guilds[name],
    lines: () => [terms.facts.rowGuilds(terms.guilds[name])],
    rule: 'A5',
  }),
  passing: (_, asked) => ({ title: asked.terms.things.pass, lines: () => [asked.terms.facts.phases.B], rule: 'B6' }),
  pass,
  building: ({ parts: [name] }, asked) => ({
    title: asked.terms.buildings[name].name,
    lines: () => facts.buildingFacts(asked, buildingNamed(asked.view, name)),
    rule: `C-${name}`,
  }),
  character,
  pay,
  pirates,
  region,
  place,
  city: ({ parts: [name] }, asked) => ({
    title: asked.terms.cities[name],
    lines: () => facts.cityFacts(asked, cityNamed(asked.view, name)),
    rule: 'R4',
  }),
  district,
  slot: ({ parts: [name] }, asked) => slot(asked, name),
  more: ({ parts: [name] }, asked) => slot(asked, name),
  reward,
  favor: ({ parts: [name] }, asked) => ({
    title: asked.terms.favors[name].name,
    lines: () => facts.favorFacts(asked, name),
    rule: `F-${name}`,
  }),
  die: ({ parts: [value] }, { terms }) => ({ title: terms.things.die(value), lines: () => [terms.facts.die], rule: 'B2' }),
  'pirate-die': ({ parts: [value] }, { terms }) => ({
    title: terms.things.pirateDie(value),
    lines: () => [terms.facts.pirateDie],
    rule: 'B2',
  }),
  home: ({ parts: [supply] }, asked) => ({
    title: asked.terms.resources[supply],
    lines: () => facts.supplyFacts(asked, supply),
    rule: SUPPLY_RULES[supply],
  }),
  mill,
  exchange: (_, { terms }) => ({ title: terms.things.exchange, lines: () => [terms.facts.windmill], rule: 'W1' }),
  pair: ({ parts: [first, second] }, { terms }) => ({
    title: `${terms.goods[first]} + ${terms.goods[second]}`,
    lines: () => [terms.things.exchange],
    rule: 'W1',
  }),
  take: ({ parts: [good] }, { terms }) => ({ title: `→ ${terms.goods[good]}`, lines: () => [terms.things.exchange], rule: 'W1' }),
  amount: ({ parts: [amount] }, { terms, view }) => ({
    title: terms.number(amount),
    lines: () => [],
    rule: AMOUNT_RULES[view.turn.step] ?? 'D4',
  }),
  done: (_, { terms }) => ({ title: terms.things.done, lines: () => [], rule: 'RU4' }),
};

/** Whether one sees a number at a thing that is reconstructed; undefined while nobody can tell. */
export type HasGuess = (view: View, thing: string) => boolean | undefined;

export const explain = (asked: Asked, text: string, hasGuess: HasGuess): Explanation | undefined => {
  const parsed = parseTarget(text);
  const about = parsed && byKind(EXPLANATIONS, parsed, asked);
  if (!about) return undefined;
  const { title, lines, rule } = about;
  return {
    title,
    rule,
    get lines() {
      return lines();
    },
    get note() {
      const { reconstructed, compare } = asked.terms.facts;
      return hasGuess(asked.view, text) ? { text: reconstructed, link: compare, page: '/board' } : undefined;
    },
  };
};
