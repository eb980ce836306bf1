/** What a tried answer is worth, as far as the proof of the puzzle has looked at it. */
import type { Puzzle, WrittenAnswer } from '@caravel/bots/puzzles';
import { at, type Game, moveOf, type State, sameState } from '@caravel/core';
import type { Judgement } from '../bots/messages.ts';

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((move, i) => move === b[i]);

export const after = (game: Game, before: State, seat: number, moves: readonly string[]): State => {
  const s = before.slice();
  for (const move of moves) game.apply(s, seat, moveOf(game.moves, move));
  return s;
};

/** The answer that these moves are, or that leads to the same position by other moves. */
export const answerOf = (game: Game, before: State, { seat, answers }: Puzzle, moves: readonly string[]): WrittenAnswer | undefined => {
  const known = answers.find((answer) => isSame(answer.moves, moves));
  if (known || moves.length === 1) return known;
  const end = after(game, before, seat, moves);
  return answers.find((answer) => sameState(after(game, before, seat, answer.moves), end));
};

/** Whether the answers differ by points alone: everything is solved, and all that come near win as often. */
export const isByPoints = ({ isExact, proof }: Puzzle): boolean => isExact && proof.margin === 0;

/** What the best answer promises more than this one: points, or chance to win. */
const costOf = (puzzle: Puzzle, { points, chance }: WrittenAnswer): number => {
  const best = at(puzzle.answers, 0);
  return isByPoints(puzzle) ? best.points - points : best.chance - chance;
};

/** As a review would judge it. What the proof did not keep is worth no more than the last that it did. */
export const judgementOf = (puzzle: Puzzle, answer: WrittenAnswer | undefined, moves: readonly string[]): Judgement => {
  const { at: entry, seat, answers, proof, reasons } = puzzle;
  const best = at(answers, 0);
  const played = answer ?? { ...at(answers, answers.length - 1), moves };
  const loss = costOf(puzzle, played);
  const isBest = answer === best;
  return {
    // Only the best answer keeps all of it.
    verdict: {
      entry,
      seat,
      best: { ...best, chance: 1 },
      played: { ...played, chance: isBest ? 1 : 0 },
      loss,
      error: proof.error,
      reasons,
      line: [],
      visits: proof.visits,
    },
    line: [],
  };
};
