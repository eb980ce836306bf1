/** Whether sentences are in the person they should be in. */
import type { Persons } from '../persons.ts';

/** The verbs of a sentence about the reader that are said only of others. */
export const verbsOfOthers = (text: string, { they, you }: Persons): string[] => {
  const own = new Set(Object.values(you));
  const others = new Set(Object.values(they).filter((form) => !own.has(form)));
  return text.split(/[^\p{L}]+/u).filter((word) => others.has(word));
};
