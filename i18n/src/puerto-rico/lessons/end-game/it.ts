import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    'last-space': {
      heading: 'La dodicesima casella',
      see: 'Sei in testa con 37 PV. Il giocatore successivo ne ha 34, un porto e 7 merci. Nella tua città è libera una casella, e la sede della corporazione è occupata.',
      do: 'Provoca la fine della partita, con più punti che puoi.',
      why: 'Una conservazione del tabacco o una torrefazione del caffè vale 3 PV, più 2 nella sede della corporazione: 42. La città è piena, questo è l’ultimo round e nessuno ti raggiunge.',
      wrong: {
        harbor: '3 PV fanno 40. Il giocatore successivo spedisce ancora per 6 e costruisce: può arrivare a 42.',
        building: 'Così la partita finisce, ma con 3 PV o meno. Quale palazzo conta anche per la sede della corporazione?',
        nothing: 'Senza costruire la partita continua, e gli altri hanno più merci di te.',
        captain: 'Spedisci 2 indaco per 3 PV. Il giocatore successivo spedisce 4 granturco con il porto per 5, e la partita continua.',
        role: 'La partita continua, e il giocatore successivo ha 7 merci da spedire. Quale personaggio la fa finire?',
      },
    },
    colonists: {
      heading: 'Troppo pochi coloni',
      see: 'Hai 35 PV, gli altri 25 a testa. Ma hanno 7 e 5 merci e più dobloni. Nella scorta restano 2 coloni.',
      do: 'Trova il personaggio che rende questo round l’ultimo.',
      why: 'Ora alla nave dei coloni servono almeno 3 coloni. Non ci sono: la partita finisce con questo round, prima che gli altri recuperino.',
      wrong: {
        craftsman: 'Ricevi 8 merci, ma producono anche gli altri, e il giocatore successivo fa il capitano prima di te.',
        captain: 'Spedisci 1 granturco, gli altri hanno in tutto 12 merci. Il tuo vantaggio si scioglie.',
        role: 'La partita continua, e il tempo gioca per gli altri: hanno merci e soldi.',
      },
    },
    'last-role': {
      heading: 'L’ultimo personaggio della partita',
      see: 'L’ultimo round, e scegli l’ultimo personaggio. Hai 33 PV, gli altri 36 a testa. Nella tua sede della corporazione non lavora nessuno.',
      do: 'Scegli il personaggio con cui vinci.',
      why: 'I tuoi quattro impianti valgono 7 PV con la sede della corporazione occupata: 40 a 36. Agli altri il sindaco non dà nulla.',
      wrong: {
        captain: 'Spedisci 4 merci per 5 PV: 38. Ma il giocatore successivo spedisce per 6 con il porto: 42.',
        trader: 'I dobloni contano solo in caso di parità. Sei indietro di 3 PV.',
        craftsman: 'Non dà più punti: dopo di te nessuno spedisce né costruisce.',
      },
    },
    'guild-hall': {
      heading: 'Chi lavora dove, alla fine?',
      see: 'Sei il sindaco. Non si produce più nulla: piantagioni e impianti non hanno bisogno di coloni.',
      do: 'Piazza i coloni in modo da vincere.',
      why: 'Un colono nella sede della corporazione dà 7 PV. Nell’ultimo round occupa prima i palazzi grandi.',
      wrong: {
        empty: 'La sede della corporazione è ancora vuota: con 33 PV perdi. Prendi il colono da una piantagione o da un impianto.',
      },
    },
    deny: {
      heading: 'Un doblone di meno',
      see: 'L’ultimo round, e cominci tu. Hai 40 PV e 1 doblone. Il giocatore successivo ha 37 PV, 9 dobloni e nessuna cava. I palazzi grandi costano 10.',
      do: 'Scegli un personaggio e usalo in modo che il giocatore successivo non ti superi.',
      why: 'Lo sconto è tuo: al giocatore successivo un palazzo grande costa 10, e con 9 si prendono al massimo 3 PV. Tu 41, lui 40.',
      wrong: {
        nothing: 'Così resti a 40, e anche il giocatore successivo può arrivare a 40. Costruisci qualcosa per 1 PV.',
        craftsman:
          'Le merci da sole non danno punti. Il giocatore successivo prende il costruttore, paga 9 per un palazzo grande e arriva a 41.',
        role: 'Allora il giocatore successivo prende il costruttore, paga 9 per un palazzo grande e ha 41 PV contro i tuoi 40.',
      },
    },
  },
};
