/** Come le statistiche di Puerto Rico chiamano ciò che contano. */
import type { GameStats } from './en.ts';

export const it: GameStats = {
  cards: {
    openings: { title: 'Primo ruolo', did: 'scelto dal' },
    taken: { title: 'Palazzi e risultato', did: 'costruito dal' },
    chosen: { title: 'Ruoli' },
    play: { title: 'Barili e denaro' },
  },
  amounts: {
    shipped: 'Barili spediti',
    sold: 'Barili venduti',
    spoiled: 'Barili scartati',
    'barrels left': 'Barili rimasti alla fine',
    quarries: 'Cave',
    'doubloons left': 'Dobloni rimasti alla fine',
  },
  endings: {
    colonists: 'coloni finiti',
    city: 'una città è piena',
    points: 'gettoni PV finiti',
  },
  insights: {
    shipped: (mine, winners) => `Spedisci ${mine} barili a partita, i vincitori ${winners}.`,
    sold: (mine, winners) => `Vendi ${mine} barili a partita, i vincitori ${winners}.`,
    spoiled: (mine, winners) => `Scarti ${mine} barili a partita, i vincitori ${winners}.`,
    'barrels left': (mine, winners) => `Alla fine ti restano ${mine} barili, ai vincitori ${winners}.`,
    quarries: (mine, winners) => `Hai ${mine} cave, i vincitori ${winners}.`,
    'doubloons left': (mine, winners) => `Alla fine ti restano ${mine} dobloni, ai vincitori ${winners}.`,
  },
};
