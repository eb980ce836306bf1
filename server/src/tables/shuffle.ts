/** Chance at a table: drawn by the fair shuffler as soon as it has the turn, and only then. */

import { randomBytes } from 'node:crypto';
import { CHANCE, type Course, commitmentTo, type Entry, fairOutcome, isChance, must } from '@caravel/core';

export interface Secret {
  readonly secret: string;
  readonly commitment: string;
}

export const newSecret = (): Secret => {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: commitmentTo(secret) };
};

/** Plays chance until a seat has to choose; the entries made. */
export const drawChance = (course: Course, secret: string, contributions: readonly string[]): Entry[] => {
  const { game } = course;
  const drawn: Entry[] = [];
  while (isChance(game, course.state)) {
    const move = fairOutcome(game, course.state, secret, contributions, course.draws);
    const entry = { seat: CHANCE, move: game.moves.text(move) };
    must(course.append(entry));
    drawn.push(entry);
  }
  return drawn;
};
