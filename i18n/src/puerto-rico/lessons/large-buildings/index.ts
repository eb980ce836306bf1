/** Large buildings. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: {
      title: 'Large buildings',
      about: 'Ten doubloons for up to a dozen points: find the one that suits you, be there first, and put a colonist in it.',
    },
    de: {
      title: 'Große Gebäude',
      about: 'Zehn Dublonen für bis zu einem Dutzend Punkte: Finde das Gebäude, das zu dir passt, sei schneller und besetze es.',
    },
    it: {
      title: 'Palazzi grandi',
      about: 'Dieci dobloni per una dozzina di punti: trova il palazzo che fa per te, arriva per primo e mettici un colono.',
    },
    hu: {
      title: 'Nagy épületek',
      about: 'Tíz dublon akár egy tucat pontért: találd meg a hozzád illőt, légy gyorsabb, és tegyél bele telepest.',
    },
    pt: {
      title: 'Edifícios grandes',
      about: 'Dez dobrões por até uma dúzia de pontos: encontra o que te serve, chega primeiro e põe lá um colono.',
    },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
