/**
 * How Madeira looks to a bot. What the Crown will pay next is part of the picture: each request held is shown by what it would bring at the next
 * scoring with the pieces as they stand. Every round is a stage of its own, before and after the buildings, for nothing keeps its worth from one to the next.
 */
import type { Seat, State } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import type { Mind } from '../../mind.ts';

const { on, names, places, steps } = md;
const each = (prefix: string, list: readonly string[]): string[] => list.map((name) => `${prefix} ${name}`);

const FEATURES = [
  'one',
  'points',
  ...each('home', names.GOODS),
  'goods beyond five',
  'wood',
  'bread',
  'bread up to six',
  'reals',
  'reals up to 20',
  'windmill',
  'pirates',
  'pirate loss now',
  'hungry Workers without Bread',
  'Ships without Wood',
  'Workers on the board',
  ...each('Workers in region', ['1', '2', '3']),
  ...each('two or more in region', ['1', '2', '3']),
  ...each('three or more in region', ['1', '2', '3']),
  'Forest',
  'Wood within reach',
  'City Watch',
  'alone first in the City Watch',
  ...each('Workers in', names.CITIES),
  ...each('points of', names.CITIES),
  ...each('Workers on', names.COLONIES),
  'Ships on the board',
  ...each('Ships in market', names.GOODS),
  ...each('Ships in colony', names.COLONIES),
  ...each('up', names.FAVORS),
  ...each('down', names.FAVORS),
  'guilds up',
  ...each('holds', names.REQUESTS),
  ...each('next scoring of', names.REQUESTS),
  ...each('best scoring of', names.REQUESTS),
  ...each('die of value', ['1', '2', '3']),
  ...each('marker on', names.BUILDINGS),
  ...each('marker and Worker at', names.BUILDINGS),
  'markers beyond the Reals',
  ...each('stands on slot', ['I', 'II', 'III', 'IV']),
  'Pirates to fear',
] as const;

/** 0, 1, 2 for the scoring that comes next. */
const nextScoring = (s: State): number => Math.min(2, Math.floor(on.round(s) / 2));

const shipWorth = (s: State, slot: number): number => {
  const scoring = nextScoring(s);
  return places.isMarketSlot(slot)
    ? on.marketPoints(s, places.marketOf(slot), scoring)
    : on.colonyPoints(s, places.colonyOfSlot(slot), scoring);
};

/** The best three Ships of a kind of place. */
const shipScoring = (s: State, seat: Seat, first: number, end: number): number => {
  let a = 0;
  let b = 0;
  let c = 0;
  for (let slot = first; slot < end; slot++) {
    if (on.slotShip(s, slot) !== seat) continue;
    const worth = shipWorth(s, slot);
    if (worth > a) {
      c = b;
      b = a;
      a = worth;
    } else if (worth > b) {
      c = b;
      b = worth;
    } else if (worth > c) c = worth;
  }
  return a + b + c;
};

const guildsUp = (s: State, seat: Seat): number => {
  let bits = 0;
  for (let favor = 0; favor < names.FAVORS.length; favor++)
    if (on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 1) bits |= 1 << on.favorGuild(s, favor);
  return md.countBits(bits);
};

const bestCity = (s: State, seat: Seat): number => {
  let best = 0;
  for (let city = 0; city < names.CITIES.length; city++) best = Math.max(best, md.cityPoints(s, seat, city));
  return best;
};

const isAloneFirstInWatch = (s: State, seat: Seat): boolean => {
  if (on.workersWatch(s, seat) === 0) return false;
  for (let other = 0; other < on.players(s); other++)
    if (other !== seat && on.workersWatch(s, other) >= on.workersWatch(s, seat)) return false;
  return true;
};

const woodWithinReach = (s: State, seat: Seat): number => {
  let sum = 0;
  for (let field = 0; field < places.FIELDS; field++) if (md.hasWorkerOn(s, seat, field)) sum += on.fieldWood(s, field);
  return sum;
};

/** What each kind of request would bring at the next scoring, as things stand. */
const scorings = new Float64Array(5);
const lookAtScorings = (s: State, seat: Seat): void => {
  scorings[0] = shipScoring(s, seat, 0, places.MARKET_SLOTS);
  scorings[1] = shipScoring(s, seat, places.MARKET_SLOTS, places.SLOTS);
  scorings[2] = 5 * guildsUp(s, seat);
  scorings[3] = bestCity(s, seat);
  scorings[4] = Math.min(15, on.reals(s, seat));
};

