/**
 * Where the prestige points of play came from, put together from the steps of a game: the position keeps only their sum.
 * One step can bring points of several kinds and to several seats, for what follows by itself belongs to it: the honor of the City Watch
 * and all Requests of a seat that has nothing to choose.
 */
import { at, type ByKind, byKind, type Seat, type State, structOf } from '@caravel/core';
import { REQUESTS, type Request, type RequestName } from './board/names.ts';
import { type MadeiraMove, moves } from './moves/table.ts';
import { expeditionsPoints } from './phases/e-crown/requests/expeditions.ts';
import { influencePoints } from './phases/e-crown/requests/influence.ts';
import { marketRoutesPoints } from './phases/e-crown/requests/market-routes.ts';
import * as on from './state/layout.ts';
import { TO_LAND } from './state/steps.ts';

/** The Requests (R1–R5), and what brings points in B, C and D. */
export const SOURCES = [...REQUESTS, 'capitania', 'alfandega', 'rewards', 'favors', 'passing', 'honor', 'windmill'] as const;
export type Source = (typeof SOURCES)[number];

/** The points of one seat. W5: the windmill may have cost more than it gave. */
export type PointsBySource = Readonly<Record<Source, number>>;

export interface PlayedStep {
  readonly seat: Seat;
  readonly move: string;
  readonly before: State;
  readonly after: State;
}

/** Requests of a kind that are still to be scored; those of the actor may be under way. */
const requestsOf = (s: State, seat: Seat, request: Request): number =>
  on.requests(s, seat, request) + (on.actor(s) === seat ? on.toScore(s, request) : 0);

/** The position in which the Crown counted: nothing has moved since, but it may be another round. */
const countedIn = ({ before, after }: PlayedStep): State => {
  const s = after.slice();
  on.round.set(s, on.round(before));
  return s;
};

type Worth = (s: State, seat: Seat, before: number) => number;
/** Requests that are scored without a word of their owner, all of a kind at once. */
const UNASKED: readonly (readonly [RequestName, Worth])[] = [
  ['market-routes', marketRoutesPoints],
  ['expeditions', expeditionsPoints],
  ['influence', influencePoints],
];

const unaskedPoints = (step: PlayedStep, seat: Seat, name: RequestName, worth: Worth): number => {
  const kind = REQUESTS.indexOf(name);
  const count = requestsOf(step.before, seat, kind) - requestsOf(step.after, seat, kind);
  const s = count > 0 ? countedIn(step) : step.after;
  let sum = 0;
  for (let before = 0; before < count; before++) sum += worth(s, seat, before);
  return sum;
};

type SourceOf = (move: unknown, before: State) => Source | undefined;
const from =
  (source: Source): SourceOf =>
  () =>
    source;
/** C-alfandega: the Workers who land; F-scout. */
const fromWorker: SourceOf = (_, before) => (on.moveKind(before) === TO_LAND ? 'alfandega' : 'favors');
const nothing: SourceOf = () => undefined;

/** What a move itself brings points for. */
const SOURCE_OF: ByKind<MadeiraMove, [before: State], Source | undefined> = {
  // F-lady with one building to choose acts at once; F-miller, F-scout.
  use: ({ favor }) => (favor === 'lady' ? 'capitania' : 'favors'),
  'pass reals': from('passing'),
  'pass city': from('passing'),
  'pass watch': from('passing'),
  'pass ship': from('passing'),
  worker: fromWorker,
  to: fromWorker,
  reward: from('rewards'),
  lady: from('capitania'),
  pay: from('capitania'),
  honor: from('honor'),
  donate: from('wealth'),
  city: from('urbanization'),
  'windmill up': from('windmill'),
  'windmill down bread': from('windmill'),
  'windmill down reals': from('windmill'),
  row: nothing,
  request: nothing,
  guild: nothing,
  die: nothing,
  pirate: nothing,
  act: nothing,
  harvest: nothing,
  'no action': nothing,
  citizen: nothing,
  ship: nothing,
  sail: nothing,
  'sail more': nothing,
  'buy wood': nothing,
  'get wood': nothing,
  favor: nothing,
  again: nothing,
  'no reward': nothing,
  'support pirates': nothing,
  'support bread': nothing,
  'turn up': nothing,
  marker: nothing,
  pirates: nothing,
  upkeep: nothing,
  feed: nothing,
  leave: nothing,
  done: nothing,
  exchange: nothing,
  roll: nothing,
  'roll pirates': nothing,
  crowns: nothing,
  'lay request': nothing,
  'lay reward': nothing,
  'lay favor': nothing,
  'lay character': nothing,
};

type Add = (seat: Seat, source: Source, points: number) => void;

const addStep = (step: PlayedStep, seat: Seat, add: Add): void => {
  let rest = on.points(step.after, seat) - on.points(step.before, seat);
  if (rest === 0) return;
  for (const [name, worth] of UNASKED) {
    const points = unaskedPoints(step, seat, name, worth);
    add(seat, name, points);
    rest -= points;
  }
  if (seat !== step.seat) return;
  const source = byKind(SOURCE_OF, structOf(moves, step.move), step.before);
  if (source) add(seat, source, rest);
};

const noPoints = (): Record<Source, number> => ({
  'market-routes': 0,
  expeditions: 0,
  influence: 0,
  urbanization: 0,
  wealth: 0,
  capitania: 0,
  alfandega: 0,
  rewards: 0,
  favors: 0,
  passing: 0,
  honor: 0,
  windmill: 0,
});

/** The points of all seats, from the steps that count: those taken back left out. */
export const pointsBySource = (steps: Iterable<PlayedStep>, players: number): readonly PointsBySource[] => {
  const all = Array.from({ length: players }, noPoints);
  const add: Add = (seat, source, points) => {
    at(all, seat)[source] += points;
  };
  for (const step of steps) for (let seat = 0; seat < players; seat++) addStep(step, seat, add);
  return all;
};
