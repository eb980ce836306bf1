import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    plantation: {
      heading: 'Un colono senza lavoro',
      see: 'Nella tua conservazione del tabacco lavorano due coloni, ma hai una sola piantagione di tabacco. Il terzo giocatore ha scelto il colonizzatore.',
      do: 'Prendi la piantagione che completa una coppia.',
      why: 'Con un altro colono lì produci 2 tabacco, senza comprare nulla.',
      wrong: {
        indigo: 'Non hai una fabbrica di indaco. Questa piantagione non rende nulla finché non ne compri una.',
        sugar: 'Non hai un mulino dello zucchero. Il colono nella conservazione del tabacco resta senza lavoro.',
        nothing: 'Una piantagione è gratis. Prendi quella giusta.',
      },
    },
    colonists: {
      heading: 'Sei coloni, quattro merci',
      see: 'La nave ha portato altri due coloni: ne hai sei. Il granturco non richiede un impianto.',
      do: 'Piazzali tutti e sei in modo da produrre quattro merci.',
      why: 'Due coloni sul granturco fanno 2 merci. Gli altri quattro formano due coppie.',
      wrong: {
        corn: 'Sul granturco basta un colono per merce, altrove ne servono due. Occupa entrambe le piantagioni di granturco.',
        market: 'Un colono nel mercato piccolo non produce nulla: così le merci sono tre.',
        half: 'Così resta una mezza coppia: una piantagione rende solo con un colono nel suo impianto, e viceversa.',
      },
    },
    plant: {
      heading: 'La metà che manca',
      see: 'Sei il costruttore e hai 5 dobloni. Possiedi due piantagioni di tabacco e due di granturco.',
      do: 'Compra il palazzo che dà più valore alla tua isola.',
      why: 'Ti costa 4 e serve entrambe le piantagioni. Il tabacco si vende a 3, e hai un mercato piccolo.',
      wrong: {
        coffee: 'Il caffè si vende a 4, ma non hai piantagioni di caffè, e resti senza soldi.',
        market: 'Due dobloni in più a vendita, ma per ora hai solo granturco. Prima produci qualcosa di caro.',
        nothing: 'Hai i soldi e lo sconto del costruttore. Usali.',
        other: 'Le tue due piantagioni di tabacco restano senza impianto: non rendono nulla.',
      },
    },
    craftsman: {
      heading: 'Quando le coppie sono pronte',
      see: 'Le tue due coppie di tabacco e il granturco sono al completo. Anche gli altri hanno impianti, ma quasi senza coloni.',
      do: 'Scegli il personaggio che dà più a te che agli altri.',
      why: 'Ricevi 5 merci, gli altri 1 a testa. Dopo il prossimo sindaco sarebbe diverso.',
      wrong: {
        mayor: 'A te i coloni servono poco. Agli altri servono eccome: questo personaggio aiuta loro.',
        trader: 'Nessuno ha merci da vendere. Avresti solo 1 doblone.',
        captain: 'Nessuno ha merci da caricare. Avresti solo 1 doblone.',
        later: 'Produci adesso: dopo il prossimo sindaco gli altri produrranno di più.',
      },
    },
  },
};
