/** K-island to K-windmill, CO3, RU13, RU14: the King's Rewards of colonies just entered, in any order. */
import { at, type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { BOOTY, BOOTY_REALS, bootyDue, bootyIn } from '../actions/booty.ts';
import { startWorkers } from '../actions/workers.ts';
import { COLONIES, type Colony, REWARDS, type Reward, type RewardName } from '../board/names.ts';
import { startFlips } from '../favors/flip.ts';
import { CHOOSE_REWARD, NO_REWARD, SUPPORT_FOOD, SUPPORT_PIRATES } from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { ruleSet } from '../state/rule-set.ts';
import { awaitNobody, awaitSeat, discardPirates, millUp, NOBODY } from '../state/state.ts';
import { ACTION_DONE, REWARD_CHOICE, SUPPORT, TO_CITY, TO_FIELD, TO_WATCH } from '../state/steps.ts';
import { WATCH_PIRATES } from '../tables/pieces.ts';

const MEDAL_POINTS = 3;
const CITY_POINTS = 1;

/** Rewards that leave nothing to choose are over at once. */
const atOnce = (s: State): void => awaitNobody(s, ACTION_DONE);

/** K-island: a Worker to a Field or the Forest, as Steward. */
const island = (s: State, seat: Seat): void => startWorkers(s, seat, TO_FIELD, 1);

/** K-city: 1 PP, then a Worker may go to a city spot. RU13: the PP always count. */
const city = (s: State, seat: Seat): void => {
  on.points.add(s, seat, CITY_POINTS);
  startWorkers(s, seat, TO_CITY, 1);
};

/** K-guild: one own Favor of any guild turned up. */
const guild = (s: State, seat: Seat): void => startFlips(s, seat, 1);

/** K-watch: a Worker into the City Watch, up to 3 Pirates off. */
const watch = (s: State, seat: Seat): void => startWorkers(s, seat, TO_WATCH, 1);

/** K-medal */
const medal = (s: State, seat: Seat): void => {
  on.points.add(s, seat, MEDAL_POINTS);
  atOnce(s);
};

/** K-booty */
const booty = (s: State, seat: Seat): void => {
  on.reals.add(s, seat, BOOTY_REALS);
  atOnce(s);
};

/** K-support: up to 3 Pirates off, or Bread (V6). */
const support = (s: State, seat: Seat): void => awaitSeat(s, SUPPORT, seat);

/** K-windmill: one step up, no Wheat. */
const windmill = (s: State, seat: Seat): void => {
  millUp(s, seat);
  atOnce(s);
};

const GIVE: Readonly<Record<RewardName, (s: State, seat: Seat) => void>> = { island, city, guild, watch, medal, booty, support, windmill };
const GIVE_BY_INDEX = REWARDS.map((name) => GIVE[name]);

/** The colony where this reward lies and a Ship just landed, or NOBODY. */
const colonyOffering = (s: State, reward: Reward): Colony => {
  for (let colony = 0; colony < COLONIES.length; colony++)
    if (on.rewardsDue(s, colony) > 0 && (on.colonyReward(s, colony, 0) === reward || on.colonyReward(s, colony, 1) === reward))
      return colony;
  return NOBODY;
};

const firstColonyDue = (s: State): Colony => {
  for (let colony = 0; colony < COLONIES.length; colony++) if (on.rewardsDue(s, colony) > 0) return colony;
  return NOBODY;
};

/** RU9: Booty that vouched for bought Wood must be taken. Another choice at its colony has to leave the debt covered. */
const canForgo = (s: State, seat: Seat, colony: Colony): boolean => on.debt(s) <= on.reals(s, seat) + bootyDue(s) - bootyIn(s, colony);

export const askForReward = (s: State, seat: Seat): void => awaitSeat(s, REWARD_CHOICE, seat);

export const rewardChoice: Decision = {
  moves: movesOf(CHOOSE_REWARD, NO_REWARD),
  /** RU13: one Reward a Ship, the same one twice if two landed there; one may be declined. */
  apply(s: State, seat: Seat, move: Move): void {
    if (move === NO_REWARD) {
      on.rewardsDue.add(s, firstColonyDue(s), -1);
      return atOnce(s);
    }
    const reward = CHOOSE_REWARD.index(move);
    on.rewardsDue.add(s, colonyOffering(s, reward), -1);
    at(GIVE_BY_INDEX, reward)(s, seat);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === NO_REWARD) return canForgo(s, seat, firstColonyDue(s)) ? undefined : 'RU9';
    if (!CHOOSE_REWARD.has(move)) return 'CO3';
    const reward = CHOOSE_REWARD.index(move);
    const colony = colonyOffering(s, reward);
    if (colony === NOBODY) return 'CO3';
    return reward === BOOTY || canForgo(s, seat, colony) ? undefined : 'RU9';
  },
};

export const supportChoice: Decision = {
  moves: movesOf(SUPPORT_PIRATES, SUPPORT_FOOD),
  apply(s: State, seat: Seat, move: Move): void {
    if (move === SUPPORT_PIRATES) discardPirates(s, seat, WATCH_PIRATES);
    else on.bread.add(s, seat, ruleSet(s).supportBread);
    awaitNobody(s, ACTION_DONE);
  },
  whyNot: (_s: State, _seat: Seat, move: Move): RuleId | undefined =>
    move === SUPPORT_PIRATES || move === SUPPORT_FOOD ? undefined : 'K-support',
};
