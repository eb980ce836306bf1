/** Decisions that are made as a whole, like a placement of colonists: the position after each answer is searched, several times with other draws. */
import { at, CHANCE_TURN, firstSeat, OVER, type State } from '@caravel/core';
import { searchedError } from '../error.ts';
import { policyFor, searchFor } from '../models.ts';
import { outlookOf } from '../outlook.ts';
import type { Line } from '../review/verdict.ts';
import type { TrainedModel } from '../trained.ts';
import { type Answer, answersTo, positionAfter, type Question } from './answers.ts';
import type { Searched } from './searched.ts';

/** The answers that the estimate likes best are searched; the others keep their estimate. */
const SEARCHED = 4;
/** Searches of one position: how far they lie apart says how far the mean may be off. */
const SEARCHES = 4;
/** The part of the error that more searches of the same net do not reduce, as in search/report.ts. */
const ERROR_OF_NET = 0.03;

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const errorOf = (chances: readonly number[], visits: number): number => {
  const mean = meanOf(chances);
  const variance = meanOf(chances.map((chance) => (chance - mean) ** 2)) / (chances.length - 1);
  return Math.sqrt(variance + ERROR_OF_NET ** 2 / Math.sqrt(visits));
};

/** The chances of the seat from here on, one for each search. */
const chancesFrom = (trained: TrainedModel, s: State, seat: number, visits: number, seed: number): readonly number[] | undefined => {
  const { game } = trained.model;
  const turn = game.turn(s);
  if (turn === OVER || turn === CHANCE_TURN) return undefined;
  const budget = { visits: Math.ceil(visits / SEARCHES), isFigureWanted: true };
  return Array.from({ length: SEARCHES }, (_, i) => at(searchFor(trained, seed + i).think(s, firstSeat(turn), budget).chances, seat));
};

const searchedAnswer = (trained: TrainedModel, question: Question, line: Line, visits: number, seed: number): Line => {
  const s = positionAfter(trained.model, question, line.moves);
  policyFor(trained).playSmallDecisions(s);
  const chances = chancesFrom(trained, s, question.seat, visits, seed);
  return chances ? { ...line, chance: meanOf(chances), error: searchedError(errorOf(chances, visits)) } : line;
};

export const searchWhole = (trained: TrainedModel, question: Question, visits: number, seed: number): Searched => {
  const policy = policyFor(trained);
  const estimated = answersTo(policy, question)
    .map((answer: Answer): Line => {
      const { moves, chance, points } = outlookOf(policy, question.s, question.seat, answer);
      return { moves, chance, points, error: ERROR_OF_NET };
    })
    .sort((a, b) => b.chance - a.chance);
  const lines = estimated.map((line, i) => (i < SEARCHED ? searchedAnswer(trained, question, line, visits / SEARCHED, seed) : line));
  return { lines: lines.sort((a, b) => b.chance - a.chance), line: [], visits };
};
