/** What each thing of the board is, costs and gives, and its rule. */
import type {
  Building,
  City,
  Colony,
  Favor,
  Figure,
  Good,
  Guild,
  PassSlot,
  Place,
  Request,
  Resource,
  Reward,
  Slot,
} from '@caravel/i18n/madeira';
import type { Explanation, Target } from '../../../table/face.ts';
import type { Asked } from './facts.ts';
import * as facts from './facts.ts';
import { buildingNamed, cityNamed, figureOn, slotNamed } from './view.ts';

/** The lines are put together only when somebody reads them: the title alone labels every thing after every move. */
interface About {
  readonly title: string;
  readonly lines: () => readonly string[];
  readonly rule: string;
}

type Explain = (asked: Asked, first: string, second: string) => About | undefined;

const NUMERALS: readonly PassSlot[] = ['I', 'II', 'III', 'IV'];

const REQUEST_RULES: Readonly<Record<string, string>> = {
  'market-routes': 'R1',
  expeditions: 'R2',
  influence: 'R3',
  urbanization: 'R4',
  wealth: 'R5',
};
const FIGURE_RULES: Readonly<Record<string, string>> = {
  steward: 'ST1',
  commander: 'CO1',
  'guild-master': 'GM1',
  mayor: 'MA1',
  special: 'H2',
};

const PHASE_RULES: Readonly<Record<string, string>> = { A: 'A4', B: 'B1', C: 'C1', D: 'D1', E: 'E1' };
const CROWN_RULES: readonly string[] = ['E1', 'E3', 'E1', 'E4', 'E1'];

const row: Explain = (asked, number) => {
  const found = asked.view.rows[Number(number) - 1];
  return found && { title: asked.terms.things.row(found.row), lines: () => facts.rowFacts(asked, found), rule: 'A4' };
};

const request: Explain = ({ terms }, _row, kind) => ({
  title: terms.requests[kind as Request].name,
  lines: () => [terms.requests[kind as Request].does],
  rule: REQUEST_RULES[kind] ?? 'E1',
});

const ownRequest: Explain = ({ terms, view, me }, kind) => {
  const worth = view.seats[me]?.worthNow[kind as Request];
  return {
    title: terms.requests[kind as Request].name,
    lines: () => [terms.requests[kind as Request].does, ...(worth === undefined ? [] : [terms.facts.worthNow(worth)])],
    rule: REQUEST_RULES[kind] ?? 'E1',
  };
};

const theirRequest: Explain = (asked, seat, kind) => ownRequest({ ...asked, me: Number(seat) }, kind, '');

const phase: Explain = ({ terms }, name) => ({
  title: terms.phases[name as 'A'],
  lines: () => [terms.facts.phases[name as 'A']],
  rule: PHASE_RULES[name] ?? 'A1',
});

/** E1, E3, E4: what the Crown asks at the end of a round. */
const crown: Explain = ({ terms }, round) => ({
  title: terms.round(Number(round)),
  lines: () => [`${terms.things.crown}: ${terms.crown[Number(round) as 1]}.`],
  rule: CROWN_RULES[Number(round) - 1] ?? 'E1',
});

