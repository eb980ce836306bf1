/** What each target of the board is, costs and gives, line by line. */
import { at, type ByKind, byKind } from '@caravel/core';
import type { Reasons } from '@caravel/i18n/madeira';
import type { BuildingName, FigureName, PlaceName, RequestName, SlotName, View } from '@caravel/madeira';
import { writeRoute } from '../../../../route.ts';
import type { Explanation } from '../../../../table/game-ui.ts';
import { type ParsedTarget, parseTarget } from '../../targets.ts';
import { buildingNamed, figureOn } from '../../view.ts';
import type { Asked, Of } from '../asked.ts';
import { cityNamed, passingNamed, slotNamed } from '../lookups.ts';
import { titleOf } from '../titles.ts';
import * as facts from './facts.ts';
import { whyIdle } from './why.ts';

type Lines = readonly string[];

/** With what can be missing. */
interface Explained extends Asked {
  readonly reasons: Reasons;
}

/** Whose Request it is knows what it is worth now. */
const request = (asked: Asked, kind: RequestName, seat?: number): Lines => {
  const { terms, view } = asked;
  const worth = seat === undefined ? undefined : view.seats[seat]?.worthNow[kind];
  return [
    terms.requests[kind].does,
    ...(kind === 'urbanization' ? facts.noWorkerFacts(asked) : []),
    ...(worth === undefined ? [] : [terms.facts.worthNow(worth)]),
  ];
};

const windmill = ({ terms, view, me }: Asked): Lines => {
  const own = view.seats[me]?.mill;
  const trades = own
    ? [
        terms.button['windmill up'](own.top),
        terms.button['windmill down bread'](own.bottom),
        terms.button['windmill down reals'](own.bottom, own.realsDown),
      ]
    : [];
  return [terms.facts.windmill, ...[...trades, terms.things.exchange].map((trade) => `${trade}.`)];
};

/** B5: what is in the way of using a character, while one could place a die on him. */
const idle = ({ terms, reasons, names, view, me }: Explained, building: BuildingName, figure: FigureName): Lines => {
  const own = view.seats[me];
  const found = view.ahead.idle.find((one) => one.building === building);
  if (!own || !found) return [];
  const missing = whyIdle({ terms, reasons, names, view, me, own }, found.rule);
  return [[reasons.cannotUse(figure), ...(missing ? [missing] : [])].join(' ')];
};

const character = ({ parts: [name] }: Of<'character'>, asked: Explained): Lines => {
  const { terms, view } = asked;
  const found = buildingNamed(view, name);
  const figure = figureOn(view, found);
  if (!figure) return [];
  const costs = found.bread.map((bread, i) => terms.facts.dieCost(i + 1, bread));
  return [terms.characters[figure].does, ...idle(asked, name, figure), terms.button.harvest(found.region), costs.join(' ')];
};

const pay = ({ parts: [name] }: Of<'pay'>, asked: Asked): Lines => {
  const { few, printedCost } = asked.terms.facts;
  return [printedCost(buildingNamed(asked.view, name).printedCost), few(name), facts.manyFact(asked, name)];
};

const region = ({ parts: [number] }: Of<'region'>, { terms, view, me }: Asked): Lines => [
  terms.things.regions[number],
  terms.button.harvest(number),
  ...(view.seats[me] ? [terms.counts.workers(at(view.seats[me].workers.regions, number - 1))] : []),
];

const onLand = (asked: Asked, name: PlaceName): Lines | undefined => {
  const field = asked.view.fields.find((one) => one.field === name);
  if (field) return facts.fieldFacts(asked, field);
  const colony = asked.view.colonies.find((one) => one.colony === name);
  return colony && facts.landFacts(asked, colony);
};

const inCity = (asked: Asked, name: PlaceName): Lines => {
  const city = asked.view.cities.find(({ districts }) => districts.some(({ spots }) => spots.some((one) => one.spot === name)));
  return city ? facts.spotFacts(asked, city, name) : [];
};

