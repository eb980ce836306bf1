/** What a choice costs and brings, in amounts: `−1 Sugar, −1 Wood (buy 1 for 1 Real), +4 Reals`. */
import type { Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import { quoteWood, type SlotView, type View } from '@caravel/madeira';

/** DW1–DW3: Wood, and what of it must be bought. */
export const woodPrice = ({ change, prices }: Words, view: View, seat: Seat, wood: number): string => {
  const { toBuy, reals = 0 } = quoteWood(view, seat, wood);
  const all = change('wood', -wood);
  return toBuy === 0 ? all : `${all} (${prices.buy(toBuy, reals)})`;
};

interface Voyage {
  readonly slot: SlotView;
  /** RU15: the larger quantity. */
  readonly isMore: boolean;
  readonly isFromHome: boolean;
}

/** CO1–CO3: the Goods of a slot, the Wood of a Ship from home, and the Reals it will bring. */
export const voyagePrice = (terms: Words, view: View, seat: Seat, { slot, isMore, isFromHome }: Voyage): string => {
  const { cost, reals } = (isMore && slot.more) || slot;
  return [
    terms.change(slot.good, -cost),
    ...(isFromHome ? [woodPrice(terms, view, seat, 1)] : []),
    ...(reals === undefined ? [] : [terms.change('reals', reals)]),
  ].join(', ');
};
