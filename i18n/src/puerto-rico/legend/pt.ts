import type { LegendWords } from './en.ts';

export const pt: LegendWords = {
  groups: {
    yours: 'O que tens',
    land: 'Ilha e cidade',
    cards: 'Cartas de edifícios',
    harbour: 'Porto',
  },
  texts: {
    doubloons: 'O dinheiro: com ele pagas edifícios.',
    points: 'Ganha quem tiver mais no fim.',
    colonists: 'Uma plantação, pedreira ou edifício só funciona com um colono.',
    sanJuan: 'Aqui esperam os colonos sem trabalho.',
    production: 'O que o próximo produtor te vai trazer.',
    cardPoints: 'Quanto vale o edifício no fim.',
    plant: 'A borda tem a cor da mercadoria que produz. O seu colono serve uma plantação.',
    largePlant: 'Cada colono aqui serve uma plantação.',
    violet: 'Com um colono, ajuda-te na fase da sua função.',
    largeViolet: 'Com um colono, dá mais PV no fim.',
  },
  names: { own: 'Visto' },
  signs: {
    empty: { name: 'Círculo vazio', text: 'Lugar para um colono. Sem ele, aqui nada acontece.' },
    filled: { name: 'Colono num círculo', text: 'Este lugar está a funcionar.' },
    canPay: { name: 'Moeda de ouro', text: 'Quanto te custa agora o edifício. Podes pagá-lo.' },
    tooDear: { name: 'Anel', text: 'Quanto te custa agora o edifício. Não o podes pagar.' },
    circles: { name: 'Círculos pequenos', text: 'Quantos colonos podem trabalhar lá.' },
    left: { name: 'Número com ×', text: 'Quantos edifícios destes restam.' },
    prices: { name: 'Preços', text: 'Quanto a casa de comércio paga por cada tipo.' },
    purse: {
      name: 'Moeda numa função',
      text: 'Fica para quem escolher a função. Uma função que ninguém escolhe recebe 1 dobrão em cada ronda.',
    },
  },
};
