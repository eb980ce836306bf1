import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    first: {
      heading: 'Che cosa per primo?',
      see: 'Sei il capitano e hai 3 granturco e 2 zucchero. Per entrambi c’è una nave. Il giocatore successivo ha 3 granturco.',
      do: 'Scegli il primo carico in modo da poter spedire tutte e cinque le merci.',
      why: 'La nave del granturco ha tre spazi, e li vogliono in due. Il posto per lo zucchero non te lo toglie nessuno: 6 PV in tutto.',
      wrong: {
        sugar: 'Lo zucchero può aspettare, il granturco no: il giocatore successivo riempie la nave e perdi due dei tuoi tre granturco.',
      },
    },
    'last-ship': {
      heading: 'L’ultima nave vuota',
      see: 'Una nave è ancora vuota. Il giocatore successivo ha 5 zucchero e nessun magazzino. Tu hai 2 granturco e 1 indaco.',
      do: 'Carica in modo che lo zucchero resti sulla banchina.',
      why: 'Il tuo granturco occupa la nave vuota. Per lo zucchero non c’è più nave: quattro delle cinque merci vanno perse. L’indaco parte al turno dopo.',
      wrong: {
        indigo: 'Allora 5 zucchero occupano la nave vuota: 5 PV al giocatore successivo, e il tuo granturco resta senza nave.',
      },
    },
    wharf: {
      heading: 'Il molo può aspettare',
      see: 'Hai 4 granturco, 2 caffè e un molo. La nave del granturco ha quattro spazi, per il caffè non c’è nave. Il giocatore successivo ha 3 granturco.',
      do: 'Scegli il tuo primo carico da capitano.',
      why: 'Il tuo granturco riempie la nave: 5 PV a te, nessuno spazio al giocatore successivo. Il molo non te lo toglie nessuno.',
      wrong: {
        coffee: '3 PV. Ma il giocatore successivo carica 3 granturco, e per i tuoi quattro resta uno spazio.',
        corn: 'Anche così 5 PV, ma il molo è usato: il caffè non parte, e il giocatore successivo spedisce 3 granturco.',
      },
    },
    size: {
      heading: 'Quale nave?',
      see: 'L’ultimo capitano della partita: restano 3 PV in gettoni. Le navi sono tutte vuote. Tu hai 4 granturco, il giocatore successivo 6 zucchero, il terzo 5 indaco.',
      do: 'Sei avanti 31 a 30. Carica il granturco in modo da restare avanti.',
      why: 'Il granturco sta su ogni nave, quindi togli quella grande: a bordo vanno al massimo 5 zucchero. Sei avanti 36 a 35.',
      wrong: {
        small: '5 PV, ma tutti e 6 gli zuccheri stanno sulla nave grande: 36 pari, e il giocatore successivo ha più dobloni.',
        middle:
          'Così freni l’indaco, non lo zucchero: 6 zucchero vanno sulla nave grande, 36 pari, e il giocatore successivo ha più dobloni.',
      },
    },
  },
};
