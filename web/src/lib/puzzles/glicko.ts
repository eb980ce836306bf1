/** Glicko (Mark Glickman, 1999) for one puzzle at a time: what an answer does to the rating of the one who gave it. */
export interface Rating {
  readonly rating: number;
  /** How far it may be off; every answer makes it surer. */
  readonly deviation: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 160 };
/** Puzzles are rated before anybody solves them, by bots; this is how far that may be off for people. */
const DEVIATION_OF_PUZZLE = 120;
/** Nobody's rating stands still. */
const LEAST_DEVIATION = 60;

const Q = Math.LN10 / 400;
/** What an unsure opponent counts. */
const WEIGHT = 1 / Math.sqrt(1 + (3 * Q ** 2 * DEVIATION_OF_PUZZLE ** 2) / Math.PI ** 2);

/** The chance to solve a puzzle. */
export const expected = ({ rating }: Rating, puzzle: number): number => 1 / (1 + 10 ** ((-WEIGHT * (rating - puzzle)) / 400));

export const rated = (solver: Rating, puzzle: number, isSolved: boolean): Rating => {
  const chance = expected(solver, puzzle);
  const sureness = 1 / solver.deviation ** 2 + Q ** 2 * WEIGHT ** 2 * chance * (1 - chance);
  return {
    rating: solver.rating + (Q / sureness) * WEIGHT * (Number(isSolved) - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / sureness)),
  };
};
