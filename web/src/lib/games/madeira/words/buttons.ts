/** Each kind of move as a button. */
import { at, type ByKind, byKind, isKeyOf, type Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { FigureName, MadeiraMove, RequestName, SeatView, SlotName, View } from '@caravel/madeira';
import { buildingWith, dieOn, districtWith } from '../view.ts';
import { cityNamed, passingNamed, scoredWithout, slotNamed } from './lookups.ts';

interface Asked {
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

const sail = ({ button, view }: Asked, name: SlotName, isMore: boolean): string => {
  const slot = slotNamed(view, name);
  return slot ? button.sail(name, slot.good, isMore && slot.more ? slot.more.cost : slot.cost) : '';
};

/** E2: two of a kind share Ships, Favors or Reals, so what each is worth alone does not add up. */
const scoring = ({ worthNow }: SeatView, scored: readonly RequestName[]): Parameters<Words['button']['leave']> =>
  new Set(scored).size < scored.length ? [scored] : [scored, scored.reduce((sum, kind) => sum + worthNow[kind], 0)];

/** Chance has no buttons. */
const none = (): string => '';

const BUTTONS: ByKind<MadeiraMove, [asked: Asked], string> = {
  row: ({ row }, { button, view }) => button.row(row, view.rows[row - 1]?.dice ?? []),
  request: ({ request }, { button }) => button.request(request),
  guild: ({ guild }, { button }) => button.guild(guild),
  use: ({ favor }, { button }) => button.use(favor),
  die: ({ value, figure }, asked) => asked.button.die(value, figure, breadFor(asked, figure, value)),
  pirate: ({ value, figure }, asked) => asked.button.pirate(value, figure, breadFor(asked, figure, value)),
  act: (_, { button, view }) => button.act(dieOn(view)?.figure ?? 'special'),
  harvest: (_, { button, view }) => button.harvest(dieOn(view)?.building.region ?? 0),
  'no action': (_, { button }) => button['no action'],
  'pass reals': ({ slot }, { button, view }) => button['pass reals'](slot, passingNamed(view, slot)?.reals ?? 0),
  'pass city': ({ slot }, { button }) => button['pass city'](slot),
  'pass watch': ({ slot }, { button }) => button['pass watch'](slot),
  'pass ship': ({ slot }, { button }) => button['pass ship'](slot),
  worker: ({ from }, { button }) => button.worker(from),
  citizen: ({ from }, { button }) => button.citizen(from),
  to: ({ place }, { button }) => button.to(place),
  ship: ({ from }, { button }) => button.ship(from),
  sail: ({ slot }, asked) => sail(asked, slot, false),
  'sail more': ({ slot }, asked) => sail(asked, slot, true),
  'buy wood': ({ place }, { button, view }) => button['buy wood'](place, view.turn.wood.nextCosts ?? 0),
  'get wood': ({ place }, { button }) => button['get wood'](place),
  favor: ({ favor }, { button, view }) => button.favor(favor, districtWith(view, favor)?.district.wood ?? 0),
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
  upkeep: ({ wood }, { button, own }) => button.upkeep(wood, (own?.ships.onBoard ?? 0) - wood),
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

export const buttonFor = ({ button }: Words, view: View, seat: Seat, move: MadeiraMove): string =>
  byKind(BUTTONS, move, { button, view, seat, own: view.seats[seat] });
