/** The order of play as tables: what each step asks, and what follows when it has nothing left to ask. */
import { hasTurn, type Move, makeFlow, type RuleId, type Seat, type State } from '@caravel/core';
import { lastChance, startLastChance } from '../actions/last-chance.ts';
import { askForShip, collectReals, hasRewardsDue, ship, shipTo } from '../actions/ships.ts';
import { windmill } from '../actions/windmill.ts';
import { buying, getting, settleDebt } from '../actions/wood.ts';
import { worker, workerTo } from '../actions/workers.ts';
import { ladyChoice, markerMove } from '../favors/favors.ts';
import { flip } from '../favors/flip.ts';
import { CHANCE_FIRST, HONORED, moves, USE_FAVOR } from '../moves/table.ts';
import { askForReward, rewardChoice, supportChoice } from '../rewards/rewards.ts';
import * as on from '../state/layout.ts';
import { ruleSet } from '../state/rule-set.ts';
import { awaitNobody, clearTurnMarks, NOBODY } from '../state/state.ts';
import * as at from '../state/steps.ts';
import { ROUNDS } from '../tables/pieces.ts';
import * as deal from './a-setup/deal.ts';
import { firstCity, firstField, startFirstCity, startFirstFields } from './a-setup/first-placement.ts';
import { askForRow, guildChoice, requestChoice, rowChoice } from './a-setup/rows.ts';
import { orderPlayers, setUp } from './a-setup/set-up.ts';
import { characterChoice } from './b-characters/character.ts';
import { favorChoice, takeFavor } from './b-characters/guild-master.ts';
import { again } from './b-characters/harvest.ts';
import { collectFromCities } from './b-characters/mayor.ts';
import { nextTurn, resumeTurn, startCharacters, turnChoice } from './b-characters/turn.ts';
import {
  buildingLottery,
  buildingTurn,
  clearBuildings,
  nextPayer,
  pirateLottery,
  resumeBuildingTurn,
  startBuildings,
} from './c-buildings/building-turn.ts';
import * as upkeep from './d-maintenance/maintenance.ts';
import { convertFields } from './e-crown/conversion.ts';
import { isScoringRound, leaveChoice, scoreNext, startCrown } from './e-crown/crown.ts';
import { urbanizationChoice } from './e-crown/requests/urbanization.ts';
import { wealthChoice } from './e-crown/requests/wealth.ts';

const isSettingUp = (s: State): boolean => on.phase(s) === at.SETUP_PHASE;

const afterCrowns = (s: State): void => {
  orderPlayers(s);
  deal.layRequests(s);
};

/** V11: rewards before the first city Worker, or between the two passes of V3. */
const afterFavors = (s: State): void => {
  if (ruleSet(s).rewardsBeforeWorkers) deal.layRewards(s);
  else startFirstCity(s);
};

/** V2: the dice and characters of round 1 before the first Workers. */
const afterRewards = (s: State): void => {
  if (!ruleSet(s).placesInOneTurn) startFirstFields(s);
  else if (ruleSet(s).diceBeforeWorkers) deal.layCharacters(s);
  else startFirstCity(s);
};

/** V3: the city pass of the first edition is followed by the rewards, then the fields. */
const afterFirstCity = (s: State): void => deal.layRewards(s);

/** A1–A3: characters, pirate dice, guild dice. */
const startRound = (s: State): void => {
  on.phase.set(s, at.A);
  for (let row = 0; row < on.players(s); row++) on.rowTaker.set(s, row, NOBODY);
  deal.layCharacters(s);
};

/** V2: round 1 finds its dice and characters laid out. */
const afterFirstFields = (s: State): void => {
  if (!ruleSet(s).diceBeforeWorkers) return startRound(s);
  on.phase.set(s, at.A);
  askForRow(s);
};

const afterGuildDice = (s: State): void => {
  if (isSettingUp(s)) startFirstCity(s);
  else askForRow(s);
};

const startB = (s: State): void => {
  on.phase.set(s, at.B);
  startCharacters(s);
};

const startC = (s: State): void => {
  on.phase.set(s, at.C);
  startBuildings(s);
};

