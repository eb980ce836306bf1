/** What a building is about: the character there, its price, its Pirates. */
import type { RuleId } from '@caravel/i18n/madeira';
import type { FigureName } from '@caravel/madeira';
import { buildingNamed, figureOn } from '../view.ts';
import type { About, Of } from './about.ts';
import { type Asked, manyFact } from './facts.ts';

const FIGURE_RULES: Readonly<Record<FigureName, RuleId>> = {
  steward: 'ST1',
  commander: 'CO1',
  'guild-master': 'GM1',
  mayor: 'MA1',
  special: 'H2',
};

export const character = ({ parts: [name] }: Of<'character'>, { terms, view }: Asked): About | undefined => {
  const found = buildingNamed(view, name);
  const figure = figureOn(view, found);
  if (!figure) return undefined;
  const { name: title, does } = terms.characters[figure];
  const costs = found.bread.map((bread, i) => terms.facts.dieCost(i + 1, bread));
  return { title, lines: () => [does, terms.button.harvest(found.region), costs.join(' ')], rule: FIGURE_RULES[figure] };
};

export const pay = ({ parts: [name] }: Of<'pay'>, asked: Asked): About => {
  const { terms, view } = asked;
  const { few, printedCost } = terms.facts;
  const here = view.resolving?.building === name ? view.resolving : undefined;
  return {
    title: here ? terms.button.pay(here.costForYou) : terms.buildings[name].name,
    lines: () => [printedCost(buildingNamed(view, name).printedCost), few(name), manyFact(asked, name)],
    rule: 'C4',
  };
};

export const pirates = ({ parts: [name] }: Of<'pirates'>, { terms, view }: Asked): About => {
  const here = view.resolving?.building === name ? view.resolving : undefined;
  return { title: here ? terms.button.pirates(here.pirates) : terms.resources.pirates, lines: () => [terms.facts.pirates], rule: 'C6' };
};
