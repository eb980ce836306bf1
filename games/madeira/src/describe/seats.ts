/** Everybody's home. */
import { at, type Seat, type State } from '@caravel/core';
import { realsDown } from '../actions/windmill.ts';
import { REGIONS } from '../board/board.ts';
import { BUILDINGS, CITIES, FAVORS, GOODS, GUILDS } from '../board/names.ts';
import { hungryWorkers } from '../phases/d-maintenance/maintenance.ts';
import { expeditionsPoints } from '../phases/e-crown/requests/expeditions.ts';
import { influencePoints } from '../phases/e-crown/requests/influence.ts';
import { marketRoutesPoints } from '../phases/e-crown/requests/market-routes.ts';
import { urbanizationPoints } from '../phases/e-crown/requests/urbanization.ts';
import { mostToDonate } from '../phases/e-crown/requests/wealth.ts';
import { pirateLoss, score, wealth, wealthPoints } from '../scoring.ts';
import * as on from '../state/layout.ts';
import { passingSlotOf } from '../state/passing.ts';
import { FOREST } from '../state/places.ts';
import { hasWorkerOn, NOBODY, shipsOnBoard, workersInRegion, workersOnBoard } from '../state/state.ts';
import { ACTION_MARKERS } from '../tables/pieces.ts';
import type { FavorView, MillView, SeatView, WorkersView } from '../view.ts';
import { isShown } from './hidden.ts';
import { diceOf, requestsOf, seatsAt } from './lists.ts';

const describeFavors = (s: State, seat: Seat): FavorView[] =>
  FAVORS.flatMap((favor, i) =>
    on.favorOwner(s, i) === seat ? [{ favor, guild: at(GUILDS, on.favorGuild(s, i)), up: on.favorUp(s, i) === 1 }] : [],
  );

const worthNow = (s: State, seat: Seat): SeatView['worthNow'] => ({
  'market-routes': marketRoutesPoints(s, seat, 0),
  expeditions: expeditionsPoints(s, seat, 0),
  influence: influencePoints(s, seat, 0),
  urbanization: Math.max(...CITIES.map((_, city) => urbanizationPoints(s, seat, city))),
  wealth: mostToDonate(s, seat),
});

const describeMill = (s: State, seat: Seat): MillView => ({
  step: on.mill(s, seat),
  feeds: on.millLevels(s, on.mill(s, seat)),
  top: on.mill(s, seat) === on.millTop(s),
  bottom: on.mill(s, seat) === 0,
  realsDown: realsDown(s, seat),
});

/** I1, G2: Pirates, and what follows from them, only where they may be seen. */
const describePirates = (s: State, viewer: Seat, seat: Seat): Pick<SeatView, 'pirates' | 'pirateLoss' | 'score'> => {
  const isAllShown = seatsAt(s).every((other) => isShown(s, viewer, other));
  return {
    ...(isShown(s, viewer, seat) ? { pirates: on.pirates(s, seat) } : {}),
    ...(isAllShown ? { pirateLoss: pirateLoss(s, seat), score: score(s, seat) } : {}),
  };
};

const describeWorkers = (s: State, seat: Seat): WorkersView => ({
  home: on.workersHome(s, seat),
  watch: on.workersWatch(s, seat),
  regions: REGIONS.map((region) => workersInRegion(s, seat, region)),
  forest: hasWorkerOn(s, seat, FOREST),
  onBoard: workersOnBoard(s, seat),
  hungry: hungryWorkers(s, seat),
});

const markersHome = (s: State, seat: Seat): number =>
  ACTION_MARKERS - BUILDINGS.reduce((sum, _, building) => sum + on.markersOn(s, building, seat), 0);

export const describeSeat = (s: State, viewer: Seat, seat: Seat): SeatView => ({
  seat,
  points: on.points(s, seat),
  goods: GOODS.map((good, i) => ({ good, count: on.goods(s, seat, i) })),
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
  requests: requestsOf((kind) => on.requests(s, seat, kind)),
  worthNow: worthNow(s, seat),
  passed: passingSlotOf(s, seat) !== NOBODY,
  ...describePirates(s, viewer, seat),
});
