/** The details of a test that only `bin/test full` runs: the same thing in another game, language or size, or a long walk. */
export const FULL_RUN = { tag: '@full' } as const;

/** Of tests that differ in a game or a size alone, the everyday run has some. */
export const fullRunUnless = (isEveryday: boolean): { tag?: string } => (isEveryday ? {} : FULL_RUN);

/**
 * A test that measures time, by the clock or of the processor, runs alone, after all others: two cores that share one do everything
 * half again as slowly when both are busy.
 */
const MEASURED = '@measured';
export const measured = (isEveryday: boolean): { tag: string[] } => ({ tag: isEveryday ? [MEASURED] : [MEASURED, FULL_RUN.tag] });
