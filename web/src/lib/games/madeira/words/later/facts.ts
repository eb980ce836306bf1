/** Lines about the parts of the board, for explanations and for the board read aloud. */
import type { Seat } from '@caravel/core';
import type { Resource } from '@caravel/i18n/madeira';
import {
  type BuildingName,
  type BuildingView,
  type CityView,
  CONVERSION_ROUNDS,
  type ColonyView,
  type DistrictView,
  type FavorName,
  type FieldView,
  type PassingView,
  type Piece,
  type PointsInRound,
  quoteWood,
  type RequestCount,
  type RewardName,
  type RowView,
  type RuleSetName,
  type SlotView,
  woodInReach,
} from '@caravel/madeira';
import { figureOn, seatOfPiece } from '../../view.ts';
import type { Asked } from '../asked.ts';
import { woodPrice } from '../prices.ts';
import { dueOf, piratesDue } from './maintenance.ts';

const nameOf = ({ names }: Asked, seat: Seat): string => names[seat] ?? '';
const holder = (asked: Asked, seat: Seat | undefined): string =>
  seat === undefined ? asked.terms.facts.free : asked.terms.facts.takenBy(nameOf(asked, seat));

const times = (name: string, count: number): string => (count > 1 ? `${name} ×${count}` : name);

export const requestsOf = ({ terms }: Asked, requests: readonly RequestCount[]): string =>
  terms.list(requests.map(({ kind, count }) => times(terms.requests[kind].name, count)));

export const rowFacts = (asked: Asked, row: RowView): string[] => {
  const { facts, guilds, list } = asked.terms;
  return [
    ...(row.dice.length > 0 ? [facts.rowDice(row.dice)] : []),
    ...(row.requests.length > 0 ? [facts.rowRequests(requestsOf(asked, row.requests))] : []),
    facts.rowGuilds(list(row.guilds.map((guild) => guilds[guild]))),
    holder(asked, row.seat),
  ];
};

export const passFacts = (asked: Asked, slot: PassingView): string[] => {
  const { facts } = asked.terms;
  const actions = { city: facts.passCity, watch: facts.passWatch, ship: facts.passShip };
  return [facts.passReals(slot.reals), ...(slot.action ? [actions[slot.action]] : []), holder(asked, slot.seat)];
};

const thisRoundFacts = ({ terms: { facts }, view }: Asked, building: BuildingView): string[] => {
  const figure = figureOn(view, building);
  if (!figure) return [];
  return [
    facts.characterHere(figure),
    facts.dicePlaced(building.guildDice + (building.pirateDie ? 1 : 0), building.diceLimit),
    ...(building.pirateDie ? [facts.pirateDiePlaced] : []),
  ];
};

/** C5: what three Workers bring. */
export const manyFact = ({ terms: { facts }, view }: Asked, building: BuildingName): string =>
  building === 'capitania' ? facts.capitaniaPoints(view.capitaniaPoints) : facts.many(building);

/** V5: the booklets by which Urbanization pays nothing without a Worker. */
const NEEDS_WORKER: readonly RuleSetName[] = ['2nd', '1st-hu'];
export const noWorkerFacts = ({ terms, view }: Asked): string[] => (NEEDS_WORKER.includes(view.rules) ? [terms.facts.noWorker] : []);

export const buildingFacts = (asked: Asked, building: BuildingView): string[] => {
  const { facts } = asked.terms;
  const name = building.building;
  const here = asked.view.resolving?.building === name ? asked.view.resolving : undefined;
  return [
    facts.buildingRegion(name, building.region),
    facts.few(name),
    manyFact(asked, name),
    here ? facts.costNow(here.costForYou, here.pirates) : facts.printedCost(building.printedCost),
    ...thisRoundFacts(asked, building),
    ...building.markers.map(({ seat, count }) => facts.markersOf(nameOf(asked, seat), count)),
    facts.emptyInRound(building.emptyInRound),
  ];
};

