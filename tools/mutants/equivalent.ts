/** Mutants that change nothing anybody could notice, each with the reason. The key is what a run prints. */
export interface EquivalentMutant {
  readonly mutant: string;
  readonly why: string;
}

export const EQUIVALENT: readonly EquivalentMutant[] = [];
