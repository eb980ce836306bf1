/**
 * What Pirates cost in the end. Those the maintenance of this round will bring are counted already; ranks are close and change, so each rival is more
 * or less likely to have fewer in the end.
 */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';

const { on, steps } = md;

/** Whether a seat's turn in this step of the maintenance is over. */
const isPast = (s: State, seat: Seat, step: number): boolean => {
  if (on.phase(s) !== steps.D) return on.phase(s) > steps.D;
  if (on.step(s) !== step) return on.step(s) > step;
  return md.passingSlotOf(s, seat) < on.slotInTurn(s);
};

/** How sure it is that what is missing now is still missing at the maintenance: turns and buildings may bring it. */
const sureness = (s: State, seat: Seat): number => {
  if (on.phase(s) >= steps.C) return on.phase(s) === steps.C ? 0.85 : 1;
  return md.passingSlotOf(s, seat) !== md.NOBODY && on.phase(s) === steps.B ? 0.75 : 0.45;
};

/** Pirates of a seat after this round's upkeep and feeding, as things stand. */
export const comingPirates = (s: State, seat: Seat): number => {
  let missing = 0;
  if (!isPast(s, seat, steps.UPKEEP)) missing += Math.max(0, md.shipsOnBoard(s, seat) - on.wood(s, seat));
  if (!isPast(s, seat, steps.FEEDING)) missing += Math.max(0, md.hungryWorkers(s, seat) - on.bread(s, seat));
  return on.pirates(s, seat) + sureness(s, seat) * missing;
};

/** G2: 16 for most Pirates, half of it with each rival who has more; between two ranks a smooth line. */
const lossBehind = (s: State, rivalsWithFewer: number): number => 16 * 2 ** (rivalsWithFewer - on.players(s) + 1);

/** The rounds left bring more, some of them beyond 20. */
const beyondTwenty = (s: State, own: number): number => {
  const left = md.ROUNDS - Math.max(1, on.round(s));
  return Math.max(0, own + 2 * left - 20);
};

export const softPirateLoss = (s: State, seat: Seat): number => {
  const own = comingPirates(s, seat);
  const spread = 1 + 0.7 * (md.ROUNDS - Math.max(1, on.round(s)));
  let fewer = 0;
  for (let other = 0; other < on.players(s); other++)
    if (other !== seat) fewer += 1 / (1 + Math.exp((comingPirates(s, other) - own) / spread));
  const none = own === 0 && on.round(s) === md.ROUNDS;
  return none ? 0 : lossBehind(s, fewer) + beyondTwenty(s, own);
};
