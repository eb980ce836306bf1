/** What this round’s maintenance asks for and brings: upkeep of Ships, feeding of Workers, Pirates for what is missing, Goods of the lands. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { affordableWood, facts } from '../facts.ts';
import { clip, each, feature, numberAt, type SeatPart } from '../part.ts';
import { passingSlot } from '../shared.ts';

const { on, names, steps } = md;

/** Whether a seat’s turn in this step of the maintenance is over. */
const isPast = (s: State, seat: Seat, step: number): boolean => {
  if (on.phase(s) !== steps.D) return on.phase(s) > steps.D;
  if (on.step(s) !== step) return on.step(s) > step;
  return passingSlot(seat) < on.slotInTurn(s);
};

const missing = (s: State, seat: Seat, step: number, needed: number, has: number): number =>
  needed <= has || isPast(s, seat, step) ? 0 : needed - has;

/** D3: Ships the Wood at home does not keep. */
const missingWood = (s: State, seat: Seat): number => missing(s, seat, steps.UPKEEP, md.shipsOnBoard(s, seat), on.wood(s, seat));

/** D4: Workers the windmill and the Bread at home do not feed. */
const missingBread = (s: State, seat: Seat): number => missing(s, seat, steps.FEEDING, md.hungryWorkers(s, seat), on.bread(s, seat));

/** Pirates of a seat after this round’s upkeep and feeding, as things stand. */
export const comingPirates = (s: State, seat: Seat): number => on.pirates(s, seat) + missingWood(s, seat) + missingBread(s, seat);

const writeUpkeep = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  const ships = md.shipsOnBoard(s, seat);
  const wood = missingWood(s, seat);
  out[from] = ships;
  out[from + 1] = on.shipsHome(s, seat) > 0 ? 1 : 0;
  out[from + 2] = wood;
  out[from + 3] = affordableWood(s, wood);
  out[from + 4] = clip(Math.max(0, facts.wood - ships));
  out[from + 5] = facts.reach;
  out[from + 6] = clip(facts.canDiscard);
  return from + 7;
};

const writeFeeding = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  const hungry = md.hungryWorkers(s, seat);
  out[from] = hungry;
  out[from + 1] = missingBread(s, seat);
  out[from + 2] = clip(Math.max(0, facts.bread - hungry));
  return from + 3;
};

/** D2: of each Good, what the Workers on lands yield a round. */
const writeIncome = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  out[from] = out[from + 1] = out[from + 2] = 0;
  for (let colony = 0; colony < names.COLONIES.length; colony++) {
    const at = from + on.landGood(s, colony);
    out[at] = numberAt(out, at) + on.workersLand(s, seat, colony);
  }
  return from + 3;
};

export const maintenance: SeatPart = {
  features: [
    feature('Ships on the board', 6),
    feature('a Ship at home'),
    feature('Ships without Wood', 4),
    feature('Ships whose Wood could be bought', 4),
    feature('Wood beyond the upkeep', 4),
    feature('Wood within reach', 10),
    feature('Wood that could be discarded', 6),
    feature('hungry Workers', 7),
    feature('Workers without Bread', 5),
    feature('Bread beyond the feeding', 5),
    ...each('income of', names.GOODS, 3),
  ],
  write: (s, seat, out, from) => writeIncome(s, seat, out, writeFeeding(s, seat, out, writeUpkeep(s, seat, out, from))),
};
