/** How bots play: what is counted in a game for each seat, and the tables made of it. Each game defines its own in habits.ts. */
import { at, type Game, type Move, type Seat, type State, standing } from '@caravel/core';
import type { TallySpec } from '../tally/spec.ts';
import type { Listener, Notes } from './listener.ts';

/** Counts by name and seat. */
export class Counts {
  readonly #byName: Record<string, number[]> = {};
  readonly #players: number;

  constructor(players: number) {
    this.#players = players;
  }

  add(name: string, seat: Seat, amount = 1): void {
    const row = this.#byName[name] ?? Array<number>(this.#players).fill(0);
    row[seat] = at(row, seat) + amount;
    this.#byName[name] = row;
  }

  notes(): Notes {
    return this.#byName;
  }
}

/** A figure of a table: one count divided by another, or the count itself. */
export interface Rate {
  readonly of: string;
  readonly per?: string;
  readonly isShare?: boolean;
}

export interface HabitTable {
  readonly title: string;
  /** One for each rate of a row. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly rates: readonly Rate[] }[];
}

export interface GameHabits {
  readonly tables: readonly HabitTable[];
  /** Which of the counts the statistics of many games are made of. */
  readonly tally: TallySpec;
  /** The first round is 1. */
  round(s: State): number;
  /** Follows one game and counts. */
  listen(
    counts: Counts,
    players: number,
  ): {
    before(s: State, seat: Seat, move: Move): void;
    after?(s: State, seat: Seat, move: Move): void;
    end?(s: State): void;
  };
}

export const SEATS = 'seats';
export const WINS = 'wins';

/** The first choice of each seat, and in which order they came: that is the order of play. */
export class Openings {
  readonly #counts: Counts;
  readonly #opened = new Set<Seat>();

  constructor(counts: Counts) {
    this.#counts = counts;
  }

  hear(seat: Seat, choice: string): void {
    if (this.#opened.has(seat)) return;
    this.#counts.add(`opening ${choice}`, seat);
    this.#counts.add(`start ${this.#opened.size + 1}`, seat);
    this.#opened.add(seat);
  }
}

/** A row with the mean of a count for a seat and game. */
export const aSeat = (name: string, of = name): HabitTable['rows'][number] => ({ name, rates: [{ of, per: SEATS }] });
export const aShare = (name: string, of: string, per: string): HabitTable['rows'][number] => ({
  name,
  rates: [{ of, per, isShare: true }],
});
export const inAll = (name: string, of = name): HabitTable['rows'][number] => ({ name, rates: [{ of }] });

/** The table that every game has. */
export const COMMON: HabitTable = {
  title: 'games',
  columns: [''],
  rows: [aSeat('rounds'), aSeat('score'), { name: 'winner’s score', rates: [{ of: 'winner’s score', per: WINS }] }, aSeat('decisions')],
};

const countEnd = (counts: Counts, game: Game, { round }: GameHabits, s: State): void => {
  const { scores, winners } = standing(game, s);
  for (const [seat, score] of scores.entries()) {
    counts.add(SEATS, seat);
    counts.add('rounds', seat, round(s));
    counts.add('score', seat, score);
  }
  for (const seat of winners) {
    counts.add(WINS, seat, 1 / winners.length);
    counts.add('winner’s score', seat, at(scores, seat) / winners.length);
  }
};

/** Follows one game, for the game's own habits and for the table that every game has. */
export const habitsListener = (game: Game, habits: GameHabits): Listener => {
  let counts: Counts | undefined;
  let own: ReturnType<GameHabits['listen']> | undefined;
  const begin = (s: State): Counts => {
    const begun = new Counts(game.players(s));
    own = habits.listen(begun, game.players(s));
    return begun;
  };
  return {
    before: (s, seat, move) => {
      counts ??= begin(s);
      if (seat >= 0) counts.add('decisions', seat);
      own?.before(s, seat, move);
    },
    after: (s, seat, move) => own?.after?.(s, seat, move),
    end: (s) => {
      counts ??= begin(s);
      own?.end?.(s);
      countEnd(counts, game, habits, s);
      return counts.notes();
    },
  };
};
