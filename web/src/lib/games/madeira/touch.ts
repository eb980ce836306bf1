/** The targets one touches to make each move, in order. */
import { at, type ByKind, byKind, type Seat } from '@caravel/core';
import type { BuildingName, FigureName, MadeiraMove, PlaceName, RowNumber, View } from '@caravel/madeira';
import { type Target, target } from './targets.ts';
import { buildingWith, dieOn, districtWith, nextOf, onlyNext } from './view.ts';
import { scoredWithout } from './words/lookups.ts';

type Targets = readonly Target[];

const inOwnRow = (view: View, seat: Seat, made: (row: RowNumber) => Target): Targets =>
  view.rows.filter((row) => row.seat === seat).map(({ row }) => made(row));

const figure = (view: View, name: FigureName): Targets => {
  const found = buildingWith(view, name);
  return found ? [target.character(found.building)] : [];
};

const resolved = ({ resolving }: View, made: (building: BuildingName) => Target): Targets => (resolving ? [made(resolving.building)] : []);

const district = (view: View, { favor }: Extract<MadeiraMove, { kind: 'favor' }>): Targets => {
  const found = districtWith(view, favor);
  return found ? [target.district(found.city, found.number)] : [];
};

/** Nobody passes by one touch while there are dice left. */
const passing = (view: View, seat: Seat, slot: Target): Targets =>
  at(view.seats, seat).dice.length > 0 ? [target.passing(), slot] : [slot];

const place = (name: PlaceName): Targets => [target.place(name)];
const enough = (): Targets => [target.done()];
/** Chance touches nothing. */
const nothing = (): Targets => [];

const TOUCHES: ByKind<MadeiraMove, [view: View, seat: Seat], Targets> = {
  row: ({ row }) => [target.row(row)],
  request: ({ request }, view, seat) => inOwnRow(view, seat, (row) => target.request(row, request)),
  guild: ({ guild }, view, seat) => inOwnRow(view, seat, (row) => target.guild(row, guild)),
  use: ({ favor }) => [target.favor(favor)],
  'turn up': ({ favor }) => [target.favor(favor)],
  die: (move, view) => [target.die(move.value), ...figure(view, move.figure)],
  pirate: (move, view) => [target['pirate-die'](move.value), ...figure(view, move.figure)],
  'pass reals': ({ slot }, view, seat) => passing(view, seat, target.pass(slot, 'reals')),
  'pass city': ({ slot }, view, seat) => passing(view, seat, target.pass(slot, 'city')),
  'pass watch': ({ slot }, view, seat) => passing(view, seat, target.pass(slot, 'watch')),
  'pass ship': ({ slot }, view, seat) => passing(view, seat, target.pass(slot, 'ship')),
  act: (_, { turn }) => (turn.dieOn ? [target.character(turn.dieOn)] : []),
  harvest: (_, view) => {
    const here = dieOn(view);
    return here ? [target.region(here.building.region)] : [];
  },
  worker: ({ from }) => place(from),
  citizen: ({ from }) => place(from),
  to: (move) => place(move.place),
  again: ({ field }) => place(field),
  ship: ({ from }) => [target.slot(from)],
  sail: ({ slot }) => [target.slot(slot)],
  'sail more': ({ slot }) => [target.more(slot)],
  'buy wood': (move) => place(move.place),
  'get wood': (move) => place(move.place),
  favor: (move, view) => district(view, move),
  reward: ({ reward }, view) =>
    view.colonies.filter(({ rewards }) => rewards.includes(reward)).map(({ colony }) => target.reward(colony, reward)),
  'support pirates': () => [target.home('pirates')],
  'support bread': () => [target.home('bread')],
  lady: ({ building }) => [target.building(building)],
  marker: ({ from, to }) => [target.building(from), target.building(to)],
  pay: (_, view) => resolved(view, target.pay),
  pirates: (_, view) => resolved(view, target.pirates),
  honor: () => place('watch'),
  upkeep: ({ wood }) => [target.amount(wood)],
  feed: ({ bread }) => [target.amount(bread)],
  donate: ({ reals }) => [target.amount(reals)],
  // The question is what to score: one touches all but the one that stays.
  leave: ({ request }, view, seat) => scoredWithout(view.seats[seat], request).map((kind) => target['own-request'](kind)),
  city: ({ city }) => [target.city(city)],
  'windmill up': () => [target.mill('up')],
  'windmill down bread': () => [target.mill('bread')],
  'windmill down reals': () => [target.mill('reals')],
  exchange: ({ first, second, taken }) => [target.exchange(), target.pair(first, second), target.take(taken)],
  'no action': enough,
  'no reward': enough,
  done: enough,
  roll: nothing,
  'roll pirates': nothing,
  crowns: nothing,
  'lay request': nothing,
  'lay reward': nothing,
  'lay favor': nothing,
  'lay character': nothing,
};

/** Where there is only one place to go it belongs to the move: nothing more will be asked. */
export const touches = (view: View, seat: Seat, move: MadeiraMove): Targets => {
  const only = onlyNext(view, move);
  const things = byKind(TOUCHES, move, view, seat);
  return only ? [...things, ...byKind(TOUCHES, only, view, seat)] : things;
};

/** H1: at a character with a die, one's own Fields of its region mean the harvest. */
export const meanings = (view: View, seat: Seat): ReadonlyMap<Target, Target> => {
  const region = view.turn.step === 'character' ? dieOn(view)?.building.region : undefined;
  const harvested = view.fields.filter((field) => field.region === region && field.workers.includes(seat));
  return new Map(harvested.map((field) => [target.place(field.field), target.region(field.region)]));
};

/** What could be touched after a move that only takes something up. */
export const leadsTo = (view: View, seat: Seat, move: MadeiraMove): Targets =>
  nextOf(view, move).flatMap((next) => byKind(TOUCHES, next, view, seat));
