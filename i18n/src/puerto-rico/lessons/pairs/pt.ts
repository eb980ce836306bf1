import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    plantation: {
      heading: 'Um colono sem trabalho',
      see: 'No teu depósito de tabaco trabalham dois colonos, mas só tens uma plantação de tabaco. O terceiro jogador escolheu o colonizador.',
      do: 'Fica com a plantação que completa um par.',
      why: 'Com mais um colono aí produzes 2 tabacos, sem comprar nada.',
      wrong: {
        indigo: 'Não tens tinturaria de índigo. Esta plantação não dá nada até comprares uma.',
        sugar: 'Não tens engenho de açúcar. O colono no teu depósito de tabaco continua sem trabalho.',
        nothing: 'Uma plantação é grátis. Fica com a que encaixa.',
      },
    },
    colonists: {
      heading: 'Seis colonos, quatro barris',
      see: 'O navio trouxe mais dois colonos: tens seis. O milho não precisa de edifício.',
      do: 'Coloca os seis de modo a produzires quatro barris.',
      why: 'Dois colonos no milho dão 2 barris. Os outros quatro formam dois pares.',
      wrong: {
        corn: 'No milho basta um colono por barril, nos outros são precisos dois. Ocupa as duas plantações de milho.',
        market: 'Um colono no mercado pequeno não produz nada: assim ficam três barris.',
        half: 'Assim fica meio par: uma plantação só rende com um colono no seu edifício, e vice-versa.',
      },
    },
    plant: {
      heading: 'A metade que falta',
      see: 'És o construtor e tens 5 dobrões. Tens duas plantações de tabaco e duas de milho.',
      do: 'Compra o edifício que dá mais valor à tua ilha.',
      why: 'Custa-te 4 e serve as duas plantações. O tabaco vende-se por 3, e tens um mercado pequeno.',
      wrong: {
        coffee: 'O café vende-se por 4, mas não tens plantação de café e ficas sem dinheiro.',
        market: 'Mais dois dobrões por venda, mas por agora só tens milho. Primeiro produz algo caro.',
        nothing: 'Tens o dinheiro e o desconto do construtor. Usa-os.',
        other: 'As tuas duas plantações de tabaco continuam sem edifício: não dão nada.',
      },
    },
    craftsman: {
      heading: 'Quando os pares estão prontos',
      see: 'Os teus dois pares de tabaco e o milho estão completos. Os outros também têm edifícios, mas quase sem colonos.',
      do: 'Escolhe a função que te dá mais a ti do que aos outros.',
      why: 'Recebes 5 barris, os outros 1 cada. Depois do próximo alcaide já não seria assim.',
      wrong: {
        mayor: 'Tu quase não precisas de colonos. Os outros precisam muito: esta função ajuda-os a eles.',
        trader: 'Ninguém tem barris para vender. Só ganharias 1 dobrão.',
        captain: 'Ninguém tem barris para carregar. Só ganharias 1 dobrão.',
        later: 'Produz agora: depois do próximo alcaide os outros produzem mais.',
      },
    },
  },
};
