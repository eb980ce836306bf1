/** TR1–TR4, V-market, V-office: the trader. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { PASS, SELL } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import * as state from '../../state/state.ts';
import { TRADING } from '../../state/steps.ts';
import { LARGE_MARKET, OFFICE, SMALL_MARKET } from '../../tables/buildings.ts';
import { GOODS, type Good, PRICES } from '../../tables/goods.ts';
import { TRADER } from '../../tables/roles.ts';

/** V-market: +1 for the small, +2 for the large, +3 for both. */
export const marketBonus = (s: State, seat: Seat): number =>
  (state.isOccupied(s, seat, SMALL_MARKET) ? 1 : 0) + (state.isOccupied(s, seat, LARGE_MARKET) ? 2 : 0);

/** TR1: the price, and one more for the trader; TR4: corn sells for 0 plus the same bonuses. */
export const salePrice = (s: State, seat: Seat, good: Good): number =>
  (PRICES[good] as number) + (state.hasPrivilege(s, seat, TRADER) ? 1 : 0) + marketBonus(s, seat);

/** TR2: the house takes each kind once. V-office: with an office also a kind that is there already. */
const houseTakes = (s: State, seat: Seat, good: Good): boolean => on.house(s, good) === 0 || state.isOccupied(s, seat, OFFICE);

/** TR2: the house has four places; V-office: nobody sells to a full house, not even with an office. */
export const canSell = (s: State, seat: Seat, good: Good): boolean =>
  on.barrels(s, seat, good) > 0 && !state.isHouseFull(s) && houseTakes(s, seat, good);

const hasChoice = (s: State, seat: Seat): boolean => {
  for (let good = 0; good < GOODS.length; good++) if (canSell(s, seat, good)) return true;
  return false;
};

export const beginTrader = (s: State): void => {
  state.startLap(s);
  state.askNext(s, TRADING, hasChoice);
};

const sell = (s: State, seat: Seat, good: Good): void => {
  on.barrels.add(s, seat, good, -1);
  on.house.add(s, good, 1);
  on.houseFilled.add(s, 1);
  state.payOut(s, seat, salePrice(s, seat, good));
};

export const trading: Decision = {
  moves: movesOf(SELL, PASS),
  apply(s: State, seat: Seat, move: Move): void {
    if (move !== PASS) sell(s, seat, SELL.index(move));
    state.passOn(s);
    state.askNext(s, TRADING, hasChoice);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === PASS) return undefined;
    if (!SELL.has(move)) return 'R1';
    const good = SELL.index(move);
    if (on.barrels(s, seat, good) === 0) return 'TR1';
    return canSell(s, seat, good) ? undefined : 'TR2';
  },
};

/** TR3, Q4: a house with four barrels is emptied, whether their kinds differ or not; otherwise it stays as it is. */
export const emptyFullHouse = (s: State): void => {
  if (!state.isHouseFull(s)) return;
  for (let good = 0; good < GOODS.length; good++) {
    on.barrelsLeft.add(s, good, on.house(s, good));
    on.house.set(s, good, 0);
  }
  on.houseFilled.set(s, 0);
};
