import { speechIn } from '../format.ts';
import type { Rulebook } from './en.ts';

const { plural } = speechIn('de');

export const de: Rulebook = {
  contents: 'Inhalt',
  search: 'Regeln durchsuchen',
  keys: 'Mit / suchst du, mit ↑ und ↓ gehst du durch die Fundstellen.',
  found: (n) => plural(n, { one: '# Stelle gefunden', other: '# Stellen gefunden' }),
  none: 'Nichts gefunden. Versuche es mit einem kürzeren Wort.',
  showIn: (chapter) => `An ihrer Stelle zeigen: ${chapter}`,
  print: 'Regeln drucken',
  languages: 'Dieselben Regeln in anderen Sprachen',
};
