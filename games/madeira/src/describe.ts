/** What a seat is shown, field by field, with every number a board needs: no client computes a rule. */
import { OVER, type Seat, type State, seatsOf } from '@caravel/core';
import { BUILDINGS, CHARACTERS, CITIES, COLONIES, FAVORS, GOODS, GUILDS, REQUESTS, REWARDS, YIELDS } from './board/names.ts';
import { goodFor } from './free/ships.ts';
import { realsDown } from './free/windmill.ts';
import { woodCost } from './free/wood.ts';
import { cityIncome } from './phases/b-characters/mayor.ts';
import { costFor, costHere, piratesHere, workersHere } from './phases/c-buildings/building-turn.ts';
import { hungryWorkers, mostLoyal } from './phases/d-maintenance/maintenance.ts';
import { breadCost } from './phases/dice.ts';
import { cityPoints, influencePoints, shipRequestPoints } from './phases/e-crown/requests.ts';
import { pirateLoss, score, wealth, wealthPoints } from './phases/end/scoring.ts';
import { CAPITANIA_POINTS, RULE_SETS, SCOUT_CITY_POINTS, SUPPORT_BREAD } from './rule-sets.ts';
import * as on from './state/layout.ts';
import {
  BUILT_DISTRICTS,
  DISTRICTS,
  FIELD_REGION,
  FIELDS,
  FOREST,
  isMarketSlot,
  PLACE_NAMES,
  SLOT_NAMES,
  SLOTS_EACH,
  SPOTS_IN_CITY,
  spotOf,
} from './state/places.ts';
import {
  CITIZEN,
  hasWorkerOn,
  isBuilt,
  NOBODY,
  passingSlotOf,
  shipsOnBoard,
  whoIsOn,
  workersInRegion,
  workersOnBoard,
} from './state/state.ts';
import { BUY_WOOD, C, GET_WOOD, OVER_STEP, PHASES, SHIP_TO, STEPS, WORKER, WORKER_TO } from './state/steps.ts';
import { ACTION_MARKERS, DIE_VALUES, ROUNDS } from './tables/pieces.ts';

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
const seatsAt = (s: State): Seat[] => range(on.players(s));
const named = <K extends string, T>(key: K, value: T | undefined): { [key in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]?: T });
const seatOf = (seat: number): Seat | undefined => (seat === NOBODY ? undefined : seat);

/** I1: a player's own Pirates, and everybody's with the option. I2: at the end all of them. */
const isShown = (s: State, viewer: Seat, seat: Seat): boolean => viewer === seat || on.openPirates(s) === 1 || on.step(s) === OVER_STEP;

/** Dice as their values, lowest first. */
const diceOf = (count: (value: number) => number): number[] =>
  range(DIE_VALUES).flatMap((value) => range(count(value)).map(() => value + 1));

const byKind = (count: (kind: number) => number) =>
  REQUESTS.map((name, kind) => ({ kind: name, count: count(kind) })).filter(({ count: n }) => n > 0);

const describeRows = (s: State) =>
  range(on.players(s)).map((row) => ({
    row: row + 1,
    guilds: [on.rowGuild(s, row, 0), on.rowGuild(s, row, 1)].flatMap((guild) => (guild === NOBODY ? [] : [GUILDS[guild] as string])),
    dice: diceOf((value) => on.rowDice(s, row, value)),
    requests: byKind((kind) => on.rowRequests(s, row, kind)),
    ...named('seat', seatOf(on.rowTaker(s, row))),
  }));

const PASS_ACTIONS = [undefined, 'city', 'watch', 'ship'] as const;

const describePassing = (s: State) =>
  range(4).map((slot) => ({
    slot: slot + 1,
    reals: on.passReals(s, slot),
    ...named('action', PASS_ACTIONS[slot]),
    ...named('seat', seatOf(on.passSlot(s, slot))),
  }));

