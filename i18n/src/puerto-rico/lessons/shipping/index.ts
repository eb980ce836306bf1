/** Shipping and denying. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Shipping and denying', about: 'Load first what others could take from you, and leave them without a ship.' },
    de: { title: 'Verschiffen und Verwehren', about: 'Lade zuerst, was andere dir wegnehmen könnten, und lass sie ohne Schiff stehen.' },
    it: { title: 'Spedire e bloccare', about: 'Carica per primo ciò che gli altri potrebbero toglierti, e lasciali senza nave.' },
    hu: { title: 'Hajózás és elzárás', about: 'Először azt rakd be, amit mások elvehetnének előled, és hagyd őket hajó nélkül.' },
    pt: { title: 'Embarcar e bloquear', about: 'Carrega primeiro o que os outros te podem tirar, e deixa-os sem navio.' },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
