import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    'last-space': {
      heading: 'O décimo segundo espaço',
      see: 'Vais à frente com 37 PV. O jogador seguinte tem 34, um porto e 7 barris. Na tua cidade há um espaço livre, e a tua casa das corporações está ocupada.',
      do: 'Provoca o fim do jogo, com o máximo de pontos.',
      why: 'Um depósito de tabaco ou uma torrefação de café vale 3 PV, e mais 2 na casa das corporações: 42. A cidade está cheia, esta é a última ronda e ninguém te apanha.',
      wrong: {
        harbor: '3 PV fazem 40. O jogador seguinte ainda embarca por 6 e também constrói: pode chegar a 42.',
        building: 'Assim o jogo acaba, mas com 3 PV ou menos. Que edifício conta também na casa das corporações?',
        nothing: 'Sem construir o jogo continua, e os outros têm mais barris do que tu.',
        captain: 'Embarcas 2 índigos por 3 PV. O jogador seguinte embarca 4 milhos com o porto por 5, e o jogo continua.',
        role: 'O jogo continua, e o jogador seguinte tem 7 barris para embarcar. Que função o acaba?',
      },
    },
    colonists: {
      heading: 'Poucos colonos',
      see: 'Tens 35 PV, os outros 25 cada. Mas eles têm 7 e 5 barris e mais dobrões. Na reserva restam 2 colonos.',
      do: 'Encontra a função que torna esta ronda a última.',
      why: 'O navio dos colonos precisa agora de pelo menos 3. Não há: o jogo acaba com esta ronda, antes de os outros recuperarem.',
      wrong: {
        craftsman: 'Recebes 8 barris, mas os outros também produzem, e o jogador seguinte é capitão antes de ti.',
        captain: 'Embarcas 1 milho, os outros têm 12 barris ao todo. A tua vantagem desfaz-se.',
        role: 'O jogo continua, e o tempo joga a favor dos outros: têm barris e dinheiro.',
      },
    },
    'last-role': {
      heading: 'A última função do jogo',
      see: 'A última ronda, e escolhes a última função. Tens 33 PV, os outros 36 cada. Na tua casa das corporações não trabalha ninguém.',
      do: 'Escolhe a função com que ganhas.',
      why: 'Os teus quatro edifícios de produção valem 7 PV com a casa das corporações ocupada: 40 a 36. Aos outros o alcaide não dá nada.',
      wrong: {
        captain: 'Embarcas 4 barris por 5 PV: 38. Mas o jogador seguinte embarca por 6 com o porto: 42.',
        trader: 'Os dobrões só desempatam. Estás 3 PV atrás.',
        craftsman: 'Isso já não dá pontos: depois de ti ninguém embarca nem constrói.',
      },
    },
    'guild-hall': {
      heading: 'Quem trabalha onde, no fim?',
      see: 'És o alcaide. Já não se produz nada: plantações e edifícios de produção não precisam de colonos.',
      do: 'Coloca os colonos de modo a ganhares.',
      why: 'Um colono na casa das corporações dá 7 PV. Na última ronda ocupa primeiro os edifícios grandes.',
      wrong: {
        empty: 'A casa das corporações ainda está vazia: com 33 PV perdes. Tira o colono de uma plantação ou de um edifício de produção.',
      },
    },
    deny: {
      heading: 'Falta um dobrão',
      see: 'A última ronda, e começas tu. Tens 40 PV e 1 dobrão. O jogador seguinte tem 37 PV, 9 dobrões e nenhuma pedreira. Os edifícios grandes custam 10.',
      do: 'Escolhe uma função e usa-a de modo que o jogador seguinte não te ultrapasse.',
      why: 'O desconto é teu: ao jogador seguinte um edifício grande custa 10, e por 9 há no máximo 3 PV. Tu tens 41, ele 40.',
      wrong: {
        nothing: 'Assim ficas com 40, e o jogador seguinte também pode chegar a 40. Constrói algo por 1 PV.',
        craftsman:
          'Os barris por si só não dão pontos. O jogador seguinte escolhe o construtor, paga 9 por um edifício grande e fica com 41.',
        role: 'Então o jogador seguinte escolhe o construtor, paga 9 por um edifício grande e fica com 41 PV contra os teus 40.',
      },
    },
  },
};
