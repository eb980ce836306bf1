/** The words around the rules pages; the rules themselves are in docs/rules. */
import { speechIn } from '../format.ts';

const { plural } = speechIn('en');

export const en = {
  contents: 'Contents',
  search: 'Search the rules',
  keys: 'Press / to search, ↑ and ↓ to go through what was found.',
  found: (n: number) => plural(n, { one: '# place found', other: '# places found' }),
  none: 'Nothing found. Try a shorter word.',
  showIn: (chapter: string) => `Show it in its place: ${chapter}`,
  print: 'Print the rules',
  languages: 'The same rules in other languages',
};

export type Rulebook = typeof en;
