/** The things one touches to make a move, in order. */
import type { Seat } from '@caravel/core';
import type { View } from '@caravel/madeira';
import type { Target } from '../../table/face.ts';

type Reader = (view: View, seat: Seat, words: readonly string[]) => readonly Target[];

export const PAIRS = ['wheat-wheat', 'wheat-sugar', 'wheat-wine', 'sugar-sugar', 'sugar-wine', 'wine-wine'] as const;

export const isDie = (thing: Target): boolean => /^(pirate-)?die:/.test(thing);

const place = (name: string): Target => `place:${name}`;
const building = (name: string): Target => `building:${name}`;

/** The building where a figure is today; `special` is printed on the empty one. */
const buildingWith = (view: View, figure: string): string => {
  const wanted = figure === 'special' ? undefined : figure;
  return view.buildings.find(({ character }) => character === wanted)?.building ?? '';
};

const rowOf = (view: View, seat: Seat): number => view.rows.find((row) => row.seat === seat)?.row ?? 0;

const colonyWith = (view: View, reward: string): string =>
  view.colonies.find(({ rewards }) => rewards.some((one) => one === reward))?.colony ?? '';

/** The district a Favor lies on, counted from the left. */
const districtWith = (view: View, favor: string): Target => {
  for (const { city, districts } of view.cities) {
    const at = districts.findIndex((district) => district.favor === favor);
    if (at >= 0) return `district:${city}:${at + 1}`;
  }
  return '';
};

const dieOn = (kind: string): Reader => {
  return (view, _seat, [value, figure = '']) => [`${kind}:${value}`, `character:${buildingWith(view, figure)}`];
};
const atPlace: Reader = (_view, _seat, [name = '']) => [place(name)];
const woodFrom: Reader = (_view, _seat, [, name = '']) => [place(name)];
const amount: Reader = (_view, _seat, [number]) => [`amount:${number}`];
const ownFavor: Reader = (_view, _seat, [favor]) => [`favor:${favor}`];
const enough: Reader = () => ['done'];

const SLOT_NUMBERS = ['I', 'II', 'III', 'IV'];

const BY_FIRST_WORD: Readonly<Record<string, Reader>> = {
  row: (_view, _seat, [number]) => [`row:${number}`],
  request: (view, seat, [kind]) => [`request:${rowOf(view, seat)}:${kind}`],
  guild: (view, seat, [guild]) => [`guild:${rowOf(view, seat)}:${guild}`],
  use: ownFavor,
  turn: (_view, _seat, [, favor]) => [`favor:${favor}`],
  die: dieOn('die'),
  pirate: dieOn('pirate-die'),
  pass: (_view, _seat, [slot = '', what]) => [`pass:${SLOT_NUMBERS.indexOf(slot) + 1}:${what}`],
  act: (view) => [`character:${view.turn.dieOn}`],
  harvest: (view) => [`region:${view.buildings.find((b) => b.building === view.turn.dieOn)?.region}`],
  worker: atPlace,
  citizen: atPlace,
  to: atPlace,
  again: atPlace,
  ship: (_view, _seat, [slot]) => [`slot:${slot}`],
  sail: (_view, _seat, [slot, more]) => [more ? `slot:${slot}:more` : `slot:${slot}`],
  buy: woodFrom,
  get: woodFrom,
  favor: (view, _seat, [favor = '']) => [districtWith(view, favor)],
  reward: (view, _seat, [reward = '']) => [`reward:${colonyWith(view, reward)}:${reward}`],
  support: (_view, _seat, [what]) => [`home:${what}`],
  lady: (_view, _seat, [name = '']) => [building(name)],
  marker: (_view, _seat, [from = '', to = '']) => [building(from), building(to)],
  pay: (view) => [`pay:${view.resolving?.building}`],
  pirates: (view) => [`pirates:${view.resolving?.building}`],
  honor: () => [place('watch')],
  upkeep: amount,
  feed: amount,
  donate: amount,
  leave: (_view, _seat, [kind]) => [`own-request:${kind}`],
  city: (_view, _seat, [city]) => [`city:${city}`],
  windmill: (_view, _seat, [way, price]) => [price ? `mill:${way}:${price}` : `mill:${way}`],
  exchange: (_view, _seat, [a, b, , good]) => ['exchange', `pair:${a}-${b}`, `take:${good}`],
  no: enough,
  done: enough,
};

/** Chance touches nothing. */
export const touches = (view: View, seat: Seat, move: string): readonly Target[] => {
  const [first = '', ...rest] = move.split(' ');
  return BY_FIRST_WORD[first]?.(view, seat, rest) ?? [];
};
