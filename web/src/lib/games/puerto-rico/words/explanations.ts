/** What each thing of the board is, costs and gives, and its rule. */
import { at, type ByKind, byKind, isKeyOf, type Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/puerto-rico';
import type { RoleName, TileName } from '@caravel/puerto-rico';
import type { Explanation } from '../../../table/game-ui.ts';
import { type ParsedTarget, parseTarget } from '../targets.ts';
import { barrelsOf, priceFor, producedOf, seatOf } from '../view.ts';
import type { Asked, Explain } from './asked.ts';
import { building, built } from './explain-buildings.ts';

export const ROLE_RULES: Readonly<Record<RoleName, string>> = {
  settler: 'SE1',
  mayor: 'MY1',
  builder: 'BU1',
  craftsman: 'CR1',
  trader: 'TR1',
  captain: 'CA1',
  prospector: 'PR1',
  'prospector-2': 'PR1',
};

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const role: Explain<'role'> = ({ parts: [asked] }, { words, names, view }) => {
  const { name, action, privilege } = words.roles[asked];
  const card = view.roles.find((row) => row.name === asked);
  return {
    title: name,
    lines: [
      words.facts.roleAction(action),
      words.facts.rolePrivilege(privilege),
      ...(card && card.doubloons > 0 ? [words.facts.onRole(card.doubloons)] : []),
      card?.seat === undefined ? words.facts.roleFree : words.facts.roleTaken(names[card.seat] ?? ''),
    ],
    rule: ROLE_RULES[asked],
  };
};

const tileLine = (words: Words, tile: TileName): string => (tile === 'quarry' ? words.facts.quarry : words.facts.plantation(tile));

const plantation: Explain<'plantation'> = ({ parts: [good] }, { words }) => ({
  title: upper(words.tiles[good]),
  lines: [tileLine(words, good)],
  rule: 'SE1',
});

const quarry: Explain<'quarry'> = (_, { words, view }) => ({
  title: words.things.quarries,
  lines: [words.facts.quarry, words.facts.left(view.supply.quarries)],
  rule: 'SE1',
});

const stack: Explain<'stack'> = (_, { words, view }) => ({
  title: words.things.faceDown,
  lines: [words.facts.left(view.tiles.faceDown), words.facts.discarded(view.tiles.discarded)],
  rule: 'SE3',
});

const ship: Explain<'ship'> = ({ parts: [asked] }, { words, view }) => {
  const found = view.ships.find(({ holds }) => holds === asked);
  const { facts } = words;
  const load = !found?.good
    ? facts.shipEmpty(asked)
    : found.space === 0
      ? facts.shipFull(found.good, found.load)
      : facts.shipLoad(found.good, found.load, found.space);
  return { title: words.things.ship(asked), lines: [load, facts.shipKinds], rule: 'CA3' };
};

const house: Explain<'house'> = (_, { words, view }) => ({
  title: words.things.house,
  lines: [
    words.facts.houseFilled(view.house.filled, view.house.places),
    words.facts.houseKinds,
    ...view.supply.barrels.map(({ good }, i) => upper(words.facts.price(good, at(view.house.prices, i)))),
  ],
  rule: 'TR2',
});

const colonistShip: Explain<'colonist-ship'> = (_, { words, view }) => ({
  title: words.things.colonistShip,
  lines: [words.facts.colonistShip(view.supply.colonistShip), words.facts.colonistsRequired(view.supply.colonistsRequired)],
  rule: 'MY4',
});

const colonists: Explain<'colonists'> = (_, { words, view }) => ({
  title: words.things.colonistSupply,
  lines: [words.facts.left(view.supply.colonists), words.facts.colonistsRequired(view.supply.colonistsRequired)],
  rule: 'E1',
});

const supply: Explain<'supply'> = ({ parts: [asked] }, { words, view }) => ({
  title: `${words.things.goodSupply}: ${words.goods[asked]}`,
  lines: [words.facts.left(view.supply.barrels.find(({ good }) => good === asked)?.count ?? 0)],
  rule: 'S8',
});

const chips: Explain<'chips'> = (_, { words, view }) => ({
  title: words.things.chips,
  lines: [words.facts.left(view.supply.points)],
  rule: 'E1',
});

const tileOf = ({ words, view }: Asked, seat: Seat, asked: TileName): Explanation => {
  const row = seatOf(view, seat).island.tiles.find(({ tile }) => tile === asked);
  return {
    title: upper(words.tiles[asked]),
    lines: [tileLine(words, asked), words.facts.tilesOccupied(asked, row?.count ?? 0, row?.occupied ?? 0)],
    rule: 'R5',
  };
};

const place: Explain<'place'> = ({ parts: [seat, name] }, asked) =>
  isKeyOf(asked.words.tiles, name) ? tileOf(asked, seat, name) : built(asked, seat, name);

const barrels: Explain<'barrels'> = ({ parts: [owner, good] }, { words, view, me }) => {
  const seat = seatOf(view, owner);
  return {
    title: words.amounts.goods(barrelsOf(seat, good), good),
    lines: [
      ...(owner === me ? [words.facts.priceForYou(priceFor(seat, good))] : []),
      words.facts.storable(seat.storableKinds),
      `${words.things.production}: ${words.amounts.goods(producedOf(seat, good), good)}`,
    ],
    rule: 'CA8',
  };
};

const sanJuan: Explain<'san-juan'> = ({ parts: [seat] }, { words, view }) => ({
  title: words.things.sanJuan,
  lines: [words.facts.sanJuan(seatOf(view, seat).sanJuan)],
  rule: 'MY3',
});

const doubloons: Explain<'doubloons'> = ({ parts: [seat] }, { words, view }) => ({
  title: words.things.doubloons,
  lines: [words.amounts.doubloons(seatOf(view, seat).doubloons)],
  rule: 'S1',
});

const pointsOf: Explain<'points'> = ({ parts: [seat] }, { words, view }) => {
  const { points } = seatOf(view, seat);
  const parts = [
    [words.score.chips, points.chips],
    [words.score.buildings, points.buildings],
    [words.score.bonus, points.bonus],
    [words.score.total, points.total],
  ] as const;
  return {
    title: words.things.points,
    lines: [
      ...parts.flatMap(([label, count]) => (count === undefined ? [] : [`${label}: ${words.amounts.points(count)}`])),
      ...(points.chips === undefined ? [words.facts.hiddenPoints] : []),
    ],
    rule: 'E2',
  };
};

const production: Explain<'production'> = ({ parts: [seat] }, { words, view }) => {
  const made = seatOf(view, seat).production;
  const items = words.list(made.map(({ good, count }) => words.amounts.goods(count, good)));
  return { title: words.things.production, lines: [items ? words.facts.wouldProduce(items) : words.facts.none], rule: 'CR1' };
};

const governor: Explain<'governor'> = (_, { words }) => ({ title: words.things.governor, lines: [words.facts.governor], rule: 'R1' });

const EXPLANATIONS: ByKind<ParsedTarget, [asked: Asked], Explanation | undefined> = {
  role,
  plantation,
  quarry,
  stack,
  ship,
  house,
  'colonist-ship': colonistShip,
  colonists,
  supply,
  chips,
  building,
  city: ({ parts: [seat, name] }, asked) => built(asked, seat, name),
  tile: ({ parts: [seat, name] }, asked) => tileOf(asked, seat, name),
  place,
  count: () => undefined,
  barrels,
  'san-juan': sanJuan,
  doubloons,
  points: pointsOf,
  production,
  governor,
  pass: () => undefined,
};

export const explain = (asked: Asked, text: string): Explanation | undefined => {
  const target = parseTarget(text);
  return target && byKind(EXPLANATIONS, target, asked);
};