const look = (s: State, seat: Seat, out: Float64Array): void => {
  let at = 0;
  const put = (value: number): void => {
    out[at++] = value;
  };
  put(1);
  put(on.points(s, seat));
  let goods = 0;
  for (let good = 0; good < 3; good++) {
    goods += on.goods(s, seat, good);
    put(on.goods(s, seat, good));
  }
  put(Math.max(0, goods - 5));
  put(on.wood(s, seat));
  put(on.bread(s, seat));
  put(Math.min(6, on.bread(s, seat)));
  put(on.reals(s, seat));
  put(Math.min(20, on.reals(s, seat)));
  put(on.mill(s, seat));
  put(on.pirates(s, seat));
  put(md.pirateLoss(s, seat));
  put(Math.max(0, md.hungryWorkers(s, seat) - on.bread(s, seat)));
  put(Math.max(0, md.shipsOnBoard(s, seat) - on.wood(s, seat)));
  put(md.workersOnBoard(s, seat));
  for (let region = 1; region <= 3; region++) put(md.workersInRegion(s, seat, region));
  for (let region = 1; region <= 3; region++) put(md.workersInRegion(s, seat, region) >= 2 ? 1 : 0);
  for (let region = 1; region <= 3; region++) put(md.workersInRegion(s, seat, region) >= 3 ? 1 : 0);
  put(md.hasWorkerOn(s, seat, places.FOREST) ? 1 : 0);
  put(Math.min(4, woodWithinReach(s, seat)));
  put(on.workersWatch(s, seat));
  put(isAloneFirstInWatch(s, seat) ? 1 : 0);
  for (let city = 0; city < 3; city++) put(on.cityWorkers(s, seat, city));
  for (let city = 0; city < 3; city++) put(md.cityPoints(s, seat, city));
  for (let colony = 0; colony < 3; colony++) put(on.workersLand(s, seat, colony));
  put(md.shipsOnBoard(s, seat));
  for (let group = 0; group < 6; group++) {
    let ships = 0;
    for (let slot = group * places.SLOTS_EACH; slot < (group + 1) * places.SLOTS_EACH; slot++) if (on.slotShip(s, slot) === seat) ships++;
    put(ships);
  }
  for (let favor = 0; favor < names.FAVORS.length; favor++) put(on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 1 ? 1 : 0);
  for (let favor = 0; favor < names.FAVORS.length; favor++) put(on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 0 ? 1 : 0);
  put(guildsUp(s, seat));
  lookAtScorings(s, seat);
  for (let kind = 0; kind < 5; kind++) put(on.requests(s, seat, kind));
  for (let kind = 0; kind < 5; kind++) put(Math.min(1, on.requests(s, seat, kind)) * (scorings[kind] as number));
  for (let kind = 0; kind < 5; kind++) put(scorings[kind] as number);
  for (let value = 0; value < md.DIE_VALUES; value++) put(on.homeDice(s, seat, value));
  let markers = 0;
  for (let building = 0; building < names.BUILDINGS.length; building++) {
    const marked = isStillToCome(s, building) && on.markersOn(s, building, seat) > 0 ? 1 : 0;
    markers += marked;
    put(marked);
  }
  for (let building = 0; building < names.BUILDINGS.length; building++) {
    const marked = isStillToCome(s, building) && on.markersOn(s, building, seat) > 0 ? 1 : 0;
    put(marked * Math.min(3, md.workersInRegion(s, seat, on.buildingRegion(s, building))));
  }
  put(Math.max(0, 5 * markers - on.reals(s, seat)));
  const stands = md.passingSlotOf(s, seat);
  for (let slot = 0; slot < 4; slot++) put(stands === slot ? 1 : 0);
  put(Math.max(0, on.pirates(s, seat) - 8));
};

/** A building that will still be resolved this round. */
const isStillToCome = (s: State, building: number): boolean =>
  on.phase(s) === steps.B || (on.phase(s) === steps.C && building >= on.building(s));

/** Whole actions are judged by their end: rows, turns, buildings, and what the first Workers see. */
const isBig = (s: State): boolean => {
  const step = on.step(s);
  return step === steps.TURN || step === steps.ROW_CHOICE || step === steps.BUILDING_TURN;
};

const HALVES = new Set<number>([
  steps.WORKER,
  steps.WORKER_TO,
  steps.SHIP,
  steps.SHIP_TO,
  steps.LADY_CHOICE,
  steps.MARKER,
  steps.SUPPORT,
  steps.REWARD_CHOICE,
  steps.FAVOR_CHOICE,
]);

/** The windmill is looked at where a turn starts or the mill closes, not inside every action. */
const isMillTime = (s: State): boolean => {
  const step = on.step(s);
  return isBig(s) || step === steps.FEEDING || step === steps.LAST_MILL_C || step === steps.LAST_MILL_D;
};

const everyMove = <T>(read: (words: readonly string[]) => T): T[] =>
  Array.from({ length: madeira.moves.count }, (_, move) => read(madeira.moves.words(move)));
const isMillMove = everyMove(([verb]) => verb === 'windmill' || verb === 'exchange');
/** An exchange that gives back what it takes. */
const isWaste = everyMove((words) => words[0] === 'exchange' && words.slice(1, 3).includes(words[4] as string));

export const madeiraMind: Mind = {
  game: madeira,
  rivalry: 0,
  features: FEATURES,
  stages: 2 * md.ROUNDS,
  stage: (s) => 2 * (Math.max(1, on.round(s)) - 1) + (on.phase(s) >= steps.D ? 1 : 0),
  look,
  isBig,
  isWorthALook: (s, move) => !isMillMove[move] || (isMillTime(s) && !isWaste[move]),
  isHalf: (s) => HALVES.has(on.step(s)),
};
