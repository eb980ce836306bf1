/** One decision of a game, judged: the best that could have been played, what was, and what the difference has cost. */
import { at, type Move, type Seat, type State } from '@caravel/core';
import { type Denial, denialBy } from '../denial.ts';
import { searchedError, unsearchedError } from '../error.ts';
import { NOTEWORTHY, type Reason, reasonsFor } from '../explain.ts';
import { policyFor, searchFor } from '../models.ts';
import { type Outlook, outlookOf } from '../outlook.ts';
import type { Policy } from '../policy.ts';
import type { Ranked, Report } from '../search/report.ts';
import type { TrainedModel } from '../trained.ts';
import type { Decision } from './decisions.ts';

/** A choice and what it promises the seat. */
export interface Line {
  readonly moves: readonly Move[];
  readonly chance: number;
  /** How far the chance may be off. */
  readonly error: number;
  readonly points: number;
}

export interface Verdict {
  readonly entry: number;
  readonly seat: Seat;
  readonly played: Line;
  /** The same as `played` if nothing better was found. */
  readonly best: Line;
  /** The chance to win that the decision gave away, and how far that may be off. */
  readonly loss: number;
  readonly error: number;
  /** What the best move gains over the one that was played: what the seat would have more or less of. */
  readonly reasons: readonly Reason[];
  /** What the best move takes from a rival. */
  readonly denial?: Denial;
  /** Large decisions that are expected after the best move. */
  readonly line: readonly { readonly seat: Seat; readonly move: Move }[];
  /** 0: judged by the estimate. */
  readonly visits: number;
}

/** The share of the visits that the move that was played gets at least, for its figure to be as sure as that of the best one. */
const SHARE_OF_PLAYED = 0.25;

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean => a.length === b.length && a.every((move, i) => move === b[i]);

const searchedLine = ({ move, chance, error, score }: Ranked): Line => ({
  moves: [move],
  chance,
  error: searchedError(error),
  points: score,
});

const estimatedLine = ({ moves, chance, points }: Outlook): Line => ({ moves, chance, points, error: unsearchedError(chance) });

interface Compared {
  readonly played: Line;
  readonly best: Line;
  readonly line: Verdict['line'];
  readonly visits: number;
}

/** Visits of the move that was played are added to the tree of the best one, so that both were searched. */
const bySearch = (trained: TrainedModel, { before, seat, played, entry }: Decision, visits: number): Compared => {
  const search = searchFor(trained, entry + 1);
  const [move] = played;
  const first = search.think(before, seat, { visits, isFigureWanted: true });
  const rankOf = ({ ranking }: Report) => ranking.find((ranked) => ranked.move === move);
  const missing = Math.ceil(SHARE_OF_PLAYED * visits) - (rankOf(first)?.visits ?? 0);
  const known = rankOf(first);
  const deeper = known && missing > 0 ? search.think(before, seat, { visits: missing, only: known.move }) : first;
  const bestMove = at(first.ranking, 0).move;
  const best = deeper.ranking.find((ranked) => ranked.move === bestMove) ?? at(first.ranking, 0);
  const own = rankOf(deeper);
  return {
    played: own ? searchedLine(own) : estimatedLine(outlookOf(policyFor(trained), before, seat, played)),
    best: searchedLine(best),
    line: first.line,
    visits: deeper.visits,
  };
};

/** Plans are rated by the position after their last move. */
const byEstimate = (policy: Policy, { before, seat, played }: Decision): Compared => {
  const best = estimatedLine(outlookOf(policy, before, seat, policy.choose(before, seat)));
  return { played: estimatedLine(outlookOf(policy, before, seat, played)), best, line: [], visits: 0 };
};

/** What speaks for the best move, beside the one that was played. */
const whyBetter = (
  { model, holdings }: TrainedModel,
  policy: Policy,
  s: State,
  seat: Seat,
  { played, best }: Compared,
): Pick<Verdict, 'reasons' | 'denial'> => {
  const [one, other] = [outlookOf(policy, s, seat, best.moves), outlookOf(policy, s, seat, played.moves)];
  const denial = denialBy(seat, one, other, NOTEWORTHY * model.scoreUnit);
  return { reasons: reasonsFor(holdings, other.end, one.end, seat), ...(denial && { denial }) };
};

/** The same decision, visits and model give the same verdict. */
export const judge = (trained: TrainedModel, decision: Decision, visits: number): Verdict => {
  const policy = policyFor(trained);
  const { before, seat, entry } = decision;
  const isSearched = decision.played.length === 1 && visits > 0;
  const compared = isSearched ? bySearch(trained, decision, visits) : byEstimate(policy, decision);
  const { played } = compared;
  const isBest = sameMoves(played.moves, compared.best.moves) || played.chance >= compared.best.chance;
  if (isBest) return { entry, seat, played, best: played, loss: 0, error: played.error, reasons: [], line: [], visits: compared.visits };
  return {
    entry,
    seat,
    played,
    best: compared.best,
    loss: compared.best.chance - played.chance,
    error: Math.hypot(compared.best.error, played.error),
    ...whyBetter(trained, policy, before, seat, compared),
    line: compared.line,
    visits: compared.visits,
  };
};
