/** The order of play as tables: what each step asks, what each role begins, what follows when nobody is left to ask. */
import {
  byStep,
  CHANCE,
  CHANCE_TURN,
  type Decision,
  hasTurn,
  type Lottery,
  type Move,
  type MoveBuffer,
  OVER,
  type RuleId,
  type Seat,
  type State,
  type WeightBuffer,
} from '@caravel/core';
import { CHANCE_FIRST, DRAW, moves } from '../moves/table.ts';
import { endings, players, pointsLeft, role, step, turn } from '../state/layout.ts';
import { citySpaces } from '../state/state.ts';
import * as at from '../state/steps.ts';
import { ROLES, type RoleName } from '../tables/roles.ts';
import { beginBuilder, building, universityColonist } from './builder/builder.ts';
import { beginCaptain, endLoading, loading } from './captain/loading.ts';
import { beginStoring, emptyFullShips, storing } from './captain/storing.ts';
import { beginCraftsman, craftsmanPrivilege } from './craftsman/craftsman.ts';
import { beginMayor, mayorPrivilege, placing, refillColonistShip } from './mayor/mayor.ts';
import { beginProspector } from './prospector/prospector.ts';
import { askForRole, roleChoice } from './role/role.ts';
import { beginSettler, discardFaceUp, faceUpLottery, haciendaLottery, hospiceColonist, layFaceUp, settling } from './settler/settler.ts';
import { governorLottery, orderLottery } from './setup/setup.ts';
import { beginTrader, emptyFullHouse, trading } from './trader/trader.ts';

/** E1: the endings. */
export const ENDINGS = ['colonists', 'city', 'points'] as const;
const COLONISTS_RAN_OUT = 1;
const CITY_IS_FULL = 2;
const POINTS_RAN_OUT = 4;

const trigger = (s: State, ending: number): void => endings.set(s, endings(s) | ending);

const LOTTERIES = byStep<Lottery>([
  [at.GOVERNOR, governorLottery],
  [at.ORDER, orderLottery],
  [at.FACE_UP, faceUpLottery],
  [at.HACIENDA_TILE, haciendaLottery],
]);

const DECISIONS = byStep<Decision>([
  [at.ROLE_CHOICE, roleChoice],
  [at.SETTLING, settling],
  [at.HOSPICE_COLONIST, hospiceColonist],
  [at.MAYOR_PRIVILEGE, mayorPrivilege],
  [at.PLACING, placing],
  [at.BUILDING, building],
  [at.UNIVERSITY_COLONIST, universityColonist],
  [at.CRAFTSMAN_PRIVILEGE, craftsmanPrivilege],
  [at.TRADING, trading],
  [at.LOADING, loading],
  [at.STORING, storing],
]);

const lotteryNow = (s: State): Lottery => LOTTERIES[step(s)] as Lottery;
const decisionNow = (s: State): Decision => DECISIONS[step(s)] as Decision;

/** What taking a role begins. */
const BEGINNINGS: Readonly<Record<RoleName, (s: State) => void>> = {
  settler: beginSettler,
  mayor: beginMayor,
  builder: beginBuilder,
  craftsman: beginCraftsman,
  trader: beginTrader,
  captain: beginCaptain,
  prospector: beginProspector,
  'prospector-2': beginProspector,
};
const BEGINNING_OF = ROLES.map((name) => BEGINNINGS[name]);

const beginRole = (s: State): void => (BEGINNING_OF[role(s)] as (s: State) => void)(s);

/** SE3: the row of face-up tiles is laid anew when the settler's phase is over. */
const afterSettling = (s: State): void => {
  discardFaceUp(s);
  layFaceUp(s);
};

/** MY4, E1: the end comes if the ship cannot be filled as required. */
const afterPlacing = (s: State): void => {
  if (!refillColonistShip(s)) trigger(s, COLONISTS_RAN_OUT);
  askForRole(s);
};

