/** Each kind of move as a button. */
import { at, type ByKind, byKind, isKeyOf, type Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import {
  type BuildingName,
  type FigureName,
  type MadeiraMove,
  type PlaceName,
  quoteWood,
  type RequestName,
  type SeatView,
  type View,
} from '@caravel/madeira';
import { NUMERALS } from '../numerals.ts';
import { buildingWith, dieOn, districtWith, onlyNext } from '../view.ts';
import { cityNamed, passingNamed, scoredWithout, slotNamed } from './lookups.ts';
import { voyagePrice, woodPrice } from './prices.ts';

interface Asked {
  readonly terms: Words;
  readonly button: Words['button'];
  readonly view: View;
  readonly seat: Seat;
  readonly own: SeatView | undefined;
}

/** B4: the Bread a die costs on a figure. */
const breadFor = ({ view }: Asked, figure: FigureName, value: number): number => {
  const building = buildingWith(view, figure);
  return building ? at(building.bread, value - 1) : 0;
};

type Voyage = Extract<MadeiraMove, { kind: 'sail' | 'sail more' }>;

const voyage = ({ terms, view, seat }: Asked, { kind, slot: name }: Voyage, isFromHome: boolean): string => {
  const slot = slotNamed(view, name);
  return slot ? voyagePrice(terms, view, seat, { slot, isMore: kind === 'sail more', isFromHome }) : '';
};

const sail = (asked: Asked, move: Voyage): string =>
  `${asked.button.sail(move.slot)}: ${voyage(asked, move, asked.view.turn.inHand === 'home')}`;

/** CO2: a Ship from home costs Wood wherever it goes. */
const ship = (asked: Asked, move: Extract<MadeiraMove, { kind: 'ship' }>): string => {
  const { terms, button, view, seat } = asked;
  const isFromHome = move.from === 'home';
  const only = onlyNext(view, move);
  if (only?.kind === 'sail' || only?.kind === 'sail more')
    return `${button.ship(move.from, only.slot)}: ${voyage(asked, only, isFromHome)}`;
  return isFromHome ? `${button.ship(move.from)}: ${woodPrice(terms, view, seat, 1)}` : button.ship(move.from);
};

/** The only place a piece could go to. */
const onlyPlace = ({ view }: Asked, move: MadeiraMove): PlaceName | undefined => {
  const only = onlyNext(view, move);
  return only?.kind === 'to' ? only.place : undefined;
};

const onlyBuilding = ({ view }: Asked, move: MadeiraMove): BuildingName | undefined => {
  const only = onlyNext(view, move);
  return only?.kind === 'lady' ? only.building : undefined;
};

/** D3: the Wood, what of it is bought, and the Pirates for what is missing. */
const upkeep = ({ terms, view, seat, own }: Asked, wood: number): string => {
  const pirates = (own?.ships.onBoard ?? 0) - wood;
  const { toBuy, reals = 0 } = quoteWood(view, seat, wood);
  return terms.withChanges(terms.button.upkeep(wood), [
    ...(toBuy > 0 ? [terms.prices.buy(toBuy, reals)] : []),
    ...(pirates > 0 ? [terms.change('pirates', pirates)] : []),
  ]);
};

/** E2: two of a kind share Ships, Favors or Reals, so what each is worth alone does not add up. */
const scoring = ({ worthNow }: SeatView, scored: readonly RequestName[]): Parameters<Words['button']['leave']> =>
  new Set(scored).size < scored.length ? [scored] : [scored, scored.reduce((sum, kind) => sum + worthNow[kind], 0)];

/** Chance has no buttons. */
const none = (): string => '';

const BUTTONS: ByKind<MadeiraMove, [asked: Asked], string> = {
  row: ({ row }, { button, view }) => button.row(NUMERALS[row], view.rows[row - 1]?.dice ?? []),
  request: ({ request }, { button }) => button.request(request),
  guild: ({ guild }, { button }) => button.guild(guild),
  use: (move, asked) => asked.button.use(move.favor, onlyBuilding(asked, move)),
  die: ({ value, figure }, asked) => asked.button.die(value, figure, breadFor(asked, figure, value)),
  pirate: ({ value, figure }, asked) => asked.button.pirate(value, figure, breadFor(asked, figure, value)),
  act: (_, { button, view }) => button.act(dieOn(view)?.figure ?? 'special'),
  harvest: (_, { button, view }) => button.harvest(dieOn(view)?.building.region ?? 0),
  'no action': (_, { button }) => button['no action'],
  'pass reals': ({ slot }, { button, view }) => button['pass reals'](slot, passingNamed(view, slot)?.reals ?? 0),
  'pass city': ({ slot }, { button }) => button['pass city'](slot),
  'pass watch': ({ slot }, { button }) => button['pass watch'](slot),
  'pass ship': ({ slot }, { button }) => button['pass ship'](slot),
  worker: (move, asked) => asked.button.worker(move.from, onlyPlace(asked, move)),
  citizen: (move, asked) => asked.button.citizen(move.from, onlyPlace(asked, move)),
  to: ({ place }, { button }) => button.to(place),
  ship: (move, asked) => ship(asked, move),
  sail: (move, asked) => sail(asked, move),
  'sail more': (move, asked) => sail(asked, move),
  'buy wood': ({ place }, { button, view }) => button['buy wood'](place, view.turn.wood.nextCosts ?? 0),
  'get wood': ({ place }, { button }) => button['get wood'](place),
  favor: ({ favor }, { terms, button, view, seat }) =>
    `${button.favor(favor)}: ${woodPrice(terms, view, seat, districtWith(view, favor)?.district.wood ?? 0)}`,
  again: ({ field }, { button }) => button.again(field),
  reward: ({ reward }, { button }) => button.reward(reward),
  'no reward': (_, { button }) => button['no reward'],
  'support pirates': (_, { button }) => button['support pirates'],
  'support bread': (_, { button, view }) => button['support bread'](view.supportBread),
  'turn up': ({ favor }, { button }) => button['turn up'](favor),
  lady: ({ building }, { button }) => button.lady(building),
  marker: ({ from, to }, { button }) => button.marker(from, to),
  pay: (_, { button, view }) => button.pay(view.resolving?.costForYou ?? 0),
  pirates: (_, { button, view }) => button.pirates(view.resolving?.pirates ?? 0),
  honor: (_, { button }) => button.honor,
  upkeep: ({ wood }, asked) => upkeep(asked, wood),
  feed: ({ bread }, { button, own }) => button.feed(bread, (own?.workers.hungry ?? 0) - bread),
  leave: ({ request }, { button, own }) => (own ? button.leave(...scoring(own, scoredWithout(own, request))) : ''),
  donate: ({ reals }, { button }) => button.donate(reals),
  city: ({ city }, { button, view, seat }) => button.city(city, at(cityNamed(view, city).seats, seat).pointsNow),
  done: (_, { button, view }) => (isKeyOf(button.done, view.turn.step) ? button.done[view.turn.step] : ''),
  'windmill up': (_, { button, own }) => button['windmill up'](own?.mill.top ?? false),
  'windmill down bread': (_, { button, own }) => button['windmill down bread'](own?.mill.bottom ?? false),
  'windmill down reals': (_, { button, own }) => button['windmill down reals'](own?.mill.bottom ?? false, own?.mill.realsDown ?? 0),
  exchange: ({ first, second, taken }, { button }) => button.exchange(first, second, taken),
  roll: none,
  'roll pirates': none,
  crowns: none,
  'lay request': none,
  'lay reward': none,
  'lay favor': none,
  'lay character': none,
};

export const buttonFor = (terms: Words, view: View, seat: Seat, move: MadeiraMove): string =>
  byKind(BUTTONS, move, { terms, button: terms.button, view, seat, own: view.seats[seat] });
