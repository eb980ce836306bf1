/** Finishes decisions that take several moves before a position is read, because what the board shows in the middle of them means little. */
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

/** Everybody who is placing does so in the usual way; with mayors in order also those whose turn is still to come. */
const finishPlacings = (s: State): void => {
  for (let seat = 0; seat < on.players(s); seat++) {
    if (on.circlesAhead(s, seat) > 0) placement.start(s, seat);
    else if (on.mayorInOrder(s) && isToCome(s, seat)) placement.startAnew(s, seat);
    else continue;
    run(USUAL, placement);
    layOut(s, seat, placement.colonists);
  }
};

/** The position itself, or if somebody is placing or storing a copy in which this is finished; the copy is overwritten by the next call. */
export const settled = (s: State): State => {
  const step = on.step(s);
  if (step !== pr.steps.PLACING && step !== pr.steps.STORING) return s;
  copyInto(scratch, s);
  if (step === pr.steps.PLACING) finishPlacings(scratch);
  else finishStoring(scratch);
  return scratch;
};
