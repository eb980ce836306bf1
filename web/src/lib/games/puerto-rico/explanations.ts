/** What each thing of the board is, costs and gives, and its rule. */
import type { Seat } from '@caravel/core';
import type { Good, Role, Tile, Words } from '@caravel/i18n/puerto-rico';
import type { View } from '@caravel/puerto-rico';
import type { Explanation, Thing } from '../../table/face.ts';
import type { Explain } from './asked.ts';
import { building, built } from './explain-buildings.ts';
import { barrelsOf, priceFor, producedOf, seatOf } from './view.ts';

const ROLE_RULES: Readonly<Record<string, string>> = {
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

const role: Explain = ({ words, names, view, first }) => {
  const { name, action, privilege } = words.roles[first as Role];
  const card = view.roles.find((row) => row.name === first);
  return {
    title: name,
    lines: [
      words.facts.roleAction(action),
      words.facts.rolePrivilege(privilege),
      ...(card && card.doubloons > 0 ? [words.facts.onRole(card.doubloons)] : []),
      card?.seat === undefined ? words.facts.roleFree : words.facts.roleTaken(names[card.seat] ?? ''),
    ],
    rule: ROLE_RULES[first] ?? 'R1',
  };
};

const tileLine = (words: Words, tile: string): string => (tile === 'quarry' ? words.facts.quarry : words.facts.plantation(tile as Good));

const plantation: Explain = ({ words, first }) => ({
  title: upper(words.tiles[first as Tile]),
  lines: [tileLine(words, first)],
  rule: 'SE1',
});

const quarry: Explain = ({ words, view }) => ({
  title: words.things.quarries,
  lines: [words.facts.quarry, words.facts.left(view.supply.quarries)],
  rule: 'SE1',
});

const stack: Explain = ({ words, view }) => ({
  title: words.things.faceDown,
  lines: [words.facts.left(view.tiles.faceDown), words.facts.discarded(view.tiles.discarded)],
  rule: 'SE3',
});

const ship: Explain = ({ words, view, first }) => {
  const found = view.ships.find(({ holds }) => holds === Number(first));
  const { facts } = words;
  const load = !found?.good
    ? facts.shipEmpty(Number(first))
    : found.space === 0
      ? facts.shipFull(found.good, found.load)
      : facts.shipLoad(found.good, found.load, found.space);
  return { title: words.things.ship(Number(first)), lines: [load, facts.shipKinds], rule: 'CA3' };
};

const house: Explain = ({ words, view }) => ({
  title: words.things.house,
  lines: [
    words.facts.houseFilled(view.house.filled, view.house.places),
    words.facts.houseKinds,
    ...view.supply.barrels.map(({ good }, i) => upper(words.facts.price(good, view.house.prices[i] ?? 0))),
  ],
  rule: 'TR2',
});

const colonistShip: Explain = ({ words, view }) => ({
  title: words.things.colonistShip,
  lines: [words.facts.colonistShip(view.supply.colonistShip), words.facts.colonistsRequired(view.supply.colonistsRequired)],
  rule: 'MY4',
});

const colonists: Explain = ({ words, view }) => ({
  title: words.things.colonistSupply,
  lines: [words.facts.left(view.supply.colonists), words.facts.colonistsRequired(view.supply.colonistsRequired)],
  rule: 'E1',
});

const supply: Explain = ({ words, view, first }) => ({
  title: `${words.things.goodSupply}: ${words.goods[first as Good]}`,
  lines: [words.facts.left(view.supply.barrels.find(({ good }) => good === first)?.count ?? 0)],
  rule: 'S8',
});

const chips: Explain = ({ words, view }) => ({ title: words.things.chips, lines: [words.facts.left(view.supply.points)], rule: 'E1' });

const tile: Explain = ({ words, view, first, second }) => {
  const row = seatOf(view, Number(first)).island.tiles.find(({ tile: name }) => name === second);
  return {
    title: upper(words.tiles[second as Tile]),
    lines: [tileLine(words, second), words.facts.tilesOccupied(second as Tile, row?.count ?? 0, row?.occupied ?? 0)],
    rule: 'R5',
  };
};

const place: Explain = (asked) => (asked.second in asked.words.tiles ? tile(asked) : built(asked));

const barrels: Explain = ({ words, view, me, first, second }) => {
  const seat = seatOf(view, Number(first));
  return {
    title: words.amounts.goods(barrelsOf(seat, second), second as Good),
    lines: [
      ...(Number(first) === me ? [words.facts.priceForYou(priceFor(seat, second))] : []),
      words.facts.storable(seat.storableKinds),
      `${words.things.production}: ${words.amounts.goods(producedOf(seat, second), second as Good)}`,
    ],
    rule: 'CA8',
  };
};

const sanJuan: Explain = ({ words, view, first }) => ({
  title: words.things.sanJuan,
  lines: [words.facts.sanJuan(seatOf(view, Number(first)).sanJuan)],
  rule: 'MY3',
});

const doubloons: Explain = ({ words, view, first }) => ({
  title: words.things.doubloons,
  lines: [words.amounts.doubloons(seatOf(view, Number(first)).doubloons)],
  rule: 'S1',
});

const pointsOf: Explain = ({ words, view, first }) => {
  const { points } = seatOf(view, Number(first));
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

const production: Explain = ({ words, view, first }) => {
  const made = seatOf(view, Number(first)).production;
  const items = words.list(made.map(({ good, count }) => words.amounts.goods(count, good)));
  return { title: words.things.production, lines: [items ? words.facts.wouldProduce(items) : words.facts.none], rule: 'CR1' };
};

const governor: Explain = ({ words }) => ({ title: words.things.governor, lines: [words.facts.governor], rule: 'R1' });

const THINGS: Readonly<Record<string, Explain>> = {
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
  city: built,
  tile,
  place,
  barrels,
  'san-juan': sanJuan,
  doubloons,
  points: pointsOf,
  production,
  governor,
};

export const explain = (words: Words, names: readonly string[], view: View, thing: Thing, me: Seat): Explanation | undefined => {
  const [kind = '', first = '', second = ''] = thing.split(':');
  return THINGS[kind]?.({ words, names, view, me, first, second });
};
