/** Madeira: the lesson Pirates. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Pirates', about: 'When to pay, how to get rid of Pirates, and when they no longer matter.' },
    de: { title: 'Piraten', about: 'Wann du zahlst, wie du Piraten loswirst und wann sie egal sind.' },
    it: { title: 'Pirati', about: 'Quando pagare, come liberarsi dei Pirati e quando non contano più.' },
    hu: { title: 'Kalózok', about: 'Mikor fizess, hogyan szabadulj meg a kalózoktól, és mikor nem számítanak már.' },
    pt: { title: 'Piratas', about: 'Quando pagar, como te livrares dos Piratas e quando já não contam.' },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
