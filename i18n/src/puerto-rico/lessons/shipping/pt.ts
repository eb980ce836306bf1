import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    first: {
      heading: 'O que vai primeiro?',
      see: 'És o capitão e tens 3 milhos e 2 açúcares. Há navio para ambos. O jogador seguinte tem 3 milhos.',
      do: 'Escolhe a primeira carga de modo a poderes embarcar os cinco barris.',
      why: 'O navio do milho tem três espaços, e há dois interessados. O lugar do teu açúcar ninguém to tira: 6 PV ao todo.',
      wrong: {
        sugar: 'O açúcar pode esperar, o milho não: o jogador seguinte enche o navio do milho e perdes dois dos teus três milhos.',
      },
    },
    'last-ship': {
      heading: 'O último navio vazio',
      see: 'Um navio ainda está vazio. O jogador seguinte tem 5 açúcares e nenhum armazém. Tu tens 2 milhos e 1 índigo.',
      do: 'Carrega de modo que o açúcar fique no cais.',
      why: 'O teu milho ocupa o navio vazio. O açúcar fica sem navio: perdem-se quatro dos cinco barris. O teu índigo segue na volta seguinte.',
      wrong: {
        indigo: 'Então 5 açúcares ocupam o navio vazio: 5 PV para o jogador seguinte, e o teu milho fica sem navio.',
      },
    },
    wharf: {
      heading: 'O cais pode esperar',
      see: 'Tens 4 milhos, 2 cafés e um cais. O navio do milho tem quatro espaços, nenhum navio aceita café. O jogador seguinte tem 3 milhos.',
      do: 'Escolhe a tua primeira carga como capitão.',
      why: 'O teu milho enche o navio: 5 PV para ti, nenhum espaço para o jogador seguinte. O cais ninguém to tira.',
      wrong: {
        coffee: '3 PV. Mas o jogador seguinte carrega 3 milhos, e para os teus quatro resta um espaço.',
        corn: 'Também são 5 PV, mas o cais fica usado: o teu café não sai, e o jogador seguinte embarca 3 milhos.',
      },
    },
    size: {
      heading: 'Que navio?',
      see: 'O último capitão do jogo: restam 3 PV em fichas. Todos os navios estão vazios. Tu tens 4 milhos, o jogador seguinte 6 açúcares, o terceiro 5 índigos.',
      do: 'Vais à frente por 31 a 30. Carrega o milho de modo a continuares à frente.',
      why: 'O teu milho cabe em qualquer navio, por isso tira-lhes o grande: cabem no máximo 5 açúcares. Vais à frente por 36 a 35.',
      wrong: {
        small: '5 PV, mas os 6 açúcares cabem no navio grande: 36 a 36, e o jogador seguinte tem mais dobrões.',
        middle: 'Isso trava o índigo, não o açúcar: 6 açúcares vão no navio grande, 36 a 36, e o jogador seguinte tem mais dobrões.',
      },
    },
  },
};
