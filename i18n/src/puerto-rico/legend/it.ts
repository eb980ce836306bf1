import type { LegendWords } from './en.ts';

export const it: LegendWords = {
  groups: {
    yours: 'Ciò che hai',
    land: 'Isola e città',
    cards: 'Carte dei palazzi',
    harbour: 'Porto',
  },
  texts: {
    doubloons: 'Il denaro: con questo paghi i palazzi.',
    points: 'Vince chi ne ha di più alla fine.',
    colonists: 'Una piantagione, una cava o un palazzo funziona solo con un colono.',
    sanJuan: 'Qui aspettano i coloni senza lavoro.',
    production: 'Ciò che ti porterà il prossimo artigiano.',
    cardPoints: 'Quanto vale il palazzo a fine partita.',
    plant: 'Il bordo ha il colore della merce che produce. Il suo colono serve una piantagione.',
    largePlant: 'Ogni colono qui serve una piantagione.',
    violet: 'Con un colono ti aiuta nella fase del suo personaggio.',
    largeViolet: 'Con un colono dà altri PV a fine partita.',
  },
  names: { own: 'Spunta' },
  signs: {
    empty: { name: 'Cerchietto vuoto', text: 'Posto per un colono. Senza colono qui non succede nulla.' },
    filled: { name: 'Colono nel cerchietto', text: 'Qui si lavora.' },
    canPay: { name: 'Moneta d’oro', text: 'Quanto ti costa ora il palazzo. Puoi pagarlo.' },
    tooDear: { name: 'Anello', text: 'Quanto ti costa ora il palazzo. Non puoi pagarlo.' },
    circles: { name: 'Cerchietti', text: 'Quanti coloni possono lavorarci.' },
    left: { name: 'Numero con ×', text: 'Quanti palazzi di questo tipo restano.' },
    prices: { name: 'Prezzi', text: 'Quanto paga l’emporio per ogni tipo.' },
    purse: {
      name: 'Moneta su un personaggio',
      text: 'Va a chi prende il personaggio. Un personaggio che nessuno prende riceve 1 doblone ogni round.',
    },
  },
};
