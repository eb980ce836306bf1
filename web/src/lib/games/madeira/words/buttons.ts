/** Each kind of move as a button. */
import type { Seat } from '@caravel/core';
import type {
  Building,
  City,
  DoneStep,
  Favor,
  Figure,
  Good,
  Guild,
  PassSlot,
  Place,
  Request,
  Reward,
  Slot,
  Words,
} from '@caravel/i18n/madeira';
import type { View } from '@caravel/madeira';
import { buildingNamed, buildingWith, cityNamed, districtOf, figureOn, slotNamed } from './view.ts';

interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly rest: readonly string[];
}
type Button = (button: Words['button'], asked: Asked) => string;

const die =
  (kind: 'die' | 'pirate'): Button =>
  (button, { view, rest: [value, figure = ''] }) =>
    button[kind](Number(value), figure as Figure, buildingWith(view, figure)?.bread[Number(value) - 1] ?? 0);

const pass: Button = (button, { view, rest: [slot = '', what] }) => {
  if (what !== 'reals') return button[`pass ${what as 'city'}`](slot as PassSlot);
  return button['pass reals'](slot as PassSlot, view.passing[['I', 'II', 'III', 'IV'].indexOf(slot)]?.reals ?? 0);
};

const sail: Button = (button, { view, rest: [name = '', more] }) => {
  const slot = slotNamed(view, name);
  return button.sail(name as Slot, slot?.good as Good, (more ? slot?.more?.cost : slot?.cost) ?? 0);
};

const act: Button = (button, { view }) => {
  const building = buildingNamed(view, view.turn.dieOn ?? '');
  return button.act((building && figureOn(view, building)) as Figure);
};

const windmill: Button = (button, { view, seat, rest: [way, price] }) => {
  const mill = view.seats[seat]?.mill;
  if (way === 'up') return button['windmill up'](mill?.top ?? false);
  return price === 'bread'
    ? button['windmill down bread'](mill?.bottom ?? false)
    : button['windmill down reals'](mill?.bottom ?? false, mill?.realsDown ?? 0);
};

const upkeep: Button = (button, { view, seat, rest: [wood] }) =>
  button.upkeep(Number(wood), (view.seats[seat]?.ships.onBoard ?? 0) - Number(wood));

const feed: Button = (button, { view, seat, rest: [bread] }) =>
  button.feed(Number(bread), (view.seats[seat]?.workers.hungry ?? 0) - Number(bread));

const city: Button = (button, { view, seat, rest: [name = ''] }) =>
  button.city(name as City, cityNamed(view, name)?.seats[seat]?.pointsNow ?? 0);

const BUTTONS: Readonly<Record<string, Button>> = {
  row: (button, { view, rest: [row] }) => button.row(Number(row), view.rows[Number(row) - 1]?.dice ?? []),
  request: (button, { rest: [kind] }) => button.request(kind as Request),
  guild: (button, { rest: [guild] }) => button.guild(guild as Guild),
  use: (button, { rest: [favor] }) => button.use(favor as Favor),
  die: die('die'),
  pirate: die('pirate'),
  act,
  harvest: (button, { view }) => button.harvest(buildingNamed(view, view.turn.dieOn ?? '')?.region ?? 0),
  no: (button, { rest: [what] }) => (what === 'reward' ? button['no reward'] : button['no action']),
  pass,
  worker: (button, { rest: [place] }) => button.worker(place as Place),
  citizen: (button, { rest: [place] }) => button.citizen(place as Place),
  to: (button, { rest: [place] }) => button.to(place as Place),
  ship: (button, { rest: [slot] }) => button.ship(slot as Slot),
  sail,
  buy: (button, { view, rest: [, place] }) => button['buy wood'](place as Place, view.turn.wood.nextCosts ?? 0),
  get: (button, { rest: [, place] }) => button['get wood'](place as Place),
  favor: (button, { view, rest: [favor = ''] }) => button.favor(favor as Favor, districtOf(view, favor)?.district.wood ?? 0),
  again: (button, { rest: [place] }) => button.again(place as Place),
  reward: (button, { rest: [reward] }) => button.reward(reward as Reward),
  support: (button, { view, rest: [what] }) => (what === 'bread' ? button['support bread'](view.supportBread) : button['support pirates']),
  turn: (button, { rest: [, favor] }) => button['turn up'](favor as Favor),
  lady: (button, { rest: [building] }) => button.lady(building as Building),
  marker: (button, { rest: [from, to] }) => button.marker(from as Building, to as Building),
  pay: (button, { view }) => button.pay(view.resolving?.costForYou ?? 0),
  pirates: (button, { view }) => button.pirates(view.resolving?.pirates ?? 0),
  honor: (button) => button.honor,
  upkeep,
  feed,
  leave: (button, { view, seat, rest: [kind] }) => button.leave(kind as Request, view.seats[seat]?.worthNow[kind as Request] ?? 0),
  donate: (button, { rest: [reals] }) => button.donate(Number(reals)),
  city,
  done: (button, { view }) => button.done[view.turn.step as DoneStep],
  windmill,
  exchange: (button, { rest: [a, b, , taken] }) => button.exchange(a as Good, b as Good, taken as Good),
};

export const buttonFor = (words: Words, view: View, seat: Seat, move: string): string => {
  const [kind = '', ...rest] = move.split(' ');
  return BUTTONS[kind]?.(words.button, { view, seat, rest }) ?? '';
};
