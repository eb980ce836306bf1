import type { Texts } from './en.ts';

export const pt: Texts = {
  steps: {
    tie: {
      heading: 'A peça mais à direita',
      see: 'Ronda 5, sem mais dados. No Funchal o teu adversário tem Trabalhadores nos lugares 1 e 5, tu tens um no 2.',
      do: 'Passa de modo que o Funchal te pague 12 PP pela Urbanização em vez de 6.',
      why: 'Dois contra dois é um empate. Ganha quem tem a peça mais à direita, e a tua está no lugar 6.',
      wrong: {
        left: 'São dois contra dois, mas o Trabalhador do teu adversário no lugar 5 está mais à direita. O Funchal continua a pagar 6 PP.',
        city: 'Porto Santo paga no máximo 9 PP, e em Machico o teu adversário tem três Trabalhadores. O Funchal paga 12.',
        from: 'Se moveres um Trabalhador dentro do Funchal, continuas a ter lá só um.',
        slot: 'Assim nenhum Trabalhador chega ao Funchal. Com um dos espaços, chega.',
        done: 'Envia um Trabalhador: sem ele o Funchal paga só 6 PP.',
        mill: 'O Moinho de Vento não manda ninguém para a cidade. Escolhe um espaço.',
      },
    },
    mayor: {
      heading: 'Duas cidades com um Alcaide',
      see: 'Tens duas Urbanizações. Em Machico empatas com um Cidadão no lugar 4, no Funchal com outro Cidadão e com o teu adversário no 5. Perdes os dois empates.',
      do: 'Usa o Alcaide para ficares com a maioria nas duas cidades: 12 e 15 PP.',
      why: 'O Alcaide também muda Cidadãos. Menos uma peça contra ti vale tanto como mais uma tua.',
      wrong: {
        half: 'Assim ganhas no máximo uma cidade. Em Machico o Cidadão está mais à direita do que tu, no Funchal está o teu adversário no lugar 5.',
        done: 'Uma das duas cidades ainda paga o número mais baixo. Podes mudar duas peças.',
        harvest: 'Uma colheita não muda ninguém nas cidades. Usa a ação do Alcaide.',
        character:
          'Entre as personagens só o Alcaide muda peças de um lugar de cidade para outro. Está na região 3, onde o teu 3 é grátis.',
        pass: 'Ainda tens um dado. Usa-o antes de passar.',
        mill: 'O Moinho de Vento não muda ninguém nas cidades.',
      },
    },
    guild: {
      heading: 'Uma guilda nova',
      see: 'A Influência das Guildas paga 5 PP por cada guilda com um Favor virado para cima. O teu Moleiro é azul, o teu Mecenas verde: 10 PP. Tens 3 Madeira e 2 Reais.',
      do: 'Fica com um Favor que faça a Influência das Guildas valer 15 PP.',
      why: 'Cada guilda conta uma só vez. Um Favor laranja ou violeta dá mais 5 PP, e o Navegador custa só as 3 Madeira que tens.',
      wrong: {
        same: 'Esse Favor é azul ou verde, e essas duas guildas já contam.',
        use: 'Um Favor que usas vira-se para baixo. A Influência das Guildas desceria para 5 PP.',
        harvest: 'Uma colheita não dá Favores. Usa a ação do Mestre da Guilda.',
        character: 'Só o Mestre da Guilda dá Favores. Está na região 3, onde o teu 3 é grátis.',
        pass: 'Ainda tens um dado. Usa-o antes de passar.',
        mill: 'O Moinho de Vento não dá Favores.',
      },
    },
    lady: {
      heading: 'O truque da Dama',
      see: 'A tua última jogada na fase C. Moleiro (azul) e Dama (violeta) estão virados para cima, Bispo (azul) e Mecenas (verde) para baixo. Tens 5 Reais e três Trabalhadores na região 3.',
      do: 'Faz a Influência das Guildas valer 15 PP antes de decidires sobre a Alfândega.',
      why: 'A Dama usou a Casa da Coroa por 4 Reais, que virou dois Favores para cima: o Mecenas e a própria Dama.',
      wrong: {
        bishop: 'O Bispo é azul como o Moleiro. Essa guilda já conta.',
        building: 'Só a Casa da Coroa vira Favores para cima.',
        miller: 'Então o Moleiro fica virado para baixo, e já usaste o teu único Favor desta jogada.',
        done: 'Podes virar dois Favores. Agora a Dama está virada para baixo e não conta.',
        pay: 'Um Favor vem primeiro. Depois de decidires sobre o edifício é tarde demais.',
        mill: 'O Moinho de Vento não vira nenhum Favor.',
      },
    },
  },
};
