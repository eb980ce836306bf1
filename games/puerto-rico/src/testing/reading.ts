/** What lies on the table, in the words of position.ts, so that tests can compare it. */
import { at, type Seat, type State, seatsOf } from '@caravel/core';
import { PLACES } from '../moves/table.ts';
import { ENDINGS } from '../phases/flow.ts';
import * as on from '../state/layout.ts';
import { STEPS } from '../state/steps.ts';
import { BUILDINGS } from '../tables/buildings.ts';
import { GOODS, TILES } from '../tables/goods.ts';
import { ROLES } from '../tables/roles.ts';

/** The names with a number, without the zeros. */
const named = <Name extends string>(names: readonly Name[], count: (i: number) => number): Partial<Record<Name, number>> =>
  Object.fromEntries(names.map((name, i) => [name, count(i)] as const).filter(([, n]) => n !== 0)) as Partial<Record<Name, number>>;

const bySeat = (s: State, count: (seat: Seat) => number): number[] => Array.from({ length: on.players(s) }, (_, seat) => count(seat));

export const doubloonsOf = (s: State): number[] => bySeat(s, (seat) => on.doubloons(s, seat));
export const pointsOf = (s: State): number[] => bySeat(s, (seat) => on.points(s, seat));
export const sanJuanOf = (s: State): number[] => bySeat(s, (seat) => on.sanJuan(s, seat));

export const barrelsOf = (s: State, seat: Seat) => named(GOODS, (good) => on.barrels(s, seat, good));
export const tilesOf = (s: State, seat: Seat) => named(TILES, (tile) => on.tiles(s, seat, tile));
export const cityOf = (s: State, seat: Seat) => BUILDINGS.filter((_, building) => on.buildings(s, seat, building) > 0);

/** Where a player's colonists are, without those in San Juan. */
export const colonistsOf = (s: State, seat: Seat) =>
  named(PLACES, (i) => (i < TILES.length ? on.tilesOccupied(s, seat, i) : on.buildingColonists(s, seat, i - TILES.length)));

export const barrelsLeft = (s: State) => named(GOODS, (good) => on.barrelsLeft(s, good));
export const faceUp = (s: State) => named(GOODS, (good) => on.faceUp(s, good));
export const faceDown = (s: State) => named(GOODS, (good) => on.faceDown(s, good));
export const discarded = (s: State) => named(GOODS, (good) => on.discarded(s, good));
export const house = (s: State) => named(GOODS, (good) => on.house(s, good));
export const roleDoubloons = (s: State) => named(ROLES, (role) => on.roleDoubloons(s, role));

/** `4 tobacco` or `empty` for each cargo ship, the smallest first. */
export const ships = (s: State): string[] =>
  [0, 1, 2]
    .filter((ship) => on.shipHolds(s, ship) > 0)
    .map((ship) => (on.shipLoad(s, ship) === 0 ? 'empty' : `${on.shipLoad(s, ship)} ${GOODS[on.shipGood(s, ship)]}`));

export const stepOf = (s: State): string => at(STEPS, on.step(s));
export const endingsOf = (s: State): string[] => ENDINGS.filter((_, i) => (on.endings(s) & (1 << i)) !== 0);

/** The seats that have to choose; none while chance draws and after the end. */
export const waitingFor = (s: State): Seat[] => seatsOf(on.turn(s));
