import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    out: {
      heading: 'Um Navio sem Madeira',
      see: 'Tens 2 Vinho, mas não tens Madeira nem acesso a ela. Dois dos teus Navios estão em mercados. O segundo espaço do mercado do Vinho está livre.',
      do: 'Vende os dois Vinho por 9 Reais.',
      why: 'Só um Navio que sai de casa custa 1 Madeira. O que já está fora segue viagem de graça.',
      wrong: {
        mill: 'Precisas dos dois Vinho para o mercado, e cada nível alimenta um Trabalhador.',
        pass: 'Ainda tens um dado. O espaço IV também move um Navio, mas então perdes o dado.',
        harvest: 'Agora um Navio pode mover-se. Usa a ação do Comandante.',
        elsewhere: 'Ali esse Navio não vende nada.',
        done: 'Ainda nenhum Navio se moveu.',
        character: 'Só o Comandante move Navios. Na região 1 o teu 1 é grátis.',
      },
    },
    slot: {
      heading: 'Abre lugar para ti',
      see: 'Tens 3 Açúcar, 2 Vinho e 1 Madeira. O espaço de 3 Açúcar rende 11 Reais, o de 2 Vinho rende 9. O teu próprio Navio está no caminho.',
      do: 'Ganha 20 Reais com uma só ação do Comandante.',
      why: 'Um espaço fica livre logo que o seu Navio sai. O primeiro Navio foi para o mercado do Vinho, o segundo ficou com o lugar dele.',
      wrong: {
        mill: 'Precisas das cinco mercadorias: 3 Açúcar e 2 Vinho.',
        pass: 'Ainda tens um dado, e o espaço IV só move um Navio. Para 20 Reais precisas de dois.',
        small: 'São menos de 20 Reais. Primeiro liberta o espaço de 3 Açúcar, depois envia para lá outro Navio.',
        harvest: 'Agora os Navios podem mover-se. Usa a ação do Comandante.',
        elsewhere: 'Ali esse Navio não vende nada.',
        done: 'Ainda nenhum Navio se moveu.',
        character: 'Só o Comandante move Navios. Na região 1 o teu 1 é grátis.',
      },
    },
    round: {
      heading: 'O mercado da ronda',
      see: 'Na ronda 3 as Rotas Comerciais pagam 6 PP por um Navio no mercado do Trigo, 4 no do Açúcar e 3 no do Vinho. Tens um em cada: 13 PP.',
      do: 'Faz com que as Rotas Comerciais valham 16 PP. O espaço livre mais barato no mercado do Trigo custa 3 Trigo, e tens 2.',
      why: 'Dois Vinho deram o terceiro Trigo. Do Vinho para o Trigo são mais 3 PP, e o Navio ainda rendeu 8 Reais.',
      wrong: {
        sugar: 'Do Açúcar para o Trigo são só mais 2 PP: 15. Outro Navio ganha 3.',
        home: 'Esse Navio já está no melhor mercado.',
        mill: 'O espaço custa 3 Trigo. Guarda os teus dois: aqui um nível não te serve.',
        pass: 'Ainda tens um dado. O espaço IV também move um Navio, mas então perdes o dado.',
        other: 'Só o Comandante move Navios. Usa a sua ação e termina-a quando o Navio certo estiver no mercado do Trigo.',
      },
    },
    upkeep: {
      heading: 'Madeira para os Navios',
      see: 'O fim da última ronda. Quatro Navios querem 4 Madeira, tens 1. O teu Pedido Riqueza da Nação paga 1 PP por cada Real. Piratas: tu 8, o teu adversário 10.',
      do: 'Cada Madeira que não deres traz um Pirata. Em caso de empate perdes mais. Quanta Madeira dás?',
      why: 'Com 9 Piratas ainda tens menos. Duas Madeira custaram 3 Reais. A terceira teria custado mais 3, por um Pirata que não muda nada.',
      wrong: {
        all: 'São 6 Reais por três Madeira: 3 PP a mais. Mesmo com mais um Pirata tens menos do que o teu adversário.',
        tie: 'Então ficam os dois com 10 Piratas. Estás depois na Coluna de Passagem, por isso perdes 16 PP em vez de 8.',
        few: 'Então tens mais Piratas do que todos e perdes 16 PP em vez de 8.',
      },
    },
  },
};