export const workersFacts = (asked: Asked, seats: readonly Seat[]): string[] =>
  seats.length > 0 ? [asked.terms.facts.workersOf(seats.map((seat) => nameOf(asked, seat)))] : [];

/** E3, E4: what a Field becomes, and when. */
const becomesFacts = ({ facts }: Asked['terms'], { good, becomes }: FieldView): string[] => {
  const round = CONVERSION_ROUNDS[good];
  return becomes && round !== undefined ? [facts.becomes(becomes, round)] : [];
};

export const fieldFacts = (asked: Asked, field: FieldView): string[] => {
  const { facts } = asked.terms;
  return [
    facts.yields(field.good),
    ...becomesFacts(asked.terms, field),
    ...(field.wood > 0 ? [facts.woodOn(field.wood)] : []),
    ...workersFacts(asked, field.workers),
  ];
};

export const woodPriceFacts = ({ terms, view }: Asked): string[] => [terms.facts.woodPrices(view.woodPrices.map(terms.number).join(', '))];

export const watchFacts = (asked: Asked): string[] => {
  const { facts } = asked.terms;
  const { watch, seats } = asked.view;
  return [
    ...(watch.dice.length > 0 ? [facts.diceHere(watch.dice)] : []),
    ...seats.flatMap(({ seat, workers }) => (workers.watch > 0 ? [facts.workersHere(nameOf(asked, seat), workers.watch)] : [])),
    ...(watch.mostLoyal === undefined ? [] : [facts.mostLoyal(nameOf(asked, watch.mostLoyal))]),
  ];
};

export const landFacts = (asked: Asked, colony: ColonyView): string[] => [
  asked.terms.facts.landYields(colony.land),
  ...colony.workers.map(({ seat, count }) => asked.terms.facts.workersHere(nameOf(asked, seat), count)),
];

export const pointsFacts = ({ terms }: Asked, points: readonly PointsInRound[]): string[] =>
  points.map((entry) => terms.facts.pointsInRound(entry.round, entry.points));

const pieceName = (asked: Asked, piece: Piece): string =>
  piece === 'citizen' ? asked.terms.things.citizen : nameOf(asked, seatOfPiece(piece));

export const spotFacts = (asked: Asked, city: CityView, spot: string): string[] => {
  const { facts } = asked.terms;
  const district = city.districts.find(({ spots }) => spots.some((one) => one.spot === spot));
  const piece = district?.spots.find((one) => one.spot === spot)?.piece;
  return [
    piece ? facts.spotTaken(pieceName(asked, piece)) : district?.built ? facts.free : facts.districtCost(district?.wood ?? 0),
    ...(piece === 'citizen' ? [facts.citizen] : []),
    facts.cityYields(city.yields),
  ];
};

export const cityFacts = (asked: Asked, city: CityView): string[] => {
  const { facts } = asked.terms;
  const own = city.seats[asked.me];
  return [
    facts.majority(city.higher, city.lower),
    ...noWorkerFacts(asked),
    facts.cityYields(city.yields),
    ...city.seats.flatMap(({ seat, workers }) => (workers > 0 ? [facts.workersHere(nameOf(asked, seat), workers)] : [])),
    facts.citizens(city.citizens),
    ...(own ? [facts.worthNow(own.pointsNow)] : []),
  ];
};

export const favorFacts = ({ terms, view, me }: Asked, name: FavorName): string[] => {
  const { does } = terms.favors[name];
  const own = view.seats[me]?.favors.find(({ favor }) => favor === name);
  return [
    does,
    ...(name === 'scout' ? [terms.facts.scoutPoints(view.scoutPoints)] : []),
    ...(own ? [terms.facts.favorGuild(own.guild), own.up ? terms.facts.favorUp : terms.facts.favorDown] : []),
  ];
};

