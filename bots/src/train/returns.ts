/**
 * The target of each position of a game (TD(λ)): a mixture of the result and of what was expected on the way. Where another move than the best
 * was tried, the estimate of the best move counts instead of what followed, so that a bad try does not make the positions before it look bad.
 */

export interface Expectation {
  readonly chances: Float64Array;
  readonly scores: Float64Array;
}

/** The position after one decision. */
export interface Note {
  readonly expected: Expectation;
  /** The estimate of the best move, if another one was tried. */
  readonly promised?: Expectation;
}

const mix = (towards: Float64Array, from: Float64Array, share: number): void => {
  for (let i = 0; i < towards.length; i++) towards[i] = share * (towards[i] as number) + (1 - share) * (from[i] as number);
};

/** Calls `teach` for every note, from the last to the first, with the target of its position. Changes `outcome`. */
export const walkBack = (
  notes: readonly Note[],
  outcome: Expectation,
  lambda: number,
  teach: (i: number, worth: Expectation) => void,
): void => {
  for (const [i, note] of [...notes.entries()].reverse()) {
    teach(i, outcome);
    const { chances, scores } = note.promised ?? note.expected;
    const share = note.promised ? 0 : lambda;
    mix(outcome.chances, chances, share);
    mix(outcome.scores, scores, share);
  }
};
