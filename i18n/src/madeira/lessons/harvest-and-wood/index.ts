/** Madeira: the lesson Harvest and Wood. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Harvest and Wood', about: 'What a Field gives, how to clear it, and when it turns to Wine.' },
    de: { title: 'Ernte und Holz', about: 'Was ein Feld gibt, wie man es räumt und wann es zum Weinfeld wird.' },
    it: { title: 'Raccolto e Legno', about: 'Che cosa dà una Piantagione, come liberarla e quando passa al Vino.' },
    hu: { title: 'Betakarítás és fa', about: 'Mit ad egy ültetvény, hogyan tisztítsd meg, és mikor terem bort.' },
    pt: { title: 'Colheita e Madeira', about: 'O que dá um Campo, como limpá-lo e quando passa a dar Vinho.' },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
