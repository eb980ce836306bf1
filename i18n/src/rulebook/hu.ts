import { speechIn } from '../format.ts';
import type { Rulebook } from './en.ts';

const { number } = speechIn('hu');

export const hu: Rulebook = {
  contents: 'Tartalom',
  search: 'Keresés a szabályokban',
  keys: 'A / billentyűvel kereshetsz, a ↑ és a ↓ végigvisz a találatokon.',
  found: (n) => `${number(n)} találat`,
  none: 'Nincs találat. Próbáld rövidebb szóval.',
  showIn: (chapter) => `Mutasd a helyén: ${chapter}`,
  print: 'A szabályok nyomtatása',
  languages: 'Ugyanezek a szabályok más nyelveken',
};
