import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    island: {
      heading: 'A tua ilha e a tua cidade',
      see: 'Começas com uma plantação de índigo e 2 dobrões. As plantações vão para a ilha, os edifícios para a cidade.',
      why: 'Os pontos de vitória (PV) vêm dos barris que embarcas e dos edifícios. Ganha quem tem mais PV.',
    },
    settler: {
      heading: 'Escolhe o colonizador',
      see: 'Em cada ronda cada jogador escolhe uma função. O governador, com a coroa, escolhe primeiro. Todos fazem o que a função diz. Quem a escolheu tem um privilégio.',
      do: ['Toca no colonizador.', 'Toca nas pedreiras.'],
      why: 'Todos recebem uma plantação. A pedreira é o privilégio do colonizador: só tu podes ficar com ela. Com um colono, torna os edifícios mais baratos.',
      done: 'Agora os outros escolhem as suas plantações.',
      wrong: {
        mayor: 'O alcaide traz colonos. Só tens uma plantação para eles. Primeiro arranja mais terra.',
        builder:
          'Em breve podes construir: outro jogador escolherá o construtor, e então todos constroem. Só o colonizador te dá uma pedreira.',
        goods: 'Ainda não tens barris, por isso esta função não te serve.',
        plantation: 'Uma plantação recebes sempre que alguém é colonizador. A pedreira é só para quem escolhe a função.',
        pass: 'A terra é grátis. Fica com a pedreira.',
      },
    },
    builder: {
      heading: 'Constrói um edifício de produção',
      see: '{1} escolheu o construtor. Também podes construir. A tinturaria de índigo pequena custa 1 dobrão.',
      do: 'Toca na tinturaria de índigo pequena.',
      why: 'O índigo precisa de duas coisas: uma plantação e um edifício de produção, a tinturaria. A plantação já tens.',
      done: 'Agora falta a ambas quem lá trabalhe.',
      wrong: {
        sugar: 'O engenho de açúcar precisa de uma plantação de açúcar. Não tens nenhuma. Tens índigo.',
        other: 'Sem tinturaria a tua plantação de índigo não produz nada. Constrói-a primeiro.',
        pass: 'Tens 2 dobrões e a tinturaria custa 1. Constrói-a.',
      },
    },
    colonist: {
      heading: 'Põe um colono a trabalhar',
      see: '{2} escolheu o alcaide. Todos recebem um colono do navio.',
      do: 'Põe o teu colono na plantação de índigo e carrega em Pronto.',
      why: 'Plantações, pedreiras e edifícios não fazem nada enquanto não tiverem um colono.',
      done: 'Na plantação já se trabalha. A tinturaria ainda espera por um colono.',
      wrong: {
        elsewhere: 'O índigo começa na plantação. Põe lá o teu primeiro colono.',
      },
    },
    mayor: {
      heading: 'Escolhe tu o alcaide',
      see: 'Ronda 2: agora a coroa é de {1}. Uma função que ninguém escolheu na ronda 1 dá mais 1 dobrão (+1). A tua tinturaria e a tua pedreira ainda estão vazias.',
      do: ['Toca no alcaide.', 'Tira o colono extra da reserva (51).'],
      why: 'Todos recebem um colono. O privilégio do alcaide é mais um. Dois colonos enchem os dois lugares.',
      done: 'As três trabalham: plantação, tinturaria e pedreira.',
      wrong: {
        craftsman: 'Não produzirias nada: ninguém trabalha na tua tinturaria de índigo.',
        role: 'Isso ajuda pouco enquanto a tinturaria e a pedreira estão vazias. Primeiro arranja colonos.',
        ship: 'Os colonos do navio são repartidos por todos. O colono extra vem da reserva.',
        pass: 'O colono extra é grátis. Fica com ele: a pedreira precisa de um.',
      },
    },
    quarry: {
      heading: 'A pedreira compensa',
      see: 'Ronda 3: {2} tem a coroa e escolheu o construtor. O mercado pequeno custa 1 dobrão. A tua pedreira desconta 1.',
      do: 'Constrói o mercado pequeno.',
      why: 'Não te custa nada. Com um colono dá mais 1 dobrão em cada venda. Cada edifício também vale PV.',
      done: 'Grátis, e vale 1 PV no fim.',
      wrong: {
        other: 'Isso custa o teu último dobrão. O mercado pequeno é grátis para ti.',
        pass: 'Com a tua pedreira o mercado pequeno não custa nada. Constrói-o.',
      },
    },
    craftsman: {
      heading: 'Produz barris',
      see: 'Ninguém escolheu ainda o produtor: tem 2 dobrões em cima. Ficam para quem o escolher.',
      do: ['Toca no produtor.', 'Tira mais 1 barril de índigo da reserva (restam 10).'],
      why: 'Todos produzem. Tu produzes 1 índigo, e o privilégio é mais 1 barril de um tipo que produziste.',
      done: '2 índigo e 2 dobrões.',
      wrong: {
        goods: 'Não tens barris para vender ou embarcar. Primeiro produz alguns.',
        role: 'Agora podes produzir, e o produtor tem 2 dobrões em cima. Escolhe-o.',
        own: 'Este índigo já é teu. Tira o novo barril da reserva.',
        pass: 'O barril extra é grátis. Fica com ele.',
      },
    },
    corn: {
      heading: 'Fica com milho',
      see: '{1} escolheu o colonizador. Escolhes entre as plantações que restam.',
      do: 'Toca na plantação de milho.',
      why: 'O milho não precisa de edifício de produção: basta um colono na plantação. Não dá dinheiro, mas embarca-se bem.',
      done: 'Quando receberes mais colonos, um vai para lá.',
      wrong: {
        indigo: 'A tua tinturaria pequena só produz 1 índigo. Uma segunda plantação teria de esperar por uma tinturaria maior.',
        pass: 'Uma plantação não custa nada. Fica com uma.',
      },
    },
    trader: {
      heading: 'Vende um barril',
      see: 'Ronda 4: a coroa é outra vez tua, por isso escolhes primeiro. A casa de comércio paga 1 dobrão pelo índigo.',
      do: ['Toca no comerciante.', 'Vende 1 índigo: toca nos teus barris e depois na casa de comércio.'],
      why: 'O privilégio do comerciante é mais 1 dobrão, e há 1 dobrão em cima da função. Com dinheiro constróis edifícios melhores.',
      done: '3 dobrões de uma vez.',
      wrong: {
        captain: 'Embarcar dá PV. No início o dinheiro vale mais: compra o que dará PV mais tarde.',
        role: 'Tens 2 índigo. Transforma um em dinheiro enquanto a casa de comércio está vazia.',
        pass: 'Vende: recebes 2 dobrões por 1 índigo.',
      },
    },
    captain: {
      heading: 'Embarca um barril',
      see: '{1} escolheu o capitão. Quem pode carregar tem de carregar. Cada navio leva um só tipo.',
      do: 'Toca no teu índigo e depois no navio de 5 espaços.',
      why: 'Cada barril vale 1 PV. Um navio parte quando está cheio, e um pequeno enche mais depressa.',
      done: '1 PV. O que não couber em nenhum navio pode perder-se: atenção ao espaço.',
      wrong: {
        'large-ship': 'As regras permitem-no. Mas um navio de 6 demora a encher, e até lá só leva índigo.',
      },
    },
    end: {
      heading: 'Como acaba',
      see: 'Aqui vês os PV e os colonos que restam para todos.',
      why: 'O jogo acaba na ronda em que se esgotam os PV ou os colonos, ou em que alguém enche os 12 espaços da cidade. Somam-se os PV dos barris embarcados e dos edifícios.',
    },
  },
  learned: [
    'Em cada ronda escolhes uma função. Todos agem, e tu tens o privilégio.',
    'Os barris precisam de uma plantação, de um edifício de produção e de um colono em ambos. O milho não precisa de edifício.',
    'Uma pedreira com um colono torna os edifícios mais baratos.',
    'Vender dá dobrões, embarcar dá PV.',
  ],
  next: 'A dois há mais uma função, o prospetor: dá 1 dobrão, e mais ninguém age.',
};
