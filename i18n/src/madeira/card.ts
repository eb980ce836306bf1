/** How the home page tells of Madeira, in every language. */
import type { Card } from '../card.ts';

export const card: Card = {
  about: {
    en: 'Guilds, dice and pirates on an island of wood and wine.',
    it: 'Gilde, dadi e pirati sull’isola del legno e del vino.',
    de: 'Gilden, Würfel und Piraten auf der Insel des Holzes und des Weins.',
    hu: 'Céhek, kockák és kalózok a fa és a bor szigetén.',
    pt: 'Guildas, dados e piratas na ilha da madeira e do vinho.',
  },
  time: {
    en: 'about two hours',
    it: 'circa due ore',
    de: 'etwa zwei Stunden',
    hu: 'körülbelül két óra',
    pt: 'cerca de duas horas',
  },
  played: { hu: 'Madeirát' },
};
