/** The guided first game of Puerto Rico. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: {
      title: 'First rounds of Puerto Rico',
      about: 'Roles, plantations, buildings and colonists, then the first goods: made, sold and shipped.',
    },
    de: {
      title: 'Erste Runden Puerto Rico',
      about: 'Rollen, Plantagen, Gebäude und Kolonisten, dann die ersten Waren: produziert, verkauft und verschifft.',
    },
    it: {
      title: 'Primi turni di Puerto Rico',
      about: 'Personaggi, piantagioni, palazzi e coloni, poi le prime merci: prodotte, vendute e spedite.',
    },
    hu: {
      title: 'Puerto Rico: az első fordulók',
      about: 'Szerepek, ültetvények, épületek és telepesek, aztán az első áruk: termelés, eladás, behajózás.',
    },
    pt: {
      title: 'Primeiras rondas de Puerto Rico',
      about: 'Funções, plantações, edifícios e colonos, e depois os primeiros barris: produzidos, vendidos e embarcados.',
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
