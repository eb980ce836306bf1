/** DW1–DW4, RU7, V10: what an amount of Wood would cost a seat, from what everybody sees: before the choice, and in the log after it. */
import { at, type Seat } from '@caravel/core';
import type { View } from './view.ts';

export interface WoodQuote {
  readonly fromHome: number;
  readonly toBuy: number;
  /** RU8: undefined where the table of prices ends before it. */
  readonly reals: number | undefined;
}

/** DW3: the price of so much Wood in one turn. */
const priceOf = (prices: readonly number[], amount: number): number | undefined => (amount === 0 ? 0 : prices[amount - 1]);

/** DW3: pieces more, after those the seat has bought in this turn. */
export const quotePieces = ({ turn, woodPrices }: Pick<View, 'turn' | 'woodPrices'>, seat: Seat, pieces: number): number | undefined => {
  const bought = turn.actor === seat ? turn.wood.bought : 0;
  const [paid, all] = [priceOf(woodPrices, bought), priceOf(woodPrices, bought + pieces)];
  return paid === undefined || all === undefined ? undefined : all - paid;
};

/** DW1: home Wood first; DW2: only what is missing is bought. V10: at once or as a debt, the price is the same. */
export const quoteWood = (view: Pick<View, 'seats' | 'turn' | 'woodPrices'>, seat: Seat, amount: number): WoodQuote => {
  const fromHome = Math.min(amount, at(view.seats, seat).wood);
  const toBuy = amount - fromHome;
  return { fromHome, toBuy, reals: quotePieces(view, seat, toBuy) };
};

/** DW2, GW2: the Wood a seat could buy from; the Forest never runs out. */
export const woodInReach = ({ fields, forest }: Pick<View, 'fields' | 'forest'>, seat: Seat): number =>
  forest.includes(seat)
    ? Number.POSITIVE_INFINITY
    : fields.reduce((sum, { wood, workers }) => (workers.includes(seat) ? sum + wood : sum), 0);
