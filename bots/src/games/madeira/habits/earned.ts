/** Where the points of a game came from: Requests, play, what was left at home, and what Pirates took. */
import type { Move, Seat, State } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import { type PlayedStep, pointsBySource, SOURCES } from '@caravel/madeira/point-sources';
import type { Counts } from '../../../arena/habits.ts';

const { on, names } = md;

export const EARNED = ['points of Requests', 'points of play', 'points of wealth', 'points lost to Pirates'] as const;

const isRequest = (source: string): boolean => names.REQUESTS.some((request) => request === source);

export class Earned {
  readonly #counts: Counts;
  readonly #players: number;
  /** Only the steps that brought somebody points are kept. */
  readonly #steps: PlayedStep[] = [];

  constructor(counts: Counts, players: number) {
    this.#counts = counts;
    this.#players = players;
  }

  hear(before: State, after: State, seat: Seat, move: Move): void {
    for (let other = 0; other < this.#players; other++) {
      if (on.points(before, other) === on.points(after, other)) continue;
      this.#steps.push({ seat, move: madeira.moves.text(move), before: before.slice(), after: after.slice() });
      return;
    }
  }

  end(s: State): void {
    const [requests, play, wealth, pirates] = EARNED;
    for (const [seat, points] of pointsBySource(this.#steps, this.#players).entries()) {
      for (const source of SOURCES) {
        this.#counts.add(isRequest(source) ? requests : play, seat, points[source]);
        if (isRequest(source)) this.#counts.add(`points ${source}`, seat, points[source]);
      }
      this.#counts.add(wealth, seat, md.wealthPoints(s, seat));
      this.#counts.add(pirates, seat, md.pirateLoss(s, seat));
    }
  }
}
