/** What a player has: at home, on the board, in hand. */
import { at, type Row } from '@caravel/core';
import { DIE_VALUES, names as madeira, on, places, workersAt } from '@caravel/madeira/positions';
import { field } from '../../../study/position-fields.ts';
import type { PositionField, PositionGroup } from '../../../study/position-kit.ts';
import { setCity, setFieldWorker, setLand, setPlaced, setWatch } from './edits.ts';
import { handOf, setRequest } from './rounds.ts';
import type { Told } from './told.ts';

const { BUILDINGS, CITIES, COLONIES, GOODS, REQUESTS } = madeira;
const { FOREST, PLACE_NAMES } = places;

const HOLDINGS = ['reals', 'bread', 'wood', 'pirates', 'points'] as const;
const ROWS: Readonly<Record<(typeof HOLDINGS)[number], Row>> = {
  reals: on.reals,
  bread: on.bread,
  wood: on.wood,
  pirates: on.pirates,
  points: on.points,
};

/** S13: the supply has no end. */
const holdingsOf = ({ s, words }: Told, seat: number): PositionField[] => [
  ...HOLDINGS.map((name) =>
    field(s, `${name}:${seat}`, words.resources[name], ROWS[name](s, seat), (copy, n) => ROWS[name].set(copy, seat, n)),
  ),
  ...GOODS.map((name, good) =>
    field(s, `${name}:${seat}`, words.goods[name], on.goods(s, seat, good), (copy, n) => on.goods.set(copy, seat, good, n)),
  ),
];

const millOf = ({ s, words }: Told, seat: number): PositionField => ({
  ...field(s, `mill:${seat}`, words.things.windmill, on.mill(s, seat), (copy, level) => on.mill.set(copy, seat, level)),
  choices: Array.from({ length: on.millTop(s) + 1 }, (_, value) => ({ value, label: words.number(on.millLevels(s, value)) })),
});

const handFields = ({ s, words, own }: Told, seat: number): PositionField[] =>
  handOf(s, seat).map((kind, i) => ({
    ...field(s, `request:${seat}:${i}`, own.request(i + 1), kind, (copy, wanted) => setRequest(copy, seat, kind, wanted)),
    choices: REQUESTS.map((name, value) => ({ value, label: words.requests[name].name })),
  }));

const diceOf = ({ s, words, own }: Told, seat: number): PositionField[] => [
  ...Array.from({ length: DIE_VALUES }, (_, value) =>
    field(s, `dice:${seat}:${value}`, words.things.die(value + 1), on.homeDice(s, seat, value), (copy, n) =>
      on.homeDice.set(copy, seat, value, n),
    ),
  ),
  ...BUILDINGS.map((name, building) =>
    field(s, `placed:${seat}:${building}`, own.placed(words.buildings[name].name), on.markersOn(s, building, seat), (copy, n) =>
      setPlaced(copy, seat, building, n),
    ),
  ),
];

const workersOf = ({ s, words, own }: Told, seat: number): PositionField[] => [
  field(s, `watch:${seat}`, own.workers(words.things.watch), on.workersWatch(s, seat), (copy, n) => setWatch(copy, seat, n)),
  ...CITIES.map((name, city) =>
    field(s, `city:${seat}:${city}`, own.workers(words.cities[name]), on.cityWorkers(s, seat, city), (copy, n) =>
      setCity(copy, seat, city, n),
    ),
  ),
  ...COLONIES.map((name, colony) =>
    field(s, `land:${seat}:${colony}`, own.workers(words.colonies[name]), on.workersLand(s, seat, colony), (copy, n) =>
      setLand(copy, seat, colony, n),
    ),
  ),
  ...Array.from({ length: FOREST + 1 }, (_, place) =>
    field(s, `field:${seat}:${place}`, own.workers(words.place(at(PLACE_NAMES, place))), workersAt(s, seat, place), (copy, n) =>
      setFieldWorker(copy, seat, place, n),
    ),
  ),
];

export const seatOf = (told: Told, seat: number): PositionGroup => ({
  title: at(told.names, seat),
  seat,
  fields: [...holdingsOf(told, seat), millOf(told, seat), ...handFields(told, seat), ...diceOf(told, seat), ...workersOf(told, seat)],
});
