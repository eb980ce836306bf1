/** The signs themselves: what one has, pieces, the algebra of tiles, places, and the prices on the board. */
import { at } from '@caravel/core';
import { FAVORS, GOODS, GUILDS, PIPS } from '@caravel/madeira';
import { millSigns, priceSigns, raidSigns } from '../board/later/tile-signs.ts';
import { crownSigns, dotted, incomeSigns } from '../board/signs.ts';
import { NUMERALS } from '../numerals.ts';
import { ROUNDS } from '../targets.ts';
import { type Asked, type Entry, entry, type Group, lines, type Picture } from './pictures.ts';

const supplies = ({ terms: { resources, things, facts }, words: { texts } }: Asked): Entry[] => [
  ...GOODS.map((good) => entry(lines(good), resources[good], texts[good])),
  entry(lines('goods'), things.goods, facts.goods),
  entry(lines('wood'), resources.wood, texts.wood),
  entry(lines('bread'), resources.bread, texts.bread),
  entry(lines('reals'), resources.reals, facts.reals),
  entry(lines('pirates'), resources.pirates, facts.pirates),
  entry(lines('points'), resources.points, texts.points),
];

const drawing = (name: string, box: string): Picture => ({ kind: 'drawing', name, box });
const dice = (pirate: boolean): Picture[] => PIPS.map((value) => ({ kind: 'die', value, pirate }));

const pieces = ({ terms: { things, facts, prompt }, words: { texts }, seat }: Asked): Entry[] => {
  const worker = drawing(`worker-${seat}`, '0 0 28 34');
  const favor = { favor: at(FAVORS, 0), guild: at(GUILDS, 0) };
  return [
    entry([worker, ...lines('worker')], things.workers, texts.worker),
    entry([drawing(`ship-${seat}`, '0 0 44 40'), ...lines('ship')], things.ships, texts.ship),
    entry([drawing(`marker-${seat}`, '0 0 24 26'), ...lines('marker')], things.marker, facts.marker),
    entry([drawing('citizen', '0 0 28 34')], things.citizen, facts.citizen),
    entry(dice(false), things.dice, facts.die),
    entry(dice(true), things.pirateDice, facts.pirateDie),
    entry([worker], `${things.turnOrder}, ${things.windmill}`, texts.figure),
    entry(
      [true, false].map((up): Picture => ({ kind: 'favor', tile: { ...favor, up } })),
      things.favors,
      facts.favorUp,
      facts.favorDown,
    ),
    entry(
      GUILDS.map((guild): Picture => ({ kind: 'guild', guild })),
      things.guildBoard,
      prompt.row,
    ),
  ];
};

const signs = ({ terms: { facts, rewards }, words: { signs: said, names } }: Asked): Entry[] => [
  entry(lines('to ship'), said.movePiece.name, said.movePiece.text),
  entry(lines('to field'), said.moveTo.name, said.moveTo.text),
  entry(lines('2 goods to 1'), said.trade.name, said.trade.text),
  entry(lines('up mill'), names.up, rewards.windmill.does),
  entry(lines('flip favor'), names.flip, rewards.guild.does),
  entry(lines('−3 pirates / bread'), said.or.name, said.or.text),
  entry(lines('1+ worker', '3+ worker'), said.workers.name, said.workers.text),
  entry(lines('harvest'), said.harvest.name, said.harvest.text),
  entry(lines(dotted(3, true)), names.dot, facts.reconstructed, facts.compare),
];

const places = ({ terms: { things, facts }, words: { signs: said, texts } }: Asked): Entry[] => [
  entry(lines('field'), said.field.name, said.field.text),
  entry(lines('wood ∞'), things.forest, facts.forest),
  entry(lines('house'), said.house.name, said.house.text),
  entry(lines('market'), things.markets, texts.market),
  entry(lines('compass'), things.colonies, texts.colony),
  entry(lines('watch'), things.watch, facts.watch),
  entry([drawing('windmill', '0 0 80 84'), ...lines('mill')], things.windmill, facts.windmill),
];

/** At the end of which rounds Fields become what. */
const CHANGES = [
  { becomes: 'sugar', round: 2 },
  { becomes: 'wine', round: 4 },
] as const;

