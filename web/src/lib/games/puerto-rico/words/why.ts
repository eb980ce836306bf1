/** What is missing for a move here and now, in numbers: the answer to a touch that leads to no legal move. */
import { type ByKind, byKind } from '@caravel/core';
import type { Reasons } from '@caravel/i18n/puerto-rico';
import type { GoodName, Holds, PuertoRicoMove, SeatView } from '@caravel/puerto-rico';
import type { Tried } from '../../../table/game-ui.ts';
import { barrelsOf, costFor, isLarge, rowOf } from '../view.ts';
import type { Asked } from './asked.ts';
import { ROLE_RULES } from './explanations.ts';

interface Missing extends Asked {
  readonly reasons: Reasons;
  readonly own: SeatView;
}

type Reason = string | undefined;
type Why<Kind extends PuertoRicoMove['kind']> = (move: Extract<PuertoRicoMove, { kind: Kind }>, rule: string, asked: Missing) => Reason;

/** BU1–BU4, BU6 */
const build: Why<'build'> = ({ building }, rule, { words, reasons, view, own }) => {
  const left = own.city.spaces - own.city.filled;
  if (rule === 'BU1') return reasons.costs(costFor(own, building), own.doubloons);
  if (rule === 'BU2') return words.facts.yours;
  if (rule === 'BU3') return reasons.citySpaces(isLarge(rowOf(view, building)) ? 2 : 1, left);
  if (rule === 'BU4') return reasons.cityFull(own.city.spaces);
  return rule === 'BU6' ? words.facts.soldOut : undefined;
};

/** SE4, SE5 */
const tile = (rule: string, { reasons, own }: Missing): Reason => {
  if (rule === 'SE4') return reasons.islandFull(own.island.spaces);
  return rule === 'SE5' ? reasons.noQuarries : undefined;
};

/** TR1, TR2 */
const sell: Why<'sell'> = ({ good }, rule, { words, reasons, view }) => {
  if (rule === 'TR1') return reasons.noBarrel(good);
  if (rule !== 'TR2') return undefined;
  const { house } = view;
  return house.filled >= house.places ? words.facts.houseFilled(house.filled, house.places) : reasons.houseHas(good);
};

/** CA3: full, or with another kind; or the kind is on another ship. */
const onShip = ({ words, reasons, view }: Missing, good: GoodName, ship: Holds): Reason => {
  const found = view.ships.find(({ holds }) => holds === ship);
  if (found?.good && found.space === 0) return words.facts.shipFull(found.good, found.load);
  if (found?.good && found.good !== good) return words.facts.shipLoad(found.good, found.load, found.space);
  const other = view.ships.find((one) => one.good === good);
  return other && reasons.onOther(good, other.holds);
};

/** CA1, CA3, CA4 */
const load: Why<'load'> = ({ good, ship }, rule, asked) => {
  if (rule === 'CA1') return asked.reasons.noBarrel(good);
  if (rule === 'CA3') return onShip(asked, good, ship);
  const better = rule === 'CA4' ? asked.own.loads?.find((one) => one.good === good) : undefined;
  return better && asked.reasons.takesMore(better.holds, better.barrels);
};

const wharf: Why<'wharf'> = ({ good }, rule, { words, reasons, own }) => {
  if (rule !== 'V-wharf') return undefined;
  if (own.wharfUsed) return words.facts.wharfUsed;
  return barrelsOf(own, good) === 0 ? reasons.noBarrel(good) : undefined;
};

/** CA8 */
const stored: Why<'keep' | 'store'> = ({ good }, rule, { reasons, own }) =>
  rule === 'CA8' && barrelsOf(own, good) === 0 ? reasons.noBarrel(good) : undefined;

const craft: Why<'craft'> = ({ good }, rule, { reasons }) => {
  if (rule === 'CR2') return reasons.notProduced(good);
  return rule === 'Q10' ? reasons.supplyEmpty(good) : undefined;
};

const nothing = (): Reason => undefined;

const WHY: ByKind<PuertoRicoMove, [rule: string, asked: Missing], Reason> = {
  role: ({ role }, rule, { words, view, names }) => {
    const taker = view.roles.find(({ name }) => name === role)?.seat;
    return rule === 'R1' && taker !== undefined ? words.facts.roleTaken(names[taker] ?? '') : undefined;
  },
  hacienda: (_, rule, asked) => tile(rule, asked),
  plantation: (_, rule, asked) => tile(rule, asked),
  quarry: (_, rule, asked) => tile(rule, asked),
  build,
  sell,
  load,
  wharf,
  keep: stored,
  store: stored,
  craft,
  hospice: nothing,
  colonist: nothing,
  colonists: nothing,
  university: nothing,
  pass: nothing,
  governor: nothing,
  next: nothing,
  tile: nothing,
};

/** Of a barrel or a ship: that one has none of a kind says least, for others may be there. */
const VAGUE = ['CA1', 'TR1', 'CA8', 'S5', 'R1'];
const isVague = ({ rule }: Tried): number => (VAGUE.includes(rule) ? 1 : 0);

export const why = (asked: Missing, tried: readonly Tried<PuertoRicoMove>[]): { text: string; rule: string } | undefined => {
  for (const { move, rule } of tried.toSorted((a, b) => isVague(a) - isVague(b))) {
    const text = byKind(WHY, move, rule, asked);
    if (text) return { text, rule };
  }
  return undefined;
};

/** What each kind of move belongs to. */
const WHEN: Readonly<Partial<Record<PuertoRicoMove['kind'], 'roles' | 'plantations' | 'buildings' | 'colonists' | 'supply' | 'goods'>>> = {
  role: 'roles',
  hacienda: 'plantations',
  plantation: 'plantations',
  quarry: 'plantations',
  build: 'buildings',
  colonist: 'colonists',
  colonists: 'colonists',
  craft: 'supply',
  sell: 'goods',
  load: 'goods',
  wharf: 'goods',
};

export const when = (reasons: Reasons, { kind }: PuertoRicoMove): string | undefined => {
  const what = WHEN[kind];
  return what && reasons[what];
};

/** The rule that governs each kind of move: where one reads more about a choice. */
const GOVERNS: Readonly<Record<Exclude<PuertoRicoMove['kind'], 'role'>, string>> = {
  hacienda: 'V-hacienda',
  plantation: 'SE1',
  quarry: 'SE1',
  hospice: 'V-hospice',
  colonist: 'MY1',
  colonists: 'MY3',
  build: 'BU1',
  university: 'V-university',
  craft: 'CR2',
  sell: 'TR1',
  load: 'CA4',
  wharf: 'V-wharf',
  keep: 'CA8',
  store: 'CA8',
  pass: 'R3',
  governor: 'R1',
  next: 'R1',
  tile: 'SE3',
};

export const governs = (move: PuertoRicoMove): string => (move.kind === 'role' ? ROLE_RULES[move.role] : GOVERNS[move.kind]);
