/** How the home page tells of Puerto Rico, in every language. */
import type { Card } from '../card.ts';

export const card: Card = {
  about: {
    en: 'Choose roles, grow plantations, ship goods. 2 to 5 players, about an hour.',
    it: 'Scegli i ruoli, coltiva le piantagioni, spedisci le merci. Da 2 a 5 giocatori, circa un’ora.',
    de: 'Rollen wählen, Plantagen anlegen, Waren verschiffen. 2 bis 5 Personen, etwa eine Stunde.',
    hu: 'Válassz szerepet, telepíts ültetvényt, szállíts árut. 2–5 játékos, körülbelül egy óra.',
    pt: 'Escolhe papéis, cultiva plantações, embarca mercadorias. 2 a 5 jogadores, cerca de uma hora.',
  },
  played: { hu: 'Puerto Ricót' },
};
