import { speechIn } from '../format.ts';
import type { Rulebook } from './en.ts';

const { plural } = speechIn('it');

export const it: Rulebook = {
  contents: 'Indice',
  search: 'Cerca nelle regole',
  keys: 'Premi / per cercare, ↑ e ↓ per scorrere i risultati.',
  found: (n) => plural(n, { one: '# punto trovato', other: '# punti trovati' }),
  none: 'Nessun risultato. Prova con una parola più corta.',
  showIn: (chapter) => `Mostra nel testo: ${chapter}`,
  print: 'Stampa le regole',
  languages: 'Le stesse regole in altre lingue',
};
