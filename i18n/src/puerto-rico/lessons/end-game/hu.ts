import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    'last-space': {
      heading: 'A tizenkettedik hely',
      see: '37 GYP-vel vezetsz. A következő játékosnak 34 van, meg egy kikötője és 7 hordója. A városodban egy hely szabad, és a céhházadban dolgoznak.',
      do: 'Idézd elő a játék végét, minél több ponttal.',
      why: 'Egy dohányszárító vagy kávépörkölő 3 GYP, és 2 jár érte a céhházban: 42. A városod megtelt, ez az utolsó forduló, és senki sem ér utol.',
      wrong: {
        harbor: '3 GYP-vel 40 lesz. A következő játékos még 6-ért szállít, és épít is: az 42 lehet.',
        building: 'Ezzel vége a játéknak, de legfeljebb 3 GYP-vel. Melyik épület számít a céhházban is?',
        nothing: 'Építés nélkül folytatódik a játék, és a többieknek több árujuk van.',
        captain: '2 indigót szállítasz 3 GYP-ért. A következő játékos a kikötővel 4 kukoricát szállít 5-ért, és a játék folytatódik.',
        role: 'A játék folytatódik, és a következő játékosnak 7 hordója van. Melyik szerep vet véget neki?',
      },
    },
    colonists: {
      heading: 'Túl kevés telepes',
      see: '35 GYP-d van, a többieknek 25-25. De nekik 7 és 5 hordójuk és több dublonjuk van. A készletben 2 telepes maradt.',
      do: 'Találd meg azt a szerepet, amelyiktől ez lesz az utolsó forduló.',
      why: 'A telepeshajóra most legalább 3 telepes kell. Nincs annyi: a játék ezzel a fordulóval véget ér, mielőtt a többiek utolérnének.',
      wrong: {
        craftsman: '8 hordót kapsz, de a többiek is termelnek, és a következő játékos előbb lesz kapitány.',
        captain: '1 kukoricát szállítasz, a többieknek együtt 12 hordójuk van. Elolvad az előnyöd.',
        role: 'A játék folytatódik, és az idő a többieknek dolgozik: náluk az áru és a pénz.',
      },
    },
    'last-role': {
      heading: 'A játék utolsó szerepe',
      see: 'Az utolsó forduló, és te választod az utolsó szerepet. 33 GYP-d van, a többieknek 36-36. A céhházadban senki sem dolgozik.',
      do: 'Válaszd azt a szerepet, amelyikkel nyersz.',
      why: 'A négy üzemed 7 GYP-t ér, ha a céhházban dolgoznak: 40:36. A többiek semmit sem nyernek a polgármesteren.',
      wrong: {
        captain: '4 hordót szállítasz 5 GYP-ért: 38. De a következő játékos a kikötővel 6-ért szállít: 42.',
        trader: 'A dublon csak holtversenynél számít. 3 GYP-vel le vagy maradva.',
        craftsman: 'Ez már nem hoz pontot: utánad senki sem szállít és nem épít.',
      },
    },
    'guild-hall': {
      heading: 'Ki hol dolgozzon a végén?',
      see: 'Te vagy a polgármester. Már nem lesz termelés: az ültetvényeken és az üzemekben nem kell telepes.',
      do: 'Helyezd el úgy a telepeseidet, hogy nyerj.',
      why: 'Egy telepes a céhházban 7 GYP-t hoz. Az utolsó fordulóban először a nagy épületeidbe tegyél telepest.',
      wrong: {
        empty: 'A céhház még üres: 33 GYP-vel veszítesz. Vedd el a telepest egy ültetvényről vagy üzemből.',
      },
    },
    deny: {
      heading: 'Egy dublonnal kevesebb',
      see: 'Az utolsó forduló, és te kezdesz. 40 GYP-d és 1 dublonod van. A következő játékosnak 37 GYP-je és 9 dublonja van, kőbányája nincs. A nagy épületek 10-be kerülnek.',
      do: 'Válassz szerepet, és használd úgy, hogy a következő játékos ne előzhessen meg.',
      why: 'A kedvezmény a tiéd: a következő játékosnak egy nagy épület 10-be kerül, és 9-ért legfeljebb 3 GYP-t kap. Neked 41, neki 40.',
      wrong: {
        nothing: 'Így 40-en maradsz, és a következő játékos is elérheti a 40-et. Építs valamit 1 GYP-ért.',
        craftsman:
          'A hordók magukban nem érnek pontot. A következő játékos az építészt választja, 9-et fizet egy nagy épületért, és 41-e lesz.',
        role: 'Akkor a következő játékos az építészt választja, 9-et fizet egy nagy épületért, és 41 GYP-je lesz a te 40-eddel szemben.',
      },
    },
  },
};
