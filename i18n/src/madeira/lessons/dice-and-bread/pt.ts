import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    free: {
      heading: 'O dado certo',
      see: 'Tens um 1, um 2 e um 3. O Feitor está na região 3, o Comandante na região 1. Só tens 2 Pães.',
      do: 'Queres o Feitor agora e o Comandante depois. Põe um dado no Feitor sem dar Pão.',
      why: 'Os dados baixos vão para as regiões baixas, os altos para as altas. O teu 1 é grátis no Comandante, no Feitor só o 3 o é.',
      wrong: {
        one: 'A um 1 na região 3 faltam dois pontos: 2 Pães. Não tens mais, e no fim da ronda quatro Trabalhadores têm fome.',
        two: 'A um 2 na região 3 falta um ponto: 1 Pão. Tens um dado que aqui é grátis.',
        wasted: 'Só o 3 é grátis no Feitor. Guarda-o para ele.',
        character: 'Primeiro o Feitor: tem lugar para dois dados, e o teu adversário pode ocupá-lo.',
        pass: 'Ainda tens três dados. Usa-os antes de passar.',
        mill: 'Aqui não precisas de trocar nada. Escolhe um dado e coloca-o.',
      },
    },
    mill: {
      heading: 'Faltam dois Pães',
      see: 'Ronda 5. Cinco Trabalhadores têm fome e tens 3 Pães. Tens 8 Piratas, o teu adversário 9, e em caso de empate perdes mais.',
      do: 'Alimenta todos no fim da ronda, para não receberes nenhum Pirata. O Moinho de Vento ainda está aberto.',
      why: 'Dois Açúcar deram um Trigo, quatro Trigo deram dois níveis. Assim só três tinham fome. Mais um Pirata ter-te-ia custado 8 PP.',
      wrong: {
        exchange: 'Depois dessa troca as tuas mercadorias já não chegam para dois níveis.',
        early:
          'O teu Pão não chega para cinco: cada um em falta traz um Pirata, e então perdes 16 PP em vez de 8. Primeiro usa o Moinho de Vento.',
        hungry: 'Alguém ainda fica com fome e traz um Pirata. Então perdes 16 PP em vez de 8.',
      },
    },
    'pirate-die': {
      heading: 'Sem dados, mas com uma ação',
      see: 'Já não tens dados, mas tens um Trabalhador na Guarda da Cidade. Cinco Trabalhadores têm fome e tens 4 Pães.',
      do: 'Descobre mais uma ação: colhe três mercadorias e fica com Pão que chegue para o fim da ronda.',
      why: 'Um dado pirata manda um Trabalhador da Guarda da Cidade para casa, e em casa ninguém come. Agora quatro têm fome e tens 4 Pães.',
      wrong: {
        one: 'A um 1 na região 2 falta um ponto: 1 Pão. Então alguém passa fome no fim da ronda. Os outros dados piratas aqui são grátis.',
        region: 'Lá não tens nenhum Trabalhador nos Campos. Os três estão na região 2.',
        action: 'O Alcaide também dá alguma coisa, mas pedem-se três mercadorias. Colhe.',
        nothing: 'O dado está colocado. Agora fica com a colheita.',
        pass: 'Ainda podes agir, porque tens um Trabalhador na Guarda da Cidade. Se passares agora, um passa fome no fim da ronda.',
        mill: 'Um nível abaixo dá 1 Pão, mas também mais um Trabalhador com fome: não ganhas nada.',
      },
    },
    mayor: {
      heading: 'Pão da cidade',
      see: 'Cinco Trabalhadores têm fome e não tens Pão. Em Porto Santo, o teu Trabalhador e um Cidadão dão 3 Pães. Machico é tua: 15 PP.',
      do: 'Usa o Alcaide para que todos comam no fim da ronda, e mantém a maioria em Machico.',
      why: 'Em cada cidade onde tens um Trabalhador, o Alcaide dá 2 por cada Trabalhador teu e 1 por cada Cidadão. Muda as peças para onde precisas delas e depois recebe.',
      wrong: {
        machico:
          'Com menos um Trabalhador empatas em Machico com o Cidadão, que está mais à direita. A Urbanização paga 7 PP em vez de 15.',
        mill: 'Um nível abaixo dá 1 Pão, mas também mais um Trabalhador com fome. O Alcaide dá cinco.',
        few: 'Não chega para cinco Trabalhadores com fome. Cada Pão em falta traz um Pirata. Primeiro muda uma peça para Porto Santo.',
        harvest: 'Uma colheita dá mercadorias. No fim da ronda precisas de Pão.',
        pass: 'Ainda tens um dado, e ninguém comeu. Usa-o primeiro.',
      },
    },
  },
};
