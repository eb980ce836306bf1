import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    first: {
      heading: 'Mi menjen először?',
      see: 'Te vagy a kapitány, 3 kukoricád és 2 cukrod van. Mindkettőnek van hajója. A következő játékosnak 3 kukoricája van.',
      do: 'Úgy válaszd meg az első berakodást, hogy mind az öt hordót elszállíthasd.',
      why: 'A kukoricás hajón három hely van, és ketten akarják. A cukrod helyét senki sem veszi el: összesen 6 GYP.',
      wrong: {
        sugar: 'A cukor ráér, a kukorica nem: a következő játékos megtölti a kukoricás hajót, és a három kukoricádból kettő odavész.',
      },
    },
    'last-ship': {
      heading: 'Az utolsó üres hajó',
      see: 'Egy hajó még üres. A következő játékosnak 5 cukra van, és nincs raktára. Neked 2 kukoricád és 1 indigód van.',
      do: 'Rakodj úgy, hogy a cukor a rakparton maradjon.',
      why: 'A kukoricád elfoglalja az üres hajót. A cukornak nincs hajója: az öt hordóból négy odavész. Az indigód a következő körben megy.',
      wrong: {
        indigo: 'Akkor 5 cukor foglalja el az üres hajót: 5 GYP a következő játékosnak, a kukoricádnak pedig nem jut hajó.',
      },
    },
    wharf: {
      heading: 'A hajógyár ráér',
      see: '4 kukoricád, 2 kávéd és egy hajógyárad van. A kukoricás hajón négy hely van, a kávénak nincs hajója. A következő játékosnak 3 kukoricája van.',
      do: 'Kapitányként válaszd meg az első berakodásodat.',
      why: 'A kukoricád megtölti a hajót: 5 GYP neked, a következő játékosnak nincs hely. A hajógyárat senki sem veheti el.',
      wrong: {
        coffee: '3 GYP. De a következő játékos berak 3 kukoricát, és a te négyednek egy hely marad.',
        corn: 'Ez is 5 GYP, de a hajógyárat elhasználtad: a kávéd nem jut el, a következő játékos pedig 3 kukoricát szállít.',
      },
    },
    size: {
      heading: 'Melyik hajó?',
      see: 'A játék utolsó kapitánya: 3 GYP zseton maradt. Minden hajó üres. Neked 4 kukoricád van, a következő játékosnak 6 cukra, a harmadiknak 5 indigója.',
      do: '31:30-ra vezetsz. Úgy rakd be a kukoricádat, hogy utána is vezess.',
      why: 'A kukoricád bármelyik hajóra felfér, tehát vedd el a nagyot: legfeljebb 5 cukor fér fel. 36:35-re vezetsz.',
      wrong: {
        small: '5 GYP, de mind a 6 cukor felfér a nagy hajóra: 36:36, és a következő játékosnak több dublonja van.',
        middle: 'Ez az indigót állítja meg, nem a cukrot: 6 cukor megy a nagy hajóra, 36:36, és a következő játékosnak több dublonja van.',
      },
    },
  },
};
