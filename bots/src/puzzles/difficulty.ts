/** How hard a puzzle is: it is given to players of known strength, and its rating is the one at which they would solve as much as they do. */
import { at } from '@caravel/core';
import { policyFor } from '../models.ts';
import { numberAt } from '../number-at.ts';
import { softmax } from '../softmax.ts';
import type { TrainedModel } from '../trained.ts';
import { type Answer, isSameAnswer, type Question } from './answers.ts';
import { type Proof, prove } from './proof.ts';

interface Result {
  readonly rating: number;
  /** The chance that this player finds the answer. */
  readonly solves: number;
}

/** What the players are worth, on the scale on which a person starts with 1500. */
const RATINGS = { beginner: 1100, easy: 1300, medium: 1500 } as const;
const SEARCHERS = [
  { visits: 16, rating: 1650 },
  { visits: 64, rating: 1800 },
  { visits: 256, rating: 2000 },
] as const;
/** Two games that everybody draws keep the rating of what all or none can solve within bounds. */
const DRAWS: readonly Result[] = [
  { rating: 1100, solves: 0.5 },
  { rating: 1900, solves: 0.5 },
];

/** How often a player of this level, who draws among the answers by what they seem worth, finds it. */
export const shareOf = (
  trained: TrainedModel,
  { s, seat }: Question,
  best: Answer,
  level: keyof TrainedModel['model']['temperatures'],
): number => {
  const policy = policyFor(trained, false);
  const shares = (worths: Float64Array): Float64Array => softmax(worths, trained.model.temperatures[level]);
  const { plans, worths } = policy.ratePlans(s, seat);
  if (plans.length > 0)
    return shareAt(
      shares(worths),
      plans.findIndex(({ moves }) => isSameAnswer(moves, best)),
    );
  const { count, moves, rates } = policy.rate(s, seat);
  return shareAt(shares(rates.slice(0, count)), moves.subarray(0, count).indexOf(at(best, 0)));
};

/** Nobody who is sensible considers what is not among the candidates. */
const shareAt = (shares: Float64Array, place: number): number => (place === -1 ? 0 : numberAt(shares, place));

const searchersOf = (trained: TrainedModel, question: Question, best: Answer): readonly Result[] =>
  SEARCHERS.map(({ visits, rating }, i) => {
    const first = at(prove(trained, question, visits, i + 1).answers, 0);
    return { rating, solves: Number(isSameAnswer(first.moves, best)) };
  });

/** Whoever searches solves an ending, so an ending is given only to those who do not. */
const resultsOf = (trained: TrainedModel, question: Question, best: Answer, isExact: boolean): readonly Result[] => {
  const medium = policyFor(trained).choose(question.s, question.seat);
  return [
    { rating: RATINGS.beginner, solves: shareOf(trained, question, best, 'beginner') },
    { rating: RATINGS.easy, solves: shareOf(trained, question, best, 'easy') },
    { rating: RATINGS.medium, solves: Number(isSameAnswer(medium, best)) },
    ...(isExact ? [] : searchersOf(trained, question, best)),
    ...DRAWS,
  ];
};

const expected = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / 400));

/** The rating at which these results are what one expects, by halving. */
const ratingFor = (results: readonly Result[]): number => {
  const solved = results.reduce((sum, { solves }) => sum + solves, 0);
  let [low, high] = [500, 3000];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const wanted = results.reduce((sum, { rating }) => sum + expected(rating, middle), 0);
    if (wanted > solved) low = middle;
    else high = middle;
  }
  return Math.round(low);
};

export const ratingOf = (trained: TrainedModel, question: Question, { answers, isExact }: Proof): number =>
  ratingFor(resultsOf(trained, question, at(answers, 0).moves, isExact));
