/** Where Ships lie: the markets and the colonies. */
import { at, type Seat, type State } from '@caravel/core';
import { goodFor } from '../actions/ships.ts';
import { SCORING_ROUNDS } from '../board/board.ts';
import { COLONIES, type Colony, GOODS, type GoodName, REWARDS, type RewardName } from '../board/names.ts';
import * as on from '../state/layout.ts';
import { LANDING_SLOT_NAMES, MARKET_SLOT_NAMES, MARKET_SLOTS, SLOTS_EACH, type Slot } from '../state/places.ts';
import { NOBODY } from '../state/state.ts';
import type { ColonyView, LandingSlotView, MarketSlotView, MarketView, PointsInRound } from '../view.ts';
import { heldBy, range, seatCounts } from './lists.ts';

const pointsByRound = (read: (i: number) => number): PointsInRound[] => SCORING_ROUNDS.map((round, i) => ({ round, points: read(i) }));

/** BD5: only the slots in play with this number of players. */
const openSlots = (s: State, first: Slot): Slot[] =>
  range(SLOTS_EACH)
    .map((i) => first + i)
    .filter((slot) => on.slotCost(s, slot) >= 0);

const describeAnySlot = (s: State, slot: Slot): { good: GoodName; cost: number; seat?: Seat } => ({
  good: at(GOODS, goodFor(slot)),
  cost: on.slotCost(s, slot),
  ...heldBy(on.slotShip(s, slot)),
});

const describeMarketSlot = (s: State, slot: Slot): MarketSlotView => ({
  slot: at(MARKET_SLOT_NAMES, slot),
  ...describeAnySlot(s, slot),
  reals: on.slotReals(s, slot),
  ...(on.slotMoreCost(s, slot) > 0 ? { more: { cost: on.slotMoreCost(s, slot), reals: on.slotMoreReals(s, slot) } } : {}),
});

const describeLandingSlot = (s: State, slot: Slot): LandingSlotView => ({
  slot: at(LANDING_SLOT_NAMES, slot - MARKET_SLOTS),
  ...describeAnySlot(s, slot),
});

export const describeMarkets = (s: State): MarketView[] =>
  GOODS.map((name, market) => ({
    market: name,
    points: pointsByRound((i) => on.marketPoints(s, market, i)),
    slots: openSlots(s, market * SLOTS_EACH).map((slot) => describeMarketSlot(s, slot)),
  }));

const rewardsOf = (s: State, colony: Colony): RewardName[] =>
  [on.colonyReward(s, colony, 0), on.colonyReward(s, colony, 1)].flatMap((reward) => (reward === NOBODY ? [] : [at(REWARDS, reward)]));

export const describeColonies = (s: State): ColonyView[] =>
  COLONIES.map((name, colony) => ({
    colony: name,
    land: at(GOODS, on.landGood(s, colony)),
    points: pointsByRound((i) => on.colonyPoints(s, colony, i)),
    rewards: rewardsOf(s, colony),
    slots: openSlots(s, MARKET_SLOTS + colony * SLOTS_EACH).map((slot) => describeLandingSlot(s, slot)),
    rewardsDue: on.rewardsDue(s, colony),
    workers: seatCounts(s, (seat) => on.workersLand(s, seat, colony)),
  }));