const windmill: Explain = ({ terms, view, me }) => {
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

const guild: Explain = ({ terms }, _row, name) => ({
  title: terms.guilds[name as Guild],
  lines: () => [terms.facts.rowGuilds(terms.guilds[name as Guild])],
  rule: 'A5',
});

const pass: Explain = (asked, number) => {
  const slot = asked.view.passing[Number(number) - 1];
  return (
    slot && {
      title: asked.terms.things.passSlot(NUMERALS[slot.slot - 1] as PassSlot),
      lines: () => facts.passFacts(asked, slot),
      rule: 'B6',
    }
  );
};

const building: Explain = (asked, name) => {
  const found = buildingNamed(asked.view, name);
  return found && { title: asked.terms.buildings[name as 'casa'].name, lines: () => facts.buildingFacts(asked, found), rule: `C-${name}` };
};

const character: Explain = ({ terms, view }, name) => {
  const found = buildingNamed(view, name);
  const figure = found && figureOn(view, found);
  if (!found || !figure) return undefined;
  const { name: title, does } = terms.characters[figure as Figure];
  const costs = found.bread.map((bread, i) => terms.facts.dieCost(i + 1, bread));
  return { title, lines: () => [does, terms.button.harvest(found.region), costs.join(' ')], rule: FIGURE_RULES[figure] ?? 'B5' };
};

const pay: Explain = ({ terms, view }, name) => {
  const { few, many } = terms.facts;
  const found = buildingNamed(view, name);
  if (!found) return undefined;
  const here = view.resolving?.building === name ? view.resolving : undefined;
  return {
    title: here ? terms.button.pay(here.costForYou) : terms.buildings[name as 'casa'].name,
    lines: () => [terms.facts.printedCost(found.printedCost), few(name as Building), many(name as Building)],
    rule: 'C4',
  };
};

const pirates: Explain = ({ terms, view }, name) => {
  const here = view.resolving?.building === name ? view.resolving : undefined;
  return { title: here ? terms.button.pirates(here.pirates) : terms.resources.pirates, lines: () => [terms.facts.pirates], rule: 'C6' };
};

const region: Explain = ({ terms, view, me }, number) => ({
  title: terms.things.region(Number(number)),
  lines: () => [
    terms.things.regions[Number(number) as 1],
    terms.button.harvest(Number(number)),
    ...(view.seats[me] ? [terms.counts.workers(view.seats[me].workers.regions[Number(number) - 1] ?? 0)] : []),
  ],
  rule: 'H1',
});

const PLACES: Readonly<Record<string, Explain>> = {
  forest: (asked) => ({
    title: asked.terms.things.forest,
    lines: () => [asked.terms.facts.forest, ...facts.workersFacts(asked, asked.view.forest), ...facts.woodPriceFacts(asked)],
    rule: 'BD2',
  }),
  watch: (asked) => ({ title: asked.terms.things.watch, lines: () => [asked.terms.facts.watch, ...facts.watchFacts(asked)], rule: 'D1' }),
  home: (asked) => ({
    title: `${asked.terms.things.home}: ${asked.terms.things.workers}`,
    lines: () => facts.homeFacts(asked, asked.view.seats[asked.me]?.workers),
    rule: 'S2',
  }),
};

const land: Explain = (asked, name) => {
  const colony = asked.view.colonies.find((one) => one.colony === name);
  return colony && { title: asked.terms.things.land(name as Colony), lines: () => facts.landFacts(asked, colony), rule: 'C-alfandega' };
};

const field: Explain = (asked, name) => {
  const found = asked.view.fields.find((one) => one.field === name);
  return (
    found && { title: asked.terms.things.field(name as Place, found.good as Good), lines: () => facts.fieldFacts(asked, found), rule: 'H1' }
  );
};

const spot: Explain = (asked, name) => {
  const city = asked.view.cities.find(({ districts }) => districts.some(({ spots }) => spots.some((one) => one.spot === name)));
  return city && { title: asked.terms.place(name as Place), lines: () => facts.spotFacts(asked, city, name), rule: 'S7' };
};

const place: Explain = (asked, name, rest) => {
  const explain = PLACES[name] ?? [field, land, spot].find((one) => one(asked, name, rest));
  return explain?.(asked, name, rest);
};

const city: Explain = (asked, name) => {
  const found = cityNamed(asked.view, name);
  return found && { title: asked.terms.cities[name as City], lines: () => facts.cityFacts(asked, found), rule: 'R4' };
};

const district: Explain = (asked, name, number) => {
  const found = cityNamed(asked.view, name)?.districts[Number(number) - 1];
  return (
    found && {
      title: asked.terms.things.district(name as City, Number(number)),
      lines: () => facts.districtFacts(asked, found),
      rule: 'GM1',
    }
  );
};

const slot: Explain = (asked, name) => {
  const { terms, view, me } = asked;
  if (name === 'home')
    return {
      title: `${terms.things.home}: ${terms.things.ships}`,
      lines: () => [...facts.homeFacts(asked, view.seats[me]?.ships), terms.facts.shipFromHome],
      rule: 'CO2',
    };
  const found = slotNamed(view, name);
  return found && { title: terms.slot(name as Slot), lines: () => facts.slotFacts(asked, found), rule: 'BD4' };
};

const reward: Explain = ({ terms, view }, _colony, name) => ({
  title: terms.rewards[name as Reward].name,
  lines: () => [terms.rewards[name as Reward].does, ...(name === 'support' ? [terms.facts.supportBread(view.supportBread)] : [])],
  rule: `K-${name}`,
});

const favor: Explain = (asked, name) => ({
  title: asked.terms.favors[name as Favor].name,
  lines: () => facts.favorFacts(asked, name),
  rule: `F-${name}`,
});

const die: Explain = ({ terms }, value) => ({ title: terms.things.die(Number(value)), lines: () => [terms.facts.die], rule: 'B2' });
const pirateDie: Explain = ({ terms }, value) => ({
  title: terms.things.pirateDie(Number(value)),
  lines: () => [terms.facts.pirateDie],
  rule: 'B2',
});

const HOME_RULES: Readonly<Record<string, string>> = { pirates: 'G2', points: 'G3', bread: 'D4', wood: 'DW1', reals: 'G1' };

const home: Explain = (asked, resource) => ({
  title: asked.terms.resources[resource as Resource],
  lines: () => facts.supplyFacts(asked, resource as Resource),
  rule: HOME_RULES[resource] ?? 'W1',
});

const mill: Explain = ({ terms, view, me }, way, price) => {
  const own = view.seats[me]?.mill;
  if (!own) return undefined;
  const up = terms.button['windmill up'](own.top);
  const down =
    price === 'bread' ? terms.button['windmill down bread'](own.bottom) : terms.button['windmill down reals'](own.bottom, own.realsDown);
  return {
    title: way === 'up' ? up : down,
    lines: () => [terms.facts.windmill, terms.facts.millLevel(own.feeds)],
    rule: way === 'up' ? 'W2' : 'W4',
  };
};

const exchange: Explain = ({ terms }) => ({ title: terms.things.exchange, lines: () => [terms.facts.windmill], rule: 'W1' });
const pair: Explain = ({ terms }, goods) => ({
  title: goods
    .split('-')
    .map((good) => terms.goods[good as Good])
    .join(' + '),
  lines: () => [terms.things.exchange],
  rule: 'W1',
});
const take: Explain = ({ terms }, good) => ({ title: `→ ${terms.goods[good as Good]}`, lines: () => [terms.things.exchange], rule: 'W1' });

const AMOUNT_RULES: Readonly<Record<string, string>> = { upkeep: 'D3', feeding: 'D4', wealth: 'R5' };
const amount: Explain = ({ terms, view }, number) => ({
  title: terms.number(Number(number)),
  lines: () => [],
  rule: AMOUNT_RULES[view.turn.step] ?? 'D4',
});

const done: Explain = ({ terms }) => ({ title: terms.things.done, lines: () => [], rule: 'RU4' });

const BY_KIND: Readonly<Record<string, Explain>> = {
  row,
  request,
  'own-request': ownRequest,
  theirs: theirRequest,
  phase,
  crown,
  windmill,
  guild,
  pass,
  building,
  character,
  pay,
  pirates,
  region,
  place,
  city,
  district,
  slot,
  reward,
  favor,
  die,
  'pirate-die': pirateDie,
  home,
  mill,
  exchange,
  pair,
  take,
  amount,
  done,
};

export const explain = (asked: Asked, thing: Target): Explanation | undefined => {
  const [kind = '', first = '', second = ''] = thing.split(':');
  const about = BY_KIND[kind]?.(asked, first, second);
  if (!about) return undefined;
  const { title, lines, rule } = about;
  return {
    title,
    rule,
    get lines() {
      return lines();
    },
  };
};
