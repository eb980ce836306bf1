/**
 * The log of Madeira in English, of somebody who is named and of the reader; by its type the shape of every other language.
 *
 * `log[kind]` belongs to the kinds of move: what somebody did, told without the name in front, save moves of chance (`roll`, `roll pirates`,
 * `crowns`, `lay character`), which are whole sentences. `effects` are whole sentences for what happens besides a move. What is about nobody is
 * said the same of everybody. A Worker or Ship moves in two moves: either each is told (`log.worker`, `log.to`) or the pair once it is down
 * (`log.moved`, `log.citizenMoved`, `log.sailed`).
 */
import { speechIn } from '../../format.ts';
import { inBothPersons, type Persons } from '../../persons.ts';
import { from, to, en as words } from '../en.ts';
import type {
  Building,
  Character,
  City,
  Favor,
  Figure,
  Good,
  Guild,
  LogKind,
  PassSlot,
  Place,
  Request,
  Reward,
  RowNumeral,
  Slot,
} from '../ids.ts';

const { list, number, plural } = speechIn('en');
const { amount, buildings, characters, cities, favors, goods, guilds, place, requests, rewards, slot } = words;

const verbs = inBothPersons({
  be: ['is', 'are'],
  build: ['builds', 'build'],
  buy: ['buys', 'buy'],
  choose: ['chooses', 'choose'],
  discard: ['discards', 'discard'],
  do: ['does', 'do'],
  exchange: ['exchanges', 'exchange'],
  get: ['gets', 'get'],
  harvest: ['harvests', 'harvest'],
  keep: ['keeps', 'keep'],
  lose: ['loses', 'lose'],
  move: ['moves', 'move'],
  pass: ['passes', 'pass'],
  pay: ['pays', 'pay'],
  pick: ['picks', 'pick'],
  place: ['places', 'place'],
  receive: ['receives', 'receive'],
  sail: ['sails', 'sail'],
  score: ['scores', 'score'],
  send: ['sends', 'send'],
  start: ['starts', 'start'],
  take: ['takes', 'take'],
  trade: ['trades', 'trade'],
  turn: ['turns', 'turn'],
  use: ['uses', 'use'],
});

const theFigure = (figure: Figure): string => (figure === 'special' ? 'the special harvest' : `the ${characters[figure].name}`);

