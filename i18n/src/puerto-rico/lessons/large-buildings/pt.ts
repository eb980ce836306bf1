import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    which: {
      heading: 'Qual dos cinco?',
      see: 'És o construtor, com 9 dobrões e a universidade ocupada. Tens cinco edifícios de produção, 8 peças, 17 colonos e 13 PV em fichas.',
      do: 'Constrói o edifício grande que te rende mais, com um colono.',
      why: 'Três edifícios de produção grandes e dois pequenos contam 8 PV, a casa 4: +12. A universidade ocupa-a logo.',
      wrong: {
        fortress: '18 colonos contam 6 PV: +10. Conta os teus edifícios de produção.',
        residence: 'Com 8 peças conta 4 PV: +8.',
        customs: '13 PV em fichas contam 3: +7. Serve a quem embarca muito.',
        'city-hall': 'Terias três edifícios violeta: +7.',
        small: 'São 3 PV no máximo. Com 9 dobrões hoje podes ter um edifício grande.',
        nothing: 'Constrói e fica com o colono: um edifício grande vazio só conta os seus 4 PV.',
      },
    },
    race: {
      heading: 'Só há um',
      see: 'Tens cinco edifícios de produção e 9 dobrões. O jogador seguinte tem quatro, 9 dobrões e uma pedreira. O teu café renderia 6.',
      do: 'Escolhe uma função e fica com o que precisas antes do jogador seguinte.',
      why: 'A casa das corporações vai valer-te 12 PV, e ao jogador seguinte teria valido 11. De cada edifício grande só há um.',
      wrong: {
        trader: '6 dobrões, mas o jogador seguinte é o construtor e fica com a casa das corporações. Não volta.',
        role: 'Tens o dinheiro agora, e o jogador seguinte também: quem constrói primeiro fica com a casa das corporações.',
        building:
          'O jogador seguinte constrói logo a seguir e fica com a casa das corporações: perdes os 8 PV dos teus edifícios de produção.',
      },
    },
    space: {
      heading: 'Os dois últimos espaços',
      see: 'Na tua cidade há dois espaços livres. Com as tuas duas pedreiras, um edifício grande custa os teus 8 dobrões. Tens 38 PV, o jogador seguinte 46.',
      do: 'A próxima função escolhes tu. Constrói o que ainda te pode fazer ganhar.',
      why: 'Nove edifícios violeta com a câmara municipal: 4 PV agora e mais 9 com um colono. Enche a cidade, por isso esta ronda é a última.',
      wrong: {
        fortress:
          'Depois de um alcaide terias 24 colonos: 8 PV, 50 ao todo. O jogador seguinte também pode chegar a 50, e tem mais dobrões.',
        'guild-hall': 'Tens dois edifícios de produção grandes: contaria 4 PV. Olha para os teus edifícios violeta.',
        nothing: 'Estás 8 PV atrás. É a tua última oportunidade de construir.',
        small: 'Ocupa um dos dois espaços: já não cabe um edifício grande. 3 PV não chegam.',
      },
    },
    mayor: {
      heading: 'Um edifício vazio conta pouco',
      see: 'A última ronda. Tens 42 PV, o jogador seguinte 48. Na tua câmara municipal ainda não trabalha ninguém.',
      do: 'Escolhe a tua última função.',
      why: 'Com um colono a câmara municipal conta mais 9 PV: 51. Primeiro o edifício grande, depois o alcaide: planeia os dois em conjunto.',
      wrong: {
        captain: 'Não tens barris. Só os outros pontuam, e a tua câmara municipal fica vazia.',
        craftsman: 'Os barris só contam num navio, e é o jogador seguinte que decide se há capitão.',
        role: 'Isso já não dá pontos. O que falta na tua câmara municipal?',
      },
    },
  },
};
