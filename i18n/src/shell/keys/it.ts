import type { KeyWords } from './en.ts';

export const it: KeyWords = {
  title: 'Tasti',
  does: {
    arrows: 'Spostati tra le scelte possibili',
    enter: 'Scegli',
    escape: 'Scegli di nuovo',
    digits: 'Premi un pulsante numerato',
    u: 'Annulla',
    c: 'Conferma',
    r: 'Che cosa è successo dalla mia ultima mossa',
    h: 'Suggerimento',
    l: 'Legenda',
    e: 'Spiega ciò che è selezionato',
  },
};