/** `name` opens a sentence, `within` stands inside one. */
const sentences = (does: (typeof verbs)['they'], name: string, within: string) => {
  const bought = (count: number, reals: number) => `${does.buy} ${amount('wood', count)} for ${amount('reals', reals)}`;
  const andReceives = (pirates: number) => (pirates > 0 ? ` and ${does.receive} ${amount('pirates', pirates)}` : '');
  const log = {
    row: (row: RowNumeral) => `${does.take} row ${row}`,
    request: (request: Request) => `${does.take} the Request ${requests[request].name}`,
    guild: (guild: Guild) => `${does.turn} the Favors of the ${guilds[guild].toLowerCase()} face up`,
    use: (favor: Favor) => `${does.use} the ${favors[favor].name}`,
    die: (value: number, figure: Figure, building: Building) =>
      `${does.place} a ${number(value)} on ${theFigure(figure)} at ${buildings[building].name}`,
    pirate: (value: number, figure: Figure, building: Building) =>
      `${does.place} a pirate die (${number(value)}) on ${theFigure(figure)} at ${buildings[building].name}`,
    act: (figure: Figure) => `${does.use} the ${characters[figure].name}`,
    harvest: (region: number) => `${does.harvest} in region ${number(region)}`,
    'no action': `${does.do} nothing with the die`,
    'pass reals': (at: PassSlot) => `${does.pass} to slot ${at} for Reals`,
    'pass city': (at: PassSlot) => `${does.pass} to slot ${at} for a city move`,
    'pass watch': (at: PassSlot) => `${does.pass} to slot ${at} for the City Watch`,
    'pass ship': (at: PassSlot) => `${does.pass} to slot ${at} for a Ship move`,
    worker: (at: Place) => `${does.pick} up a Worker ${from(at)}`,
    workerToWatch: (at: Place) => `${does.move} a Worker ${from(at)} into the City Watch`,
    citizen: (at: Place) => `${does.pick} up a Citizen ${from(at)}`,
    to: (at: Place) => `${does.send} a Worker ${to(at)}`,
    moved: (source: Place, target: Place) => `${does.move} a Worker ${from(source)} ${to(target)}`,
    citizenMoved: (source: Place, target: Place) => `${does.move} a Citizen ${from(source)} ${to(target)}`,
    ship: (at: Slot) => `${does.pick} up a Ship: ${slot(at)}`,
    sail: (at: Slot) => `${does.sail}: ${slot(at)}`,
    sailed: (source: Slot, target: Slot) => `${does.move} a Ship: ${slot(source)} → ${slot(target)}`,
    'buy wood': (at: Place, reals: number) => `${bought(1, reals)}: ${place(at)}`,
    /** Besides the move, among what it changed. */
    bought,
    'get wood': (at: Place) => `${does.get} 1 Wood: ${place(at)}`,
    favor: (favor: Favor, city: City) => `${does.take} the ${favors[favor].name} and ${does.build} its district in ${cities[city]}`,
    again: (at: Place) => `${does.harvest} ${place(at)} again`,
    reward: (reward: Reward) => `${does.take} the King’s Reward ${rewards[reward].name}`,
    'no reward': `${does.take} no reward`,
    'support pirates': `${does.discard} Pirates with Royal Support`,
    'support bread': `${does.get} Bread with Royal Support`,
    'turn up': (favor: Favor) => `${does.turn} the ${favors[favor].name} face up`,
    lady: (building: Building) => `${does.use} ${buildings[building].name} with the Lady`,
    marker: (source: Building, target: Building) =>
      `${does.move} an Action Marker from ${buildings[source].name} to ${buildings[target].name}`,
    pay: (building: Building, cost: number) => `${does.pay} ${amount('reals', cost)} at ${buildings[building].name}`,
    pirates: (building: Building, pirates: number) =>
      `${does.do} not pay at ${buildings[building].name} and ${does.receive} ${amount('pirates', pirates)}`,
    honor: `${does.be} honored and ${does.send} a Worker home`,
    upkeep: (wood: number, pirates: number) => `${does.pay} ${amount('wood', wood)} for the Ships${andReceives(pirates)}`,
    feed: (bread: number, pirates: number) => `${does.pay} ${amount('bread', bread)} for the Workers${andReceives(pirates)}`,
    leave: (request: Request) => `${does.keep} ${requests[request].name} for later`,
    donate: (reals: number) => `${does.pay} ${amount('reals', reals)} for Wealth of the Nation`,
    city: (city: City) => `${does.choose} ${cities[city]} for Urbanization`,
    /** Of the honor; elsewhere that somebody has had enough is told only where something follows from it. */
    done: `${does.keep} all Workers in the City Watch`,
    enough: `${does.be} done`,
    'windmill up': `${does.trade} Wheat at the Windmill`,
    'windmill down bread': `${does.get} Bread at the Windmill`,
    'windmill down reals': `${does.get} Reals at the Windmill`,
    exchange: (a: Good, b: Good, taken: Good) => `${does.exchange} ${list([goods[a], goods[b]])} for ${goods[taken]}`,
    roll: (dice: readonly number[]) => `Guild dice: ${dice.map(number).join(', ')}.`,
    'roll pirates': (dice: readonly number[]) => `Pirate dice: ${dice.map(number).join(', ')}.`,
    crowns: (crowns: number) => `${name} ${does.get} ${plural(crowns, { one: '# crown', other: '# crowns' })}.`,
    'lay character': (character: Character, building: Building) => `The ${characters[character].name} is at ${buildings[building].name}.`,
  } satisfies Record<LogKind, unknown>;
  /** `items` is a `list` of `amount` or `change`; `names` as they stand inside a sentence. */
  const effects = {
    income: (items: string) => `${name} ${does.get} ${items} from the colonies.`,
    scores: (request: Request, points: number) => `${name} ${does.score} ${amount('points', points)} for ${requests[request].name}.`,
    fieldsTurn: (good: Good) => `Convertible Fields without Wood now yield ${goods[good]}.`,
    /** What everybody has when the board is laid out. */
    starts: (reals: number) => `${name} ${does.start} with ${amount('reals', reals)}.`,
    order: (names: readonly string[]) => `Turn order: ${names.join(', ')}.`,
    pirateLoss: (points: number) => `${name} ${does.lose} ${amount('points', points)} to Pirates.`,
    wealth: (reals: number, points: number) => `${name} ${does.turn} ${amount('reals', reals)} into ${amount('points', points)}.`,
  };
  return { name, within, log, effects };
};

export type Sentences = ReturnType<typeof sentences>;

export interface Log {
  /** For tests. */
  readonly verbs: Persons;
  they(name: string): Sentences;
  readonly you: Sentences;
}

export const en: Log = { verbs, they: (name) => sentences(verbs.they, name, name), you: sentences(verbs.you, 'You', 'you') };
