/** Portuguese. The letters name the booklets: EN is the 2nd edition; DE, IT and HU are the 1st. */
import type { Sources } from './sources.ts';

export const pt: Sources = {
  marketSales:
    'palpite nosso: nenhum livro de regras dá esta venda; mais mercadorias rendem mais Reais, cerca de 2,5 por Trigo, 3,6 por Açúcar, 4,6 por Vinho',
  marketHeads:
    'IT e HU contam 4, 5, 4 espaços com 3 ou mais jogadores e 3, 4, 3 com 2 (DE os primeiros, os segundos em parte); EN, DE, IT e HU falam de um espaço de 2 cabeças por mercado, logo dois são para 3 ou mais',
  landingWine: 'palpite nosso: nenhum livro de regras dá o Vinho deste espaço',
  landingFor3: 'DE, preparação: com 3 jogadores junta-se em cada colónia o único espaço com o símbolo (IT e HU usam o plural)',
  landingFor4: 'DE, IT e HU contam 5 espaços por colónia; que só um deles seja apenas para 4 jogadores é palpite nosso',
  favorThrees: 'os Favores pela ordem das folhas, de três em três; a cor de cada grupo é palpite nosso',
  guildRow: 'palpite nosso: as guildas de cima para baixo, de modo que batam certo as linhas que os livros de regras dão',
  otherFields: 'palpite nosso: os livros de regras só dizem que aqui há 5 Campos; mercadorias e Madeira continuam como na região 1',
  rowAndColumn: 'a linha tem 3, 4 e 6 uma vez (todos os livros de regras), a coluna também (suposição nossa)',
  ours: 'palpite nosso',
  diceFaces: 'EN, componentes: os dados das guildas e dos piratas vão de 1 a 3; um dado tem seis faces, logo cada número duas vezes',
  woodPrices: 'DE, IT e HU, comprar Madeira: os seis preços por palavras; exemplo de EN: comprar 4 Madeira custa 10 Reais',
  buildingCosts: 'EN, DE, IT, pagar o custo: 10 Reais, 9 com 3 jogadores, 8 com 2; HU o mesmo, 9 e 8 na página para menos jogadores',
  passing: 'todos os livros de regras, passar: 2, 3, 4 e 5 Reais nos espaços I a IV; o vermelho recebe 3 no espaço II',
  buildingRegions: 'todos os livros de regras: Alfândega na região 1, Moinho e Capitania na 2, Casa da Coroa e Fortaleza na 3',
  emptyRounds: 'todos os livros de regras, em cada edifício: a ronda sem personagem',
  districtWood:
    'todos os livros de regras: as colunas custam de 2 a 5 Madeira, o Bispo 4 no exemplo; que subam da esquerda para a direita é palpite nosso',
  cityYields: 'todos os livros de regras, Alcaide: Pão em Porto Santo, Reais no Funchal, Madeira em Machico',
  belowFunchal: 'palpite nosso: 3 abaixo do Funchal, tal como Machico está 3 acima',
  halfOfHigher: 'palpite nosso: metade do número maior, arredondada para baixo',
  funchalHigher: 'EN, DE, IT, exemplo da Urbanização: 12 com mais Trabalhadores no Funchal (HU o número sem a cidade)',
  funchalLower: 'todos os livros de regras: senão 6; no exemplo da ronda 3 o azul ganha 6 no Funchal',
  machicoHigher: 'todos os livros de regras, exemplo da ronda 3: o roxo ganha 15 com mais Trabalhadores em Machico',
  millBottom: 'palpite nosso: o nível mais baixo não alimenta ninguém',
  millSteps: 'palpite nosso: sempre mais um',
  millLevel3: 'todos os livros de regras, preparação: os marcadores começam no 3',
  millLevel4: 'todos os livros de regras, exemplo da alimentação: o azul está no nível 4',
  millTop: 'palpite nosso: três níveis acima do início, tal como há três abaixo',
  millStart: 'todos os livros de regras, preparação: todos começam no 3',
  region1: 'DE e IT, exemplo da preparação: os quatro Campos da região 1 e a sua Madeira com 4, 3 e 2 jogadores (HU com 4, EN com 2)',
  field2a: 'palpite nosso; na colheita especial de EN o azul tira um Vinho na região 2, na ronda 5 talvez de um Campo convertido',
  field2e: 'EN, colheita especial: um Campo de Açúcar da região 2 ainda tem Madeira na ronda 5, logo estava impresso como Açúcar',
  sugarSaleGoods:
    'todos os livros de regras, exemplo do Comandante: o vermelho descarta 4 Açúcar (que o espaço seja para 3 ou mais é palpite nosso)',
  sugarSaleReals: 'todos os livros de regras, exemplo do Comandante: o vermelho recebe 14 Reais, todos do Mercado do Açúcar',
  wheatPoints:
    'todos os livros de regras, Rotas Comerciais: 3, 6 e 4 para o Mercado do Trigo (o exemplo da ronda 3 de DE e IT diz, em vez disso, 3)',
  sugarPoints3: 'EN, DE e HU, exemplo da ronda 3: 8 pelos Navios no Mercado do Açúcar (IT: um Navio); de 3, 4 e 6 só o 4 o divide',
  winePoints3: 'EN e HU, exemplo da ronda 3: 3 pelo Navio no Mercado do Vinho (DE e IT trocam Trigo e Vinho)',
  acoresAndBrasil:
    'DE: o vermelho tem 2 Trabalhadores nos Açores e 1 no Brasil (exemplo da Alfândega); exemplo do rendimento: o vermelho recebe 2 Trigo e 1 Açúcar',
  indiaLand: 'exemplo do rendimento: o azul recebe 1 Vinho, e Trigo e Açúcar são dos Açores e do Brasil',
  brasilWine:
    'todos os livros de regras, exemplo do Comandante: o vermelho descarta 3 Vinho no Brasil (que o espaço seja para todos é palpite nosso)',
  brasilPoints3:
    'EN, DE e IT, exemplo da ronda 3: 12 pelos Navios no Brasil (HU: um Navio) são 2 × 6 ou 3 × 4; o 4 da coluna é da Índia (suposição nossa)',
  indiaPoints: 'EN, DE e IT, Expedições: 6, 4 e 3 para a Índia (HU os números, sob um nome errado)',
  bottomRow2: 'EN e HU: com 2 jogadores a linha de baixo é laranja ou violeta',
  bottomRow4: 'todos os livros de regras, exemplo da ronda 3: o azul fica com a linha de baixo e vira os seus Favores violeta',
  rewards: 'as oito estão em todas as folhas, 4 com A e 4 com B; quais são quais é palpite nosso (a ordem de EN, quatro e quatro)',
  requests: 'todos os livros de regras: 10 peças com 2 cabeças, 5 com 3, 5 com 4; que os cinco tipos as dividam por igual é palpite nosso',
  startingRequests:
    'todos os livros de regras: quatro peças que diferem nas coroas (EN: de 1 a 4); que Pedido está em cada uma é palpite nosso',
};
