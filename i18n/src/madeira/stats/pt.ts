/** Como as estatísticas de Madeira chamam ao que contam. */
import type { GameStats } from './en.ts';

export const pt: GameStats = {
  cards: {
    openings: { title: 'Primeiro Pedido', did: 'escolhido por' },
    taken: { title: 'Pedidos e resultado', did: 'escolhido por' },
    favors: { title: 'Favores das guildas usados', did: 'usado por' },
    requests: { title: 'Pontos dos Pedidos' },
    chosen: { title: 'Personagens' },
    buildings: { title: 'Edifícios' },
    play: { title: 'Dados, Piratas e reservas' },
  },
  amounts: {
    'unused dice': 'Dados não usados',
    Pirates: 'Piratas no fim',
    'Pirates of hunger': 'Piratas por falta de Pão',
    relocations: 'Mudanças nas cidades',
    'Bread left': 'Pão que sobra no fim',
    'Reals left': 'Reais que sobram no fim',
    'Goods left': 'Mercadorias que sobram no fim',
  },
  insights: {
    'unused dice': (mine, winners) => `Deixas ${mine} dados por usar em cada partida, os vencedores ${winners}.`,
    Pirates: (mine, winners) => `Acabas com ${mine} Piratas, os vencedores com ${winners}.`,
    'Pirates of hunger': (mine, winners) => `Recebes ${mine} Piratas por partida por falta de Pão, os vencedores ${winners}.`,
    relocations: (mine, winners) => `Fazes ${mine} mudanças nas cidades por partida, os vencedores ${winners}.`,
    'Bread left': (mine, winners) => `No fim sobram-te ${mine} Pão, aos vencedores ${winners}.`,
    'Reals left': (mine, winners) => `No fim sobram-te ${mine} Reais, aos vencedores ${winners}.`,
    'Goods left': (mine, winners) => `No fim sobram-te ${mine} Mercadorias, aos vencedores ${winners}.`,
  },
};