const ofFields = ({ terms: { facts }, words: { signs: said } }: Asked): Entry[] => [
  entry(lines('wood 2'), said.field.name, facts.woodOn(2)),
  ...CHANGES.map(({ becomes, round }) => entry(lines(`to ${becomes}`), said.field.name, facts.becomes(becomes, round))),
];

const ofShips = ({ terms: { things, facts, requests }, view: { markets, colonies } }: Asked): Entry[] => {
  const market = at(markets, 0);
  const { cost, reals } = at(market.slots, 0);
  const colony = at(colonies, 0);
  const landing = at(colony.slots, 0);
  const points = at(colony.points, 0);
  return [
    entry(lines(`${cost} ${market.market}`, `+${reals} reals`), things.market(market.market), facts.sells(market.market, cost, reals)),
    entry(lines(`${landing.cost} wine`), things.landing, facts.landingCost(landing.cost)),
    entry([{ kind: 'worth', colony: colony.colony, points }], requests.expeditions.name, facts.pointsInRound(points.round, points.points)),
  ];
};

/** The first district that is not built, if there is one left. */
const ofDistricts = ({ terms: { things, facts }, view }: Asked): Entry[] =>
  view.cities
    .flatMap(({ city, districts }) =>
      districts.flatMap(({ wood }, i) =>
        wood ? [entry(lines(`${wood} wood`), things.district(city, i + 1), facts.districtCost(wood))] : [],
      ),
    )
    .slice(0, 1);

const ofCities = ({ terms: { cities, things, facts }, view }: Asked): Entry[] => {
  const { higher, lower } = at(view.cities, 0);
  return [
    ...view.cities.map(({ city, yields }) => entry(lines(incomeSigns(yields, undefined)), cities[city], facts.cityYields(yields))),
    entry(lines(`points ${higher} / ${lower}`), things.cities, facts.majority(higher, lower)),
  ];
};

const ofMill = ({ words: { signs: said }, view, seat }: Asked): Entry[] => {
  const { mill } = at(view.seats, seat);
  const { up, bread, reals } = millSigns(mill);
  const down = (line: string): Picture => ({ kind: mill.bottom ? 'line' : 'down', line });
  return [entry(lines(up), said.stepUp.name, said.stepUp.text), entry([down(bread), down(reals)], said.stepDown.name, said.stepDown.text)];
};

const costs = (asked: Asked): Entry[] => {
  const { terms, words, view } = asked;
  const { facts, board, list, number } = terms;
  const { printedCost } = at(view.buildings, 0);
  const { woodPrices } = view;
  return [
    entry(lines(priceSigns({ printedCost })), words.names.price, facts.printedCost(printedCost)),
    entry(lines(...[false, true].map((pirateDie) => raidSigns({ pirateDie }))), words.signs.raid.name, words.signs.raid.text),
    entry(lines('−1 bread'), words.signs.lowDie.name, words.signs.lowDie.text),
    entry(lines(`wood ${woodPrices.slice(0, 4).join('·')} reals`), board.woodPrices, facts.woodPrices(list(woodPrices.map(number)))),
    ...ofMill(asked),
    ...ofFields(asked),
    ...ofShips(asked),
    ...ofDistricts(asked),
    ...ofCities(asked),
    entry(lines('wood 2/3 to +1 pirates'), board.endOfRound, words.texts.forecast),
  ];
};

const crown = ({ terms }: Asked): Entry[] =>
  ROUNDS.map((round) => entry(lines(`${NUMERALS[round]} ${crownSigns(round)}`), terms.round(round), `${terms.crown[round]}.`));

export const signGroups = (asked: Asked): Group[] => {
  const { groups } = asked.words;
  return [
    { title: groups.supplies, pictures: 'narrow', entries: supplies(asked) },
    { title: groups.pieces, pictures: 'wide', entries: pieces(asked) },
    { title: groups.signs, pictures: 'wide', entries: signs(asked) },
    { title: groups.places, pictures: 'narrow', entries: places(asked) },
    { title: groups.costs, pictures: 'wide', entries: costs(asked) },
    { title: asked.terms.things.crown, pictures: 'wide', entries: crown(asked) },
  ];
};
