/** Whether one answer to a decision is clearly the best. */
import { at } from '@caravel/core';
import { policyFor } from '../models.ts';
import { type LineMove, lineOnBoard } from '../review/line.ts';
import type { Line } from '../review/verdict.ts';
import type { TrainedModel } from '../trained.ts';
import { isWhole, type Question } from './answers.ts';
import { searchQuestion } from './searched.ts';
import { solveQuestion } from './solved.ts';
import { searchWhole } from './whole.ts';

export interface Proof {
  /** All answers that were looked at: the best first, then its rivals by their chance. */
  readonly answers: readonly Line[];
  /** How much more the best promises than the next one, and how far that may be off. */
  readonly margin: number;
  readonly error: number;
  /** Where everything was tried to the end and no other answer wins more often: how many points more than the next the best one scores. */
  readonly lead?: number;
  readonly visits: number;
  /** Whether everything was tried to the end of the game. */
  readonly isExact: boolean;
  /** What is expected to be played, the best answer first. */
  readonly line: readonly LineMove[];
}

/** A smaller margin makes no puzzle, however sure it is. */
const LEAST_MARGIN = 0.05;
/** Where no chance to win is at stake any more. */
const LEAST_LEAD = 2;
/** A margin is sure if it is greater than this many times its error. */
const SURE = 2;

const marginOver = (best: Line, rival: Line) => ({ margin: best.chance - rival.chance, error: Math.hypot(best.error, rival.error) });

/** The rival that comes closest within what both may be off. */
const closest = ([best, ...rivals]: readonly Line[]): { margin: number; error: number } => {
  const margins = best ? rivals.map((rival) => marginOver(best, rival)) : [];
  return margins.reduce((least, one) => (one.margin - SURE * one.error < least.margin - SURE * least.error ? one : least), {
    margin: 1,
    error: 0,
  });
};

/** 0 if another answer scores as many points. */
const leadOf = ([best, ...rivals]: readonly Line[]): number =>
  best ? Math.max(0, Math.min(...rivals.map((rival) => best.points - rival.points))) : 0;

/** The same question, visits and seed give the same proof. */
export const prove = (trained: TrainedModel, question: Question, visits: number, seed: number): Proof => {
  const policy = policyFor(trained);
  const solved = solveQuestion(policy, question);
  if (solved) {
    const { lines, line } = solved;
    return { answers: lines, ...closest(lines), lead: leadOf(lines), visits: 0, isExact: true, line: line() };
  }
  const search = isWhole(trained.model, question) ? searchWhole : searchQuestion;
  const { lines, line, visits: made } = search(trained, question, visits, seed);
  const best = at(lines, 0);
  const played = lineOnBoard(policy, question.s, { seat: question.seat, best, line });
  return { answers: lines, ...closest(lines), visits: made, isExact: false, line: played };
};

type Lead = Pick<Proof, 'margin' | 'error' | 'lead'>;

/** Whether the best answer is ahead outside the error: by the chance to win, or, where that is the same for all that come near, by points. */
export const isSure = ({ margin, error, lead = 0 }: Lead): boolean => margin > SURE * error || (margin >= 0 && lead >= LEAST_LEAD);

/** Sure, and by enough. */
export const isClear = (found: Lead): boolean => isSure(found) && (found.margin >= LEAST_MARGIN || (found.lead ?? 0) >= LEAST_LEAD);
