/** `bin/test full` sets this for its long proofs; plain `bin/test` runs fewer rounds of the same. */
// biome-ignore lint/style/noRestrictedGlobals: only tests import this, and they run in node
export const isThorough: boolean = process.env.TEST_FULL !== undefined;

/** How much a test does: in `bin/test`, and in `bin/test full`. */
export const thorough = <T>(usual: T, full: T): T => (isThorough ? full : usual);

/** The options of a test that only `bin/test full` runs. */
export const ONLY_FULL = { skip: isThorough ? false : 'bin/test full runs it' } as const;
