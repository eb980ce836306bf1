/** One game of the run: played, and searched for puzzles. */
import type { TrainedModel } from '@caravel/bots';
import { findPuzzles, holdsAgain, type PuzzleGame, TIMES_DEEPER } from '@caravel/bots/puzzles';
import { at, type Config, must, readConfig, writeEntry } from '@caravel/core';
import { gameSeed } from '../game-seed.ts';
import { playForPuzzles } from './played-game.ts';

export interface MiningSettings {
  readonly game: string;
  /** Of the first search of a decision. */
  readonly visits: number;
  readonly seed: number;
}

/** Every other game is played by the newest rules, the others by each rule set in turn; numbers of players take turns, too. */
const configOf = ({ model: { game } }: TrainedModel, number: number): Config => {
  const { min, max } = game.seats;
  const players = min + (number % (max - min + 1));
  const set = Math.floor(number / (max - min + 1));
  const rules = set % 2 === 0 ? at(game.ruleSets, 0) : at(game.ruleSets, Math.floor(set / 2) % game.ruleSets.length);
  return must(readConfig(game, { players, rules }));
};

export const mineGame = async (trained: TrainedModel, { visits, seed }: MiningSettings, number: number): Promise<PuzzleGame> => {
  const { game } = trained.model;
  const config = configOf(trained, number);
  const own = gameSeed(seed, number);
  const { timeline, hopes } = await playForPuzzles(trained, config, Math.ceil(visits / 2), own);
  const puzzles = findPuzzles(trained, timeline.steps, { hopes, visits, seed: own });
  const last = Math.max(0, ...puzzles.map(({ at: entry }) => entry));
  return { number, game: game.name, version: game.version, config, entries: timeline.entries.slice(0, last).map(writeEntry), puzzles };
};

/** Far from every seed that the puzzles were found with: a search of several seeds shares none. */
const CHECK_SEED = 100_000;

/** Only the puzzles that are proven again with other draws. */
export const checkGame = (trained: TrainedModel, { visits }: MiningSettings, from: PuzzleGame): PuzzleGame => {
  const puzzles = from.puzzles.filter((puzzle) => holdsAgain(trained, from, puzzle, TIMES_DEEPER * visits, CHECK_SEED + puzzle.at));
  return { ...from, puzzles };
};
