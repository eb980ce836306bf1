/** Money early. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Money early', about: 'Whoever has doubloons first builds first: sell in time, take coins from roles, own a quarry.' },
    de: {
      title: 'Früh zu Geld',
      about: 'Wer zuerst Dublonen hat, baut zuerst: rechtzeitig verkaufen, Dublonen von Rollen nehmen, einen Steinbruch besitzen.',
    },
    it: {
      title: 'Soldi subito',
      about: 'Chi ha dobloni prima costruisce prima: vendere in tempo, prendere i dobloni sui personaggi, avere una cava.',
    },
    hu: {
      title: 'Pénz az elején',
      about: 'Akinek előbb van dublonja, előbb épít: adj el időben, vedd el a szerepeken fekvő dublonokat, szerezz kőbányát.',
    },
    pt: {
      title: 'Dinheiro cedo',
      about: 'Quem tem dobrões primeiro constrói primeiro: vender a tempo, apanhar os dobrões das funções, ter uma pedreira.',
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