/** DW2, DW3: what so much Wood would cost the reader now, and what is in the way of it. */
export const woodFacts = (asked: Asked, wood: number, say = asked.terms.facts.forYou): string[] => {
  const { terms, view, me } = asked;
  const own = view.seats[me];
  if (!own || wood === 0) return [];
  const { toBuy, reals } = quoteWood(view, me, wood);
  const inReach = woodInReach(view, me);
  if (reals === undefined || toBuy > inReach) return [terms.facts.inReach(Math.min(inReach, view.woodPrices.length))];
  return [say(woodPrice(terms, view, me, wood)), ...(reals > own.reals ? [terms.prompt.tooDear(own.reals)] : [])];
};

export const districtFacts = (asked: Asked, district: DistrictView): string[] => {
  const { facts, favors } = asked.terms;
  if (district.built) return [facts.districtBuilt];
  const { favor, guild, wood } = district;
  return [
    facts.districtCost(wood ?? 0),
    ...woodFacts(asked, wood ?? 0),
    ...(favor ? [`${favors[favor].name}: ${favors[favor].does}`] : []),
    ...(guild ? [facts.favorGuild(guild)] : []),
  ];
};

/** CO2: the Wood of a Ship that comes from home. */
const fromHomeFacts = (asked: Asked): string[] =>
  asked.view.seats[asked.me]?.ships.home ? woodFacts(asked, 1, asked.terms.facts.fromHome) : [];

export const slotFacts = (asked: Asked, slot: SlotView): string[] => {
  const { facts } = asked.terms;
  const place = [...asked.view.markets, ...asked.view.colonies].find(({ slots }) => slots.some((one) => one.slot === slot.slot));
  return [
    slot.reals === undefined ? facts.landingCost(slot.cost) : facts.sells(slot.good, slot.cost, slot.reals),
    ...(slot.more ? [facts.sellsMore(slot.good, slot.more.cost, slot.more.reals)] : []),
    ...(slot.seat === undefined ? fromHomeFacts(asked) : []),
    slot.seat === undefined ? facts.free : facts.shipOf(nameOf(asked, slot.seat)),
    pointsFacts(asked, place?.points ?? []).join(' '),
  ];
};

export const homeFacts = ({ terms: { facts } }: Asked, pieces: { home: number; onBoard: number } | undefined): string[] =>
  pieces ? [facts.atHome(pieces.home), facts.onBoard(pieces.onBoard)] : [];

/** D3, D4: what the end of the round asks for as things stand, and the Pirates for what is missing. */
export const forecastFacts = (asked: Asked): string[] => {
  const { facts } = asked.terms;
  const due = dueOf(asked.view, asked.me);
  const [wood, bread] = due;
  if (!wood || !bread) return [];
  return [
    facts.forecastWood(wood.needs, wood.has),
    facts.forecastBread(bread.needs, bread.has),
    facts.forecastPirates(piratesDue(due)),
    ...woodFacts(asked, wood.needs),
  ];
};

export const rewardsOf = ({ terms }: Asked, rewards: readonly RewardName[]): string =>
  terms.list(rewards.map((reward) => terms.rewards[reward].name));

export const supplyFacts = (asked: Asked, resource: Resource): string[] => {
  const { facts } = asked.terms;
  const { view, me } = asked;
  const own = view.seats[me];
  if (!own) return [];
  if (resource === 'pirates') return [facts.pirates, ...(own.pirates === undefined ? [facts.hiddenPirates] : [])];
  if (resource === 'bread') return [facts.hungry(own.workers.hungry)];
  if (resource === 'wood') return [facts.upkeepDue(own.ships.onBoard), ...woodFacts(asked, own.ships.onBoard), ...woodPriceFacts(asked)];
  if (resource === 'points') return [facts.wealth(own.wealth.reals, own.wealth.points)];
  if (resource !== 'reals') return [facts.goods];
  return [facts.reals, ...(view.turn.wood.debt > 0 ? [facts.debt(view.turn.wood.debt)] : [])];
};