/** E1: the end comes if someone has filled the twelfth space of the city. */
const afterBuilding = (s: State): void => {
  for (let seat = 0; seat < players(s); seat++) if (citySpaces(s, seat) === 0) trigger(s, CITY_IS_FULL);
  askForRole(s);
};

const afterTrading = (s: State): void => {
  emptyFullHouse(s);
  askForRole(s);
};

const afterLoading = (s: State): void => {
  endLoading(s);
  beginStoring(s);
};

/** CA9: ships are emptied after storing. E1, Q8: the end comes when the pool of chips reaches 0. */
const afterStoring = (s: State): void => {
  emptyFullShips(s);
  if (pointsLeft(s) === 0) trigger(s, POINTS_RAN_OUT);
  askForRole(s);
};

/** What follows a step that has nothing left to ask. */
const FOLLOWS = byStep<(s: State) => void>([
  [at.GOVERNOR, layFaceUp],
  [at.FACE_UP, askForRole],
  [at.ROLE_CHOICE, beginRole],
  [at.SETTLING, afterSettling],
  [at.PLACING, afterPlacing],
  [at.BUILDING, afterBuilding],
  [at.CRAFTSMAN_PRIVILEGE, askForRole],
  [at.TRADING, afterTrading],
  [at.LOADING, afterLoading],
  [at.STORING, afterStoring],
  [at.PROSPECTING, askForRole],
]);

/** Goes on until someone has to choose or the game is over. */
export const goOn = (s: State): void => {
  while (turn(s) === OVER && step(s) !== at.OVER_STEP) (FOLLOWS[step(s)] as (s: State) => void)(s);
};

export const legal = (s: State, seat: Seat, out: MoveBuffer): number => (hasTurn(turn(s), seat) ? decisionNow(s).legal(s, seat, out) : 0);

export const chance = (s: State, out: MoveBuffer, weights: WeightBuffer): number =>
  turn(s) === CHANCE_TURN ? lotteryNow(s).chance(s, out, weights) : 0;

export const apply = (s: State, seat: Seat, move: Move): void => {
  if (seat === CHANCE) lotteryNow(s).apply(s, move);
  else decisionNow(s).apply(s, seat, move);
  goOn(s);
};

/** The first rule in the way: the end (E1), whose turn it is (R1, MY5 among mayors), then what the step says. */
export const whyNot = (s: State, seat: Seat, move: Move): RuleId | undefined => {
  if (step(s) === at.OVER_STEP) return 'E1';
  if (seat === CHANCE || move >= CHANCE_FIRST) return whyNotByChance(s, seat, move);
  if (!hasTurn(turn(s), seat)) return whyNotOutOfTurn(s, seat, move);
  return decisionNow(s).whyNot(s, seat, move);
};

/** Steps at which a seat that is not asked may still wonder about its own move: it is told what forbids it, before whose turn it is. */
const ASKED_BY_LAP = [at.SETTLING, at.BUILDING, at.TRADING, at.LOADING];

/** R1: not your turn. MY5: nor in the order of the mayors. */
const whyNotOutOfTurn = (s: State, seat: Seat, move: Move): RuleId => {
  if (step(s) === at.PLACING) return 'MY5';
  return (ASKED_BY_LAP.includes(step(s)) ? decisionNow(s).whyNot(s, seat, move) : undefined) ?? 'R1';
};

/** S1: chance seats the players. S7: chance draws the tiles; nobody else does. */
const whyNotByChance = (s: State, seat: Seat, move: Move): RuleId | undefined => {
  if (move < CHANCE_FIRST) return 'R1';
  if (seat === CHANCE) {
    const count = chance(s, possible, ignored);
    for (let i = 0; i < count; i++) if (possible[i] === move) return undefined;
  }
  return DRAW.has(move) ? 'S7' : 'S1';
};

const possible = new Uint16Array(moves.count);
const ignored = new Uint16Array(moves.count);
