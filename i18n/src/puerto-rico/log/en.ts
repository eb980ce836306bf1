/**
 * The log of Puerto Rico in English, of somebody who is named and of the reader; by its type the shape of every other language.
 *
 * `log[kind]` belongs to the kinds of move: what somebody did, told without the name in front, save moves of chance (`governor`, `next`, `tile`),
 * which are whole sentences; `log.pass` has one text for each step. `effects` are whole sentences for what follows a move by itself; `items` is a
 * `list` of `amounts`. What is about nobody is said the same of everybody.
 */
import { speechIn } from '../../format.ts';
import { inBothPersons, type Persons } from '../../persons.ts';
import { en as words } from '../en.ts';
import type { Building, Good, MoveKind, PassStep, Role, Tile } from '../ids.ts';

const { list, number } = speechIn('en');
const { amounts, buildings, goods, roles, tiles } = words;
const { colonists, doubloons, goods: goodsOf, points } = amounts;

const aTile = (tile: Tile): string => (tile === 'indigo' ? `an ${tiles[tile]}` : `a ${tiles[tile]}`);
const theRole = (role: Role): string => `the ${roles[role].name.toLowerCase()}`;
const theBuilding = (building: Building): string => `the ${buildings[building].name.toLowerCase()}`;

const verbs = inBothPersons({
  be: ['is', 'are'],
  build: ['builds', 'build'],
  discard: ['discards', 'discard'],
  draw: ['draws', 'draw'],
  get: ['gets', 'get'],
  have: ['has', 'have'],
  keep: ['keeps', 'keep'],
  load: ['loads', 'load'],
  produce: ['produces', 'produce'],
  put: ['puts', 'put'],
  sell: ['sells', 'sell'],
  ship: ['ships', 'ship'],
  start: ['starts', 'start'],
  store: ['stores', 'store'],
  take: ['takes', 'take'],
});

/** `name` opens a sentence, `within` stands inside one. */
const sentences = (does: (typeof verbs)['they'], name: string, within: string) => {
  const pass: Record<PassStep, string> = {
    settler: `${does.take} no tile`,
    hospice: `${does.take} no colonist with the hospice`,
    mayor: `${does.take} no extra colonist`,
    builder: `${does.build} nothing`,
    university: `${does.take} no colonist with the university`,
    craftsman: `${does.take} no extra barrel`,
    trader: `${does.sell} nothing`,
    captain: `${does.load} nothing`,
  };
  const log = {
    role: (role: Role, onIt: number) => `${does.take} ${theRole(role)}${onIt > 0 ? ` with ${doubloons(onIt)} on it` : ''}`,
    hacienda: `${does.draw} a plantation with the hacienda`,
    plantation: (good: Good) => `${does.take} ${aTile(good)}`,
    quarry: `${does.take} a quarry`,
    hospice: `${does.put} a colonist on the new tile with the hospice`,
    colonist: `${does.take} 1 colonist from the supply as the mayor`,
    /** All who work once everyone has a place; `items` is a `list` of `amounts.workers`. */
    colonists: (n: number, items: string) => `${does.have} ${colonists(n)} at work: ${items}`,
    build: (building: Building, cost: number) => `${does.build} ${theBuilding(building)} for ${doubloons(cost)}`,
    university: `${does.put} a colonist on the new building with the university`,
    craft: (good: Good) => `${does.get} 1 more ${goods[good]} as the craftsman`,
    sell: (good: Good, price: number) => `${does.sell} ${goods[good]} for ${doubloons(price)}`,
    load: (good: Good, count: number, holds: number, vp: number) =>
      `${does.load} ${goodsOf(count, good)} on the ${number(holds)}-barrel ship for ${points(vp)}`,
    wharf: (good: Good, count: number, vp: number) => `${does.ship} ${goodsOf(count, good)} with the wharf for ${points(vp)}`,
    keep: (good: Good) => `${does.keep} 1 ${goods[good]}`,
    store: (good: Good, count: number) => `${does.store} ${goodsOf(count, good)} in a warehouse`,
    pass,
    governor: `${name} ${does.be} the first governor.`,
    next: `${name} ${does.be} next in turn order.`,
    /** The whole row; `items` is a `list` of `amounts.goods`. */
    tile: (items: string) => `New plantations: ${items}.`,
    haciendaTile: (good: Good) => `Drawn for the hacienda: ${tiles[good]}.`,
  } satisfies Record<MoveKind | 'haciendaTile', unknown>;
  const effects = {
    arrive: (n: number) => `${name} ${does.get} ${colonists(n)} from the ship.`,
    produces: (items: string) => `${name} ${does.produce} ${items}.`,
    producesNothing: `${name} ${does.produce} nothing.`,
    factory: (n: number) => `The factory pays ${within} ${doubloons(n)}.`,
    prospector: (n: number) => `${name} ${does.get} ${doubloons(n)} from the bank.`,
    loses: (items: string) => `${name} ${does.discard} ${items}.`,
    houseEmptied: 'The full trading house is emptied.',
    shipEmptied: (holds: number) => `The full ${number(holds)}-barrel ship is emptied.`,
    shipRefilled: (n: number) => `The colonist ship arrives with ${colonists(n)}.`,
    /** The names of the roles nobody took. */
    roleBonus: (names: readonly string[]) => `+1 doubloon on ${list(names)}.`,
    /** What everybody has when the board is laid out. */
    starts: (n: number, tile: Tile) => `${name} ${does.start} with ${doubloons(n)} and ${aTile(tile)}.`,
    newGovernor: `${name} ${does.be} the new governor.`,
  };
  return { name, log, effects };
};

export type Sentences = ReturnType<typeof sentences>;

export interface Log {
  /** For tests. */
  readonly verbs: Persons;
  they(name: string): Sentences;
  readonly you: Sentences;
}

export const en: Log = { verbs, they: (name) => sentences(verbs.they, name, name), you: sentences(verbs.you, 'You', 'you') };
