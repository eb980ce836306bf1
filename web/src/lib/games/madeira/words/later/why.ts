/** What is missing for a move here and now, in numbers: the answer to a touch that leads to no legal move. */
import { at, type ByKind, byKind, type Seat } from '@caravel/core';
import type { Phase, Reasons, Resource } from '@caravel/i18n/madeira';
import {
  type BuildingView,
  type MadeiraMove,
  type PlaceName,
  quoteWood,
  type SeatView,
  type SlotView,
  type View,
  woodInReach,
} from '@caravel/madeira';
import type { Tried } from '../../../../table/game-ui.ts';
import { buildingNamed, buildingWith, dieOn, districtWith } from '../../view.ts';
import type { Asked } from '../asked.ts';
import { passingNamed, slotNamed } from '../lookups.ts';
import * as facts from './facts.ts';

export interface Missing extends Asked {
  readonly reasons: Reasons;
  readonly own: SeatView;
}

type Reason = string | undefined;
type Why<Kind extends MadeiraMove['kind'] = MadeiraMove['kind']> = (
  move: Extract<MadeiraMove, { kind: Kind }>,
  rule: string,
  asked: Missing,
) => Reason;

const haveOf = ({ own, view, me }: Missing, resource: Resource): number => {
  if (resource === 'reals') return own.reals - (view.turn.actor === me ? view.turn.wood.debt : 0);
  if (resource === 'wheat' || resource === 'sugar' || resource === 'wine')
    return own.goods.find(({ good }) => good === resource)?.count ?? 0;
  return own[resource] ?? 0;
};

const needs = (asked: Missing, resource: Resource, count: number): Reason => {
  const have = haveOf(asked, resource);
  return have < count ? asked.reasons.needs(resource, count, have) : undefined;
};

/** DW2, DW3, RU8: why Wood that is missing at home cannot be bought. */
const whyNotBought = (asked: Missing, wood: number): string => {
  const { view, me, reasons } = asked;
  const { toBuy, reals } = quoteWood(view, me, wood);
  const inReach = woodInReach(view, me);
  if (inReach === 0) return reasons.noWoodSource;
  if (toBuy > inReach) return reasons.woodReach(inReach);
  return reals === undefined ? reasons.woodLimit(view.woodPrices.length) : reasons.woodPrice(toBuy, reals, haveOf(asked, 'reals'));
};

const wood = (asked: Missing, count: number): Reason => {
  const missing = needs(asked, 'wood', count);
  return missing && `${missing} ${whyNotBought(asked, count)}`;
};

const onBuilding = (asked: Missing, building: BuildingView | undefined, rule: string, value: number): Reason => {
  if (!building) return undefined;
  if (rule === 'B4') return needs(asked, 'bread', at(building.bread, value - 1));
  return rule === 'B3' ? asked.reasons.diceFull(building.diceLimit) : undefined;
};

const die: Why<'die'> = ({ value, figure }, rule, asked) => {
  const { own, reasons, view } = asked;
  if (rule === 'B2') return own.dice.length === 0 ? reasons.noDice : reasons.noDie(value);
  return onBuilding(asked, buildingWith(view, figure), rule, value);
};

const pirate: Why<'pirate'> = ({ value, figure }, rule, asked) => {
  const { own, reasons, view } = asked;
  const building = buildingWith(view, figure);
  if (rule === 'B2') return own.workers.watch === 0 ? reasons.noWatch : reasons.noPirateDie(value);
  return rule === 'B3' && building?.pirateDie ? reasons.pirateDieHere : onBuilding(asked, building, rule, value);
};

const goodsOf = ({ terms, own }: Missing): string => terms.list(own.goods.map(({ good, count }) => terms.amount(good, count)));

/** CO1, CO2: no Ship could go anywhere: without Goods for a free slot, or without Wood. */
const noVoyage = (asked: Missing): string => {
  const { view, own, reasons } = asked;
  const slots = [...view.markets, ...view.colonies].flatMap((place): readonly SlotView[] => place.slots);
  const isPaid = slots.some(({ seat, good, cost }) => seat === undefined && haveOf(asked, good) >= cost);
  const isHome = own.ships.onBoard === 0 || own.ships.home > 0;
  return (isPaid && isHome ? wood(asked, 1) : undefined) ?? reasons.noVoyage(goodsOf(asked));
};

/** GM1: not even for the cheapest district. */
const cheapestFavor = (asked: Missing): Reason => {
  const unbuilt = asked.view.cities.flatMap(({ districts }) => districts.filter(({ favor }) => favor !== undefined));
  return unbuilt.length === 0 ? undefined : wood(asked, Math.min(...unbuilt.map((district) => district.wood ?? 0)));
};

/** B5: why a character is of no use now, by his rule. */
export const whyIdle = (asked: Missing, rule: string): Reason => {
  if (rule === 'GM1') return cheapestFavor(asked);
  return rule === 'CO1' ? noVoyage(asked) : undefined;
};

