/** Decisions near the end of a game, solved: every line of play after each answer is tried to the end. */
import { at, CHANCE_TURN, firstSeat, hasTurn, OVER } from '@caravel/core';
import { numberAt } from '../number-at.ts';
import type { Policy } from '../policy.ts';
import type { LineMove } from '../review/line.ts';
import type { Line } from '../review/verdict.ts';
import { EndingSolver } from '../search/ending.ts';
import { chancePlace, scorePlace, worthPlace } from '../search/seat-values.ts';
import { type Answer, answersTo, positionAfter, type Question } from './answers.ts';

/** How many positions all answers together may take. */
const MOST_POSITIONS = 30_000;
/** More turns nobody reads. */
const MOST_TURNS = 5;

interface Solved {
  readonly answer: Answer;
  readonly worth: number;
  readonly line: Line;
}

/** Every answer, the best first; undefined if chance still matters or there is too much to try. */
const solveAll = (policy: Policy, solver: EndingSolver, question: Question): readonly Solved[] | undefined => {
  const { model } = policy;
  if (!model.isEnding?.(question.s)) return undefined;
  const players = model.game.players(question.s);
  const solved: Solved[] = [];
  const answers = answersTo(policy, question);
  for (const answer of answers) {
    const values = solver.solve(positionAfter(model, question, answer), MOST_POSITIONS / answers.length);
    if (!values) return undefined;
    const { seat } = question;
    const [chance, points] = [numberAt(values, chancePlace(seat, players)), numberAt(values, scorePlace(seat, players))];
    solved.push({ answer, worth: numberAt(values, worthPlace(seat)), line: { moves: answer, chance, points, error: 0 } });
  }
  return solved.sort((a, b) => b.worth - a.worth);
};

/** What everybody plays after the answer, each for himself, while there is somebody to choose. */
const solvedLine = (policy: Policy, solver: EndingSolver, question: Question, answer: Answer): LineMove[] => {
  const { game } = policy.model;
  const moves: LineMove[] = answer.map((move) => ({ seat: question.seat, move }));
  let s = positionAfter(policy.model, question, answer);
  let { seat } = question;
  for (let turns = 1; ; ) {
    const turn = game.turn(s);
    if (turn === OVER || turn === CHANCE_TURN) break;
    const mover = hasTurn(turn, seat) ? seat : firstSeat(turn);
    if (mover !== seat && ++turns > MOST_TURNS) break;
    seat = mover;
    const best = solveAll(policy, solver, { s, seat })?.[0];
    if (!best) break;
    moves.push(...best.answer.map((move) => ({ seat, move })));
    s = positionAfter(policy.model, { s, seat }, best.answer);
  }
  return moves;
};

export const solveQuestion = (policy: Policy, question: Question): { readonly lines: readonly Line[]; line(): LineMove[] } | undefined => {
  const solver = new EndingSolver(policy);
  const solved = solveAll(policy, solver, question);
  return solved && { lines: solved.map(({ line }) => line), line: () => solvedLine(policy, solver, question, at(solved, 0).answer) };
};
