/** Warehouses. */
import type { LessonTexts } from '../../../learn/index.ts';

export const texts: LessonTexts = {
  title: {
    en: { title: 'Warehouses', about: 'What the ships leave behind spoils: keep the right barrels, and know when a warehouse pays.' },
    de: {
      title: 'Lagerhäuser',
      about: 'Was die Schiffe übrig lassen, verdirbt: Behalte die richtigen Waren und erkenne, wann sich ein Lagerhaus lohnt.',
    },
    it: {
      title: 'Magazzini',
      about: 'Ciò che le navi lasciano va perso: conserva le merci giuste e riconosci quando un magazzino conviene.',
    },
    hu: { title: 'Raktárak', about: 'Amit a hajók otthagynak, odavész: tartsd meg a megfelelő hordókat, és tudd, mikor éri meg a raktár.' },
    pt: { title: 'Armazéns', about: 'O que os navios deixam perde-se: guarda os barris certos e percebe quando compensa um armazém.' },
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    it: async () => (await import('./it.ts')).it,
    de: async () => (await import('./de.ts')).de,
    hu: async () => (await import('./hu.ts')).hu,
    pt: async () => (await import('./pt.ts')).pt,
  },
};
