/** How a net for Madeira is trained. */
import { at, type Config, must, type Random, readConfig, type State } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import type { Training, Tries } from '../../train/training.ts';
import { isLarge } from './decisions.ts';
import { HEURISTICS } from './heuristics.ts';
import { model } from './model.ts';
import { variedBoard } from './varied-board.ts';

/** The numbers of players and the rule sets, as often as they are played in so many games. */
const TABLES = [2, 2, 3, 3, 3, 4, 4, 4, 4];
const RULES = ['2nd', '2nd', '2nd', '1st-de', '1st-it', '1st-hu'];
/** The percentage of games that are played on a board with other numbers. */
const OTHER_BOARDS = 15;

const config = (random: Random): Config => {
  const players = at(TABLES, random.below(TABLES.length));
  const rules = at(RULES, random.below(RULES.length));
  const board = random.below(100) < OTHER_BOARDS ? variedBoard(random) : 'default';
  return must(readConfig(madeira, { rules, players, options: { board } }));
};

/** Every use of a die is tried. */
const LARGE: Tries = { likely: 0.08, any: 0.025 };
/** Many small decisions follow each other, so that with more tries hardly any turn would make sense. */
const SMALL: Tries = { likely: 0.02, any: 0.01 };

const tries = (s: State): Tries => (isLarge(s) ? LARGE : SMALL);

export const training: Training = {
  model,
  hidden: 64,
  config,
  tries,
  heuristics: HEURISTICS,
  lambda: 0.993,
  kept: 0.4,
};
