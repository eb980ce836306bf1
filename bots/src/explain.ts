/** Why a bot chose what it chose, in figures: the best moves, what they promise, and what they change for the one who makes them. */
import { at, type Game, type Move, type Seat, type State } from '@caravel/core';
import type { Thought } from './bot.ts';
import type { Holding } from './holding.ts';
import { policyFor } from './models.ts';
import { numberAt } from './number-at.ts';
import type { Policy } from './policy.ts';
import { UNSEARCHED_ERROR } from './search/report.ts';
import type { TrainedModel } from './trained.ts';

/** A holding of the seat before the move, and after it and the small decisions that follow from it. */
export interface Reason {
  /** The key of its name. */
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

export interface Choice {
  readonly move: Move;
  /** Where decisions belong together, all moves that are meant to follow, this one first. */
  readonly plan?: readonly Move[];
  /** Of the visits; not there if the bot did not search here. */
  readonly share?: number;
  /** To win, 0 to 1, and how far that may be off; only of games a net was trained for. */
  readonly chance?: number;
  readonly error?: number;
  /** The final score to be expected. */
  readonly points: number;
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  readonly seat: Seat;
  /** What the bot plays; one of the choices. */
  readonly move: Move;
  readonly visits: number;
  /** The best first, up to three. */
  readonly choices: readonly Choice[];
}

const CHOICES = 3;

/** What `after` has more or less of; the order is that of the holdings. */
export const reasonsFor = (holdings: readonly Holding[], before: State, after: State, seat: Seat): Reason[] =>
  holdings.map(({ what, of }) => ({ what, from: of(before, seat), to: of(after, seat) })).filter(({ from, to }) => from !== to);

/** By the estimate alone, the best first. */
const rankByEstimate = (policy: Policy, s: State, seat: Seat): (readonly Move[])[] => {
  const { plans, worths } = policy.ratePlans(s, seat);
  const byWorth = (rates: Float64Array, count: number): number[] =>
    Array.from({ length: count }, (_, i) => i).sort((a, b) => numberAt(rates, b) - numberAt(rates, a));
  if (plans.length > 0) return byWorth(worths, plans.length).map((i) => at(plans, i).moves);
  const { count, moves, rates } = policy.rate(s, seat);
  return byWorth(rates, count).map((i) => [at(moves, i)]);
};

/** The first three, the chosen one among them. */
const shortList = (rows: readonly (readonly Move[])[], chosen: Move): (readonly Move[])[] => {
  const first = rows.slice(0, CHOICES);
  return first.some(([move]) => move === chosen) ? first : [...first.slice(0, CHOICES - 1), [chosen]];
};

const after = ({ model }: Policy, s: State, seat: Seat, moves: readonly Move[]): State => {
  const end = s.slice();
  for (const move of moves) model.game.apply(end, seat, move);
  return end;
};

const explainTrained = (trained: TrainedModel, s: State, seat: Seat, { move: chosen, ranking }: Thought): Choice[] => {
  const policy = policyFor(trained);
  const searched = new Map(ranking.map((ranked) => [ranked.move, ranked]));
  const rows = searched.size > 0 ? [...searched.keys()].map((move) => [move]) : rankByEstimate(policy, s, seat);
  return shortList(rows, chosen).map((moves) => {
    const end = after(policy, s, seat, moves);
    policy.settle(end);
    policy.estimator.estimate(end);
    const move = at(moves, 0);
    const ranked = searched.get(move);
    return {
      move,
      ...(moves.length > 1 && { plan: moves }),
      ...(ranked && { share: ranked.share }),
      chance: ranked?.chance ?? numberAt(policy.estimator.chances, seat),
      error: ranked?.error ?? UNSEARCHED_ERROR,
      points: ranked?.score ?? numberAt(policy.estimator.scores, seat),
      reasons: reasonsFor(trained.holdings, s, end, seat),
    };
  });
};

const explainUntrained = (game: Game, s: State, seat: Seat, move: Move): Choice => {
  const end = s.slice();
  game.apply(end, seat, move);
  const holdings = [{ what: 'points', of: game.score }];
  return { move, points: game.score(end, seat), reasons: reasonsFor(holdings, s, end, seat) };
};

/** Of the decision `s` asks of `seat`, which `thought` has made. Worked out only when somebody asks. */
export const explain = (game: Game, trained: TrainedModel | undefined, s: State, seat: Seat, thought: Thought): Explanation => {
  const choices = trained ? explainTrained(trained, s, seat, thought) : [explainUntrained(game, s, seat, thought.move)];
  return { seat, move: thought.move, visits: thought.visits, choices };
};
