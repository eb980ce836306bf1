/** Madeira: the lesson Cities and Favors. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Cities and Favors', about: 'How to have the most in a city, and which Favors to have face up.' },
    de: { title: 'Städte und Gildengünste', about: 'Wie du in einer Stadt vorn liegst, und welche Gildengünste offen liegen sollen.' },
    it: { title: 'Città e Favori', about: 'Come avere la maggioranza in una Città, e quali Favori tenere a faccia in su.' },
    hu: {
      title: 'Városok és céhtámogatások',
      about: 'Hogyan legyen tiéd a legtöbb munkás egy városban, és melyik céhtámogatás legyen felfordítva.',
    },
    pt: { title: 'Cidades e Favores', about: 'Como ter a maioria numa cidade, e que Favores ter virados para cima.' },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