const place = ({ parts: [name] }: Of<'place'>, asked: Asked): Lines => {
  const { terms, view, me } = asked;
  if (name === 'forest') return [terms.facts.forest, ...facts.workersFacts(asked, view.forest), ...facts.woodPriceFacts(asked)];
  if (name === 'watch') return [terms.facts.watch, ...facts.watchFacts(asked)];
  if (name === 'home') return facts.homeFacts(asked, view.seats[me]?.workers);
  return onLand(asked, name) ?? inCity(asked, name);
};

const slot = (asked: Asked, name: SlotName): Lines => {
  const { terms, view, me } = asked;
  if (name === 'home') return [...facts.homeFacts(asked, view.seats[me]?.ships), terms.facts.shipFromHome, ...facts.woodFacts(asked, 1)];
  const found = slotNamed(view, name);
  return found ? facts.slotFacts(asked, found) : [];
};

const LINES: ByKind<ParsedTarget, [asked: Explained], Lines> = {
  row: ({ parts: [number] }, asked) => {
    const row = asked.view.rows[number - 1];
    return row ? facts.rowFacts(asked, row) : [];
  },
  request: ({ parts: [, kind] }, asked) => request(asked, kind),
  'own-request': ({ parts: [kind] }, asked) => request(asked, kind, asked.me),
  theirs: ({ parts: [seat, kind] }, asked) => request(asked, kind, seat),
  phase: ({ parts: [name] }, { terms }) => [terms.facts.phases[name]],
  // E1, E3, E4: what the Crown asks at the end of a round.
  crown: ({ parts: [round] }, { terms }) => [`${terms.things.crown}: ${terms.crown[round]}.`],
  forecast: (_, asked) => facts.forecastFacts(asked),
  windmill: (_, asked) => windmill(asked),
  guild: ({ parts: [, name] }, { terms }) => [terms.facts.rowGuilds(terms.guilds[name])],
  pass: ({ parts: [numeral] }, asked) => {
    const found = passingNamed(asked.view, numeral);
    return found ? facts.passFacts(asked, found) : [];
  },
  passing: (_, { terms }) => [terms.facts.phases.B],
  building: ({ parts: [name] }, asked) => facts.buildingFacts(asked, buildingNamed(asked.view, name)),
  character,
  pay,
  pirates: (_, { terms }) => [terms.facts.pirates],
  region,
  place,
  city: ({ parts: [name] }, asked) => facts.cityFacts(asked, cityNamed(asked.view, name)),
  district: ({ parts: [city, number] }, asked) => facts.districtFacts(asked, at(cityNamed(asked.view, city).districts, number - 1)),
  slot: ({ parts: [name] }, asked) => slot(asked, name),
  more: ({ parts: [name] }, asked) => slot(asked, name),
  reward: ({ parts: [, name] }, { terms, view }) => [
    terms.rewards[name].does,
    ...(name === 'support' ? [terms.facts.supportBread(view.supportBread)] : []),
  ],
  favor: ({ parts: [name] }, asked) => facts.favorFacts(asked, name),
  die: (_, { terms }) => [terms.facts.die],
  'pirate-die': (_, { terms }) => [terms.facts.pirateDie],
  home: ({ parts: [supply] }, asked) => facts.supplyFacts(asked, supply),
  mill: (_, { terms, view, me }) => [terms.facts.windmill, ...(view.seats[me] ? [terms.facts.millLevel(view.seats[me].mill.feeds)] : [])],
  exchange: (_, { terms }) => [terms.facts.windmill],
  pair: (_, { terms }) => [terms.things.exchange],
  take: (_, { terms }) => [terms.things.exchange],
  amount: () => [],
  done: () => [],
};

/** Whether one sees a number at a thing that is reconstructed; undefined while nobody can tell. */
export type HasGuess = (view: View, thing: string) => boolean | undefined;

/** The lines are put together only when somebody reads them. */
export const explain = (asked: Explained, text: string, hasGuess: HasGuess): Explanation | undefined => {
  const titled = titleOf(asked, text);
  return (
    titled && {
      ...titled,
      get lines() {
        const parsed = parseTarget(text);
        return parsed ? byKind(LINES, parsed, asked) : [];
      },
      get note() {
        const { reconstructed, compare } = asked.terms.facts;
        return hasGuess(asked.view, text) ? { text: reconstructed, link: compare, page: writeRoute({ page: 'board' }) } : undefined;
      },
    }
  );
};
