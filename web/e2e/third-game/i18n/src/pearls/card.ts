import type { Card } from '../card.ts';

export const card: Card = {
  about: {
    en: 'Dive, keep or give.',
    it: 'Immergiti, tieni o dai.',
    de: 'Tauche, behalte oder gib.',
    hu: 'Merülj, tartsd meg vagy add.',
    pt: 'Mergulha, guarda ou dá.',
  },
};