const pass: Why<'pass reals' | 'pass city' | 'pass watch' | 'pass ship'> = ({ kind, slot }, rule, asked) => {
  const taken = passingNamed(asked.view, slot)?.seat;
  if (rule === 'B6' && taken !== undefined) return asked.terms.facts.takenBy(asked.names[taken] ?? '');
  return rule === 'RU5' && kind === 'pass ship' ? noVoyage(asked) : undefined;
};

const LADY_REALS = 4;

const use: Why<'use'> = ({ favor }, rule, asked) => {
  const { terms, reasons, view, own, names } = asked;
  if (rule === 'RU18') return needs(asked, 'reals', LADY_REALS) ?? reasons.noBuilding;
  if (rule !== 'F1') return undefined;
  const owner = view.seats.find(({ favors }) => favors.some((tile) => tile.favor === favor));
  if (!owner) return reasons.favorOnBoard;
  if (owner !== own) return reasons.favorOf(names[owner.seat] ?? '');
  if (view.turn.favorUsed && view.turn.actor === own.seat) return reasons.favorUsed;
  return own.favors.some((tile) => tile.favor === favor && !tile.up) ? terms.facts.favorDown : undefined;
};

const isOwnAt = ({ view, me, own }: Missing, place: PlaceName): boolean => {
  if (place === 'home' || place === 'watch') return own.workers[place] > 0;
  if (place === 'forest') return view.forest.includes(me);
  const colony = view.colonies.find((one) => one.colony === place);
  if (colony) return colony.workers.some(({ seat }) => seat === me);
  const field = view.fields.find((one) => one.field === place);
  return field
    ? field.workers.includes(me)
    : view.cities.some(({ districts }) =>
        districts.some(({ spots }) => spots.some((spot) => spot.spot === place && spot.piece === `seat ${me}`)),
      );
};

const NOBODY_THERE = ['ST1', 'C9', 'F-scout', 'MA1'];
const worker: Why<'worker'> = ({ from }, rule, asked) =>
  NOBODY_THERE.includes(rule) && !isOwnAt(asked, from) ? asked.reasons.noWorkerHere : undefined;

/** BD3, BD6, S7: who is there, or that nobody can be yet. */
const to: Why<'to'> = ({ place }, rule, asked) => {
  if (rule === 'BD3') return asked.reasons.workerHere;
  if (rule !== 'BD6' && rule !== 'S7') return undefined;
  const city = asked.view.cities.find(({ districts }) => districts.some(({ spots }) => spots.some((spot) => spot.spot === place)));
  return city && facts.spotFacts(asked, city, place)[0];
};

/** BD6, CO1, CO2: what is in the way of entering a slot. */
const entering = (asked: Missing, slot: SlotView, cost: number, isFromHome: boolean): Reason => {
  if (slot.seat !== undefined) return asked.terms.facts.shipOf(asked.names[slot.seat] ?? '');
  return needs(asked, slot.good, cost) ?? (isFromHome ? wood(asked, 1) : undefined);
};

/** A slot without an own Ship was meant as the place to go to. */
const ship: Why<'ship'> = ({ from }, rule, asked) => {
  const { own, reasons, view, me } = asked;
  if (rule === 'CO2') return wood(asked, 1);
  if (rule !== 'CO1') return undefined;
  if (from === 'home') return own.ships.home === 0 ? reasons.noShipHome : noVoyage(asked);
  const slot = slotNamed(view, from);
  if (!slot) return undefined;
  return slot.seat === me ? noVoyage(asked) : (entering(asked, slot, slot.cost, own.ships.onBoard === 0) ?? reasons.noShipHere);
};

const SAILING = ['BD6', 'CO1', 'CO2'];
const sail: Why<'sail' | 'sail more'> = ({ kind, slot: name }, rule, asked) => {
  const slot = SAILING.includes(rule) ? slotNamed(asked.view, name) : undefined;
  const { turn } = asked.view;
  return slot && entering(asked, slot, kind === 'sail more' && slot.more ? slot.more.cost : slot.cost, turn.inHand === 'home');
};

/** DW2, GW1 */
const source: Why<'buy wood' | 'get wood'> = ({ place }, rule, asked) => {
  if (rule !== 'DW2' && rule !== 'GW1') return undefined;
  return isOwnAt(asked, place) ? asked.reasons.noWoodHere : asked.reasons.noWorkerHere;
};

const exchange: Why<'exchange'> = ({ first, second }, rule, asked) => {
  if (rule !== 'W1') return undefined;
  const all = asked.own.goods.reduce((sum, { count }) => sum + count, 0);
  if (all < 2) return asked.reasons.needsGoods(all);
  return first === second ? needs(asked, first, 2) : (needs(asked, first, 1) ?? needs(asked, second, 1));
};

const nothing = (): Reason => undefined;

