/** How the home page tells of Puerto Rico, in every language. */
import type { PhaseName } from '@caravel/puerto-rico';
import type { Card } from '../card.ts';
import type { Locale } from '../locale.ts';

/** The same words as in the catalogues, which the home page does without. */
const phases: Record<Locale, Record<Exclude<PhaseName, 'over'>, string>> = {
  en: {
    setup: 'Setup',
    choice: 'Choosing a role',
    settler: 'Settler',
    mayor: 'Mayor',
    builder: 'Builder',
    craftsman: 'Craftsman',
    trader: 'Trader',
    captain: 'Captain',
    prospector: 'Prospector',
  },
  it: {
    setup: 'Preparazione',
    choice: 'Scelta del personaggio',
    settler: 'Colonizzatore',
    mayor: 'Sindaco',
    builder: 'Costruttore',
    craftsman: 'Artigiano',
    trader: 'Commerciante',
    captain: 'Capitano',
    prospector: 'Cercatore d’oro',
  },
  de: {
    setup: 'Vorbereitung',
    choice: 'Rollenwahl',
    settler: 'Siedler',
    mayor: 'Bürgermeister',
    builder: 'Baumeister',
    craftsman: 'Aufseher',
    trader: 'Händler',
    captain: 'Kapitän',
    prospector: 'Goldsucher',
  },
  hu: {
    setup: 'Előkészületek',
    choice: 'Szerepválasztás',
    settler: 'Ültetvényes',
    mayor: 'Polgármester',
    builder: 'Építész',
    craftsman: 'Iparos',
    trader: 'Kereskedő',
    captain: 'Kapitány',
    prospector: 'Aranyásó',
  },
  pt: {
    setup: 'Preparação',
    choice: 'Escolha da função',
    settler: 'Colonizador',
    mayor: 'Alcaide',
    builder: 'Construtor',
    craftsman: 'Produtor',
    trader: 'Comerciante',
    captain: 'Capitão',
    prospector: 'Prospetor',
  },
};

export const card: Card = {
  about: {
    en: 'Choose roles, grow plantations, ship goods.',
    it: 'Scegli i personaggi, coltiva le piantagioni, spedisci le merci.',
    de: 'Rollen wählen, Plantagen anlegen, Waren verschiffen.',
    hu: 'Válassz szerepet, telepíts ültetvényt, szállíts árut.',
    pt: 'Escolhe funções, cultiva plantações, embarca mercadorias.',
  },
  time: {
    en: 'about an hour',
    it: 'circa un’ora',
    de: 'etwa eine Stunde',
    hu: 'körülbelül egy óra',
    pt: 'cerca de uma hora',
  },
  played: { hu: 'Puerto Ricót' },
  rounds: { en: 'Round #', it: 'Round #', de: 'Runde #', hu: '#. forduló', pt: 'Ronda #' },
  phases,
};
