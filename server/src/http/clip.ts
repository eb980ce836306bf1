/** Errors quote what was sent, but shortened: a megabyte of nonsense is not worth a megabyte of answer. */

/** Longer than anything we say ourselves. */
const MOST = 300;
const HEAD = 100;
const TAIL = 150;

/** Both ends, for what was wrong often stands first and why last. */
export const clip = (text: string): string => (text.length <= MOST ? text : `${text.slice(0, HEAD)} … ${text.slice(-TAIL)}`);
