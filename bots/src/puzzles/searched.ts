/** Every move of a decision with the figures of one search. Rivals of the best move are searched as thoroughly as a review searches what was played. */
import { at } from '@caravel/core';
import { searchedError } from '../error.ts';
import { searchFor } from '../models.ts';
import type { Line } from '../review/verdict.ts';
import type { Ranked, Report } from '../search/report.ts';
import type { TrainedModel } from '../trained.ts';
import type { Question } from './answers.ts';

/** How many rivals are searched further, and the part of the visits each of them gets at least. */
const RIVALS = 3;
const SHARE_OF_RIVAL = 0.2;
/** Moves this far behind need no closer look. */
const NEAR = 0.15;

const lineOf = ({ move, chance, error, score }: Ranked): Line => ({ moves: [move], chance, error: searchedError(error), points: score });

/** The move that was visited most, then the others by their chance. */
const inOrder = ({ ranking }: Report): readonly Ranked[] => [at(ranking, 0), ...ranking.slice(1).sort((a, b) => b.chance - a.chance)];

export interface Searched {
  readonly lines: readonly Line[];
  /** Large decisions that are expected after the best move. */
  readonly line: Report['line'];
  readonly visits: number;
}

export const searchQuestion = (trained: TrainedModel, { s, seat }: Question, visits: number, seed: number): Searched => {
  const search = searchFor(trained, seed);
  let report = search.think(s, seat, { visits, isFigureWanted: true });
  const { line } = report;
  const least = Math.ceil(SHARE_OF_RIVAL * visits);
  for (let i = 0; i < RIVALS; i++) {
    const [best, ...rivals] = inOrder(report);
    const rival = rivals.find((one) => one.visits < least && one.chance > (best?.chance ?? 0) - NEAR);
    if (!rival) break;
    report = search.think(s, seat, { visits: least - rival.visits, only: rival.move });
  }
  return { lines: inOrder(report).map(lineOf), line, visits: report.visits };
};
