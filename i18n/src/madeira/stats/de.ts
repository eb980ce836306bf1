/** Wie die Statistik von Madeira nennt, was sie zählt. */
import type { GameStats } from './en.ts';

export const de: GameStats = {
  cards: {
    openings: { title: 'Erster Auftrag', did: 'gewählt von' },
    taken: { title: 'Aufträge und was daraus wurde', did: 'gewählt von' },
    favors: { title: 'Eingesetzte Gildengünste', did: 'eingesetzt von' },
    requests: { title: 'Punkte der Aufträge' },
    chosen: { title: 'Charaktere' },
    buildings: { title: 'Gebäude' },
    play: { title: 'Würfel, Piraten und Vorräte' },
  },
  amounts: {
    'unused dice': 'Nicht genutzte Würfel',
    Pirates: 'Piraten am Ende',
    'Pirates of hunger': 'Piraten aus Mangel an Brot',
    relocations: 'Versetzungen in den Städten',
    'Bread left': 'Brot übrig am Ende',
    'Reals left': 'Real übrig am Ende',
    'Goods left': 'Waren übrig am Ende',
  },
  insights: {
    'unused dice': (mine, winners) => `Du lässt ${mine} Würfel je Partie ungenutzt, Sieger ${winners}.`,
    Pirates: (mine, winners) => `Du hast am Ende ${mine} Piraten, Sieger ${winners}.`,
    'Pirates of hunger': (mine, winners) => `Du nimmst ${mine} Piraten je Partie aus Mangel an Brot, Sieger ${winners}.`,
    relocations: (mine, winners) => `Du versetzt ${mine}-mal je Partie in den Städten, Sieger ${winners}-mal.`,
    'Bread left': (mine, winners) => `Dir bleiben am Ende ${mine} Brot, Siegern ${winners}.`,
    'Reals left': (mine, winners) => `Dir bleiben am Ende ${mine} Real, Siegern ${winners}.`,
    'Goods left': (mine, winners) => `Dir bleiben am Ende ${mine} Waren, Siegern ${winners}.`,
  },
};
