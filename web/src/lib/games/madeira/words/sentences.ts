/** The log: what a move did, in amounts, and what followed from it by itself. */
import { CHANCE } from '@caravel/core';
import type {
  Building,
  Character,
  City,
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
  Words,
} from '@caravel/i18n/madeira';
import type { Telling } from '../../../table/face.ts';
import { effectsOf, hasIncome, scoresItself } from './effects.ts';
import { changesOf, type Told } from './told.ts';
import { buildingNamed, buildingWith, districtOf, figureOn, slotNamed, spotNamed } from './view.ts';

type Teller = (log: Words['log'], told: Told, rest: readonly string[]) => string;

const die =
  (kind: 'die' | 'pirate'): Teller =>
  (log, { before }, [value, figure = '']) =>
    log[kind](Number(value), figure as Figure, buildingWith(before, figure)?.building as Building);

/** A piece taken up is told when it is put down; where there was only one place to go it is there at once. */
const worker: Teller = (log, { after }, [from]) => (after.turn.step === 'worker to' ? '' : log.workerToWatch(from as Place));

const to: Teller = (log, { before }, [target]) => {
  const from = before.turn.inHand;
  if (from === undefined) return log.to(target as Place);
  const isCitizen = spotNamed(before, from)?.piece === 'citizen';
  return isCitizen ? log.citizenMoved(from as Place, target as Place) : log.moved(from as Place, target as Place);
};

const slotsOf = ({ after, seat }: Told): string[] =>
  [...after.markets, ...after.colonies].flatMap(({ slots }) => slots.flatMap((slot) => (slot.seat === seat ? [slot.slot] : [])));

const ship: Teller = (log, told, [from]) => {
  if (told.after.turn.step === 'ship to') return '';
  const entered = slotsOf(told).find((slot) => slotNamed(told.before, slot)?.seat !== told.seat);
  return entered ? log.sailed(from as Slot, entered as Slot) : log.ship(from as Slot);
};

const act: Teller = (log, { before }) => {
  const building = buildingNamed(before, before.turn.dieOn ?? '');
  return log.act((building && figureOn(before, building)) as Figure);
};

const upkeep: Teller = (log, { before, seat }, [wood]) => log.upkeep(Number(wood), (before.seats[seat]?.ships.onBoard ?? 0) - Number(wood));
const feed: Teller = (log, { before, seat }, [bread]) => log.feed(Number(bread), (before.seats[seat]?.workers.hungry ?? 0) - Number(bread));

const windmill: Teller = (log, _told, [way, price]) => {
  if (way === 'up') return log['windmill up'];
  return price === 'bread' ? log['windmill down bread'] : log['windmill down reals'];
};

const dice = (text: string): number[] => text.split('-').map(Number);

const roll: Teller = (log, _told, [first = '', second = '']) =>
  first === 'pirates' ? log['roll pirates'](dice(second)) : log.roll(dice(first));

const TILES: readonly string[] = ['request', 'reward', 'favor'];

/** Tiles lie on the board for all to see: that a kind is laid out is told once, with its last tile. */
const lay: Teller = (log, { terms, before, after }, [what = '']) => {
  if (!TILES.includes(what)) return log['lay character'](what as Character, buildingWith(after, what)?.building as Building);
  return after.turn.step === before.turn.step ? '' : terms.prompt[before.turn.step as 'request tile'];
};

/** That somebody has had enough is no news; that he stays in the Watch is. */
const done: Teller = (log, { before }) => (before.turn.step === 'honor' ? log.done : '');

const TELLERS: Readonly<Record<string, Teller>> = {
  row: (log, _told, [row]) => log.row(Number(row)),
  request: (log, _told, [kind]) => log.request(kind as Request),
  guild: (log, _told, [guild]) => log.guild(guild as Guild),
  use: (log, _told, [favor]) => log.use(favor as Favor),
  die: die('die'),
  pirate: die('pirate'),
  act,
  harvest: (log, { before }) => log.harvest(buildingNamed(before, before.turn.dieOn ?? '')?.region ?? 0),
  no: (log, _told, [what]) => (what === 'reward' ? log['no reward'] : log['no action']),
  pass: (log, _told, [slot, what]) => log[`pass ${what as 'reals'}`](slot as PassSlot),
  worker,
  citizen: (log, { after }, [from]) => (after.turn.step === 'worker to' ? '' : log.citizen(from as Place)),
  to,
  ship,
  sail: (log, { before }, [slot]) => log.sailed(before.turn.inHand as Slot, slot as Slot),
  buy: (log, _told, [, place]) => log['buy wood'](place as Place),
  get: (log, _told, [, place]) => log['get wood'](place as Place),
  favor: (log, { before }, [favor = '']) => log.favor(favor as Favor, districtOf(before, favor)?.city as City),
  again: (log, _told, [place]) => log.again(place as Place),
  reward: (log, _told, [reward]) => log.reward(reward as Reward),
  support: (log, _told, [what]) => (what === 'bread' ? log['support bread'] : log['support pirates']),
  turn: (log, _told, [, favor]) => log['turn up'](favor as Favor),
  lady: (log, _told, [building]) => log.lady(building as Building),
  marker: (log, _told, [from, target]) => log.marker(from as Building, target as Building),
  pay: (log, { before }) => log.pay(before.resolving?.building as Building, before.resolving?.costForYou ?? 0),
  pirates: (log, { before }) => log.pirates(before.resolving?.building as Building, before.resolving?.pirates ?? 0),
  honor: (log) => log.honor,
  upkeep,
  feed,
  leave: (log, _told, [kind]) => log.leave(kind as Request),
  donate: (log, _told, [reals]) => log.donate(Number(reals)),
  city: (log, _told, [city]) => log.city(city as City),
  done,
  windmill,
  exchange: (log, _told, [a, b, , taken]) => log.exchange(a as Good, b as Good, taken as Good),
  roll,
  crowns: () => '',
  lay,
};

const GOODS: readonly Good[] = ['wheat', 'sugar', 'wine'];

/** What the player did and what it changed; '' if that is nothing worth telling. */
const ownPart = (told: Told, did: string): string => {
  const untold: readonly Resource[] = [...(hasIncome(told) ? GOODS : []), ...(scoresItself(told) ? (['points'] as const) : [])];
  const changes = changesOf(told, untold);
  return did === '' ? changes.join(', ') : told.terms.withChanges(did, changes);
};

export const tell = (told: Told): Telling => {
  const [kind = '', ...rest] = told.move.split(' ');
  const did = TELLERS[kind]?.(told.terms.log, told, rest) ?? told.move;
  const followed = effectsOf(told);
  if (told.seat === CHANCE) return { did, followed };
  const own = ownPart(told, did) || (followed.length > 0 ? told.terms.log.enough : '');
  return { did: own && `${own}.`, followed };
};
