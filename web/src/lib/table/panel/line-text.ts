/** A line of the log in two parts: the name, which stands out, and the rest. */
import { CHANCE } from '@caravel/core';
import type { LogLine } from '../session/log-book.ts';

/** In front of what somebody did, and where a sentence about somebody opens with it. `isNamed`: though the line above has the name. */
export const lineParts = (
  { seat, text, followed, goesOn }: LogLine,
  names: readonly string[],
  isNamed = false,
): { readonly name: string; readonly rest: string } => {
  const own = names[seat ?? CHANCE] ?? '';
  if (followed) return text.startsWith(own) ? { name: own, rest: text.slice(own.length) } : { name: '', rest: text };
  return goesOn && !isNamed ? { name: '', rest: text } : { name: own, rest: own ? ` ${text}` : text };
};