const describeBuilding = (s: State, building: number) => ({
  building: BUILDINGS[building] as string,
  region: on.buildingRegion(s, building),
  emptyInRound: on.emptyInRound(s, building),
  ...named('character', CHARACTERS[on.characterOn(s, building)]),
  guildDice: on.guildDiceOn(s, building),
  pirateDie: on.pirateDieOn(s, building) > 0,
  diceLimit: on.players(s),
  /** B4: Bread for a die of 1, 2, 3. */
  bread: range(DIE_VALUES).map((value) => breadCost(s, building, value + 1)),
  printedCost: on.buildingCost(s),
  markers: seatsAt(s).flatMap((seat) => (on.markersOn(s, building, seat) > 0 ? [{ seat, count: on.markersOn(s, building, seat) }] : [])),
});

/** Phase C: the building being resolved, today's cost and Pirates. */
const describeResolving = (s: State) =>
  on.phase(s) === C && on.building(s) >= 0 && on.building(s) < BUILDINGS.length
    ? {
        resolving: {
          building: BUILDINGS[on.building(s)] as string,
          dice: diceOf((value) => on.rolled(s, value)),
          pirateDie: on.pirateRolled(s),
          cost: costHere(s),
          costForYou: costFor(s),
          pirates: piratesHere(s),
          ...named('workersForYou', on.actor(s) === NOBODY ? undefined : workersHere(s, on.actor(s))),
        },
      }
    : {};

const describeField = (s: State, field: number) => ({
  field: PLACE_NAMES[field] as string,
  region: FIELD_REGION[field] as number,
  good: GOODS[on.fieldGood(s, field)] as string,
  ...named('becomes', GOODS[on.fieldBecomes(s, field)]),
  wood: on.fieldWood(s, field),
  workers: seatsAt(s).filter((seat) => hasWorkerOn(s, seat, field)),
});

const pieceOn = (s: State, spot: number): string | undefined => {
  const owner = whoIsOn(s, spot);
  if (owner === NOBODY) return undefined;
  return owner === CITIZEN ? 'citizen' : `seat ${owner}`;
};

const describeDistrict = (s: State, city: number, district: number) => {
  const favor = district < BUILT_DISTRICTS ? NOBODY : on.districtFavor(s, city, district - BUILT_DISTRICTS);
  const spots = [0, 1].map((i) => spotOf(city, 2 * district + i));
  return {
    built: isBuilt(s, spots[0] as number),
    ...(district < BUILT_DISTRICTS ? {} : { wood: on.districtWood(s, district - BUILT_DISTRICTS) }),
    ...named('favor', FAVORS[favor]),
    ...named('guild', favor === NOBODY ? undefined : (GUILDS[on.favorGuild(s, favor)] as string)),
    spots: spots.map((spot) => ({ spot: PLACE_NAMES[spot] as string, ...named('piece', pieceOn(s, spot)) })),
  };
};

const describeCity = (s: State, city: number) => ({
  city: CITIES[city] as string,
  higher: on.cityHigher(s, city),
  lower: on.cityLower(s, city),
  yields: YIELDS[on.cityYield(s, city)] as string,
  citizens: on.citizens(s, city),
  spots: SPOTS_IN_CITY,
  districts: range(DISTRICTS).map((district) => describeDistrict(s, city, district)),
  seats: seatsAt(s).map((seat) => ({
    seat,
    workers: on.cityWorkers(s, seat, city),
    income: cityIncome(s, seat, city),
    pointsNow: cityPoints(s, seat, city),
  })),
});

const describeSlot = (s: State, slot: number) => ({
  slot: SLOT_NAMES[slot] as string,
  good: GOODS[goodFor(slot)] as string,
  cost: on.slotCost(s, slot),
  ...(isMarketSlot(slot) ? { reals: on.slotReals(s, slot) } : {}),
  ...(isMarketSlot(slot) && on.slotMoreCost(s, slot) > 0
    ? { more: { cost: on.slotMoreCost(s, slot), reals: on.slotMoreReals(s, slot) } }
    : {}),
  ...named('seat', seatOf(on.slotShip(s, slot))),
});

/** BD5: only the slots in play with this number of players. */
const slotsFrom = (s: State, first: number) =>
  range(SLOTS_EACH)
    .map((i) => first + i)
    .filter((slot) => on.slotCost(s, slot) >= 0)
    .map((slot) => describeSlot(s, slot));

const pointsByRound = (read: (i: number) => number) => range(3).map((i) => ({ round: 2 * i + 1, points: read(i) }));

