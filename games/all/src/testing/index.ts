/** A game by version 1 of Madeira, up to a position where version 2 allows a move more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, must, parseGameFile, replay } from '@caravel/core';
import { findGame } from '../loaded.ts';

/** RU9: Booty counts for Wood on credit by version 2 alone. */
export const BOOTY_FILE = join(import.meta.dirname, 'booty.caravel');

/** How seat 0 may go on there, and what version 2 allows besides. */
export const BOOTY = { seat: 0, moves: ['ship acores-1', 'done'], newer: 'ship home' } as const;

export const madeiraOf = (version: number): Game => {
  const game = findGame('madeira', version);
  if (!game) throw new Error(`no version ${version} of madeira`);
  return game;
};

export const bootyTimeline = () => {
  const { game, config, entries } = must(parseGameFile(readFileSync(BOOTY_FILE, 'utf8'), findGame));
  return must(replay(game, config, entries));
};
