import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    leave: {
      heading: 'Qual pode esperar?',
      see: 'Ronda 3. Agora as Rotas Comerciais valem 16 PP, a Urbanização 15 e as Expedições 6. Vê nos mercados e nas colónias os números da ronda 5.',
      do: 'Pontua dois Pedidos e guarda um para a ronda 5. Tira o máximo dos três. Depois escolhe uma cidade.',
      why: 'Nos Açores cada Navio teu dá 3 PP agora e 6 na ronda 5. No mercado do Trigo desce de 6 para 4. Por isso as Expedições esperam.',
      wrong: {
        urbanization: 'Machico também pagará 15 PP depois. Mas então pontuas agora as Expedições por 6 PP, e na ronda 5 dariam 12.',
        routes: 'É ao contrário: até à ronda 5 as Rotas Comerciais descem de 16 para 11 PP, e as Expedições sobem de 6 para 12.',
        city: 'Em Machico tens a maioria: 15 PP.',
      },
    },
    row: {
      heading: 'Não só os dados',
      see: 'Ronda 5. Tens Influência das Guildas e Urbanização. A linha I tem Rotas Comerciais e vira Favores azuis ou verdes, a linha II tem Riqueza da Nação e vira laranjas ou violetas.',
      do: 'Olha para os teus Navios, Reais e Favores. Escolhe a linha que dá mais PP.',
      why: 'As Rotas Comerciais já valem 11 PP. A guilda azul vira o teu Moleiro para cima, e a Influência das Guildas sobe de 10 para 15 PP.',
      wrong: {
        dice: 'Os dados são melhores, mas com 4 Reais a Riqueza da Nação vale 4 PP, e os teus Favores laranja e violeta já estão virados para cima.',
      },
    },
    real: {
      heading: 'Quanto vale um Real?',
      see: 'Ronda 5. A Alfândega custa 6 Reais, ou 1 Pirata. Na região 1 não tens Trabalhadores. Piratas: tu 5, o teu adversário 9. Tens a Riqueza da Nação e 14 Reais.',
      do: 'Pagas ou recebes o Pirata? Escolhe o que te custa menos PP.',
      why: 'Com a Riqueza da Nação, 6 Reais são 6 PP. Com 6 Piratas ainda tens menos do que o teu adversário, por isso este não custa nada.',
      wrong: {
        pay: 'A Riqueza da Nação paga 1 PP por cada Real: custa-te 6 PP. Mais um Pirata não custa nada, porque o teu adversário tem 9.',
        mill: 'No fundo do Moinho de Vento dás 1 PP por 1 Real ou 1 Pão. Não ganhas nada.',
      },
    },
    mill: {
      heading: 'Vende o Moinho de Vento',
      see: 'A última ronda. Tens a Riqueza da Nação e 6 Reais. Cinco Trabalhadores têm fome e tens 8 Pães.',
      do: 'Faz a Riqueza da Nação valer 15 PP, não deixes ninguém com fome e termina.',
      why: 'Depois da ronda 5 um nível já não alimenta ninguém. Três níveis deram 9 Reais, e os teus 8 Pães chegam para todos.',
      wrong: {
        bread: 'Tens mais Pão do que precisas. Escolhe os Reais.',
        hungry: 'A Riqueza da Nação aceita no máximo 15 Reais. Este nível só deixaria um Trabalhador com fome.',
        done: 'A Riqueza da Nação ainda não vale 15 PP, e tens Pão de sobra.',
      },
    },
  },
};
