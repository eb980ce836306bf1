/** SE1–SE6, V-hacienda, V-hut, V-hospice: the settler. */
import {
  type Decision,
  type Lottery,
  type Move,
  type MoveBuffer,
  movesOf,
  optional,
  type RuleId,
  type Seat,
  type State,
  type WeightBuffer,
} from '@caravel/core';
import { DRAW, PASS, PLANTATION, TAKE_QUARRY, USE_HACIENDA, USE_HOSPICE } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import * as state from '../../state/state.ts';
import { FACE_UP, HACIENDA_TILE, HOSPICE_COLONIST, SETTLING } from '../../state/steps.ts';
import { CONSTRUCTION_HUT, HACIENDA, HOSPICE } from '../../tables/buildings.ts';
import { GOODS, type Good, QUARRY, type Tile } from '../../tables/goods.ts';
import { SETTLER } from '../../tables/roles.ts';

/** SE1: the settler may choose a quarry. V-hut: so may the owner of an occupied construction hut. */
const mayChooseQuarry = (s: State, seat: Seat): boolean =>
  state.hasPrivilege(s, seat, SETTLER) || state.isOccupied(s, seat, CONSTRUCTION_HUT);

/** SE5: privilege and hut are worth nothing when no quarry is left. SE4: nor when the island is full. */
const canTakeQuarry = (s: State, seat: Seat): boolean =>
  on.quarriesLeft(s) > 0 && mayChooseQuarry(s, seat) && state.hasIslandSpace(s, seat);

/** SE2: one of the tiles that lie face up. */
const canTakePlantation = (s: State, seat: Seat, good: Good): boolean => on.faceUp(s, good) > 0 && state.hasIslandSpace(s, seat);

/** V-hacienda: once in a turn, before the face-up tile; Q1: while a tile is face down or discarded. */
const canUseHacienda = (s: State, seat: Seat): boolean =>
  on.haciendaUsed(s) === 0 && state.isOccupied(s, seat, HACIENDA) && state.hasIslandSpace(s, seat) && hasHiddenTile(s);

const hasHiddenTile = (s: State): boolean => state.tilesFaceDown(s) > 0 || state.tilesDiscarded(s) > 0;

/** V-hospice: for the tile just chosen, while there are colonists (Q2). */
const canUseHospice = (s: State, seat: Seat): boolean => state.isOccupied(s, seat, HOSPICE) && state.hasNewColonist(s);

/** Q13: a player who can take nothing is not asked. */
const hasChoice = (s: State, seat: Seat): boolean => {
  if (!state.hasIslandSpace(s, seat)) return false;
  for (let good = 0; good < GOODS.length; good++) if (on.faceUp(s, good) > 0) return true;
  return canTakeQuarry(s, seat) || canUseHacienda(s, seat);
};

export const beginSettler = (s: State): void => {
  on.haciendaUsed.set(s, 0);
  state.startLap(s);
  state.askNext(s, SETTLING, hasChoice);
};

const goOn = (s: State): void => {
  on.haciendaUsed.set(s, 0);
  state.passOn(s);
  state.askNext(s, SETTLING, hasChoice);
};

const take = (s: State, seat: Seat, tile: Tile): void => {
  if (tile === QUARRY) on.quarriesLeft.add(s, -1);
  else on.faceUp.add(s, tile, -1);
  state.layTile(s, seat, tile);
  if (!canUseHospice(s, seat)) return goOn(s);
  on.placed.set(s, tile);
  state.awaitSeat(s, HOSPICE_COLONIST, seat);
};

const startHacienda = (s: State): void => {
  on.haciendaUsed.set(s, 1);
  if (state.tilesFaceDown(s) === 0) state.reshuffle(s);
  state.awaitChance(s, HACIENDA_TILE);
};

