/** Puzzles in a game that strong bots have played: a cheap look at every decision, a search of what looks clear, and ten times that for what is. */
import { at, legalMoves, type Random, type Step, seeded, writeEntry } from '@caravel/core';
import { denialBy } from '../denial.ts';
import { NOTEWORTHY, reasonsFor } from '../explain.ts';
import { policyFor } from '../models.ts';
import { numberAt } from '../number-at.ts';
import { outlookOf } from '../outlook.ts';
import { decisionsOf } from '../review/decisions.ts';
import type { Line } from '../review/verdict.ts';
import type { TrainedModel } from '../trained.ts';
import { type Answer, answersTo, isSameAnswer, type Question } from './answers.ts';
import { ratingOf, shareOf } from './difficulty.ts';
import { isClear, type Proof, prove } from './proof.ts';
import type { Margin, Puzzle, WrittenAnswer } from './puzzle.ts';

/** How much deeper than the first search the second one is. */
export const TIMES_DEEPER = 10;
/** Fewer answers are a guess. */
const LEAST_ANSWERS = 3;
/** The margin that a first look must see. */
const PROMISING = 0.025;
/** What a beginner finds more often than this is no puzzle. */
const OBVIOUS = 0.75;
/** Answers that are kept. */
const MOST_ANSWERS = 6;

/** What a player thought of a decision: the answer it liked best, and how much more that promised than the next one. */
export interface Hope {
  readonly best: Answer;
  readonly margin: number;
}

/** By the entry of the decision. */
export type Hopes = ReadonlyMap<number, Hope>;

interface Found {
  readonly entry: number;
  readonly question: Question;
}

/** By the estimate alone; undefined where there are no plans. */
const hopeOfPlans = (trained: TrainedModel, { s, seat }: Question): Hope | undefined => {
  const { plans, worths } = policyFor(trained).ratePlans(s, seat);
  const [best, next] = [...plans.keys()].sort((a, b) => numberAt(worths, b) - numberAt(worths, a));
  if (best === undefined || next === undefined) return undefined;
  return { best: at(plans, best).moves, margin: numberAt(worths, best) - numberAt(worths, next) };
};

/** All endings, and decisions with enough answers of which one looks clearly best, but not to everybody. */
const promising = (trained: TrainedModel, steps: readonly Step[], hopes: Hopes): readonly Found[] =>
  decisionsOf(trained.model, steps).flatMap(({ entry, seat, before }) => {
    const question = { s: before, seat };
    // An ending is solved in a moment.
    if (trained.model.isEnding?.(before)) return [{ entry, question }];
    const hope = hopeOfPlans(trained, question) ?? hopes.get(entry);
    return hope && hope.margin >= PROMISING && isWorthSearching(trained, question, hope.best) ? [{ entry, question }] : [];
  });

/** What can be told without a search. */
const isWorthSearching = (trained: TrainedModel, question: Question, best: Answer): boolean => {
  const answers = answersTo(policyFor(trained), question);
  if (answers.length < LEAST_ANSWERS || trained.model.themeOf?.(question.s, best) === undefined) return false;
  return !isObvious(trained, question, best) && !hasAnotherRight(trained, question, best, answers);
};

/** Whether a legal move that no sensible player considers is as good by the estimate: then more than one answer would be right. */
const hasAnotherRight = (trained: TrainedModel, { s, seat }: Question, best: Answer, answers: readonly Answer[]): boolean => {
  const policy = policyFor(trained);
  if (best.length > 1) return false;
  const known = new Set(answers.map(([move]) => move));
  const chanceOf = (answer: Answer): number => outlookOf(policy, s, seat, answer).chance;
  const limit = chanceOf(best) - PROMISING;
  return legalMoves(trained.model.game, s, seat).some((move) => !known.has(move) && chanceOf([move]) > limit);
};

const isObvious = (trained: TrainedModel, question: Question, best: Answer): boolean =>
  shareOf(trained, question, best, 'beginner') > OBVIOUS;

