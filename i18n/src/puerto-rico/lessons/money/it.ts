import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    sell: {
      heading: 'Chi vende per primo?',
      see: 'Hai 1 zucchero, e il giocatore successivo pure. L’emporio accetta ogni tipo una volta sola. Il tuo mercato piccolo è occupato.',
      do: 'Scegli un personaggio e incassa più dobloni che puoi.',
      why: 'Lo zucchero rende 2, il privilegio 1, il mercato 1: 4 dobloni. E al giocatore successivo il suo zucchero resta in mano.',
      wrong: {
        corn: 'Qui il granturco rende 2 dobloni, lo zucchero 4. E dopo di te il giocatore successivo venderebbe zucchero.',
        nothing: 'Sei il commerciante: vendi, o il posto per lo zucchero lo prende il giocatore successivo.',
        captain: 'Il capitano si porta via il tuo zucchero per 1 PV. All’inizio 4 dobloni valgono di più.',
        builder: 'Hai 1 doblone: ci compri ben poco. Prima vendi.',
        later: 'Allora il giocatore successivo fa il commerciante e vende per primo lo zucchero. Il tuo non lo prende più nessuno.',
      },
    },
    coins: {
      heading: 'Dobloni su un personaggio',
      see: 'Hai 2 dobloni. Nell’emporio ci sono già zucchero e indaco, e su due personaggi ci sono dei dobloni.',
      do: 'Scegli il personaggio che adesso ti fa avanzare di più.',
      why: 'Incassi subito 2 dobloni e costruisci con 1 di sconto. È come una vendita, ma senza merce.',
      wrong: {
        trader: 'Puoi vendere solo il granturco, per 2 dobloni. I 2 sul costruttore li prende poi il giocatore successivo.',
        settler: 'Sono 1 doblone e una piantagione. Su un altro personaggio ce ne sono 2, e con quelli potresti costruire.',
        left: 'Su quel personaggio non c’è nulla. I 2 dobloni che lasci li prende il giocatore successivo.',
      },
    },
    quarry: {
      heading: 'Piantagione o cava?',
      see: 'Round 2. Sei il colonizzatore. Hai una fabbrica di indaco piccola, una piantagione di indaco e 2 dobloni.',
      do: 'Prendi il segnalino che ti fa risparmiare di più.',
      why: 'Con un colono, una cava toglie 1 doblone al prezzo di ogni palazzo. Prima ce l’hai, più risparmi.',
      wrong: {
        indigo: 'La tua fabbrica di indaco piccola ha un solo cerchietto: una seconda piantagione di indaco non rende nulla.',
        dear: 'Non rende nulla finché non compri il suo impianto e li occupi entrambi. Una cava rende più economico quello e tutto il resto.',
        nothing: 'Sull’isola hai posto, e il segnalino è gratis.',
      },
    },
    'full-house': {
      heading: 'L’ultimo posto nell’emporio',
      see: 'Nell’emporio resta un posto. Tu hai 1 tabacco, il giocatore successivo 1 caffè.',
      do: 'Scegli un personaggio e usalo in modo da guadagnare solo tu.',
      why: 'Incassi 5 dobloni e l’emporio è pieno: la fase finisce prima che si venda il caffè.',
      wrong: {
        nothing: 'Allora il giocatore successivo vende caffè, e l’emporio è pieno.',
        captain: '1 doblone e 2 PV, ma il tuo tabacco parte. Venduto rende 5 dobloni.',
        mayor: '1 doblone e uno o due coloni. Ma poi il giocatore successivo vende caffè, l’emporio è pieno e tu non vendi nulla.',
        later: 'Il giocatore successivo non aspetta: un caffè riempie l’emporio e il tuo tabacco resta lì.',
      },
    },
  },
};
