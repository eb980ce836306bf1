/** Como as estatísticas de Puerto Rico chamam ao que contam. */
import type { GameStats } from './en.ts';

export const pt: GameStats = {
  cards: {
    openings: { title: 'Primeiro papel', did: 'escolhido por' },
    taken: { title: 'Edifícios e resultado', did: 'construído por' },
    chosen: { title: 'Papéis' },
    play: { title: 'Barris e dinheiro' },
  },
  amounts: {
    shipped: 'Barris embarcados',
    sold: 'Barris vendidos',
    spoiled: 'Barris descartados',
    'barrels left': 'Barris que sobram no fim',
    quarries: 'Pedreiras',
    'doubloons left': 'Dobrões que sobram no fim',
  },
  endings: {
    colonists: 'colonos esgotados',
    city: 'uma cidade cheia',
    points: 'fichas de PV esgotadas',
  },
  insights: {
    shipped: (mine, winners) => `Embarcas ${mine} barris por partida, os vencedores ${winners}.`,
    sold: (mine, winners) => `Vendes ${mine} barris por partida, os vencedores ${winners}.`,
    spoiled: (mine, winners) => `Descartas ${mine} barris por partida, os vencedores ${winners}.`,
    'barrels left': (mine, winners) => `No fim sobram-te ${mine} barris, aos vencedores ${winners}.`,
    quarries: (mine, winners) => `Tens ${mine} pedreiras, os vencedores ${winners}.`,
    'doubloons left': (mine, winners) => `No fim sobram-te ${mine} dobrões, aos vencedores ${winners}.`,
  },
};
