/** What a seat is shown, field by field, with every number a board needs: no client computes a rule. */
import { at, OVER, type Seat, type State, seatsOf } from '@caravel/core';
import { PLACES } from './moves/table.ts';
import { buildCost } from './phases/builder/builder.ts';
import { canLoad, loadAmount, loadPoints, mayUseWharf, shipSpace } from './phases/captain/loading.ts';
import { warehouseKinds } from './phases/captain/storing.ts';
import { production } from './phases/craftsman/craftsman.ts';
import { ENDINGS } from './phases/flow.ts';
import { colonistsRequired } from './phases/mayor/mayor.ts';
import { salePrice } from './phases/trader/trader.ts';
import { bonusOf, buildingPoints, possibleBonuses, score, tieBreak } from './scoring.ts';
import * as on from './state/layout.ts';
import { isOccupied, tilesDiscarded, tilesFaceDown } from './state/state.ts';
import { LOADING, OVER_STEP, PLACING, STEPS } from './state/steps.ts';
import { BUILDING_TABLE, BUILDINGS, CUSTOMS_HOUSE } from './tables/buildings.ts';
import { CITY_SPACES, HOLDS, HOUSE_PLACES, ISLAND_SPACES, SHIPS, type Ship, SMALLEST_SHIP } from './tables/by-players.ts';
import { GOODS, type Good, PRICES, TILES } from './tables/goods.ts';
import { ROLES } from './tables/roles.ts';
import type { GoodCount, LoadView, MarketRow, PointsView, RoleView, SeatView, ShipView, SupplyView, View, WharfView } from './view.ts';

/** CA7: VP chips are secret until the end. */
const isShown = (s: State, viewer: Seat, seat: Seat): boolean => viewer === seat || on.openPoints(s) === 1 || on.step(s) === OVER_STEP;

const seatOrNobody = (seat: number): { seat?: Seat } => (seat < 0 ? {} : { seat });

const everyShip = Array.from({ length: SHIPS }, (_, ship) => ship);

/** Undefined for a ship that is not in play: two players have only two. */
const holdsOf = (s: State, ship: Ship) => HOLDS[on.shipHolds(s, ship) - SMALLEST_SHIP];

const describeRoles = (s: State): RoleView[] =>
  ROLES.flatMap((name, role) =>
    on.roleTaker(s, role) < -1 ? [] : [{ name, doubloons: on.roleDoubloons(s, role), ...seatOrNobody(on.roleTaker(s, role)) }],
  );

const describeShips = (s: State): ShipView[] =>
  everyShip.flatMap((ship) => {
    const good = GOODS[on.shipGood(s, ship)];
    const holds = holdsOf(s, ship);
    return holds === undefined ? [] : [{ holds, load: on.shipLoad(s, ship), space: shipSpace(s, ship), ...(good ? { good } : {}) }];
  });

const byGood = (count: (good: Good) => number): GoodCount[] =>
  GOODS.map((name, good) => ({ good: name, count: count(good) })).filter(({ count: n }) => n > 0);

const describeMarket = (s: State): MarketRow[] => BUILDING_TABLE.map((row, building) => ({ ...row, left: on.buildingsLeft(s, building) }));

const describeIsland = (s: State, seat: Seat): SeatView['island'] => ({
  spaces: ISLAND_SPACES,
  filled: on.islandFilled(s, seat),
  tiles: TILES.map((tile, i) => ({ tile, count: on.tiles(s, seat, i), occupied: on.tilesOccupied(s, seat, i) })).filter(
    ({ count }) => count > 0,
  ),
});

const describeCity = (s: State, seat: Seat): SeatView['city'] => ({
  spaces: CITY_SPACES,
  filled: on.cityFilled(s, seat),
  buildings: BUILDING_TABLE.flatMap(({ name, circles }, building) =>
    on.buildings(s, seat, building) > 0 ? [{ name, circles, colonists: on.buildingColonists(s, seat, building) }] : [],
  ),
});

/** I1: the chips and the sums that include them, only where the viewer may see them. */
const describePoints = (s: State, viewer: Seat, seat: Seat): PointsView => ({
  buildings: buildingPoints(s, seat),
  ...(isShown(s, viewer, seat) ? { chips: on.points(s, seat), bonus: bonusOf(s, seat), total: score(s, seat) } : {}),
  ...(!isShown(s, viewer, seat) && !isOccupied(s, seat, CUSTOMS_HOUSE) ? { bonus: bonusOf(s, seat) } : {}),
});

/** The VP each large building would give now; the customs house only where the viewer may see the chips. */
const describeBonuses = (s: State, viewer: Seat, seat: Seat): SeatView['bonuses'] =>
  possibleBonuses(s, seat)
    .filter(({ building }) => building !== CUSTOMS_HOUSE || isShown(s, viewer, seat))
    .map(({ building, points }) => ({ building: at(BUILDINGS, building), points }));

