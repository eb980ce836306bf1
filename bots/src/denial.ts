/** What a choice takes away from a rival, found by comparing it with another choice. */
import type { Seat } from '@caravel/core';
import { numberAt } from './number-at.ts';
import type { Outlook } from './outlook.ts';

export interface Denial {
  readonly seat: Seat;
  /** By how much the rival's expected final score is lower; left out if that is too little to mention. */
  readonly points?: number;
  /** Whether the rival makes the same move next if the seat does not, and cannot make it if the seat does. */
  readonly takesIt: boolean;
}

/** The rival who would make the same single move after the other choice, and cannot make it after this one. */
const takerOf = ({ moves: [move, ...more], replies }: Outlook, other: Outlook): Seat | undefined => {
  if (move === undefined || more.length > 0) return undefined;
  const isBarred = (seat: Seat): boolean => {
    const own = replies.filter((reply) => reply.seat === seat);
    return own.length > 0 && own.every(({ legal }) => !legal.has(move));
  };
  return other.replies.find((reply) => reply.move === move && isBarred(reply.seat))?.seat;
};

const lossOf = (rival: Seat, { scores }: Outlook, other: Outlook): number => numberAt(other.scores, rival) - numberAt(scores, rival);

const mostHurt = (seat: Seat, outlook: Outlook, other: Outlook): Seat =>
  [...outlook.scores.keys()]
    .filter((rival) => rival !== seat)
    .reduce((most, rival) => (lossOf(rival, outlook, other) > lossOf(most, outlook, other) ? rival : most));

/** `least` is the smallest number of points worth mentioning. */
export const denialBy = (seat: Seat, outlook: Outlook, other: Outlook, least: number): Denial | undefined => {
  const taker = takerOf(outlook, other);
  const rival = taker ?? mostHurt(seat, outlook, other);
  const points = lossOf(rival, outlook, other);
  if (taker === undefined && points < least) return undefined;
  return { seat: rival, ...(points >= least && { points }), takesIt: taker !== undefined };
};