/** V10: with the turn its debt is due. */
const endTurn = (s: State): void => {
  settleDebt(s, on.actor(s));
  on.dieBuilding.set(s, NOBODY);
  nextTurn(s);
};

const endBuildingTurn = (s: State): void => {
  settleDebt(s, on.actor(s));
  nextPayer(s);
};

/** F1: after a Favor the turn it opened goes on. */
const endFavor = (s: State): void => (on.phase(s) === at.B ? resumeTurn(s) : resumeBuildingTurn(s));

/** What an action belonged to, by what the turn is busy with, ends with it. */
const ENDINGS = new Map<number, (s: State) => void>([
  [at.FAVOR, endFavor],
  [at.DIE, endTurn],
  [at.PASSING, endTurn],
  [at.BUILDING_ACTION, endBuildingTurn],
]);

const endActivity = (s: State): void => {
  const end = ENDINGS.get(on.activity(s));
  if (!end) throw new Error(`nothing follows activity ${on.activity(s)}`);
  end(s);
};

/** CO3: the rewards of Ships that landed come before anything else goes on. */
const endAction = (s: State): void => {
  if (hasRewardsDue(s)) askForReward(s, on.actor(s));
  else endActivity(s);
};

/** MA2: after the relocations the cities yield. */
const endRelocation = (s: State): void => collectFromCities(s, on.actor(s));

const afterShips = (s: State): void => {
  collectReals(s, on.actor(s));
  endAction(s);
};

/** GM1: the Favor is the player's once its Wood is paid. */
const afterFavorWood = (s: State): void => {
  takeFavor(s, on.actor(s));
  endAction(s);
};

/** RU2: the last chance at the whole mill. */
const endC = (s: State): void => startLastChance(s, at.LAST_MILL_C);

/** C8, then D1. */
const startD = (s: State): void => {
  clearBuildings(s);
  on.phase.set(s, at.D);
  upkeep.startHonor(s);
};

const afterHonor = (s: State): void => {
  upkeep.collectIncome(s);
  upkeep.startUpkeep(s);
};

/** RU2: the last chance at what D leaves open. */
const afterFeeding = (s: State): void => startLastChance(s, at.LAST_MILL_D);

/** E1 in rounds 1, 3, 5; E3, E4 in rounds 2 and 4. */
const startE = (s: State): void => {
  on.phase.set(s, at.E);
  clearTurnMarks(s);
  if (isScoringRound(s)) return startCrown(s);
  convertFields(s);
  awaitNobody(s, at.CROWN_DONE);
};

const endRound = (s: State): void => {
  if (on.round(s) === ROUNDS) {
    on.phase.set(s, at.END);
    return awaitNobody(s, at.OVER_STEP);
  }
  on.round.add(s, 1);
  startRound(s);
};

/** How a phase begins: the tables above lead there, and so do positions built from words. */
export const PHASE_STARTS = { A: startRound, B: startB, C: startC, D: startD, E: startE } as const;

/** F1: a Favor opens a turn of B or C and comes at no other moment. */
const isFavorTime = (s: State): boolean => on.step(s) === at.TURN || on.step(s) === at.BUILDING_TURN;

/** F2: in C without a marker on the current building there is no turn, and so no Favor. */
const isElsewhere = (s: State, seat: Seat): boolean => on.phase(s) === at.C && on.markersOn(s, on.building(s), seat) === 0;

const isHonored = (s: State, seat: Seat): boolean => on.step(s) === at.HONOR && hasTurn(on.turn(s), seat);

/** F1, D1: Favors and honors have their moment, whoever's turn it is. */
const whyNotNow = (s: State, seat: Seat, move: Move): RuleId | undefined => {
  if (USE_FAVOR.has(move) && !isFavorTime(s)) return 'F1';
  return move === HONORED && on.phase(s) === at.D && !isHonored(s, seat) ? 'D1' : undefined;
};

/** Who is in turn, by phase: S12 in setup, A4, B1, C3, D3, RU27. */
const TURN_RULES: readonly RuleId[] = ['S12', 'A4', 'B1', 'C3', 'D3', 'RU27'];

