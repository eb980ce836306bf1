/** The order of play as tables: what each step asks, how each role begins, and what follows a step that has nothing left to ask. */
import { type Decision, type Move, makeFlow, type RuleId, type Seat, type State } from '@caravel/core';
import { CHANCE_FIRST, DRAW, moves } from '../moves/table.ts';
import * as on from '../state/layout.ts';
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
import { governorLottery, orderLottery, setUp } from './setup/setup.ts';
import { beginTrader, emptyFullHouse, trading } from './trader/trader.ts';

/** E1: the endings. */
export const ENDINGS = ['colonists', 'city', 'points'] as const;
const COLONISTS_RAN_OUT = 1;
const CITY_IS_FULL = 2;
const POINTS_RAN_OUT = 4;

const trigger = (s: State, ending: number): void => on.endings.set(s, on.endings(s) | ending);

/** How the phase of each role begins. */
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

const beginRole = (s: State): void => (BEGINNING_OF[on.role(s)] as (s: State) => void)(s);

/** SE3: after the settler's phase the face-up tiles are replaced. */
const afterSettling = (s: State): void => {
  discardFaceUp(s);
  layFaceUp(s);
};

/** MY4, E1: the end is triggered if the supply cannot fill the ship as required. */
const afterPlacing = (s: State): void => {
  if (!refillColonistShip(s)) trigger(s, COLONISTS_RAN_OUT);
  askForRole(s);
};

/** E1: the end is triggered if somebody has filled all twelve city spaces. */
const afterBuilding = (s: State): void => {
  for (let seat = 0; seat < on.players(s); seat++) if (citySpaces(s, seat) === 0) trigger(s, CITY_IS_FULL);
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

/** CA9: full ships are emptied after storing. E1, Q8: the end is triggered when no VP chip is left. */
const afterStoring = (s: State): void => {
  emptyFullShips(s);
  if (on.pointsLeft(s) === 0) trigger(s, POINTS_RAN_OUT);
  askForRole(s);
};

/** Steps at which everybody has a turn: a seat that is passed over is told which rule forbids its move, not that it is somebody else's turn. */
const ASKED_BY_LAP = new Map<number, Decision>([
  [at.SETTLING, settling],
  [at.BUILDING, building],
  [at.TRADING, trading],
  [at.LOADING, loading],
]);

/** R1: it is not this seat's turn. MY5: the same while colonists are placed. */
const whyNotOutOfTurn = (s: State, seat: Seat, move: Move): RuleId => {
  if (on.step(s) === at.PLACING) return 'MY5';
  return ASKED_BY_LAP.get(on.step(s))?.whyNot(s, seat, move) ?? 'R1';
};

/** S1: only chance seats the players. S7: only chance draws tiles. */
const whyNotByChance = (move: Move): RuleId => {
  if (move < CHANCE_FIRST) return 'R1';
  return DRAW.has(move) ? 'S7' : 'S1';
};

export const { setup, legal, chance, apply, whyNot } = makeFlow({
  layout: on.layout,
  moves,
  chanceFirst: CHANCE_FIRST,
  step: on.step,
  turn: on.turn,
  over: { step: at.OVER_STEP, rule: 'E1' },
  setUp,
  lotteries: [
    [at.GOVERNOR, governorLottery],
    [at.ORDER, orderLottery],
    [at.FACE_UP, faceUpLottery],
    [at.HACIENDA_TILE, haciendaLottery],
  ],
  decisions: [
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
  ],
  follows: [
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
  ],
  whyNotByChance,
  whyNotOutOfTurn,
});