/** V-wharf: the VP for loading each kind on one's own wharf. */
const describeWharf = (s: State, seat: Seat): WharfView[] =>
  mayUseWharf(s, seat)
    ? byGood((good) => on.barrels(s, seat, good)).map((row) => ({ ...row, points: loadPoints(s, seat, row.count) }))
    : [];

const describeLoad = (s: State, seat: Seat, good: Good, ship: Ship): LoadView[] => {
  const holds = holdsOf(s, ship);
  if (holds === undefined || !canLoad(s, seat, good, ship)) return [];
  const barrels = loadAmount(s, seat, good, ship);
  return [{ good: at(GOODS, good), holds, barrels, points: loadPoints(s, seat, barrels) }];
};

/** Captain: how many barrels each load would take, and the VP for it. */
const describeLoads = (s: State, seat: Seat): Pick<SeatView, 'loads' | 'wharf'> =>
  on.step(s) === LOADING
    ? {
        loads: GOODS.flatMap((_, good) => everyShip.flatMap((ship) => describeLoad(s, seat, good, ship))),
        wharf: describeWharf(s, seat),
      }
    : {};

/** Mayor: the colonists in hand, and the place to be decided. */
const describePlacing = (s: State, seat: Seat): Pick<SeatView, 'placing'> =>
  on.step(s) === PLACING && seatsOf(on.turn(s)).includes(seat)
    ? { placing: { inHand: on.hand(s, seat), place: at(PLACES, on.placing(s, seat)), circlesLeft: on.circlesAhead(s, seat) } }
    : {};

const describeSeat = (s: State, viewer: Seat, seat: Seat): SeatView => ({
  seat,
  left: on.nextSeat(s, seat),
  doubloons: on.doubloons(s, seat),
  barrels: byGood((good) => on.barrels(s, seat, good)),
  production: byGood((good) => production(s, seat, good)),
  sanJuan: on.sanJuan(s, seat),
  colonists: on.colonists(s, seat),
  island: describeIsland(s, seat),
  city: describeCity(s, seat),
  points: describePoints(s, viewer, seat),
  tieBreak: tieBreak(s, seat),
  prices: GOODS.map((good, i) => ({ good, doubloons: salePrice(s, seat, i) })),
  costs: BUILDING_TABLE.map(({ name }, building) => ({ building: name, doubloons: buildCost(s, seat, building) })),
  storableKinds: warehouseKinds(s, seat),
  wharfUsed: on.wharfUsed(s, seat) === 1,
  bonuses: describeBonuses(s, viewer, seat),
  ...describeLoads(s, seat),
  ...describePlacing(s, seat),
});

const describeSupply = (s: State): SupplyView => ({
  points: on.pointsLeft(s),
  pointsNoted: on.pointsNoted(s),
  colonists: on.colonistsLeft(s),
  colonistShip: on.colonistShip(s),
  colonistsRequired: colonistsRequired(s),
  quarries: on.quarriesLeft(s),
  barrels: GOODS.map((good, i) => ({ good, count: on.barrelsLeft(s, i) })),
});

const describeTiles = (s: State): View['tiles'] => ({
  faceUp: byGood((good) => on.faceUp(s, good)),
  faceDown: tilesFaceDown(s),
  discarded: tilesDiscarded(s),
});

export const describe = (s: State, viewer: Seat): View => ({
  players: on.players(s),
  round: on.round(s),
  step: at(STEPS, on.step(s)),
  waitingFor: seatsOf(on.turn(s)),
  over: on.turn(s) === OVER,
  endings: ENDINGS.filter((_, i) => (on.endings(s) & (1 << i)) !== 0),
  ...(on.governor(s) < 0 ? {} : { governor: on.governor(s) }),
  ...(on.role(s) < 0 ? {} : { role: at(ROLES, on.role(s)), taker: on.taker(s) }),
  roles: describeRoles(s),
  tiles: describeTiles(s),
  ships: describeShips(s),
  house: { places: HOUSE_PLACES, filled: on.houseFilled(s), barrels: byGood((good) => on.house(s, good)), prices: [...PRICES] },
  supply: describeSupply(s),
  market: describeMarket(s),
  seats: Array.from({ length: on.players(s) }, (_, seat) => describeSeat(s, viewer, seat)),
});

/** I1: the VP chips of the other players. */
export const hidden = (s: State, viewer: Seat): readonly number[] =>
  Array.from({ length: on.players(s) }, (_, seat) => seat)
    .filter((seat) => !isShown(s, viewer, seat))
    .map((seat) => on.points.at + seat);
