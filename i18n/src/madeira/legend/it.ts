import type { LegendWords } from './en.ts';

export const it: LegendWords = {
  groups: {
    supplies: 'Risorse',
    pieces: 'Pezzi',
    signs: 'Simboli',
    places: 'Luoghi',
    costs: 'Costi e guadagni',
    characters: 'Personaggi',
  },
  texts: {
    wheat: 'Le Navi lo vendono nel Mercato del Grano. Con 2 sali di un livello nel Mulino a vento.',
    sugar: 'Le Navi lo vendono nel Mercato dello Zucchero.',
    wine: 'Le Navi lo vendono nel Mercato del Vino. Anche approdare in una Colonia costa Vino.',
    wood: 'Serve per i Distretti, per le Navi che lasciano la Riserva e per la manutenzione delle Navi.',
    bread: 'Sfama i Lavoratori nella fase D e compensa un dado troppo basso.',
    points: 'Vince chi ne ha di più alla fine.',
    worker: 'Lavora nelle Piantagioni, nelle Città, nelle Colonie o nella Guardia Cittadina. Nella fase D ha bisogno di Pane.',
    ship: 'Va nei Mercati e nelle Colonie. Nella fase D ha bisogno di Legno.',
    figure: 'La stessa figura indica il tuo posto nell’ordine di turno e il tuo livello nel Mulino a vento.',
    market: 'Qui una Nave vende Merci in cambio di Real.',
    colony: 'Una Nave approda qui pagando Vino e prende una Ricompensa del Re. Un Lavoratore porta una Merce nella fase D.',
    forecast: 'Il Legno e il Pane che hai, e quanto ne serve a Navi e Lavoratori. Ogni Legno o Pane che manca porta 1 Pirata.',
  },
  names: {
    up: 'Freccia in su',
    flip: 'Freccia che gira',
    dot: 'Punto accanto a un numero',
    price: 'Costo di un Edificio',
  },
  signs: {
    movePiece: { name: 'Freccia e pezzo', text: 'Muovi questo pezzo.' },
    moveTo: { name: 'Freccia e luogo', text: 'Muovi lì un tuo Lavoratore.' },
    trade: { name: 'Freccia in mezzo', text: 'Dai ciò che sta a sinistra e ricevi ciò che sta a destra.' },
    or: { name: 'Barra', text: 'L’uno o l’altro.' },
    workers: { name: 'Lavoratori nella Regione', text: '1+: con 1 o 2 dei tuoi Lavoratori lì. 3+: con 3 o più.' },
    field: { name: 'Piantagione', text: 'Ha posto per un Lavoratore di ogni giocatore e dà la Merce che mostra.' },
    house: { name: 'Casa', text: 'Una casella di una Città. Accanto ai Real indica un Edificio.' },
    harvest: { name: 'Raccolto', text: 'Ogni tuo Lavoratore nelle Piantagioni della Regione porta 1 Legno o 1 Merce.' },
    raid: { name: 'Se non paghi', text: 'Ricevi 1 Pirata, più quanti ne mostra il dado Pirata, se ce n’è uno.' },
    lowDie: { name: 'Dado basso', text: 'Un dado più basso del numero della Regione costa la differenza in Pane.' },
    stepUp: { name: 'Su nel Mulino a vento', text: 'Con 2 Grano sali di un livello. In cima 2 Grano danno 1 PP.' },
    stepDown: {
      name: 'Giù nel Mulino a vento',
      text: 'Scendere di un livello dà 1 Pane oppure Real. Al livello più basso perdi 1 PP invece di scendere.',
    },
  },
};
