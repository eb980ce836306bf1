/** What each target of the board is called, and its rule: the titles label every target after every move; the lines come later. */
import { type ByKind, byKind } from '@caravel/core';
import type { Resource, RuleId } from '@caravel/i18n/madeira';
import type { FigureName, PhaseName, PlaceName, RequestName, SlotName, StepName } from '@caravel/madeira';
import { NUMERALS } from '../numerals.ts';
import { type ParsedTarget, parseTarget } from '../targets.ts';
import { buildingNamed, figureOn } from '../view.ts';
import type { Asked, Of } from './asked.ts';
import { slotNamed, spotNamed } from './lookups.ts';

export interface Titled {
  readonly title: string;
  readonly rule: RuleId;
}

const FIGURE_RULES: Readonly<Record<FigureName, RuleId>> = {
  steward: 'ST1',
  commander: 'CO1',
  'guild-master': 'GM1',
  mayor: 'MA1',
  special: 'H2',
};
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

const request = ({ terms }: Asked, kind: RequestName): Titled => ({ title: terms.requests[kind].name, rule: REQUEST_RULES[kind] });

const character = ({ parts: [name] }: Of<'character'>, { terms, view }: Asked): Titled | undefined => {
  const figure = figureOn(view, buildingNamed(view, name));
  return figure && { title: terms.characters[figure].name, rule: FIGURE_RULES[figure] };
};

const pay = ({ parts: [name] }: Of<'pay'>, { terms, view: { resolving } }: Asked): Titled => ({
  title: resolving?.building === name ? terms.button.pay(resolving.costForYou) : terms.buildings[name].name,
  rule: 'C4',
});

const pirates = ({ parts: [name] }: Of<'pirates'>, { terms, view: { resolving } }: Asked): Titled => ({
  title: resolving?.building === name ? terms.button.pirates(resolving.pirates) : terms.resources.pirates,
  rule: 'C6',
});

const land = ({ terms, view }: Asked, name: PlaceName): Titled | undefined => {
  const colony = view.colonies.find((one) => one.colony === name);
  return colony && { title: terms.things.land(colony.colony), rule: 'C-alfandega' };
};

const field = ({ terms, view }: Asked, name: PlaceName): Titled | undefined => {
  const found = view.fields.find((one) => one.field === name);
  return found && { title: terms.things.field(name, found.good), rule: 'H1' };
};

const spot = ({ terms, view }: Asked, name: PlaceName): Titled | undefined =>
  spotNamed(view, name) && { title: terms.place(name), rule: 'S7' };

const place = ({ parts: [name] }: Of<'place'>, asked: Asked): Titled | undefined => {
  const { things } = asked.terms;
  if (name === 'forest') return { title: things.forest, rule: 'BD2' };
  if (name === 'watch') return { title: things.watch, rule: 'D1' };
  if (name === 'home') return { title: `${things.home}: ${things.workers}`, rule: 'S2' };
  return field(asked, name) ?? land(asked, name) ?? spot(asked, name);
};

const slot = ({ terms, view }: Asked, name: SlotName): Titled | undefined => {
  if (name === 'home') return { title: `${terms.things.home}: ${terms.things.ships}`, rule: 'CO2' };
  return slotNamed(view, name) && { title: terms.slot(name), rule: 'BD4' };
};

const mill = ({ parts: [trade] }: Of<'mill'>, { terms: { button }, view, me }: Asked): Titled | undefined => {
  const own = view.seats[me]?.mill;
  if (!own) return undefined;
  const titles = {
    up: () => button['windmill up'](own.top),
    bread: () => button['windmill down bread'](own.bottom),
    reals: () => button['windmill down reals'](own.bottom, own.realsDown),
  };
  return { title: titles[trade](), rule: trade === 'up' ? 'W2' : 'W4' };
};

const TITLES: ByKind<ParsedTarget, [asked: Asked], Titled | undefined> = {
  row: ({ parts: [row] }, { terms, view }) => view.rows[row - 1] && { title: terms.things.row(NUMERALS[row]), rule: 'A4' },
  request: ({ parts: [, kind] }, asked) => request(asked, kind),
  'own-request': ({ parts: [kind] }, asked) => request(asked, kind),
  theirs: ({ parts: [, kind] }, asked) => request(asked, kind),
  phase: ({ parts: [name] }, { terms }) => ({ title: terms.phases[name], rule: PHASE_RULES[name] }),
  crown: ({ parts: [round] }, { terms }) => ({ title: terms.round(round), rule: CROWN_RULES[round] }),
  forecast: (_, { terms }) => ({ title: terms.board.endOfRound, rule: 'D3' }),
  windmill: (_, { terms }) => ({ title: terms.things.windmill, rule: 'W1' }),
  guild: ({ parts: [, name] }, { terms }) => ({ title: terms.guilds[name], rule: 'A5' }),
  pass: ({ parts: [numeral] }, { terms }) => ({ title: terms.things.passSlot(numeral), rule: 'B6' }),
  passing: (_, { terms }) => ({ title: terms.things.pass, rule: 'B6' }),
  building: ({ parts: [name] }, { terms }) => ({ title: terms.buildings[name].name, rule: `C-${name}` }),
  character,
  pay,
  pirates,
  region: ({ parts: [region] }, { terms }) => ({ title: terms.things.region(region), rule: 'H1' }),
  place,
  city: ({ parts: [name] }, { terms }) => ({ title: terms.cities[name], rule: 'R4' }),
  district: ({ parts: [city, district] }, { terms }) => ({ title: terms.things.district(city, district), rule: 'GM1' }),
  slot: ({ parts: [name] }, asked) => slot(asked, name),
  more: ({ parts: [name] }, asked) => slot(asked, name),
  reward: ({ parts: [, name] }, { terms }) => ({ title: terms.rewards[name].name, rule: `K-${name}` }),
  favor: ({ parts: [name] }, { terms }) => ({ title: terms.favors[name].name, rule: `F-${name}` }),
  die: ({ parts: [value] }, { terms }) => ({ title: terms.things.die(value), rule: 'B2' }),
  'pirate-die': ({ parts: [value] }, { terms }) => ({ title: terms.things.pirateDie(value), rule: 'B2' }),
  home: ({ parts: [supply] }, { terms }) => ({ title: terms.resources[supply], rule: SUPPLY_RULES[supply] }),
  mill,
  exchange: (_, { terms }) => ({ title: terms.things.exchange, rule: 'W1' }),
  pair: ({ parts: [first, second] }, { terms }) => ({ title: `${terms.goods[first]} + ${terms.goods[second]}`, rule: 'W1' }),
  take: ({ parts: [good] }, { terms }) => ({ title: `→ ${terms.goods[good]}`, rule: 'W1' }),
  amount: ({ parts: [amount] }, { terms, view }) => ({ title: terms.number(amount), rule: AMOUNT_RULES[view.turn.step] ?? 'D4' }),
  done: (_, { terms }) => ({ title: terms.things.done, rule: 'RU4' }),
};

export const titleOf = (asked: Asked, text: string): Titled | undefined => {
  const parsed = parseTarget(text);
  return parsed && byKind(TITLES, parsed, asked);
};
