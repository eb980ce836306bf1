/** Phase D from what is shown: who has upkeep and feeding behind them, and what they still ask for. */
import type { Seat } from '@caravel/core';
import type { View } from '@caravel/madeira';
import { inPassingOrder } from '../lookups.ts';

/** D1 comes before the income, everything else of D after it. */
export const isBeforeIncome = ({ phase, turn }: View): boolean =>
  phase === 'B' || phase === 'C' || (phase === 'D' && turn.step === 'honor');

export type DailyStep = 'upkeep' | 'feeding';

/** How many in Passing order have this step behind them. */
export const doneWith = (view: View, step: DailyStep): number => {
  const seats = inPassingOrder(view);
  if (isBeforeIncome(view) || view.phase === 'A' || view.phase === 'setup') return 0;
  const now = view.turn.step === 'buy wood' ? 'upkeep' : view.turn.step;
  if (now === step) return seats.indexOf(view.turn.actor ?? -1);
  return view.phase === 'D' && step === 'feeding' && now === 'upkeep' ? 0 : seats.length;
};

interface Due {
  readonly what: 'wood' | 'bread';
  readonly has: number;
  readonly needs: number;
}

/** D3, D4: what the end of the round still asks of a seat as things stand; what is over asks for nothing. */
export const dueOf = (view: View, seat: Seat): readonly Due[] => {
  const own = view.seats[seat];
  if (!own) return [];
  const place = inPassingOrder(view).indexOf(seat);
  const needs = (step: DailyStep, count: number): number => (place >= 0 && place < doneWith(view, step) ? 0 : count);
  return [
    { what: 'wood', has: own.wood, needs: needs('upkeep', own.ships.onBoard) },
    { what: 'bread', has: own.bread, needs: needs('feeding', own.workers.hungry) },
  ];
};

/** Each one missing is a Pirate. */
export const piratesDue = (due: readonly Due[]): number => due.reduce((sum, { has, needs }) => sum + Math.max(0, needs - has), 0);
