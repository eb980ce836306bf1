import type { LegendWords } from './en.ts';

export const pt: LegendWords = {
  groups: {
    supplies: 'Recursos',
    pieces: 'Peças',
    signs: 'Símbolos',
    places: 'Lugares',
    costs: 'Custos e ganhos',
    characters: 'Personagens',
  },
  texts: {
    wheat: 'Os Navios vendem-no no mercado do Trigo. Com 2 sobes um nível no Moinho de Vento.',
    sugar: 'Os Navios vendem-no no mercado do Açúcar.',
    wine: 'Os Navios vendem-no no mercado do Vinho. Desembarcar numa colónia também custa Vinho.',
    wood: 'Paga bairros, Navios que saem de casa e a manutenção dos Navios.',
    bread: 'Alimenta os Trabalhadores na fase D e compensa um dado demasiado baixo.',
    points: 'Ganha quem tiver mais no fim.',
    worker: 'Trabalha em Campos, cidades, colónias ou na Guarda da Cidade, e precisa de Pão na fase D.',
    ship: 'Navega para mercados e colónias, e precisa de Madeira na fase D.',
    figure: 'A mesma figura mostra o teu lugar na ordem de jogo e o teu nível no Moinho de Vento.',
    market: 'Aqui um Navio vende mercadorias por Reais.',
    colony: 'Desembarcar aqui um Navio custa Vinho e dá uma Recompensa do Rei. Um Trabalhador traz uma mercadoria na fase D.',
    forecast:
      'A Madeira e o Pão que tens, e quanto vai ser preciso para os teus Navios e Trabalhadores. Cada unidade em falta traz 1 Pirata.',
  },
  names: {
    up: 'Seta para cima',
    flip: 'Seta que roda',
    dot: 'Ponto junto a um número',
    price: 'Custo de um edifício',
  },
  signs: {
    movePiece: { name: 'Seta e peça', text: 'Moves esta peça.' },
    moveTo: { name: 'Seta e lugar', text: 'Moves para lá um dos teus Trabalhadores.' },
    trade: { name: 'Seta no meio', text: 'Dás o que está à esquerda e recebes o que está à direita.' },
    or: { name: 'Barra', text: 'Um ou outro.' },
    workers: { name: 'Trabalhadores na região', text: '1+: com 1 ou 2 dos teus Trabalhadores lá. 3+: com 3 ou mais.' },
    field: { name: 'Campo', text: 'Tem lugar para um Trabalhador de cada jogador e dá a mercadoria que mostra.' },
    house: { name: 'Casa', text: 'Um lugar numa cidade. Ao lado de Reais indica um edifício.' },
    harvest: { name: 'Colheita', text: 'Cada Trabalhador teu nos Campos da região traz 1 Madeira ou 1 mercadoria.' },
    raid: { name: 'Se não pagares', text: 'Recebes 1 Pirata, mais os que o dado pirata mostrar, se houver um.' },
    lowDie: { name: 'Dado baixo', text: 'Um dado mais baixo do que o número da região custa a diferença em Pão.' },
    stepUp: { name: 'Subir no Moinho de Vento', text: '2 Trigo fazem-te subir um nível. No topo dão 1 PP.' },
    stepDown: {
      name: 'Descer no Moinho de Vento',
      text: 'Descer um nível dá 1 Pão ou Reais. No nível mais baixo pagas 1 PP em vez de descer.',
    },
  },
};
