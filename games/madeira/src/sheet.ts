/**
 * Where the prestige points of play came from, put together from the steps of a game: the position keeps only their sum.
 * One step can bring points of several kinds and to several seats, for what follows by itself belongs to it: the honor of the City Watch
 * and all Requests of a seat that has nothing to choose.
 */
import type { Seat, State } from '@caravel/core';
import type { SheetRules } from './sheet-rules.ts';

/** In the order of the rules' own list. */
const REQUESTS = ['market-routes', 'expeditions', 'influence', 'urbanization', 'wealth'] as const;
type RequestName = (typeof REQUESTS)[number];

/** The Requests (R1–R5), and what brings points in B, C and D. */
export const SOURCES = [...REQUESTS, 'capitania', 'alfandega', 'rewards', 'favors', 'passing', 'honor', 'windmill'] as const;
export type Source = (typeof SOURCES)[number];

/** The points of one seat. W5: the windmill may have cost more than it gave. */
export type Sheet = Readonly<Record<Source, number>>;

export interface SheetStep {
  readonly seat: Seat;
  readonly move: string;
  readonly before: State;
  readonly after: State;
}

/** Requests of a kind that are still to be scored; those of the actor may be under way. */
const requestsOf = (on: SheetRules, s: State, seat: Seat, kind: number): number =>
  on.requests(s, seat, kind) + (on.actor(s) === seat ? on.toScore(s, kind) : 0);

/** The position in which the Crown counted: nothing has moved since, but it may be another round. */
const countedIn = (on: SheetRules, { before, after }: SheetStep): State => {
  const s = after.slice();
  on.round.set(s, on.round(before));
  return s;
};

type Worth = (on: SheetRules, s: State, seat: Seat, before: number) => number;
/** Requests that are scored without a word of their owner, all of a kind at once. */
const UNASKED: readonly (readonly [RequestName, Worth])[] = [
  ['market-routes', (on, ...asked) => on.marketRoutesPoints(...asked)],
  ['expeditions', (on, ...asked) => on.expeditionsPoints(...asked)],
  ['influence', (on, ...asked) => on.influencePoints(...asked)],
];

const unaskedPoints = (on: SheetRules, step: SheetStep, seat: Seat, name: RequestName, worth: Worth): number => {
  const kind = REQUESTS.indexOf(name);
  const count = requestsOf(on, step.before, seat, kind) - requestsOf(on, step.after, seat, kind);
  const s = count > 0 ? countedIn(on, step) : step.after;
  let sum = 0;
  for (let before = 0; before < count; before++) sum += worth(on, s, seat, before);
  return sum;
};

/** What a move itself brings points for, by its first word. */
const BY_MOVE: Readonly<Record<string, Source>> = {
  city: 'urbanization',
  donate: 'wealth',
  pay: 'capitania',
  lady: 'capitania',
  reward: 'rewards',
  pass: 'passing',
  honor: 'honor',
  windmill: 'windmill',
};

/** F-lady with one building to choose acts at once; F-miller, F-scout. C-alfandega: the Workers who land. */
const sourceOf = (on: SheetRules, { before, move }: SheetStep): Source | undefined => {
  const [kind = '', what] = move.split(' ');
  if (kind === 'use') return what === 'lady' ? 'capitania' : 'favors';
  if (kind === 'worker' || kind === 'to') return on.isLanding(before) ? 'alfandega' : 'favors';
  return BY_MOVE[kind];
};

type Add = (seat: Seat, source: Source, points: number) => void;

const addStep = (on: SheetRules, step: SheetStep, seat: Seat, add: Add): void => {
  let rest = on.points(step.after, seat) - on.points(step.before, seat);
  if (rest === 0) return;
  for (const [name, worth] of UNASKED) {
    const points = unaskedPoints(on, step, seat, name, worth);
    add(seat, name, points);
    rest -= points;
  }
  const source = sourceOf(on, step);
  if (seat === step.seat && source) add(seat, source, rest);
};

/** The sheets of all seats, from the steps that count: those taken back left out. */
export const sheetsOf = (on: SheetRules, steps: Iterable<SheetStep>, players: number): readonly Sheet[] => {
  const sheets = Array.from({ length: players }, () => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>);
  const add: Add = (seat, source, points) => {
    (sheets[seat] as Record<Source, number>)[source] += points;
  };
  for (const step of steps) for (let seat = 0; seat < players; seat++) addStep(on, step, seat, add);
  return sheets;
};