const round = (n: number, digits = 4): number => Number(n.toFixed(digits));

const writeAnswer = (trained: TrainedModel, { moves, chance, error, points }: Line): WrittenAnswer => ({
  moves: moves.map((move) => trained.model.game.moves.text(move)),
  chance: round(chance),
  error: round(error),
  points: round(points, 1),
});

const writeMargin = ({ margin, error, lead, visits }: Proof): Margin => ({
  margin: round(margin),
  error: round(error),
  ...(lead === undefined ? {} : { lead: round(lead, 1) }),
  visits,
});

/** What speaks for the best answer beside the next one. */
const whyBest = (trained: TrainedModel, { s, seat }: Question, { answers }: Proof) => {
  const { model, holdings } = trained;
  const policy = policyFor(trained);
  const [best, next] = [0, 1].map((i) => outlookOf(policy, s, seat, at(answers, i).moves));
  if (!best || !next) return { reasons: [] };
  const denial = denialBy(seat, best, next, NOTEWORTHY * model.scoreUnit);
  const points = denial?.points === undefined ? {} : { points: round(denial.points, 1) };
  return { reasons: reasonsFor(holdings, next.end, best.end, seat), ...(denial && { denial: { ...denial, ...points } }) };
};

/** The puzzle of a decision, if its best answer is clear at both depths. */
const puzzleOf = (trained: TrainedModel, { entry, question }: Found, visits: number): Puzzle | undefined => {
  const { game, themeOf } = trained.model;
  const first = prove(trained, question, visits, entry + 1);
  const best = at(first.answers, 0).moves;
  const theme = themeOf?.(question.s, best);
  if (theme === undefined || !isClear(first) || !isWorthSearching(trained, question, best)) return undefined;
  const proof = first.isExact ? first : prove(trained, question, TIMES_DEEPER * visits, entry + 2);
  if (!isClear(proof) || !isSameAnswer(best, at(proof.answers, 0).moves)) return undefined;
  return {
    at: entry,
    seat: question.seat,
    theme,
    rating: ratingOf(trained, question, proof),
    answers: proof.answers.slice(0, MOST_ANSWERS).map((line) => writeAnswer(trained, line)),
    isExact: proof.isExact,
    first: writeMargin(first),
    proof: writeMargin(proof),
    ...whyBest(trained, question, proof),
    line: proof.line.map(({ seat, move }) => writeEntry({ seat, move: game.moves.text(move) })),
  };
};

/** At most this many of a game and of a theme in it, and so many tries to find them. */
const MOST_OF_A_GAME = 6;
const MOST_OF_A_THEME = 2;
const MOST_TRIES = 30;

interface Search {
  readonly hopes: Hopes;
  /** Of the first search; the second has ten times as many. */
  readonly visits: number;
  /** For the order in which decisions are tried. */
  readonly seed: number;
}

/** Endings first, because they are rare, then in any order. */
const inTurn = ({ model }: TrainedModel, found: readonly Found[], random: Random): readonly Found[] => {
  const places = new Map(found.map((one) => [one, (model.isEnding?.(one.question.s) ? 0 : 1) + random.below(1000) / 1000]));
  return found.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
};

export const findPuzzles = (trained: TrainedModel, steps: readonly Step[], { hopes, visits, seed }: Search): readonly Puzzle[] => {
  const puzzles: Puzzle[] = [];
  const tried = inTurn(trained, promising(trained, steps, hopes), seeded(seed)).slice(0, MOST_TRIES);
  for (const found of tried) {
    if (puzzles.length === MOST_OF_A_GAME) break;
    const puzzle = puzzleOf(trained, found, visits);
    const isFew = puzzles.filter(({ theme }) => theme === puzzle?.theme).length < MOST_OF_A_THEME;
    if (puzzle && isFew) puzzles.push(puzzle);
  }
  return puzzles.sort((a, b) => a.at - b.at);
};
