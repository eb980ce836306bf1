/** Madeira: the lesson Dice and Bread. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Dice and Bread', about: 'Which die goes where, and four ways to have enough Bread at the end of the round.' },
    de: { title: 'Würfel und Brot', about: 'Welcher Würfel wohin gehört, und wie am Rundenende genug Brot da ist.' },
    it: { title: 'Dadi e Pane', about: 'Quale dado va dove, e come avere abbastanza Pane a fine turno.' },
    hu: { title: 'Kockák és kenyér', about: 'Melyik kocka hová való, és hogyan lesz a forduló végén elég kenyered.' },
    pt: { title: 'Dados e Pão', about: 'Que dado vai para onde, e como ter Pão que chegue no fim da ronda.' },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