export const settling: Decision = {
  moves: movesOf(USE_HACIENDA, PLANTATION, TAKE_QUARRY, PASS),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    if (canUseHacienda(s, seat)) out[end++] = USE_HACIENDA;
    for (let good = 0; good < GOODS.length; good++) if (canTakePlantation(s, seat, good)) out[end++] = PLANTATION.first + good;
    if (canTakeQuarry(s, seat)) out[end++] = TAKE_QUARRY;
    out[end++] = PASS;
    return end;
  },
  apply(s: State, seat: Seat, move: Move): void {
    if (move === PASS) goOn(s);
    else if (move === USE_HACIENDA) startHacienda(s);
    else take(s, seat, move === TAKE_QUARRY ? QUARRY : PLANTATION.index(move));
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === PASS) return undefined;
    if (move !== USE_HACIENDA && move !== TAKE_QUARRY && !PLANTATION.has(move)) return 'R1';
    if (!state.hasIslandSpace(s, seat)) return 'SE4';
    if (move === USE_HACIENDA) return whyNoHacienda(s, seat);
    if (move === TAKE_QUARRY) return whyNoQuarry(s, seat);
    if (canTakePlantation(s, seat, PLANTATION.index(move))) return undefined;
    return state.hasPrivilege(s, seat, SETTLER) ? 'SE1' : 'SE2';
  },
};

const whyNoHacienda = (s: State, seat: Seat): RuleId | undefined => {
  if (canUseHacienda(s, seat)) return undefined;
  return hasHiddenTile(s) ? 'V-hacienda' : 'Q1';
};

const whyNoQuarry = (s: State, seat: Seat): RuleId | undefined => {
  if (canTakeQuarry(s, seat)) return undefined;
  return mayChooseQuarry(s, seat) ? 'SE5' : 'SE2';
};

/** V-hospice: onto the tile just taken. */
export const hospiceColonist = optional(USE_HOSPICE, PASS, 'V-hospice', (s, seat, used) => {
  if (used) {
    state.takeNewColonist(s, seat);
    on.tilesOccupied.add(s, seat, on.placed(s), 1);
  }
  on.placed.set(s, state.NOBODY);
  goOn(s);
});

/** Q12: any face-down tile is as likely as any other. */
const drawFaceDown = (s: State, out: MoveBuffer, weights: WeightBuffer): number => {
  let count = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (on.faceDown(s, good) === 0) continue;
    weights[count] = on.faceDown(s, good);
    out[count++] = DRAW.first + good;
  }
  return count;
};

/** V-hacienda: the tile must be placed; then the player takes the normal turn. */
export const haciendaLottery: Lottery = {
  chance: drawFaceDown,
  apply(s: State, move: Move): void {
    const good = DRAW.index(move);
    on.faceDown.add(s, good, -1);
    state.layTile(s, on.actor(s), good);
    if (hasChoice(s, on.actor(s))) state.awaitSeat(s, SETTLING, on.actor(s));
    else goOn(s);
  },
};

/** SE3: at the end of the phase the face-up tiles that are left are discarded. */
export const discardFaceUp = (s: State): void => {
  for (let good = 0; good < GOODS.length; good++) {
    on.discarded.add(s, good, on.faceUp(s, good));
    on.faceUp.set(s, good, 0);
  }
};

/** SE3, S7: draws tiles one by one until players + 1 are face up; if the stacks run out the discards are shuffled; if these do, too, it stops. */
export const layFaceUp = (s: State): void => {
  let lying = 0;
  for (let good = 0; good < GOODS.length; good++) lying += on.faceUp(s, good);
  if (lying > on.players(s)) return state.awaitNobody(s, FACE_UP);
  if (state.tilesFaceDown(s) === 0) state.reshuffle(s);
  if (state.tilesFaceDown(s) === 0) return state.awaitNobody(s, FACE_UP);
  state.awaitChance(s, FACE_UP);
};

export const faceUpLottery: Lottery = {
  chance: drawFaceDown,
  apply(s: State, move: Move): void {
    const good = DRAW.index(move);
    on.faceDown.add(s, good, -1);
    on.faceUp.add(s, good, 1);
    layFaceUp(s);
  },
};