const describeMarket = (s: State, market: number) => ({
  market: GOODS[market] as string,
  points: pointsByRound((i) => on.marketPoints(s, market, i)),
  slots: slotsFrom(s, market * SLOTS_EACH),
});

const describeColony = (s: State, colony: number) => ({
  colony: COLONIES[colony] as string,
  land: GOODS[on.landGood(s, colony)] as string,
  points: pointsByRound((i) => on.colonyPoints(s, colony, i)),
  rewards: [0, 1].flatMap((i) => {
    const reward = REWARDS[on.colonyReward(s, colony, i)];
    return reward === undefined ? [] : [reward as string];
  }),
  slots: slotsFrom(s, (GOODS.length + colony) * SLOTS_EACH),
  rewardsDue: on.rewardsDue(s, colony),
  workers: seatsAt(s).flatMap((seat) => (on.workersLand(s, seat, colony) > 0 ? [{ seat, count: on.workersLand(s, seat, colony) }] : [])),
});

const describeFavors = (s: State, seat: Seat) =>
  FAVORS.flatMap((favor, i) =>
    on.favorOwner(s, i) === seat
      ? [{ favor: favor as string, guild: GUILDS[on.favorGuild(s, i)] as string, up: on.favorUp(s, i) === 1 }]
      : [],
  );

/** What each request would bring as things stand, by the numbers of the next scoring; Wealth and Urbanization at their best. */
const worthNow = (s: State, seat: Seat) => ({
  'market-routes': shipRequestPoints(s, seat, REQUESTS.indexOf('market-routes'), 0),
  expeditions: shipRequestPoints(s, seat, REQUESTS.indexOf('expeditions'), 0),
  influence: influencePoints(s, seat, 0),
  urbanization: Math.max(...CITIES.map((_, city) => cityPoints(s, seat, city))),
  wealth: Math.min(15, on.reals(s, seat)),
});

const describeMill = (s: State, seat: Seat) => ({
  step: on.mill(s, seat),
  feeds: on.millLevels(s, on.mill(s, seat)),
  top: on.mill(s, seat) === on.millTop(s),
  bottom: on.mill(s, seat) === 0,
  realsDown: realsDown(s, seat),
});

/** I1, G2: Pirates, and what follows from them, only where they may be seen. */
const describePirates = (s: State, viewer: Seat, seat: Seat) => {
  const all = seatsAt(s).every((other) => isShown(s, viewer, other));
  return {
    ...(isShown(s, viewer, seat) ? { pirates: on.pirates(s, seat) } : {}),
    ...(all ? { pirateLoss: pirateLoss(s, seat), score: score(s, seat) } : {}),
  };
};

const describeWorkers = (s: State, seat: Seat) => ({
  home: on.workersHome(s, seat),
  watch: on.workersWatch(s, seat),
  regions: [1, 2, 3].map((region) => workersInRegion(s, seat, region)),
  forest: hasWorkerOn(s, seat, FOREST),
  onBoard: workersOnBoard(s, seat),
  hungry: hungryWorkers(s, seat),
});

const markersHome = (s: State, seat: Seat): number =>
  ACTION_MARKERS - BUILDINGS.reduce((sum, _, building) => sum + on.markersOn(s, building, seat), 0);

const describeSeat = (s: State, viewer: Seat, seat: Seat) => ({
  seat,
  points: on.points(s, seat),
  goods: GOODS.map((good, i) => ({ good: good as string, count: on.goods(s, seat, i) })),
  wood: on.wood(s, seat),
  bread: on.bread(s, seat),
  reals: on.reals(s, seat),
  wealth: { reals: wealth(s, seat), points: wealthPoints(s, seat) },
  mill: describeMill(s, seat),
  workers: describeWorkers(s, seat),
  ships: { home: on.shipsHome(s, seat), onBoard: shipsOnBoard(s, seat) },
  dice: diceOf((value) => on.homeDice(s, seat, value)),
  markersHome: markersHome(s, seat),
  favors: describeFavors(s, seat),
  requests: byKind((kind) => on.requests(s, seat, kind)),
  worthNow: worthNow(s, seat),
  passed: passingSlotOf(s, seat) !== NOBODY,
  ...describePirates(s, viewer, seat),
});

