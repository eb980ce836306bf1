import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    'one-barrel': {
      heading: 'Resta una merce',
      see: 'Le navi sono piene. Hai 1 tabacco e 1 caffè, nessun magazzino, e scegli il prossimo personaggio. Nell’emporio ci sono granturco e caffè.',
      do: 'Conserva la merce che ti rende di più.',
      why: 'Come commerciante lo vendi subito per 4 dobloni. Il caffè vale di più, ma l’emporio non ne prende un secondo.',
      wrong: {
        coffee: 'Nell’emporio c’è già il caffè: il tuo non si vende finché non viene svuotato.',
      },
    },
    'one-kind': {
      heading: 'Una merce e un tipo',
      see: 'Ti restano 3 granturco, 2 zucchero e 1 caffè, e un magazzino piccolo: possono restare una merce e tutte quelle di un tipo.',
      do: 'Scegli prima la singola merce, poi il tipo per il magazzino. Nell’emporio ci sono zucchero e tabacco.',
      why: 'Il posto singolo è per la merce più cara, il magazzino per il mucchio più grande. Il caffè va al commerciante, il granturco al prossimo capitano.',
      wrong: {
        'keep-corn': 'Così resta 1 granturco su 3, e nel magazzino entra solo un altro tipo: al massimo tre merci.',
        'keep-sugar': 'Allora perdi il caffè o tutto il granturco. E nell’emporio c’è già lo zucchero.',
        'store-sugar': '2 zucchero invece di 3 granturco: una merce in meno, e su una nave tutti i tipi valgono uguale.',
      },
    },
    buy: {
      heading: 'Nessuna nave per le tue merci',
      see: 'Hai 3 zucchero e 3 granturco. Nessuna nave prende zucchero, quella del granturco ha uno spazio. Sei il costruttore con 5 dobloni.',
      do: 'Compra il palazzo meno caro che d’ora in poi ti salva merci.',
      why: 'Ti costa 1 doblone. Produci 6 merci alla volta, e di rado c’è posto per tutte. Funziona appena ci lavora un colono.',
      wrong: {
        large:
          'Conserva tutte e 5 le merci che non trovano posto su una nave. Un magazzino piccolo ne conserva 4 e ti costa 1 doblone invece di 4.',
        factory: 'Tutti i tuoi soldi per 1 doblone a ogni artigiano: produci due tipi. E lo zucchero va perso.',
        mill: 'Il tuo mulino dello zucchero serve già tutte e tre le piantagioni. Altro zucchero andrebbe solo perso.',
        market: 'Vendi una merce alla volta: 2 dobloni in più per quella, ma le altre si perdono comunque.',
        nothing: 'Con 1 doblone puoi salvare ogni volta più merci. Costruisci.',
        other: 'Non aiuta le tue merci: dopo il prossimo capitano te ne resta una sola.',
      },
    },
    staff: {
      heading: 'Un magazzino vuoto non conserva nulla',
      see: 'Il sindaco: hai otto coloni, e il tuo magazzino è vuoto. Nessuna nave prende i tuoi 3 tabacco, e sul capitano c’è un doblone.',
      do: 'Piazza i coloni in modo che il magazzino funzioni e tu produca comunque cinque merci.',
      why: 'Tre sul granturco e due coppie fanno cinque merci con sette coloni. L’ottavo salva due tabacco.',
      wrong: {
        empty: 'Senza colono il magazzino non serve: al prossimo capitano perdi due dei tuoi 3 tabacco.',
        corn: 'Il granturco non richiede impianto: tre coloni lì sono tre merci. Occupalo per primo.',
        half: 'Così sono meno di cinque merci: ogni coppia richiede un colono sulla piantagione e uno nell’impianto.',
      },
    },
  },
};
