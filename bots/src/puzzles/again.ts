/** A puzzle proven once more, from scratch and with other draws. */
import { at, moveOf, must, parseEntry, readConfig, type State, Timeline } from '@caravel/core';
import type { TrainedModel } from '../trained.ts';
import { isSameAnswer } from './answers.ts';
import { isSure, type Proof, prove } from './proof.ts';
import type { Puzzle, PuzzleGame } from './puzzle.ts';

/** The position of the question, by the version of the rules that `trained` has. */
export const replayPuzzle = ({ model: { game } }: TrainedModel, { config, entries }: PuzzleGame, { at: length }: Puzzle): State => {
  const timeline = new Timeline(game, must(readConfig(game, config)));
  must(timeline.appendAll(entries.slice(0, length).map((line) => must(parseEntry(line)))));
  return timeline.state;
};

/** Whether the same answer is the best again, outside the error, and the decision still makes a puzzle. */
export const holdsAgain = (trained: TrainedModel, from: PuzzleGame, puzzle: Puzzle, visits: number, seed: number): boolean => {
  const { game, themeOf } = trained.model;
  const s = replayPuzzle(trained, from, puzzle);
  const best = at(puzzle.answers, 0).moves.map((text) => moveOf(game.moves, text));
  if (themeOf?.(s, best) !== puzzle.theme) return false;
  const proof: Proof = prove(trained, { s, seat: puzzle.seat }, visits, seed);
  return isSure(proof) && isSameAnswer(at(proof.answers, 0).moves, best);
};
