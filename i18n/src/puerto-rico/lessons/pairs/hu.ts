import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    plantation: {
      heading: 'Egy telepes munka nélkül',
      see: 'A dohányszárítódban két telepes dolgozik, de csak egy dohányültetvényed van. A harmadik játékos az ültetvényest választotta.',
      do: 'Vedd el azt az ültetvényt, amelyik kiegészít egy párt.',
      why: 'Még egy telepes oda, és 2 dohányt termelsz, anélkül hogy bármit vennél.',
      wrong: {
        indigo: 'Nincs indigófőzdéd. Ez az ültetvény semmit sem ad, amíg nem veszel egyet.',
        sugar: 'Nincs cukormalmod. A dohányszárítódban lévő telepes munka nélkül marad.',
        nothing: 'Az ültetvény ingyen van. Vedd el a hozzád illőt.',
      },
    },
    colonists: {
      heading: 'Hat telepes, négy hordó',
      see: 'A hajó még két telepest hozott: hatan vannak. A kukoricához nem kell üzem.',
      do: 'Helyezd el mind a hatot úgy, hogy négy hordót termelj.',
      why: 'Két telepes a kukoricán 2 hordót ad. A másik négy két párt alkot.',
      wrong: {
        corn: 'A kukoricán egy telepes ad egy hordót, máshol kettő kell hozzá. Töltsd fel mindkét kukoricaültetvényt.',
        market: 'A kis piacon lévő telepes nem termel: így csak három hordó lesz.',
        half: 'Így egy pár csonka marad: az ültetvény csak akkor terem, ha az üzemében is van telepes, és fordítva.',
      },
    },
    plant: {
      heading: 'A hiányzó fél',
      see: 'Te vagy az építész, 5 dublonod van. Két dohány- és két kukoricaültetvényed van.',
      do: 'Vedd meg azt az épületet, amelyiktől többet ér a szigeted.',
      why: '4-be kerül, és mindkét ültetvényt kiszolgálja. A dohány 3 dublont ér, és van kis piacod.',
      wrong: {
        coffee: 'A kávé 4-et ér, de nincs kávéültetvényed, és minden pénzed elfogy.',
        market: 'Eladásonként két dublonnal több, de eddig csak kukoricád van. Előbb termelj valami drágát.',
        nothing: 'Megvan a pénzed és az építész kedvezménye. Használd ki.',
        other: 'A két dohányültetvényednek továbbra sincs üzeme: semmit sem adnak.',
      },
    },
    craftsman: {
      heading: 'Amikor készen állnak a párok',
      see: 'A két dohánypárodon és a kukoricádon mindenhol van telepes. A többieknek is vannak üzemeik, de alig dolgozik bennük valaki.',
      do: 'Válaszd azt a szerepet, amelyik neked többet ad, mint a többieknek.',
      why: '5 hordót kapsz, a többiek 1-1-et. A következő polgármester után ez már másképp lenne.',
      wrong: {
        mayor: 'Neked alig kell telepes. A többieknek nagyon is: ez a szerep nekik segít.',
        trader: 'Senkinek sincs eladó hordója. Csak az 1 dublont kapnád.',
        captain: 'Senkinek sincs mit berakodnia. Csak az 1 dublont kapnád.',
        later: 'Most termelj: a következő polgármester után a többiek többet termelnek.',
      },
    },
  },
};
