/** How the home page tells of Madeira, in every language. */
import type { Card } from '../card.ts';

export const card: Card = {
  about: {
    en: 'Guilds, dice and pirates on an island of wood and wine. 2 to 4 players, about two hours.',
    it: 'Gilde, dadi e pirati sull’isola del legno e del vino. Da 2 a 4 giocatori, circa due ore.',
    de: 'Gilden, Würfel und Piraten auf der Insel des Holzes und des Weins. 2 bis 4 Personen, etwa zwei Stunden.',
    hu: 'Céhek, kockák és kalózok a fa és a bor szigetén. 2–4 játékos, körülbelül két óra.',
    pt: 'Guildas, dados e piratas na ilha da madeira e do vinho. 2 a 4 jogadores, cerca de duas horas.',
  },
  played: { hu: 'Madeirát' },
};
