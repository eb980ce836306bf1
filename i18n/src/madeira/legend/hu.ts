import type { LegendWords } from './en.ts';

export const hu: LegendWords = {
  groups: {
    supplies: 'Készletek',
    pieces: 'Bábuk',
    signs: 'Jelek',
    places: 'Helyek',
    costs: 'Árak és bevételek',
    characters: 'Karakterek',
  },
  texts: {
    wheat: 'A hajók a búzapiacon adják el. A szélmalomnál 2 búzáért egy szinttel feljebb lépsz.',
    sugar: 'A hajók a cukorpiacon adják el.',
    wine: 'A hajók a borpiacon adják el. A gyarmatokon a kikötés is borba kerül.',
    wood: 'Kerületekért, a készletből induló hajókért és a hajók karbantartásáért fizetsz vele.',
    bread: 'A D fázisban a munkásokat látja el, és azzal pótlod, ami egy túl alacsony kockából hiányzik.',
    points: 'Az nyer, akinek a végén a legtöbb van.',
    worker: 'Ültetvényen, városban, gyarmaton vagy a városőrségben dolgozik, és a D fázisban kenyér kell neki.',
    ship: 'Piacokra és gyarmatokra hajózik, és a D fázisban fa kell neki.',
    figure: 'Ugyanez a bábu mutatja a helyedet a körsorrendben és a szintedet a szélmalmon.',
    market: 'Itt egy hajó árut ad el reálért.',
    colony: 'Egy hajó kikötése itt borba kerül, és királyi jutalmat hoz. Az itteni munkás a D fázisban árut hoz.',
    forecast: 'Mennyi fád és kenyered van, és mennyi kell majd a hajóidnak és a munkásaidnak. Minden hiányzó darab 1 kalózt hoz.',
  },
  names: {
    up: 'Felfelé mutató nyíl',
    flip: 'Visszahajló nyíl',
    dot: 'Pont egy szám mellett',
    price: 'Egy épület ára',
  },
  signs: {
    movePiece: { name: 'Nyíl és bábu', text: 'Ezt a bábut mozgatod.' },
    moveTo: { name: 'Nyíl és hely', text: 'Egy munkásodat oda mozgatod.' },
    trade: { name: 'Nyíl két jel között', text: 'Leadod, ami balra van, és megkapod, ami jobbra van.' },
    or: { name: 'Perjel', text: 'Vagy az egyik, vagy a másik.' },
    workers: { name: 'Munkások a régióban', text: '1+: 1 vagy 2 ottani munkásoddal. 3+: 3 vagy több munkásoddal.' },
    field: { name: 'Ültetvény', text: 'Minden játékosnak egy munkása fér el rajta, és a rajta látható árut adja.' },
    house: { name: 'Ház', text: 'Városmező. Reál mellett épületet jelent.' },
    harvest: { name: 'Betakarítás', text: 'Minden munkásod a régió ültetvényein 1 fát vagy 1 árut hoz.' },
    raid: { name: 'Ha nem fizetsz', text: '1 kalózt kapsz, és ha van ott kalózkocka, még annyit, amennyit az mutat.' },
    lowDie: { name: 'Alacsony kocka', text: 'Ha egy kocka kisebb a régió számánál, a különbséget kenyérrel fizeted.' },
    stepUp: { name: 'Fel a szélmalmon', text: '2 búzáért egy szinttel feljebb lépsz. Legfelül 1 HP-t kapsz érte.' },
    stepDown: {
      name: 'Le a szélmalmon',
      text: 'Ha egy szinttel lejjebb lépsz, 1 kenyeret kapsz, vagy annyi reált, amennyi fel van tüntetve. Legalul lejjebb lépés helyett 1 HP-t adsz le.',
    },
  },
};
