/** Come le statistiche di Madeira chiamano ciò che contano. */
import type { GameStats } from './en.ts';

export const it: GameStats = {
  cards: {
    openings: { title: 'Prima Richiesta', did: 'scelta dal' },
    taken: { title: 'Richieste e risultato', did: 'scelta dal' },
    favors: { title: 'Favori della Gilda usati', did: 'usato dal' },
    requests: { title: 'Punti delle Richieste' },
    chosen: { title: 'Personaggi' },
    buildings: { title: 'Edifici' },
    play: { title: 'Dadi, Pirati e scorte' },
  },
  amounts: {
    'unused dice': 'Dadi non usati',
    Pirates: 'Pirati alla fine',
    'Pirates of hunger': 'Pirati per mancanza di Pane',
    relocations: 'Spostamenti nelle città',
    'Bread left': 'Pane rimasto alla fine',
    'Reals left': 'Real rimasti alla fine',
    'Goods left': 'Merci rimaste alla fine',
  },
  insights: {
    'unused dice': (mine, winners) => `Lasci ${mine} dadi a partita inutilizzati, i vincitori ${winners}.`,
    Pirates: (mine, winners) => `Finisci con ${mine} Pirati, i vincitori con ${winners}.`,
    'Pirates of hunger': (mine, winners) => `Prendi ${mine} Pirati a partita per mancanza di Pane, i vincitori ${winners}.`,
    relocations: (mine, winners) => `Fai ${mine} spostamenti nelle città a partita, i vincitori ${winners}.`,
    'Bread left': (mine, winners) => `Alla fine ti restano ${mine} Pane, ai vincitori ${winners}.`,
    'Reals left': (mine, winners) => `Alla fine ti restano ${mine} Real, ai vincitori ${winners}.`,
    'Goods left': (mine, winners) => `Alla fine ti restano ${mine} Merci, ai vincitori ${winners}.`,
  },
};
