/** A line of the log in two parts: the name, which stands out, and the rest. */
import type { Seat } from '@caravel/core';
import type { Telling } from '../game-ui.ts';
import { type LogLine, wholeText } from '../session/log-book.ts';
import type { Words } from '../session/table.svelte.ts';

/** The seats by name, and the one that is called `you`. */
interface Readers {
  readonly names: readonly string[];
  readonly reader: Seat | undefined;
}

/** What sentences begin with that are about a seat: its name, or the word for the reader. */
export const calledBy = ({ names, reader }: Readers, { you }: Words, seat: Seat): string =>
  (seat === reader ? you : undefined) ?? names[seat] ?? '';

/** In front of what somebody did, and where a sentence about somebody opens with it. */
export const lineParts = ({ text, followed }: LogLine, called: string): { readonly name: string; readonly rest: string } => {
  const rest = text.slice(called.length);
  if (followed) return text.startsWith(called) && !/^\p{L}/u.test(rest) ? { name: called, rest } : { name: '', rest: text };
  return { name: called, rest: called ? ` ${text}` : text };
};

/** A move in one text, with who made it. */
export const wholeLine = (telling: Telling, called: string): string =>
  telling.did === '' ? wholeText(telling) : `${called} ${wholeText(telling)}`.trim();
