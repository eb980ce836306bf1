/** Why a bot chose a move, in figures: the best moves, what is expected of them, and what they change for the player. */
import { at, type Game, type Move, type Seat, type State } from '@caravel/core';
import type { Thought } from './bot.ts';
import { type Denial, denialBy } from './denial.ts';
import { searchedError, unsearchedError } from './error.ts';
import type { Holding } from './holding.ts';
import { policyFor } from './models.ts';
import { numberAt } from './number-at.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Policy } from './policy.ts';
import type { Ranked } from './search/report.ts';
import type { TrainedModel } from './trained.ts';

/** How a holding of the seat changes by the move and the small decisions that follow from it. */
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
  /** The share of the visits; left out if the bot did not search. */
  readonly share?: number;
  /** The chance to win, 0 to 1, and its possible error; only for games with a trained net. */
  readonly chance?: number;
  readonly error?: number;
  /** The expected final score. */
  readonly points: number;
  readonly reasons: readonly Reason[];
  /** What the move denies a rival: the best move is compared with the next best, every other move with the best. */
  readonly denial?: Denial;
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

/** The holdings that differ between the two positions, in the order of `holdings`. */
export const reasonsFor = (holdings: readonly Holding[], before: State, after: State, seat: Seat): Reason[] =>
  holdings
    .map(({ what, of, isTempo }) => ({ what, from: of(before, seat), to: of(after, seat), isTempo }))
    .filter(({ from, to, isTempo }) => (isTempo ? to > from : to !== from))
    .map(({ what, from, to }) => ({ what, from, to }));

/** The moves or plans by the estimate alone, best first. */
const rankByEstimate = (policy: Policy, s: State, seat: Seat): (readonly Move[])[] => {
  const { plans, worths } = policy.ratePlans(s, seat);
  const byWorth = (rates: Float64Array, count: number): number[] =>
    Array.from({ length: count }, (_, i) => i).sort((a, b) => numberAt(rates, b) - numberAt(rates, a));
  if (plans.length > 0) return byWorth(worths, plans.length).map((i) => at(plans, i).moves);
  const { count, moves, rates } = policy.rate(s, seat);
  return byWorth(rates, count).map((i) => [at(moves, i)]);
};

/** The first three rows; if the chosen move is not among them, it replaces the third. */
const shortList = (rows: readonly (readonly Move[])[], chosen: Move): (readonly Move[])[] => {
  const first = rows.slice(0, CHOICES);
  return first.some(([move]) => move === chosen) ? first : [...first.slice(0, CHOICES - 1), [chosen]];
};

/** A final score that is lower by this much, in the net's unit, is worth mentioning. */
export const NOTEWORTHY = 0.1;

/** A move is compared with what would be played instead: the best with the next best, every other move with the best. */
const denialOf = ({ model }: TrainedModel, seat: Seat, outlooks: readonly Outlook[], i: number): Denial | undefined => {
  const other = outlooks[i === 0 ? 1 : 0];
  return other && denialBy(seat, at(outlooks, i), other, NOTEWORTHY * model.scoreUnit);
};

/** The figures of the search, or of the estimate for a move that was not searched. */
const figuresOf = (ranked: Ranked | undefined, { chance, points }: Outlook): Pick<Choice, 'share' | 'chance' | 'error' | 'points'> =>
  ranked && ranked.visits > 0
    ? { share: ranked.share, chance: ranked.chance, error: searchedError(ranked.error), points: ranked.score }
    : { ...(ranked && { share: 0 }), chance, error: unsearchedError(chance), points };

const explainTrained = (trained: TrainedModel, s: State, seat: Seat, { move: chosen, ranking }: Thought): Choice[] => {
  const policy = policyFor(trained);
  const searched = new Map(ranking.map((ranked) => [ranked.move, ranked]));
  const rows = searched.size > 0 ? [...searched.keys()].map((move) => [move]) : rankByEstimate(policy, s, seat);
  const outlooks = shortList(rows, chosen).map((moves) => outlookOf(policy, s, seat, moves));
  return outlooks.map((outlook, i) => {
    const { moves, end } = outlook;
    const move = at(moves, 0);
    const denial = denialOf(trained, seat, outlooks, i);
    return {
      move,
      ...(moves.length > 1 && { plan: moves }),
      ...figuresOf(searched.get(move), outlook),
      reasons: reasonsFor(trained.holdings, s, end, seat),
      ...(denial && { denial }),
    };
  });
};

const explainUntrained = (game: Game, s: State, seat: Seat, move: Move): Choice => {
  const end = s.slice();
  game.apply(end, seat, move);
  const holdings = [{ what: 'points', of: game.score }];
  return { move, points: game.score(end, seat), reasons: reasonsFor(holdings, s, end, seat) };
};

/** Explains the decision of `seat` in `s` that `thought` made. Slow, so it is called only when somebody asks. */
export const explain = (game: Game, trained: TrainedModel | undefined, s: State, seat: Seat, thought: Thought): Explanation => {
  const choices = trained ? explainTrained(trained, s, seat, thought) : [explainUntrained(game, s, seat, thought.move)];
  return { seat, move: thought.move, visits: thought.visits, choices };
};
