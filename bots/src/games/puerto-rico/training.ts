/** How a net for Puerto Rico is trained. */
import { at, type Config, must, type Random, readConfig, type State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import type { Training, Tries } from '../../train/training.ts';
import { isLarge } from './decisions.ts';
import { HEURISTICS } from './heuristics.ts';
import { model } from './model.ts';

/** The numbers of players, as often as they are played in twenty games. */
const TABLES = [2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5];
/** Half of the games are played with the default of an option, the other half with any of its values. */
const anyValue = (random: Random, values: readonly unknown[]): unknown =>
  random.below(2) === 0 ? values[0] : at(values, random.below(values.length));

const config = (random: Random): Config => {
  const players = at(TABLES, random.below(TABLES.length));
  const options = Object.entries(puertoRico.options).flatMap(([name, { values }]) => (values ? [[name, anyValue(random, values)]] : []));
  return must(readConfig(puertoRico, { players, options: Object.fromEntries(options) }));
};

const ROLE: Tries = { likely: 0.14, any: 0.02 };
/** Many buildings are tried, or the net would never find out what a factory is worth. */
const BUILDING: Tries = { likely: 0.03, any: 0.09 };
const OTHER: Tries = { likely: 0, any: 0.03 };

const tries = (s: State): Tries => {
  if (isLarge(s)) return ROLE;
  return pr.on.step(s) === pr.steps.BUILDING ? BUILDING : OTHER;
};

export const training: Training = {
  model,
  hidden: 64,
  config,
  tries,
  heuristics: HEURISTICS,
  lambda: 0.985,
  kept: 0.35,
};
