/** The Crown’s Requests a seat holds: what each would bring now, and what is lacking. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { clip, each, feature, type SeatPart } from '../part.ts';
import { claims, crownPoints, KINDS, mostPoints, pointsLater, pointsNow, pointsUnderWay, requestPoints } from './crown.ts';

const { on, names } = md;

/** By kind: held, what one would bring, the same if it is held, what is lacking if it is held; then what second ones would bring. */
const writeKinds = (s: State, seat: Seat, scoring: number, out: Int16Array, from: number): number => {
  let seconds = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const held = on.requests(s, seat, kind);
    const worth = pointsNow(kind);
    const at = from + kind;
    out[at + KINDS] = clip(worth);
    if (held === 0) continue;
    out[at] = held;
    out[at + 2 * KINDS] = clip(worth);
    out[at + 3 * KINDS] = clip(mostPoints(s, kind, scoring) - worth);
    for (let nth = 1; nth < held; nth++) seconds += requestPoints(seat, kind, scoring, nth);
  }
  out[from + 4 * KINDS] = clip(seconds);
  return from + 4 * KINDS + 1;
};

export const requests: SeatPart = {
  features: [
    ...each('holds', names.REQUESTS),
    ...each('would bring', names.REQUESTS, 15),
    ...each('held and would bring', names.REQUESTS, 15),
    ...each('held and lacking points of', names.REQUESTS, 15),
    feature('second Requests of a kind would bring', 10),
    feature('Requests held', 3),
    feature('Crown would pay now', 30),
    feature('Crown would pay at the scoring after', 30),
    feature('Market Routes at the scoring after', 15),
    feature('Expeditions at the scoring after', 15),
  ],
  write(s, seat, out, from) {
    const { scoring, hand } = claims;
    const hasLater = scoring < 2;
    let at = writeKinds(s, seat, Math.min(2, scoring), out, from);
    out[at++] = hand;
    out[at++] = clip(crownPoints(s, seat, false) + pointsUnderWay(s, seat));
    out[at++] = clip(crownPoints(s, seat, true));
    out[at++] = hasLater ? clip(pointsLater(names.MARKET_ROUTES)) : 0;
    out[at++] = hasLater ? clip(pointsLater(names.EXPEDITIONS)) : 0;
    return at;
  },
};
