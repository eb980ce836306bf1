import type { Texts } from './en.ts';

export const it: Texts = {
  steps: {
    island: {
      heading: 'La tua isola e la tua città',
      see: 'Cominci con una piantagione di indaco e 2 dobloni. Le piantagioni vanno sull’isola, i palazzi in città.',
      why: 'I punti vittoria (PV) vengono dalle merci che spedisci e dai palazzi. Vince chi ha più PV.',
    },
    settler: {
      heading: 'Prendi il colonizzatore',
      see: 'In ogni turno ciascuno prende un personaggio. Il governatore, con la corona, sceglie per primo. Tutti fanno ciò che dice un personaggio. Chi lo ha preso ha un privilegio.',
      do: ['Tocca il colonizzatore.', 'Tocca le cave.'],
      why: 'Tutti ricevono una piantagione. La cava è il privilegio del colonizzatore: solo tu puoi prenderla. Con un colono rende i palazzi meno cari.',
      done: 'Ora gli altri prendono le loro piantagioni.',
      wrong: {
        mayor: 'Il sindaco porta coloni. Hai una sola piantagione per loro. Prima procurati altra terra.',
        builder:
          'Presto potrai costruire: qualcun altro prenderà il costruttore, e allora costruiscono tutti. Una cava te la dà solo il colonizzatore.',
        goods: 'Non hai ancora merci, quindi questo personaggio non ti serve.',
        plantation: 'Una piantagione la prendi ogni volta che qualcuno è colonizzatore. La cava spetta solo a chi prende il personaggio.',
        pass: 'La terra è gratis. Prendi la cava.',
      },
    },
    builder: {
      heading: 'Costruisci un impianto',
      see: '{1} ha preso il costruttore. Puoi costruire anche tu. La fabbrica di indaco piccola costa 1 doblone.',
      do: 'Tocca la fabbrica di indaco piccola.',
      why: 'Per l’indaco servono due cose: una piantagione e un impianto, la fabbrica di indaco. La piantagione l’hai già.',
      done: 'Ora a tutte e due manca chi ci lavori.',
      wrong: {
        sugar: 'Il mulino dello zucchero vuole una piantagione di zucchero. Non ne hai. Hai indaco.',
        other: 'Senza fabbrica la tua piantagione di indaco non produce nulla. Costruisci prima quella.',
        pass: 'Hai 2 dobloni e la fabbrica costa 1. Costruiscila.',
      },
    },
    colonist: {
      heading: 'Metti al lavoro un colono',
      see: '{2} ha preso il sindaco. Tutti ricevono un colono dalla nave.',
      do: 'Metti il tuo colono sulla piantagione di indaco, poi premi Fatto.',
      why: 'Piantagioni, cave e palazzi non fanno nulla finché non c’è un colono.',
      done: 'Nella piantagione si lavora. La fabbrica aspetta ancora un colono.',
      wrong: {
        elsewhere: 'L’indaco comincia dalla piantagione. Metti lì il tuo primo colono.',
      },
    },
    mayor: {
      heading: 'Prendi tu il sindaco',
      see: 'Turno 2: ora la corona è di {1}. Un personaggio che nel turno 1 nessuno ha preso dà 1 doblone in più (+1). La tua fabbrica e la tua cava sono ancora vuote.',
      do: ['Tocca il sindaco.', 'Prendi il colono in più dalla scorta (51).'],
      why: 'Tutti ricevono un colono. Il privilegio del sindaco è uno in più. Due coloni riempiono entrambi i posti.',
      done: 'Ora lavorano tutte e tre: piantagione, fabbrica e cava.',
      wrong: {
        craftsman: 'Non produrresti nulla: nella tua fabbrica di indaco non lavora nessuno.',
        role: 'Serve a poco finché fabbrica e cava sono vuote. Prima procurati coloni.',
        ship: 'I coloni sulla nave si dividono fra tutti. Quello in più viene dalla scorta.',
        pass: 'Il colono in più è gratis. Prendilo: serve alla cava.',
      },
    },
    quarry: {
      heading: 'La cava rende',
      see: 'Turno 3: {2} ha la corona e ha preso il costruttore. Il mercato piccolo costa 1 doblone. La tua cava ne toglie 1.',
      do: 'Costruisci il mercato piccolo.',
      why: 'Non ti costa nulla. Con un colono dà 1 doblone in più a ogni vendita. E ogni palazzo vale PV.',
      done: 'Gratis, e alla fine vale 1 PV.',
      wrong: {
        other: 'Ti costa l’ultimo doblone. Il mercato piccolo per te è gratis.',
        pass: 'Con la tua cava il mercato piccolo non costa nulla. Costruiscilo.',
      },
    },
    craftsman: {
      heading: 'Produci merci',
      see: 'Nessuno ha ancora preso l’artigiano: sopra ci sono 2 dobloni. Li riceve chi lo prende.',
      do: ['Tocca l’artigiano.', 'Prendi ancora 1 indaco dalla scorta (ne restano 10).'],
      why: 'Tutti producono merci. Tu produci 1 indaco, e il privilegio è una merce in più di un tipo che hai prodotto.',
      done: '2 indaco e 2 dobloni.',
      wrong: {
        goods: 'Non hai merci da vendere o da spedire. Prima producine.',
        role: 'Ora puoi produrre, e sull’artigiano ci sono 2 dobloni. Prendi quello.',
        own: 'Questo indaco è già tuo. Prendi la nuova merce dalla scorta.',
        pass: 'La merce in più è gratis. Prendila.',
      },
    },
    corn: {
      heading: 'Prendi il granturco',
      see: '{1} ha preso il colonizzatore. Scegli tra le piantagioni rimaste.',
      do: 'Tocca la piantagione di granturco.',
      why: 'Il granturco non vuole impianti: basta un colono sulla piantagione. Non dà denaro, ma si spedisce bene.',
      done: 'Quando avrai altri coloni, uno andrà lì.',
      wrong: {
        indigo: 'La tua fabbrica di indaco piccola produce 1 solo indaco. Una seconda piantagione aspetterebbe una fabbrica più grande.',
        pass: 'Una piantagione non costa nulla. Prendine una.',
      },
    },
    trader: {
      heading: 'Vendi una merce',
      see: 'Turno 4: la corona è di nuovo tua, quindi scegli per primo. L’emporio paga 1 doblone per l’indaco.',
      do: ['Tocca il commerciante.', 'Vendi 1 indaco: tocca le tue merci, poi l’emporio.'],
      why: 'Il privilegio del commerciante è 1 doblone in più, e sul personaggio c’è 1 doblone. Con il denaro costruisci palazzi migliori.',
      done: '3 dobloni in una volta.',
      wrong: {
        captain: 'Spedire dà PV. All’inizio il denaro vale di più: compra ciò che darà PV più tardi.',
        role: 'Hai 2 indaco. Trasformane uno in denaro finché l’emporio è vuoto.',
        pass: 'Vendi: ricevi 2 dobloni per 1 indaco.',
      },
    },
    captain: {
      heading: 'Spedisci una merce',
      see: '{1} ha preso il capitano. Chi può caricare deve caricare. Ogni nave prende un solo tipo di merce.',
      do: 'Tocca il tuo indaco, poi la nave da 5.',
      why: 'Ogni merce vale 1 PV. Una nave parte quando è piena, e una piccola si riempie prima.',
      done: '1 PV. Ciò che non entra in nessuna nave può andare perduto: attento allo spazio.',
      wrong: {
        'large-ship': 'Le regole lo permettono. Ma una nave da 6 si riempie piano, e fino ad allora prende solo indaco.',
      },
    },
    end: {
      heading: 'Come finisce',
      see: 'Qui vedi i PV e i coloni rimasti per tutti.',
      why: 'La partita finisce con il turno in cui finiscono i PV o i coloni, o qualcuno riempie tutte e 12 le caselle della città. Si sommano i PV delle merci spedite e dei palazzi.',
    },
  },
  learned: [
    'In ogni turno prendi un personaggio. Agiscono tutti, e tu hai il privilegio.',
    'Le merci richiedono una piantagione, un impianto e un colono su entrambi. Il granturco non vuole impianti.',
    'Una cava con un colono rende i palazzi meno cari.',
    'Le merci vendute danno dobloni, quelle spedite danno PV.',
  ],
  next: 'In due c’è un personaggio in più, il cercatore d’oro: dà 1 doblone, e nessun altro agisce.',
};
