/** Decisions in several moves are thought through to their end: what stands on the board in the middle of them says little. */
import { copyInto, type Seat, type State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import { run, USUAL } from '../placing/orders.ts';
import { layOut, Placement } from '../placing/placement.ts';
import { finishStoring } from './finish-storing.ts';

const { on } = pr;
const scratch = new Int16Array(puertoRico.layout.size);
const placement = new Placement();

const isToCome = (s: State, seat: Seat): boolean => {
  let other = on.actor(s);
  for (let i = 0; i < on.lap(s); i++, other = on.nextSeat(s, other)) if (other === seat) return true;
  return false;
};

/** Whoever is still to place does what is usual; in order, also those whose turn comes later. */
const finishPlacings = (s: State): void => {
  for (let seat = 0; seat < on.players(s); seat++) {
    if (on.circlesAhead(s, seat) > 0) placement.start(s, seat);
    else if (on.mayorInOrder(s) && isToCome(s, seat)) placement.startAnew(s, seat);
    else continue;
    run(USUAL, placement);
    layOut(s, seat, placement.colonists);
  }
};

/** The position, or a copy of it, kept until the next call, in which placing and storing are finished. */
export const settled = (s: State): State => {
  const step = on.step(s);
  if (step !== pr.steps.PLACING && step !== pr.steps.STORING) return s;
  copyInto(scratch, s);
  if (step === pr.steps.PLACING) finishPlacings(scratch);
  else finishStoring(scratch);
  return scratch;
};
