/**
 * What each position of a game should have been said to be worth: a mixture of what came of it and of what was expected on the way. Where another
 * move than the best was tried, what the best one promised counts instead of what came, so that slips do not teach that good positions are bad.
 */

export interface Expectation {
  readonly chances: Float64Array;
  readonly scores: Float64Array;
}

/** The position after one decision. */
export interface Note {
  readonly expected: Expectation;
  /** What the best move promised, if another one was tried. */
  readonly promised?: Expectation;
}

const mix = (towards: Float64Array, from: Float64Array, share: number): void => {
  for (let i = 0; i < towards.length; i++) towards[i] = share * (towards[i] as number) + (1 - share) * (from[i] as number);
};

/** Calls `teach` for every note, the last first, with what the position after it should have been said to be worth; `outcome` is changed on the way. */
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
