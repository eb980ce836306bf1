/** How the home page tells of Puerto Rico, in every language. */
import type { Card } from '../card.ts';

export const card: Card = {
  about: {
    en: 'Choose roles, grow plantations, ship goods.',
    it: 'Scegli i ruoli, coltiva le piantagioni, spedisci le merci.',
    de: 'Rollen wählen, Plantagen anlegen, Waren verschiffen.',
    hu: 'Válassz szerepet, telepíts ültetvényt, szállíts árut.',
    pt: 'Escolhe papéis, cultiva plantações, embarca mercadorias.',
  },
  time: {
    en: 'about an hour',
    it: 'circa un’ora',
    de: 'etwa eine Stunde',
    hu: 'körülbelül egy óra',
    pt: 'cerca de uma hora',
  },
  played: { hu: 'Puerto Ricót' },
};
