/** What this round’s maintenance costs and gives: upkeep of Ships, feeding of Workers, Pirates for what is missing, Goods of the lands. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { affordableWood, facts } from '../facts.ts';
import { clip, each, feature, numberAt, type SeatPart } from '../part.ts';
import { passingSlot, SEATS } from '../shared.ts';

const { on, names, steps } = md;

/** Whether a seat’s turn in this step of the maintenance is over. */
const isPast = (s: State, seat: Seat, step: number): boolean => {
  if (on.phase(s) !== steps.D) return on.phase(s) > steps.D;
  if (on.step(s) !== step) return on.step(s) > step;
  return passingSlot(seat) < on.slotInTurn(s);
};

const missing = (s: State, seat: Seat, step: number, needed: number, has: number): number =>
  needed <= has || isPast(s, seat, step) ? 0 : needed - has;

/** By seat: D3: Ships the Wood at home does not keep. D4: Workers the windmill does not feed, and of those the Bread at home does not feed. */
const missingWood = new Int16Array(SEATS);
const hungry = new Int16Array(SEATS);
const missingBread = new Int16Array(SEATS);
/** The Pirates each seat would have after this round’s upkeep and feeding, as things are now. */
export const comingPirates = new Int16Array(SEATS);

/** Computes these for all seats, once per position. */
export const findMaintenance = (s: State): void => {
  for (let seat = 0; seat < on.players(s); seat++) {
    const workers = md.hungryWorkers(s, seat);
    const wood = missing(s, seat, steps.UPKEEP, md.shipsOnBoard(s, seat), on.wood(s, seat));
    const bread = missing(s, seat, steps.FEEDING, workers, on.bread(s, seat));
    hungry[seat] = workers;
    missingWood[seat] = wood;
    missingBread[seat] = bread;
    comingPirates[seat] = on.pirates(s, seat) + wood + bread;
  }
};

const writeUpkeep = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  const ships = md.shipsOnBoard(s, seat);
  const wood = numberAt(missingWood, seat);
  out[from] = ships;
  out[from + 1] = on.shipsHome(s, seat) > 0 ? 1 : 0;
  out[from + 2] = wood;
  out[from + 3] = affordableWood(s, wood);
  out[from + 4] = clip(Math.max(0, facts.wood - ships));
  out[from + 5] = facts.reach;
  out[from + 6] = clip(facts.canDiscard);
  return from + 7;
};

const writeFeeding = (seat: Seat, out: Int16Array, from: number): number => {
  const workers = numberAt(hungry, seat);
  out[from] = workers;
  out[from + 1] = numberAt(missingBread, seat);
  out[from + 2] = clip(Math.max(0, facts.bread - workers));
  return from + 3;
};

/** D2: of each Good, what the Workers on lands yield a round. */
const writeIncome = (s: State, seat: Seat, out: Int16Array, from: number): number => {
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
  write: (s, seat, out, from) => writeIncome(s, seat, out, writeFeeding(seat, out, writeUpkeep(s, seat, out, from))),
};
