/** What a building is, costs and gives: for sale, and standing in a city. */
import type { Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/puerto-rico';
import type { BuildingName, MarketRow, SeatView, View } from '@caravel/puerto-rico';
import type { Explanation } from '../../../table/game-ui.ts';
import { costFor, isViolet, rowOf, seatOf } from '../view.ts';
import type { Asked, Explain } from './asked.ts';

/** The violet buildings whose rule is not named like them. */
const BUILDING_RULES: Readonly<Partial<Record<BuildingName, string>>> = {
  'small-market': 'V-market',
  'large-market': 'V-market',
  'construction-hut': 'V-hut',
  'small-warehouse': 'V-warehouse',
  'large-warehouse': 'V-warehouse',
  'guild-hall': 'V-guildhall',
  'customs-house': 'V-customs',
  'city-hall': 'V-cityhall',
};

const buildingRule = (view: View, building: BuildingName): string =>
  isViolet(rowOf(view, building)) ? (BUILDING_RULES[building] ?? `V-${building}`) : 'CR1';

const buildingLines = ({ words, view, me }: Asked, building: BuildingName): string[] => {
  const row = rowOf(view, building);
  const bonus = view.seats[me]?.bonuses.find((possible) => possible.building === building);
  return [
    words.buildings[building].does,
    words.facts.printedPoints(row.points),
    ...(bonus ? [words.facts.bonusNow(bonus.points)] : []),
    `${words.kinds[row.kind]}.`,
  ];
};

/** The price; what it is for oneself only where that differs, and what is in the way of paying it. */
const priceLines = ({ facts }: Words, { name, cost }: MarketRow, mine: SeatView): string[] => {
  const now = costFor(mine, name);
  if (mine.city.buildings.some((stands) => stands.name === name)) return [facts.cost(cost), facts.yours];
  return [
    facts.cost(cost),
    ...(now === cost ? [] : [facts.costForYou(now)]),
    ...(now > mine.doubloons ? [facts.tooDear(mine.doubloons)] : []),
  ];
};

export const building: Explain<'building'> = ({ parts: [name] }, asked) => {
  const { words, view, me } = asked;
  const row = rowOf(view, name);
  const mine = view.seats[me];
  return {
    title: words.buildings[row.name].name,
    lines: [
      ...buildingLines(asked, row.name),
      ...(mine ? priceLines(words, row, mine) : [words.facts.cost(row.cost)]),
      words.facts.quarryLimit(row.column),
      row.left > 0 ? words.facts.copiesLeft(row.left) : words.facts.soldOut,
    ],
    rule: buildingRule(view, row.name),
  };
};

export const built = (asked: Asked, seat: Seat, building: BuildingName): Explanation => {
  const { words, view } = asked;
  const row = rowOf(view, building);
  const stands = seatOf(view, seat).city.buildings.find(({ name }) => name === building);
  return {
    title: words.buildings[row.name].name,
    lines: [
      ...buildingLines(asked, row.name),
      words.facts.staffed(stands?.colonists ?? 0, row.circles),
      ...(stands?.colonists === 0 ? [words.facts.idle] : []),
    ],
    rule: buildingRule(view, row.name),
  };
};
