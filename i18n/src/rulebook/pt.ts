import { speechIn } from '../format.ts';
import type { Rulebook } from './en.ts';

const { plural } = speechIn('pt');

export const pt: Rulebook = {
  contents: 'Índice',
  search: 'Procurar nas regras',
  keys: 'Carrega em / para procurar, em ↑ e ↓ para percorrer os resultados.',
  found: (n) => plural(n, { one: '# resultado', other: '# resultados' }),
  none: 'Sem resultados. Experimenta uma palavra mais curta.',
  showIn: (chapter) => `Mostrar no seu lugar: ${chapter}`,
  print: 'Imprimir as regras',
  languages: 'As mesmas regras noutras línguas',
};
