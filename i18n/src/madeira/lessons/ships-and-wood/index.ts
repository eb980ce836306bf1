/** Madeira: the lesson Ships and Wood. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Ships and Wood', about: 'What a Ship costs, where it earns most, and what it wants at the end of the round.' },
    de: { title: 'Schiffe und Holz', about: 'Was ein Schiff kostet, wo es am meisten bringt und was es am Rundenende verlangt.' },
    it: { title: 'Navi e Legno', about: 'Quanto costa una Nave, dove rende di più e che cosa vuole a fine turno.' },
    hu: { title: 'Hajók és fa', about: 'Mibe kerül egy hajó, hol hoz a legtöbbet, és mit kér a forduló végén.' },
    pt: { title: 'Navios e Madeira', about: 'Quanto custa um Navio, onde rende mais e o que pede no fim da ronda.' },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
