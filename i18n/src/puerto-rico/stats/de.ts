/** Wie die Statistik von Puerto Rico nennt, was sie zählt. */
import type { GameStats } from './en.ts';

export const de: GameStats = {
  cards: {
    openings: { title: 'Erste Rolle', did: 'gewählt von' },
    taken: { title: 'Gebäude und was daraus wurde', did: 'gebaut von' },
    chosen: { title: 'Rollen' },
    play: { title: 'Waren und Geld' },
  },
  amounts: {
    shipped: 'Verschiffte Waren',
    sold: 'Verkaufte Waren',
    spoiled: 'Verdorbene Waren',
    'barrels left': 'Waren übrig am Ende',
    quarries: 'Steinbrüche',
    'doubloons left': 'Dublonen übrig am Ende',
  },
  endings: {
    colonists: 'keine Kolonisten mehr',
    city: 'eine Stadt ist voll',
    points: 'keine Siegpunktchips mehr',
  },
  insights: {
    shipped: (mine, winners) => `Du verschiffst ${mine} Waren je Partie, Sieger ${winners}.`,
    sold: (mine, winners) => `Du verkaufst ${mine} Waren je Partie, Sieger ${winners}.`,
    spoiled: (mine, winners) => `Dir verderben ${mine} Waren je Partie, Siegern ${winners}.`,
    'barrels left': (mine, winners) => `Dir bleiben am Ende ${mine} Waren, Siegern ${winners}.`,
    quarries: (mine, winners) => `Du hast ${mine} Steinbrüche, Sieger ${winners}.`,
    'doubloons left': (mine, winners) => `Dir bleiben am Ende ${mine} Dublonen, Siegern ${winners}.`,
  },
};
