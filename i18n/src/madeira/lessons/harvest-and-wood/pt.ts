import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    wood: {
      heading: 'Colher Madeira',
      see: 'No fim da ronda os teus dois Navios querem 2 Madeira. Tens 1 Madeira, nenhum Real e um dado com 2.',
      do: 'Colhe de modo que os dois Navios recebam a sua Madeira.',
      why: 'Um Campo com Madeira dá 1 Madeira e não a sua mercadoria. Assim a região 2 deu Vinho, Açúcar e a Madeira que faltava.',
      wrong: {
        region: 'Lá nenhum Trabalhador teu está num Campo com Madeira. No fim da ronda um Navio fica sem ela, e recebes um Pirata.',
        action: 'A Madeira vem da colheita. Sem ela, um Navio traz-te um Pirata no fim da ronda.',
        pass: 'Ainda tens um dado. Usa-o antes de passar.',
        mill: 'O Moinho de Vento não troca Madeira.',
      },
    },
    special: {
      heading: 'Duas vezes o mesmo Campo',
      see: 'A Alfândega é o edifício vazio, por isso há uma Colheita especial na região 1. No 1d está a última Madeira, e por baixo cresce Açúcar.',
      do: 'Com o teu 1, obtém Vinho, Madeira e Açúcar.',
      why: 'A Colheita especial termina com mais uma colheita num dos Campos. A Madeira do 1d já não estava lá, por isso deu Açúcar.',
      wrong: {
        die: 'Lá colhes cada Campo uma só vez. Só a Colheita especial dá um Campo duas vezes.',
        wine: 'Isso é um segundo Vinho. No 1d já não há Madeira, agora dá Açúcar.',
        done: 'Há mais para receber. Usa a colheita e depois a adicional.',
        pass: 'Ainda tens um dado. Usa-o antes de passar.',
        mill: 'O Moinho de Vento dá uma mercadoria por duas. A colheita dá três coisas de graça.',
      },
    },
    monk: {
      heading: 'Primeiro limpa, depois colhe',
      see: 'Na região 2 estás no 2a, no 2c e no 2d. No 2d há 2 Madeira, e por baixo cresce Trigo. O teu Monge está virado para cima.',
      do: 'Nesta única jogada, obtém 2 Madeira e três mercadorias.',
      why: 'Um Favor vem antes do dado. O Monge tirou as duas Madeira do 2d, por isso a colheita deu Vinho, Açúcar e Trigo.',
      wrong: {
        'no-monk': 'Assim o 2d daria Madeira e não Trigo. Um Favor só se usa antes do dado.',
        forest: 'A Floresta também dá Madeira, mas então fica Madeira no 2d, e a colheita não dá Trigo.',
        region: 'Os teus três Campos estão na região 2. É lá que está o Feitor.',
        action: 'Os Campos estão prontos. Colhe.',
        pass: 'Ainda tens um dado. Usa-o antes de passar.',
        mill: 'O Moinho de Vento não ajuda aqui. Usa o que tens à frente.',
      },
    },
    crops: {
      heading: 'Vinho para a última ronda',
      see: 'Ronda 4. Quando acabar, os Campos de Açúcar com o sinal pequeno do Vinho passam a dar Vinho, mas só sem Madeira. No 1d há 1 Madeira.',
      do: 'Constrói um bairro com o Mestre da Guilda e faz com que o 1d dê Vinho na ronda 5.',
      why: 'Tinhas 2 Madeira, por isso tinhas de comprar alguma. Veio do 1d, e o Campo já pode mudar.',
      wrong: {
        forest: 'O preço é o mesmo, mas a Madeira do 1d fica lá, e o Campo dá Açúcar até ao fim.',
        harvest: 'Assim não constróis nenhum bairro. Usa a ação do Mestre da Guilda.',
        die: 'Só o Mestre da Guilda constrói bairros. Está na região 2, onde o teu 2 é grátis.',
        pass: 'Ainda tens um dado. Usa-o antes de passar.',
        mill: 'O Moinho de Vento não constrói nada. Usa o teu dado.',
      },
    },
  },
};
