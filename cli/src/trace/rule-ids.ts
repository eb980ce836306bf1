/** The rule ids of a page, and what looks like one of them. */
import { at } from '@caravel/core';

/** `**CA4**` after its anchor; also `2P1` and `V-market`. */
const ANCHORED = /<a id="[^"]*"><\/a>\*\*([0-9A-Za-z-]+)\*\*/g;

export const idsOnPage = (page: string): string[] => [...page.matchAll(ANCHORED)].map((match) => at(match, 1));

/** `CA` of `CA4`, `2P` of `2P1`, `V-` of `V-market`. */
const familyOf = (id: string): string => id.replace(/(?<=-).*$|\d+$/, '');

/** Whether a word is written like the ids of the page, known or not. */
export const idTest = (ids: readonly string[]): ((word: string) => boolean) => {
  const families = new Set(ids.map(familyOf));
  return (word) =>
    ids.includes(word) || (/^[0-9A-Z][0-9A-Za-z]*(-[0-9a-z]+)*$/.test(word) && familyOf(word) !== word && families.has(familyOf(word)));
};

/** The ids a text opens with: `CA4 CA5 a kind …`, `CA4, CA5: a kind …`. */
export const openingIds = (text: string, isId: (word: string) => boolean): string[] => {
  const words = text.trim().split(/[\s,:]+/);
  const end = words.findIndex((word) => !isId(word));
  return end === -1 ? words : words.slice(0, end);
};
