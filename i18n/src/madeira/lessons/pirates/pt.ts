import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    pay: {
      heading: 'Pagar por nada?',
      see: 'Ronda 5. A Alfândega custa 5 Reais, ou 4 Piratas: o dado pirata mostra 3. Na região 1 não tens Trabalhadores. Piratas: tu 8, o teu adversário 10.',
      do: 'Pagas ou recebes os Piratas? Escolhe o que te custa menos PP.',
      why: 'Podes pagar por um edifício que não podes usar. Com 12 Piratas terias mais do que o teu adversário: 16 PP perdidos em vez de 8.',
      wrong: {
        pirates: '8 e 4 são 12, mais do que tem o teu adversário. Custa-te 16 PP em vez de 8, e só poupaste 5 Reais.',
        mill: 'Tens Reais que cheguem. Decide sobre o edifício.',
      },
    },
    watch: {
      heading: 'Quem envias?',
      see: 'Tens 12 Piratas, o teu adversário 11. Seis Trabalhadores teus têm fome e tens 6 Pães. Machico é tua por um Trabalhador.',
      do: 'Passa e livra-te de 3 Piratas. Não podes precisar de mais de 6 Pães, e Machico tem de continuar tua.',
      why: 'Na Guarda da Cidade um Trabalhador come tanto como num Campo. Assim os 12 Piratas passaram a 9, e 6 Pães ainda chegam.',
      wrong: {
        home: 'Um Trabalhador de casa é mais uma boca. Não tens Pão para ele, e no fim da ronda volta um Pirata.',
        machico: 'Então empatas em Machico, e o teu adversário está mais à direita. A Urbanização paga 7 PP em vez de 15.',
        slot: 'Assim ficas com 12 Piratas, mais do que o teu adversário. Outra escolha tira-te 3.',
        done: 'Sem um Trabalhador não sai nenhum Pirata.',
        mill: 'O Moinho de Vento não afasta Piratas.',
      },
    },
    constable: {
      heading: 'Primeiro metade, depois três',
      see: 'A Fortaleza custa 2 Reais. Com três Trabalhadores na região 3 podes enviar dois para a Guarda da Cidade, cada um por até 3 Piratas. O teu Condestável está virado para cima.',
      do: 'Livra-te dos 12 Piratas todos.',
      why: 'O Condestável leva metade, por isso usa-se enquanto são muitos: 12 passaram a 6, depois a Fortaleza levou 3 e 3. Sem Piratas não perdes PP.',
      wrong: {
        pay: 'A Fortaleza sozinha leva 6, e o Condestável só se usa antes de pagar.',
        pirates: 'É a Fortaleza que afasta os Piratas. Paga os 2 Reais.',
        done: 'Cada Trabalhador que envias leva 3 Piratas. Podes enviar dois.',
        mill: 'O Moinho de Vento não afasta Piratas.',
      },
    },
    order: {
      heading: 'Piratas empatados',
      see: 'Tu e o teu adversário têm 11 Piratas cada um. O teu adversário passou para o espaço III. Os espaços I, II e IV estão livres.',
      do: 'Passa. Escolhe um espaço que no fim te custe menos PP.',
      why: 'Entre jogadores com os mesmos Piratas perde menos quem está antes na Coluna de Passagem: 8 PP em vez de 16.',
      wrong: {
        late: '5 Reais são 1 PP. Mas ficas depois do teu adversário, que também tem 11 Piratas, por isso perdes 16 PP em vez de 8.',
        mill: 'O Moinho de Vento não ajuda aqui. Escolhe um espaço.',
      },
    },
    bread: {
      heading: 'Piratas que não custam nada',
      see: 'O fim da última ronda. Tens 16 Piratas, o teu adversário 7. Seis Trabalhadores têm fome, tens 6 Pães e 1 Real.',
      do: 'Quanto Pão dás? Encontra o número que te deixa mais PP.',
      why: 'Os 16 PP perdes de qualquer maneira, e até 20 Piratas não perdes mais. Os 4 Pães que guardaste e 1 Real são cinco Reais: 1 PP.',
      wrong: {
        all: 'Não poupas nada: tens mais Piratas do que todos de qualquer maneira. O Pão que guardas conta como Reais, e cinco são 1 PP.',
        many: 'Guardas pouco. Para 1 PP precisas de cinco Reais, e tens um.',
        few: 'Cada Pirata para lá do vigésimo custa 1 PP. Isso come o que o Pão dá.',
      },
    },
  },
};
