/** The legend of Puerto Rico: everything drawn on the board, with its name and a sentence. */
import { at } from '@caravel/core';
import type { Words } from '@caravel/i18n/puerto-rico';
import type { LegendWords } from '@caravel/i18n/puerto-rico/legend';
import { type BuildingKind, GOODS, type MarketRow, type RoleName, type SeatView, type ShipView, type View } from '@caravel/puerto-rico';
import type { LegendEntry, LegendGroup } from '../../../table/game-ui.ts';
import type { Drawing } from '../board/art/drawings.ts';
import { priceFor, rowOf } from '../view.ts';

export type Picture =
  | { readonly kind: 'art'; readonly name: Drawing; readonly beside?: string }
  | { readonly kind: 'circle'; readonly isFilled: boolean }
  | { readonly kind: 'made'; readonly count: number }
  | { readonly kind: 'price'; readonly cost: number; readonly isOwn: boolean; readonly isPaid: boolean }
  | { readonly kind: 'card'; readonly row: MarketRow; readonly buyer: SeatView }
  | { readonly kind: 'circles'; readonly count: number }
  | { readonly kind: 'left'; readonly count: number }
  | { readonly kind: 'ship'; readonly ship: ShipView }
  | { readonly kind: 'prices' }
  | { readonly kind: 'role'; readonly role: RoleName };

type Entry = LegendEntry<Picture>;

interface Asked {
  readonly terms: Words;
  readonly words: LegendWords;
  readonly view: View;
  readonly mine: SeatView;
}

const entry = (picture: Picture, name: string, ...sentences: readonly string[]): Entry => ({
  pictures: [picture],
  name,
  text: sentences.join(' '),
});
const art = (name: Drawing, beside?: string): Picture => ({ kind: 'art', name, ...(beside === undefined ? {} : { beside }) });

const yours = ({ terms: { things, goods, facts }, words: { texts }, mine }: Asked): Entry[] => [
  entry(art('coin'), things.doubloons, texts.doubloons),
  entry(art('vp'), things.points, texts.points, facts.hiddenPoints),
  entry(art('meeple'), things.colonists, texts.colonists),
  entry(art('meeple'), things.sanJuan, texts.sanJuan),
  ...GOODS.map((good) => entry(art(`barrel-${good}`), goods[good], facts.priceForYou(priceFor(mine, good)))),
  entry({ kind: 'made', count: 2 }, things.production, texts.production),
  entry(art('governor'), things.governor, facts.governor),
];

const land = ({ terms: { tiles, facts, things, buildings }, words: { signs } }: Asked): Entry[] => [
  entry({ kind: 'circle', isFilled: false }, signs.empty.name, signs.empty.text),
  entry({ kind: 'circle', isFilled: true }, signs.filled.name, signs.filled.text),
  ...GOODS.map((good) => entry(art(`f-${good}`), tiles[good], facts.plantation(good))),
  entry(art('f-quarry'), tiles.quarry, facts.quarry),
  entry(art('f-back'), things.faceDown, buildings.hacienda.does),
];

/** A building of each kind, before anybody has bought it. */
const KINDS = ['small plant', 'large plant', 'violet', 'large violet'] as const satisfies readonly BuildingKind[];

const kinds = ({ terms, words: { texts }, view, mine }: Asked): Entry[] => {
  const says = { 'small plant': texts.plant, 'large plant': texts.largePlant, violet: texts.violet, 'large violet': texts.largeViolet };
  const buyer = { ...mine, city: { ...mine.city, buildings: [] } };
  return KINDS.flatMap((kind) =>
    view.market
      .filter((row) => row.kind === kind)
      .slice(0, 1)
      .map((row) => entry({ kind: 'card', row: { ...row, left: row.copies }, buyer }, terms.kinds[kind], says[kind])),
  );
};

const QUARRIES = 2;
const cards = (asked: Asked): Entry[] => {
  const {
    terms: { things, facts },
    words: { signs, texts, names },
    view,
  } = asked;
  const { cost, points, circles, copies } = rowOf(view, 'coffee-roaster');
  return [
    entry({ kind: 'price', cost, isOwn: false, isPaid: true }, signs.canPay.name, signs.canPay.text),
    entry({ kind: 'price', cost, isOwn: false, isPaid: false }, signs.tooDear.name, signs.tooDear.text),
    entry({ kind: 'price', cost, isOwn: true, isPaid: true }, names.own, facts.yours),
    entry(art('vp', String(points)), things.points, texts.cardPoints),
    entry({ kind: 'circles', count: circles }, signs.circles.name, signs.circles.text),
    entry({ kind: 'left', count: copies }, signs.left.name, signs.left.text),
    entry(art('f-quarry', things.upTo(QUARRIES)), things.column(QUARRIES), facts.quarryLimit(QUARRIES)),
    ...kinds(asked),
  ];
};

const harbour = ({ terms: { things, facts }, words: { signs }, view }: Asked): Entry[] => {
  const { holds } = at(view.ships, 0);
  const ship: ShipView = { holds, load: 2, space: holds - 2, good: 'corn' };
  return [
    entry({ kind: 'ship', ship }, things.ship(holds), facts.shipLoad('corn', ship.load, ship.space), facts.shipKinds),
    entry(art('trading-house'), things.house, facts.houseKinds),
    entry({ kind: 'prices' }, signs.prices.name, signs.prices.text),
    entry(art('colonist-ship'), things.colonistShip, facts.colonistShip(view.supply.colonistShip)),
  ];
};

const roles = ({ terms, words: { signs }, view }: Asked): Entry[] => [
  ...view.roles
    .filter(({ name }) => name !== 'prospector-2')
    .map(({ name }) => {
      const { name: title, action, privilege } = terms.roles[name];
      return entry({ kind: 'role', role: name }, title, action, terms.things.privilege, privilege);
    }),
  entry(art('coin', terms.signed(1)), signs.purse.name, signs.purse.text),
];

const buildings = ({ terms: { buildings: said, amounts }, view }: Asked): Entry[] =>
  view.market.map(({ name, cost, points }) =>
    entry(art(`b-${name}`), said[name].name, `${amounts.doubloons(cost)}, ${amounts.points(points)}.`, said[name].does),
  );

export const groupsOf = (asked: Asked): LegendGroup<Picture>[] => {
  const {
    words: { groups },
    terms: { things },
  } = asked;
  return [
    { title: groups.yours, pictures: 'narrow', entries: yours(asked) },
    { title: groups.land, pictures: 'narrow', entries: land(asked) },
    { title: groups.cards, pictures: 'wide', entries: cards(asked) },
    { title: groups.harbour, pictures: 'wide', entries: harbour(asked) },
    { title: things.roles, pictures: 'narrow', entries: roles(asked) },
    { title: things.market, pictures: 'narrow', entries: buildings(asked) },
  ];
};
