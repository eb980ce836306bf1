/** The log: what a move did, in amounts, and what followed from it by itself. */
import { at, type ByKind, byKind, CHANCE } from '@caravel/core';
import type { Sentences } from '@caravel/i18n/madeira';
import {
  type BuildingName,
  type FigureName,
  GOODS,
  type MadeiraMove,
  type PlaceName,
  quotePieces,
  type SlotName,
  type View,
} from '@caravel/madeira';
import type { Telling } from '../../../../table/game-ui.ts';
import { NUMERALS } from '../../numerals.ts';
import { buildingWith, dieOn, districtWith } from '../../view.ts';
import { slotNamed, slotsOf, spotNamed } from '../lookups.ts';
import { boughtBesides, paidForWood } from './bought.ts';
import { effectsOf, hasIncome } from './effects.ts';
import { pointsScoredBy } from './scored.ts';
import { changesOf, type Told } from './told.ts';

type Log = Sentences['log'];

/** Tells of the building where a figure is; nothing while none is anywhere. */
const atFigure = (view: View, figure: FigureName, say: (building: BuildingName) => string): string => {
  const found = buildingWith(view, figure);
  return found ? say(found.building) : '';
};

/** A piece taken up is told when it is put down; where there was only one place to go it is there at once. */
const isInHand = ({ after }: Told): boolean => after.turn.step === 'worker to';

const to = (log: Log, { before }: Told, target: PlaceName): string => {
  if (before.turn.step !== 'worker to') return log.to(target);
  const { inHand } = before.turn;
  return spotNamed(before, inHand)?.piece === 'citizen' ? log.citizenMoved(inHand, target) : log.moved(inHand, target);
};

const ship = (log: Log, told: Told, from: SlotName): string => {
  if (told.after.turn.step === 'ship to') return '';
  const entered = slotsOf(told.after).find(({ slot, seat }) => seat === told.seat && slotNamed(told.before, slot)?.seat !== seat);
  return entered ? log.sailed(from, entered.slot) : log.ship(from);
};

const sail = (log: Log, { before }: Told, slot: SlotName): string =>
  before.turn.step === 'ship to' ? log.sailed(before.turn.inHand, slot) : log.sail(slot);

/** Tiles lie on the board for all to see: that a kind is laid out is told once, with its last tile. */
const tile = ({ terms, before, after }: Told): string => {
  const { step } = before.turn;
  const isTile = step === 'request tile' || step === 'reward tile' || step === 'favor tile';
  return isTile && after.turn.step !== step ? terms.prompt[step] : '';
};

/** Dice are rolled again at one building after the other (C2). */
const atBuilding = ({ terms, before: { resolving } }: Told, rolled: string): string =>
  resolving ? `${terms.buildings[resolving.building].name}. ${rolled}` : rolled;

const SENTENCES: ByKind<MadeiraMove, [log: Log, told: Told], string> = {
  row: ({ row }, log) => log.row(NUMERALS[row]),
  request: ({ request }, log) => log.request(request),
  guild: ({ guild }, log) => log.guild(guild),
  use: ({ favor }, log) => log.use(favor),
  die: ({ value, figure }, log, { before }) => atFigure(before, figure, (building) => log.die(value, figure, building)),
  pirate: ({ value, figure }, log, { before }) => atFigure(before, figure, (building) => log.pirate(value, figure, building)),
  act: (_, log, { before }) => log.act(dieOn(before)?.figure ?? 'special'),
  harvest: (_, log, { before }) => log.harvest(dieOn(before)?.building.region ?? 0),
  'no action': (_, log) => log['no action'],
  'pass reals': ({ slot }, log) => log['pass reals'](slot),
  'pass city': ({ slot }, log) => log['pass city'](slot),
  'pass watch': ({ slot }, log) => log['pass watch'](slot),
  'pass ship': ({ slot }, log) => log['pass ship'](slot),
  worker: ({ from }, log, told) => (isInHand(told) ? '' : log.workerToWatch(from)),
  citizen: ({ from }, log, told) => (isInHand(told) ? '' : log.citizen(from)),
  to: ({ place }, log, told) => to(log, told, place),
  ship: ({ from }, log, told) => ship(log, told, from),
  sail: ({ slot }, log, told) => sail(log, told, slot),
  'sail more': ({ slot }, log, told) => sail(log, told, slot),
  'buy wood': ({ place }, log, { before, seat }) => log['buy wood'](place, quotePieces(before, seat, 1) ?? 0),
  'get wood': ({ place }, log) => log['get wood'](place),
  favor: ({ favor }, log, { before }) => {
    const found = districtWith(before, favor);
    return found ? log.favor(favor, found.city) : '';
  },
  again: ({ field }, log) => log.again(field),
  reward: ({ reward }, log) => log.reward(reward),
  'no reward': (_, log) => log['no reward'],
  'support pirates': (_, log) => log['support pirates'],
  'support bread': (_, log) => log['support bread'],
  'turn up': ({ favor }, log) => log['turn up'](favor),
  lady: ({ building }, log) => log.lady(building),
  marker: (move, log) => log.marker(move.from, move.to),
  pay: (_, log, { before: { resolving } }) => (resolving ? log.pay(resolving.building, resolving.costForYou) : ''),
  pirates: (_, log, { before: { resolving } }) => (resolving ? log.pirates(resolving.building, resolving.pirates) : ''),
  honor: (_, log) => log.honor,
  upkeep: ({ wood }, log, { before, seat }) => log.upkeep(wood, at(before.seats, seat).ships.onBoard - wood),
  feed: ({ bread }, log, { before, seat }) => log.feed(bread, at(before.seats, seat).workers.hungry - bread),
  leave: ({ request }, log) => log.leave(request),
  donate: ({ reals }, log) => log.donate(reals),
  city: ({ city }, log) => log.city(city),
  // That somebody has had enough is no news; that he stays in the Watch is.
  done: (_, log, { before }) => (before.turn.step === 'honor' ? log.done : ''),
  'windmill up': (_, log) => log['windmill up'],
  'windmill down bread': (_, log) => log['windmill down bread'],
  'windmill down reals': (_, log) => log['windmill down reals'],
  exchange: ({ first, second, taken }, log) => log.exchange(first, second, taken),
  roll: ({ dice }, log, told) => atBuilding(told, log.roll(dice)),
  'roll pirates': ({ dice }, log, told) => atBuilding(told, log['roll pirates'](dice)),
  // Told as an effect, with the name of whom it is about.
  crowns: () => '',
  'lay request': (_, __, told) => tile(told),
  'lay reward': (_, __, told) => tile(told),
  'lay favor': (_, __, told) => tile(told),
  'lay character': ({ character }, log, { after }) => atFigure(after, character, (building) => log['lay character'](character, building)),
};

/** What the player did and what it changed; '' if that is nothing worth telling. */
const ownPart = (told: Told, log: Log, did: string): string => {
  const { pieces, reals } = boughtBesides(told);
  const changes = [
    ...changesOf(told, { untold: hasIncome(told) ? GOODS : [], points: pointsScoredBy(told, told.seat), paid: paidForWood(told) }),
    ...(pieces > 0 ? [log.bought(pieces, reals)] : []),
  ];
  return did === '' ? changes.join(', ') : told.terms.withChanges(did, changes);
};

export const tell = (told: Told): Telling => {
  const { log } = told.of(told.seat);
  const did = byKind(SENTENCES, told.move, log, told);
  const followed = effectsOf(told);
  if (told.seat === CHANCE) return { did, followed };
  const own = ownPart(told, log, did) || (followed.length > 0 ? log.enough : '');
  return { did: own && `${own}.`, followed };
};
