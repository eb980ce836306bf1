/** How the home page tells of Madeira, in every language. */
import type { PhaseName } from '@caravel/madeira';
import type { Card } from '../card.ts';
import type { Locale } from '../locale.ts';

/** The same words as in the catalogues, which the home page does without. */
const phases: Record<Locale, Record<Exclude<PhaseName, 'end'>, string>> = {
  en: {
    setup: 'Setup',
    A: 'A. Round setup',
    B: 'B. Character actions',
    C: 'C. Buildings',
    D: 'D. Maintenance',
    E: 'E. Crown',
  },
  it: {
    setup: 'Preparazione',
    A: 'A. Preparazione del turno',
    B: 'B. Azioni Personaggio',
    C: 'C. Azioni Edificio',
    D: 'D. Mantenimento',
    E: 'E. Le Richieste della Corona',
  },
  de: {
    setup: 'Spielvorbereitung',
    A: 'A. Rundenvorbereitung',
    B: 'B. Charakter-Aktionen',
    C: 'C. Gebäude-Aktionen',
    D: 'D. Versorgung',
    E: 'E. Die Aufträge der Krone',
  },
  hu: {
    setup: 'Előkészületek',
    A: 'A: A forduló előkészítése',
    B: 'B: Karakterakciók',
    C: 'C: Épületakciók',
    D: 'D: Fenntartás',
    E: 'E: Koronaelvárások',
  },
  pt: {
    setup: 'Preparação',
    A: 'A. Preparação da ronda',
    B: 'B. Ações das personagens',
    C: 'C. Edifícios',
    D: 'D. Manutenção',
    E: 'E. Coroa',
  },
};

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
  rounds: { en: 'Round #', it: 'Turno #', de: 'Runde #', hu: '#. forduló', pt: 'Ronda #' },
  phases,
};
