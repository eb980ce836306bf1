/** D1–D4, W7, RU10, RU26: honor, income, upkeep, feeding, one after the other. */
import { type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { hasMillMove } from '../../actions/windmill.ts';
import { canDiscardWood, discardWood } from '../../actions/wood.ts';
import { COLONIES } from '../../board/names.ts';
import { DONE, FEED, HONORED, UPKEEP_WOOD } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { nextInPassingOrder, startPassingOrder } from '../../state/passing.ts';
import { HOME_PLACE, WATCH } from '../../state/places.ts';
import { awaitNobody, awaitSeat, moveWorker, NOBODY, shipsOnBoard, workersOnBoard } from '../../state/state.ts';
import { FEEDING, FOR_UPKEEP, HONOR, UPKEEP } from '../../state/steps.ts';

const HONOR_POINTS = 4;

/** D1: who alone has most Workers in the City Watch, at least one (RU26); a tie honors nobody. */
export const mostLoyal = (s: State): Seat => {
  let most = 0;
  let best = NOBODY;
  for (let seat = 0; seat < on.players(s); seat++) {
    if (on.workersWatch(s, seat) === most) best = NOBODY;
    else if (on.workersWatch(s, seat) > most) {
      most = on.workersWatch(s, seat);
      best = seat;
    }
  }
  return best;
};

export const startHonor = (s: State): void => {
  const seat = mostLoyal(s);
  if (seat === NOBODY) return awaitNobody(s, HONOR);
  on.actor.set(s, seat);
  awaitSeat(s, HONOR, seat);
};

export const honor: Decision = {
  moves: movesOf(HONORED, DONE),
  apply(s: State, seat: Seat, move: Move): void {
    if (move === HONORED) {
      moveWorker(s, seat, WATCH, HOME_PLACE);
      on.points.add(s, seat, HONOR_POINTS);
    }
    awaitNobody(s, HONOR);
  },
  whyNot: (_s: State, _seat: Seat, move: Move): RuleId | undefined => (move === HONORED || move === DONE ? undefined : 'D1'),
};

/** D2, RU26: each Worker in a colony land yields its Good, for all at once. */
export const collectIncome = (s: State): void => {
  for (let seat = 0; seat < on.players(s); seat++)
    for (let colony = 0; colony < COLONIES.length; colony++) on.goods.add(s, seat, on.landGood(s, colony), on.workersLand(s, seat, colony));
};

export const startUpkeep = (s: State): void => {
  startPassingOrder(s);
  nextUpkeep(s);
};

/** D3: whoever has no Ship on the board, or no Wood to be had, has nothing to decide. */
const hasUpkeepToDo = (s: State, seat: Seat): boolean => shipsOnBoard(s, seat) > 0 && canDiscardWood(s, seat, 1);

/** D3: in Passing order; Ships without Wood bring Pirates. */
export const nextUpkeep = (s: State): void => {
  for (let seat = nextInPassingOrder(s); seat !== NOBODY; seat = nextInPassingOrder(s)) {
    on.woodBought.set(s, 0);
    if (hasUpkeepToDo(s, seat)) return awaitSeat(s, UPKEEP, seat);
    on.pirates.add(s, seat, shipsOnBoard(s, seat));
  }
  awaitNobody(s, UPKEEP);
};

/** D3, RU26: any number from 0 to the Ships, home Wood first. */
const canKeepUp = (s: State, seat: Seat, amount: number): boolean => amount <= shipsOnBoard(s, seat) && canDiscardWood(s, seat, amount);

export const upkeep: Decision = {
  moves: movesOf(UPKEEP_WOOD),
  /** D3: each not discarded is a Pirate. */
  apply(s: State, seat: Seat, move: Move): void {
    const amount = UPKEEP_WOOD.index(move);
    on.pirates.add(s, seat, shipsOnBoard(s, seat) - amount);
    discardWood(s, seat, amount, FOR_UPKEEP);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (!UPKEEP_WOOD.has(move) || UPKEEP_WOOD.index(move) > shipsOnBoard(s, seat)) return 'D3';
    return canKeepUp(s, seat, UPKEEP_WOOD.index(move)) ? undefined : 'RU10';
  },
};

/** D4: Workers on the board less those the windmill feeds, never below 0. */
export const hungryWorkers = (s: State, seat: Seat): number => Math.max(0, workersOnBoard(s, seat) - on.millLevels(s, on.mill(s, seat)));

export const startFeeding = (s: State): void => {
  startPassingOrder(s);
  nextFeeding(s);
};

/** W7: also who has no Bread is asked while the mill could still help. */
const hasFeedingToDo = (s: State, seat: Seat): boolean => hungryWorkers(s, seat) > 0 && (on.bread(s, seat) > 0 || hasMillMove(s, seat));

const nextFeeding = (s: State): void => {
  for (let seat = nextInPassingOrder(s); seat !== NOBODY; seat = nextInPassingOrder(s)) {
    if (hasFeedingToDo(s, seat)) return awaitSeat(s, FEEDING, seat);
    on.pirates.add(s, seat, hungryWorkers(s, seat));
  }
  awaitNobody(s, FEEDING);
};

const canFeed = (s: State, seat: Seat, amount: number): boolean => amount <= Math.min(on.bread(s, seat), hungryWorkers(s, seat));

export const feeding: Decision = {
  moves: movesOf(FEED),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    for (let amount = 0; canFeed(s, seat, amount); amount++) out[end++] = FEED.first + amount;
    return end;
  },
  /** D4: one may keep Bread; each Worker not fed is a Pirate. */
  apply(s: State, seat: Seat, move: Move): void {
    const amount = FEED.index(move);
    on.pirates.add(s, seat, hungryWorkers(s, seat) - amount);
    on.bread.add(s, seat, -amount);
    nextFeeding(s);
  },
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    FEED.has(move) && canFeed(s, seat, FEED.index(move)) ? undefined : 'D4',
};
