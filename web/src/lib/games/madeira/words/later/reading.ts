/** The board as text, part by part, for those who hear it. */
import { WATCHER } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { SeatView, View } from '@caravel/madeira';
import type { TextPart } from '../../../../table/game-ui.ts';
import { NUMERALS } from '../../numerals.ts';
import { suppliesOf } from '../../view.ts';
import type { Asked } from '../asked.ts';
import * as facts from './facts.ts';

const line = (title: string, about: readonly string[]): string => [`${title}.`, ...about].join(' ');

const guildBoard = (asked: Asked): TextPart => ({
  title: asked.terms.things.guildBoard,
  lines: asked.view.rows.map((row) => line(asked.terms.things.row(NUMERALS[row.row]), facts.rowFacts(asked, row))),
});

const passing = (asked: Asked): TextPart => ({
  title: asked.terms.things.passing,
  lines: asked.view.passing.map((slot) => line(asked.terms.things.passSlot(NUMERALS[slot.slot]), facts.passFacts(asked, slot))),
});

const islands = (asked: Asked): TextPart => ({
  title: asked.terms.things.islands,
  lines: [
    ...asked.view.fields.map((field) => line(asked.terms.place(field.field), facts.fieldFacts(asked, field))),
    line(asked.terms.things.forest, facts.workersFacts(asked, asked.view.forest)),
    line(asked.terms.things.watch, facts.watchFacts(asked)),
  ],
});

const buildings = (asked: Asked): TextPart => ({
  title: asked.terms.things.buildings,
  lines: asked.view.buildings.map((building) => line(asked.terms.buildings[building.building].name, facts.buildingFacts(asked, building))),
});

const cities = (asked: Asked): TextPart => ({
  title: asked.terms.things.cities,
  lines: asked.view.cities.map((city) =>
    line(asked.terms.cities[city.city], [
      ...facts.cityFacts(asked, city),
      ...city.districts.flatMap((district) => (district.built ? [] : facts.districtFacts(asked, district).slice(0, 2))),
    ]),
  ),
});

const colonies = (asked: Asked): TextPart => ({
  title: asked.terms.things.colonies,
  lines: asked.view.colonies.map((colony) =>
    line(asked.terms.colonies[colony.colony], [
      ...facts.landFacts(asked, colony),
      asked.terms.facts.rewardsHere(facts.rewardsOf(asked, colony.rewards)),
      ...facts.pointsFacts(asked, colony.points),
      ...colony.slots.map((slot) => facts.slotFacts(asked, slot).slice(0, -1).join(' ')),
    ]),
  ),
});

const markets = (asked: Asked): TextPart => ({
  title: asked.terms.things.markets,
  lines: asked.view.markets.map((market) =>
    line(asked.terms.things.market(market.market), [
      ...facts.pointsFacts(asked, market.points),
      ...market.slots.map((slot) => facts.slotFacts(asked, slot).slice(0, -1).join(' ')),
    ]),
  ),
});

const supplies = ({ terms }: Asked, seat: SeatView): string => {
  const amounts = suppliesOf(seat).flatMap(({ name, count }) => (count === undefined ? [] : [terms.amount(name, count)]));
  return `${terms.list(amounts)}.`;
};

const homeOf = (asked: Asked, seat: SeatView): TextPart => {
  const { terms } = asked;
  const favors = seat.favors.map(({ favor, up }) => `${terms.favors[favor].name}: ${up ? terms.facts.favorUp : terms.facts.favorDown}`);
  return {
    title: asked.names[seat.seat] ?? '',
    lines: [
      supplies(asked, seat),
      line(terms.things.workers, facts.homeFacts(asked, seat.workers)),
      line(terms.things.ships, facts.homeFacts(asked, seat.ships)),
      line(terms.things.windmill, [terms.facts.millLevel(seat.mill.feeds), terms.facts.hungry(seat.workers.hungry)]),
      ...(seat.dice.length > 0 ? [terms.facts.diceHere(seat.dice)] : []),
      ...(seat.requests.length > 0 ? [terms.facts.rowRequests(facts.requestsOf(asked, seat.requests))] : []),
      ...favors,
      ...(seat.passed ? [terms.facts.passed] : []),
    ],
  };
};

export const readBoard = (terms: Words, names: readonly string[], view: View): readonly TextPart[] => {
  const asked: Asked = { terms, names, view, me: WATCHER };
  const parts = [guildBoard, passing, islands, buildings, cities, colonies, markets].map((part) => part(asked));
  return [...parts, ...view.seats.map((seat) => homeOf(asked, seat))];
};
