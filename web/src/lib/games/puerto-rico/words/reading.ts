/** The board as text, part by part: for screen readers, and for whoever likes reading better. */
import type { Words } from '@caravel/i18n/puerto-rico';
import type { SeatView, View } from '@caravel/puerto-rico';
import type { TextPart } from '../../../table/game-ui.ts';

const goodsLine = (words: Words, rows: SeatView['barrels']): string =>
  rows.length === 0 ? words.facts.none : words.list(rows.map(({ good, count }) => words.amounts.goods(count, good)));

const roles = (words: Words, names: readonly string[], view: View): TextPart => ({
  title: words.things.roles,
  lines: view.roles.map(({ name, doubloons, seat }) =>
    [
      `${words.roles[name].name}:`,
      doubloons > 0 ? words.facts.onRole(doubloons) : '',
      seat === undefined ? words.facts.roleFree : words.facts.roleTaken(names[seat] ?? ''),
    ]
      .filter(Boolean)
      .join(' '),
  ),
});

const plantations = (words: Words, view: View): TextPart => ({
  title: words.things.plantations,
  lines: [
    ...view.tiles.faceUp.map(({ good, count }) => `${words.number(count)} × ${words.tiles[good]}`),
    `${words.things.quarries}: ${words.facts.left(view.supply.quarries)}`,
    `${words.things.faceDown}: ${words.facts.left(view.tiles.faceDown)}`,
  ],
});

const ships = (words: Words, view: View): TextPart => ({
  title: words.things.ships,
  lines: view.ships.map(({ holds, load, space, good }) => {
    const state = !good
      ? words.facts.shipEmpty(holds)
      : space === 0
        ? words.facts.shipFull(good, load)
        : words.facts.shipLoad(good, load, space);
    return `${words.things.ship(holds)}: ${state}`;
  }),
});

const house = (words: Words, view: View): TextPart => ({
  title: words.things.house,
  lines: [words.facts.houseFilled(view.house.filled, view.house.places), goodsLine(words, view.house.barrels)],
});

const supply = (words: Words, view: View): TextPart => ({
  title: words.things.supply,
  lines: [
    `${words.things.colonistShip}: ${words.facts.colonistShip(view.supply.colonistShip)}`,
    `${words.things.colonistSupply}: ${words.facts.left(view.supply.colonists)}`,
    `${words.things.chips}: ${words.facts.left(view.supply.points)}`,
    `${words.things.goodSupply}: ${goodsLine(
      words,
      view.supply.barrels.filter(({ count }) => count > 0),
    )}`,
  ],
});

const market = (words: Words, view: View): TextPart => ({
  title: words.things.market,
  lines: view.market.map(({ name, cost, left }) =>
    [`${words.buildings[name].name}:`, words.facts.cost(cost), left > 0 ? words.facts.copiesLeft(left) : words.facts.soldOut].join(' '),
  ),
});

const player = (words: Words, names: readonly string[], view: View, seat: SeatView): TextPart => ({
  title: names[seat.seat] ?? '',
  lines: [
    ...(view.governor === seat.seat ? [words.things.governor] : []),
    words.amounts.doubloons(seat.doubloons),
    `${words.things.barrels}: ${goodsLine(words, seat.barrels)}`,
    ...(seat.points.chips === undefined ? [] : [`${words.score.chips}: ${words.amounts.points(seat.points.chips)}`]),
    `${words.score.buildings}: ${words.amounts.points(seat.points.buildings)}`,
    `${words.things.island}: ${words.facts.spacesFilled(seat.island.filled, seat.island.spaces)}`,
    ...seat.island.tiles.map(({ tile, count, occupied }) => words.facts.tilesOccupied(tile, count, occupied)),
    `${words.things.city}: ${words.facts.spacesFilled(seat.city.filled, seat.city.spaces)}`,
    ...seat.city.buildings.map(
      ({ name, circles, colonists }) => `${words.buildings[name].name}: ${words.facts.staffed(colonists, circles)}`,
    ),
    `${words.things.sanJuan}: ${words.facts.sanJuan(seat.sanJuan)}`,
    `${words.things.production}: ${goodsLine(words, seat.production)}`,
  ],
});

export const readBoard = (words: Words, names: readonly string[], view: View): readonly TextPart[] => [
  roles(words, names, view),
  plantations(words, view),
  ships(words, view),
  house(words, view),
  supply(words, view),
  market(words, view),
  ...view.seats.map((seat) => player(words, names, view, seat)),
];
