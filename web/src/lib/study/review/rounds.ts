/** Where the rounds of a game begin: named a few steps at a time, so that the page never waits for all of them. */
import type { Step } from '@caravel/core';

export interface Round {
  /** The number of its first step. */
  readonly step: number;
  readonly name: string;
}

const AT_ONCE = 25;

/** Undefined if it is not wanted any more. */
export const roundsOf = async (
  steps: readonly Step[],
  nameOf: (step: Step) => string,
  isWanted: () => boolean,
): Promise<readonly Round[] | undefined> => {
  const rounds: Round[] = [];
  for (const [step, one] of steps.entries()) {
    if (step % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return undefined;
    const name = nameOf(one);
    if (name !== rounds.at(-1)?.name) rounds.push({ step, name });
  }
  return rounds.slice(1);
};
