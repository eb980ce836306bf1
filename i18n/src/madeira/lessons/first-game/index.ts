/** The guided first game of Madeira. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'First round of Madeira', about: 'One whole round, step by step: dice, harvest, a Ship, a city, Pirates and a Request.' },
    de: {
      title: 'Erste Runde Madeira',
      about: 'Eine ganze Runde, Schritt für Schritt: Würfel, Ernte, Schiff, Stadt, Piraten und ein Auftrag.',
    },
    it: {
      title: 'Primo turno di Madeira',
      about: 'Un turno intero, passo per passo: dadi, raccolto, una Nave, una Città, i Pirati e una Richiesta.',
    },
    hu: {
      title: 'Madeira: az első forduló',
      about: 'Egy teljes forduló lépésről lépésre: kockák, betakarítás, hajó, város, kalózok és egy elvárás.',
    },
    pt: {
      title: 'Primeira ronda de Madeira',
      about: 'Uma ronda inteira, passo a passo: dados, colheita, um Navio, uma cidade, Piratas e um Pedido.',
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
