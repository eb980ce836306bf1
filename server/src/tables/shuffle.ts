/** Chance at a table: drawn by the fair shuffler as soon as it has the turn, and only then. */

import { randomBytes } from 'node:crypto';
import { CHANCE, commitmentTo, type Entry, fairOutcome, isChance, must, type Shuffler, type Timeline } from '@caravel/core';

export interface Secret {
  readonly secret: string;
  readonly commitment: string;
}

export const newSecret = (): Secret => {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: commitmentTo(secret) };
};

/** Plays chance until a seat has to choose; the entries made. */
export const drawChance = (timeline: Timeline, shuffler: Shuffler): Entry[] => {
  const { game } = timeline;
  const drawn: Entry[] = [];
  while (isChance(game, timeline.state)) {
    const move = fairOutcome(game, timeline.state, shuffler, timeline.draws);
    const entry = { seat: CHANCE, move: game.moves.text(move) };
    must(timeline.append(entry));
    drawn.push(entry);
  }
  return drawn;
};
