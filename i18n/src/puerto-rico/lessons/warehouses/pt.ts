import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    'one-barrel': {
      heading: 'Fica um barril',
      see: 'Os navios estão cheios. Tens 1 tabaco e 1 café, nenhum armazém, e escolhes a próxima função. A casa de comércio tem milho e café.',
      do: 'Guarda o barril que te rende mais.',
      why: 'Como comerciante vende-lo logo por 4 dobrões. O café é mais caro, mas a casa não aceita um segundo.',
      wrong: {
        coffee: 'A casa de comércio já tem café: o teu não se vende até ela ser esvaziada.',
      },
    },
    'one-kind': {
      heading: 'Um barril e um tipo',
      see: 'Sobram-te 3 milhos, 2 açúcares e 1 café, e tens um armazém pequeno: podem ficar um barril e um tipo inteiro.',
      do: 'Escolhe primeiro o barril solto, depois o tipo para o armazém. A casa de comércio tem açúcar e tabaco.',
      why: 'O lugar solto é para o barril mais caro, o armazém para o monte maior. O café é para o comerciante, o milho para o próximo capitão.',
      wrong: {
        'keep-corn': 'Assim fica 1 milho de 3, e no armazém só cabe outro tipo: três barris no máximo.',
        'keep-sugar': 'Então perde-se o café ou o milho todo. E a casa já tem açúcar.',
        'store-sugar': '2 açúcares em vez de 3 milhos: um barril a menos, e num navio todos os tipos valem o mesmo.',
      },
    },
    buy: {
      heading: 'Nenhum navio para os teus barris',
      see: 'Tens 3 açúcares e 3 milhos. Nenhum navio aceita açúcar, o do milho tem um espaço. És o construtor, com 5 dobrões.',
      do: 'Compra o edifício mais barato que daqui em diante te salva barris.',
      why: 'Custa-te 1 dobrão. Produzes 6 barris de cada vez, e raramente há lugar para todos. Funciona assim que lá trabalhar um colono.',
      wrong: {
        large: 'Guarda os 5 barris que não cabem em nenhum navio. Um armazém pequeno guarda 4 deles e custa-te 1 dobrão em vez de 4.',
        factory: 'Todo o teu dinheiro por 1 dobrão em cada produtor: produzes dois tipos. E o teu açúcar perde-se.',
        mill: 'O teu engenho de açúcar já serve as três plantações. Mais açúcar também se perderia.',
        market: 'Vendes um barril de cada vez: mais 2 dobrões por ele, mas os outros perdem-se na mesma.',
        nothing: 'Por 1 dobrão podes salvar vários barris de cada vez. Constrói.',
        other: 'Não ajuda os teus barris: depois do próximo capitão ficas com um só.',
      },
    },
    staff: {
      heading: 'Um armazém vazio não guarda nada',
      see: 'O alcaide: tens oito colonos, e o teu armazém está vazio. Nenhum navio aceita os teus 3 tabacos, e há um dobrão no capitão.',
      do: 'Coloca os colonos de modo que o armazém funcione e ainda produzas cinco barris.',
      why: 'Três no milho e dois pares dão cinco barris com sete colonos. O oitavo salva dois tabacos.',
      wrong: {
        empty: 'Sem colono o armazém não faz nada: no próximo capitão perdem-se dois dos teus 3 tabacos.',
        corn: 'O milho não precisa de edifício: três colonos aí são três barris. Ocupa-o primeiro.',
        half: 'São menos de cinco barris: cada par precisa de um colono na plantação e outro no edifício.',
      },
    },
  },
};