const whyNotOutOfTurn = (s: State, seat: Seat, move: Move): RuleId => {
  if (USE_FAVOR.has(move) && isElsewhere(s, seat)) return 'F2';
  return on.step(s) === at.FEEDING ? 'D4' : (TURN_RULES[on.phase(s)] ?? 'G3');
};

export const { setup, goOn, legal, chance, apply, whyNot } = makeFlow({
  layout: on.layout,
  moves,
  chanceFirst: CHANCE_FIRST,
  step: on.step,
  turn: on.turn,
  over: { step: at.OVER_STEP, rule: 'G3' },
  setUp,
  anytime: windmill,
  lotteries: [
    [at.CROWNS, deal.crownsLottery],
    [at.REQUEST_TILE, deal.requestLottery],
    [at.REWARD_TILE, deal.rewardLottery],
    [at.FAVOR_TILE, deal.favorLottery],
    [at.CHARACTER_TILE, deal.characterLottery],
    [at.GUILD_DICE, deal.guildDiceLottery],
    [at.PIRATE_DICE_ROLL, deal.pirateDiceLottery],
    [at.BUILDING_ROLL, buildingLottery],
    [at.PIRATE_ROLL, pirateLottery],
  ],
  decisions: [
    [at.FIRST_CITY, firstCity],
    [at.FIRST_FIELD, firstField],
    [at.ROW_CHOICE, rowChoice],
    [at.REQUEST_CHOICE, requestChoice],
    [at.GUILD_CHOICE, guildChoice],
    [at.TURN, turnChoice],
    [at.CHARACTER, characterChoice],
    [at.WORKER, worker],
    [at.WORKER_TO, workerTo],
    [at.SHIP, ship],
    [at.SHIP_TO, shipTo],
    [at.BUY_WOOD, buying],
    [at.GET_WOOD, getting],
    [at.FAVOR_CHOICE, favorChoice],
    [at.AGAIN, again],
    [at.REWARD_CHOICE, rewardChoice],
    [at.SUPPORT, supportChoice],
    [at.FLIP, flip],
    [at.LADY_CHOICE, ladyChoice],
    [at.MARKER, markerMove],
    [at.BUILDING_TURN, buildingTurn],
    [at.LAST_MILL_C, lastChance(at.LAST_MILL_C)],
    [at.HONOR, upkeep.honor],
    [at.UPKEEP, upkeep.upkeep],
    [at.FEEDING, upkeep.feeding],
    [at.LAST_MILL_D, lastChance(at.LAST_MILL_D)],
    [at.LEAVE, leaveChoice],
    [at.CITY_CHOICE, urbanizationChoice],
    [at.WEALTH_PAY, wealthChoice],
  ],
  follows: [
    [at.CROWNS, afterCrowns],
    [at.REQUEST_TILE, deal.layFavors],
    [at.FAVOR_TILE, afterFavors],
    [at.REWARD_TILE, afterRewards],
    [at.FIRST_CITY, afterFirstCity],
    [at.FIRST_FIELD, afterFirstFields],
    [at.CHARACTER_TILE, deal.rollPirateDice],
    [at.PIRATE_DICE_ROLL, deal.rollGuildDice],
    [at.GUILD_DICE, afterGuildDice],
    [at.ROW_CHOICE, startB],
    [at.TURN_DONE, endTurn],
    [at.PHASE_B_DONE, startC],
    [at.ACTION_DONE, endAction],
    [at.RELOCATION_DONE, endRelocation],
    [at.SHIP, afterShips],
    [at.SHIP_WOOD_PAID, (s) => askForShip(s, on.actor(s))],
    [at.FAVOR_WOOD_PAID, afterFavorWood],
    [at.UPKEEP_WOOD_PAID, upkeep.nextUpkeep],
    [at.BUILDING_TURN_DONE, endBuildingTurn],
    [at.BUILDINGS_DONE, endC],
    [at.LAST_MILL_C, startD],
    [at.HONOR, afterHonor],
    [at.UPKEEP, upkeep.startFeeding],
    [at.FEEDING, afterFeeding],
    [at.LAST_MILL_D, startE],
    [at.REQUEST_SCORED, scoreNext],
    [at.CROWN_DONE, endRound],
  ],
  whyNotByChance: () => 'S1',
  whyNotNow,
  whyNotOutOfTurn,
});
