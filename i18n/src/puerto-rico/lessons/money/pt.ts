import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    sell: {
      heading: 'Quem vende primeiro?',
      see: 'Tens 1 açúcar, e o jogador seguinte também. A casa de comércio aceita cada tipo uma só vez. O teu mercado pequeno está ocupado.',
      do: 'Escolhe uma função e ganha o máximo de dobrões.',
      why: 'O açúcar vale 2, o privilégio 1, o mercado 1: 4 dobrões. E o jogador seguinte fica com o açúcar na mão.',
      wrong: {
        corn: 'Aqui o milho rende 2 dobrões, o açúcar 4. E depois de ti o jogador seguinte venderia açúcar.',
        nothing: 'És o comerciante: vende, senão o jogador seguinte fica com o lugar do açúcar.',
        captain: 'O capitão leva o teu açúcar por 1 PV. No início, 4 dobrões valem mais.',
        builder: 'Tens 1 dobrão: não chega para quase nada. Primeiro vende.',
        later: 'Então o jogador seguinte é o comerciante e vende açúcar primeiro. O teu já não é aceite.',
      },
    },
    coins: {
      heading: 'Dobrões numa função',
      see: 'Tens 2 dobrões. A casa de comércio já tem açúcar e índigo, e há dobrões em duas funções.',
      do: 'Escolhe a função que agora te leva mais longe.',
      why: 'Recebes logo 2 dobrões e constróis com desconto de 1. É como uma venda, mas sem gastar um barril.',
      wrong: {
        trader: 'Só podes vender milho, por 2 dobrões. Os 2 do construtor ficam então para o jogador seguinte.',
        settler: 'É 1 dobrão e uma plantação. Noutra função há 2, e com eles podias construir.',
        left: 'Nessa função não há dobrões. Os 2 que deixas ficam para o jogador seguinte.',
      },
    },
    quarry: {
      heading: 'Plantação ou pedreira?',
      see: 'Ronda 2. És o colonizador. Tens uma tinturaria de índigo pequena, uma plantação de índigo e 2 dobrões.',
      do: 'Fica com a peça que te poupa mais dinheiro.',
      why: 'Com um colono, uma pedreira poupa 1 dobrão em cada edifício. Quanto mais cedo, mais poupa.',
      wrong: {
        indigo: 'A tua tinturaria de índigo pequena só tem um círculo: uma segunda plantação de índigo não dá nada.',
        dear: 'Não dá nada até comprares o edifício de produção e ocupares os dois. Uma pedreira torna-o mais barato, e tudo o resto também.',
        nothing: 'A tua ilha tem espaço, e a peça é grátis.',
      },
    },
    'full-house': {
      heading: 'O último lugar na casa',
      see: 'Na casa de comércio resta um lugar. Tu tens 1 tabaco, o jogador seguinte 1 café.',
      do: 'Escolhe uma função e usa-a de modo que só tu ganhes.',
      why: 'Recebes 5 dobrões e a casa fica cheia: a fase acaba antes de se vender o café.',
      wrong: {
        nothing: 'Então o jogador seguinte vende café, e a casa fica cheia.',
        captain: '1 dobrão e 2 PV, mas o teu tabaco vai-se embora. Vendido rende 5 dobrões.',
        mayor: '1 dobrão e um ou dois colonos. Mas depois o jogador seguinte vende café, a casa fica cheia e tu não vendes nada.',
        later: 'O jogador seguinte não espera: um café enche a casa e o teu tabaco fica por vender.',
      },
    },
  },
};