const ACTIVITIES = ['nothing', 'favor', 'die', 'passing', 'building'] as const;
const GOING_TO = ['field', 'city', 'land', 'watch', 'anywhere', 'relocate'] as const;
const WOOD_FOR = ['ship', 'favor', 'upkeep'] as const;

/** The piece in hand, by the place it stood on. */
const describeHand = (s: State) => {
  const step = on.step(s);
  return {
    ...(step === WORKER || step === WORKER_TO ? { goingTo: GOING_TO[on.moveKind(s)] as (typeof GOING_TO)[number] } : {}),
    ...(step === WORKER_TO ? { inHand: PLACE_NAMES[on.lifted(s)] as string } : {}),
    ...(step === SHIP_TO ? { inHand: SLOT_NAMES[on.lifted(s)] as string } : {}),
  };
};

/** What an action under way is still about. */
const describeAction = (s: State) => ({
  activity: ACTIVITIES[on.activity(s)] as (typeof ACTIVITIES)[number],
  ...named('dieOn', BUILDINGS[on.dieBuilding(s)] as string | undefined),
  ...describeHand(s),
  movesLeft: on.movesLeft(s),
  againLeft: on.againLeft(s),
  flipsLeft: on.flipsLeft(s),
  incoming: on.incoming(s),
  toScore: byKind((kind) => on.toScore(s, kind)),
});

/** What the turn in progress is about. */
const describeTurn = (s: State) => ({
  step: STEPS[on.step(s)] as string,
  waitingFor: seatsOf(on.turn(s)),
  ...named('actor', seatOf(on.actor(s))),
  favorUsed: on.favorUsed(s) === 1,
  engineer: on.engineer(s) === 1,
  lord: on.lord(s) === 1,
  diplomat: on.diplomat(s) === 1,
  wood: { bought: on.woodBought(s), debt: on.debt(s), ...(on.woodBought(s) < 6 ? { nextCosts: woodCost(s, 1) } : {}) },
  ...(on.step(s) === BUY_WOOD ? { woodDue: on.woodDue(s), woodFor: WOOD_FOR[on.woodFor(s)] as (typeof WOOD_FOR)[number] } : {}),
  ...(on.step(s) === GET_WOOD ? { woodOwed: on.woodOwed(s) } : {}),
  ...describeAction(s),
});

/** V6, V8, V9: the numbers that differ between the booklets and are printed nowhere on the board. */
const describeRuleSet = (s: State) => ({
  supportBread: SUPPORT_BREAD[on.ruleSet(s)] as number,
  capitaniaPoints: CAPITANIA_POINTS[on.ruleSet(s)] as number,
  scoutPoints: SCOUT_CITY_POINTS[on.ruleSet(s)] as number,
});

export const describe = (s: State, viewer: Seat) => ({
  players: on.players(s),
  rules: RULE_SETS[on.ruleSet(s)] as string,
  ...describeRuleSet(s),
  round: on.round(s),
  rounds: ROUNDS,
  phase: PHASES[on.phase(s)] as string,
  over: on.turn(s) === OVER,
  turn: describeTurn(s),
  rows: describeRows(s),
  passing: describePassing(s),
  buildings: BUILDINGS.map((_, building) => describeBuilding(s, building)),
  ...describeResolving(s),
  fields: range(FIELDS).map((field) => describeField(s, field)),
  forest: seatsAt(s).filter((seat) => hasWorkerOn(s, seat, FOREST)),
  cities: CITIES.map((_, city) => describeCity(s, city)),
  markets: GOODS.map((_, market) => describeMarket(s, market)),
  colonies: COLONIES.map((_, colony) => describeColony(s, colony)),
  watch: { dice: diceOf((value) => on.pirateDice(s, value)), ...named('mostLoyal', seatOf(mostLoyal(s))) },
  windmill: range(on.millTop(s) + 1).map((step) => on.millLevels(s, step)),
  woodPrices: range(6).map((i) => on.woodPrices(s, i)),
  seats: seatsAt(s).map((seat) => describeSeat(s, viewer, seat)),
});

export type View = ReturnType<typeof describe>;

/** I1: the Pirates of the others. */
export const hidden = (s: State, viewer: Seat): readonly number[] =>
  seatsAt(s)
    .filter((seat) => !isShown(s, viewer, seat))
    .map((seat) => on.pirates.at + seat);