const WHY: ByKind<MadeiraMove, [rule: string, asked: Missing], Reason> = {
  row: ({ row }, _, { view, terms, names }) => {
    const seat = view.rows[row - 1]?.seat;
    return seat === undefined ? undefined : terms.facts.takenBy(names[seat] ?? '');
  },
  use,
  die,
  pirate,
  'pass reals': pass,
  'pass city': pass,
  'pass watch': pass,
  'pass ship': pass,
  act: (_, rule, asked) => whyIdle(asked, rule),
  harvest: (_, rule, { view, reasons }) => {
    const here = rule === 'H3' ? dieOn(view) : undefined;
    return here && reasons.noField(here.building.region);
  },
  worker,
  to,
  ship,
  sail,
  'sail more': sail,
  'buy wood': source,
  'get wood': source,
  favor: ({ favor }, rule, asked) => (rule === 'DW2' ? wood(asked, districtWith(asked.view, favor)?.district.wood ?? 0) : undefined),
  again: ({ field }, rule, asked) => (rule === 'H2' && !isOwnAt(asked, field) ? asked.reasons.noWorkerHere : undefined),
  lady: ({ building }, rule, { view, reasons }) => (rule === 'RU18' ? reasons.noField(buildingNamed(view, building).region) : undefined),
  pay: (_, rule, asked) => (rule === 'C4' ? needs(asked, 'reals', asked.view.resolving?.costForYou ?? 0) : undefined),
  upkeep: ({ wood: count }, rule, asked) => {
    if (rule === 'RU10') return wood(asked, count);
    return rule === 'D3' && count > asked.own.ships.onBoard ? asked.reasons.enough(asked.own.ships.onBoard) : undefined;
  },
  feed: ({ bread }, rule, asked) => {
    const { hungry } = asked.own.workers;
    return rule === 'D4' && bread > hungry ? asked.reasons.enough(hungry) : needs(asked, 'bread', bread);
  },
  donate: ({ reals }, rule, asked) => (rule === 'R5' ? needs(asked, 'reals', reals) : undefined),
  'windmill up': (_, rule, asked) => (rule === 'W2' ? needs(asked, 'wheat', 2) : undefined),
  'windmill down bread': (_, rule, asked) => (rule === 'W5' ? needs(asked, 'points', 1) : undefined),
  'windmill down reals': (_, rule, asked) => (rule === 'W5' ? needs(asked, 'points', 1) : undefined),
  exchange,
  request: nothing,
  guild: nothing,
  'no action': nothing,
  citizen: nothing,
  reward: nothing,
  'no reward': nothing,
  'support pirates': nothing,
  'support bread': nothing,
  'turn up': nothing,
  marker: nothing,
  pirates: nothing,
  honor: nothing,
  leave: nothing,
  city: nothing,
  done: nothing,
  roll: nothing,
  'roll pirates': nothing,
  crowns: nothing,
  'lay request': nothing,
  'lay reward': nothing,
  'lay favor': nothing,
  'lay character': nothing,
};

/** B2: that there is no such die says least of a character: others may be there. */
const isVague = ({ rule }: Tried): number => (rule === 'B2' ? 1 : 0);

export const why = (asked: Missing, tried: readonly Tried<MadeiraMove>[]): { text: string; rule: string } | undefined => {
  for (const { move, rule } of tried.toSorted((a, b) => isVague(a) - isVague(b))) {
    const text = byKind(WHY, move, rule, asked);
    if (text) return { text, rule };
  }
  return undefined;
};

const PHASE_OF: Readonly<Partial<Record<MadeiraMove['kind'], Phase>>> = {
  row: 'A',
  request: 'A',
  guild: 'A',
  die: 'B',
  pirate: 'B',
  'pass reals': 'B',
  'pass city': 'B',
  'pass watch': 'B',
  'pass ship': 'B',
  act: 'B',
  harvest: 'B',
  pay: 'C',
  pirates: 'C',
  honor: 'D',
  upkeep: 'D',
  feed: 'D',
  leave: 'E',
  donate: 'E',
  city: 'E',
};
const BY_ACTION: Readonly<Partial<Record<MadeiraMove['kind'], 'ships' | 'workers' | 'favors'>>> = {
  ship: 'ships',
  sail: 'ships',
  'sail more': 'ships',
  worker: 'workers',
  citizen: 'workers',
  to: 'workers',
  favor: 'favors',
};

/** H1: with dice left, a Worker on a Field is touched to harvest. */
const harvestHere = (reasons: Reasons, { turn, fields }: View, me: Seat, move: MadeiraMove): string | undefined => {
  if (turn.step !== 'turn' || move.kind !== 'worker') return undefined;
  const field = fields.find((one) => one.field === move.from && one.workers.includes(me));
  return field && reasons.harvest(field.region);
};

/** When a move is made: in another phase, or with somebody's help. */
export const when = (reasons: Reasons, view: View, me: Seat, move: MadeiraMove): string | undefined => {
  const phase = PHASE_OF[move.kind];
  if (phase !== undefined) return phase === view.phase ? undefined : reasons.inPhase(phase);
  const action = BY_ACTION[move.kind];
  return harvestHere(reasons, view, me, move) ?? (action && reasons[action]);
};
