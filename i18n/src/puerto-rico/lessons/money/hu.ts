import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    sell: {
      heading: 'Ki ad el először?',
      see: 'Van 1 cukrod, a következő játékosnak is. A kereskedőház minden árufajtából csak egyet vesz. A kis piacod működik.',
      do: 'Válassz szerepet, és szerezz minél több dublont.',
      why: 'A cukor 2, a privilégium 1, a piac 1: összesen 4 dublon. A következő játékosnak pedig a nyakán marad a cukra.',
      wrong: {
        corn: 'A kukorica itt 2 dublont hoz, a cukor 4-et. Ráadásul utánad a következő játékos cukrot adna el.',
        nothing: 'Te vagy a kereskedő: adj el, különben a következő játékos foglalja el a cukor helyét.',
        captain: 'A kapitány 1 GYP-ért elviszi a cukrodat. Az elején 4 dublon többet ér.',
        builder: '1 dublonod van: abból alig telik valamire. Előbb adj el.',
        later: 'Akkor a következő játékos lesz a kereskedő, és ő ad el először cukrot. A tiédet már nem veszik meg.',
      },
    },
    coins: {
      heading: 'Dublonok egy szerepen',
      see: '2 dublonod van. A kereskedőházban már van cukor és indigó, és két szerepen dublon fekszik.',
      do: 'Válaszd azt a szerepet, amelyik most a legtöbbet segít.',
      why: 'Azonnal kapsz 2 dublont, és 1-gyel olcsóbban építesz. Olyan ez, mint egy eladás, csak hordó nélkül.',
      wrong: {
        trader: 'Csak a kukoricád adható el, 2 dublonért. Az építészen fekvő 2 dublont akkor a következő játékos viszi el.',
        settler: 'Ez 1 dublon és egy ültetvény. Egy másik szerepen 2 van, és abból építhetnél.',
        left: 'Azon a szerepen nincs dublon. A 2 otthagyott dublont a következő játékos viszi el.',
      },
    },
    quarry: {
      heading: 'Ültetvény vagy kőbánya?',
      see: '2. forduló. Te vagy az ültetvényes. Van egy kis indigófőzdéd, egy indigóültetvényed és 2 dublonod.',
      do: 'Vedd el azt a lapkát, amelyik a legtöbb pénzt takarítja meg neked.',
      why: 'Ha telepes dolgozik rajta, a kőbánya minden épületet 1 dublonnal olcsóbbá tesz. Minél előbb megvan, annál többet spórolsz.',
      wrong: {
        indigo: 'A kis indigófőzdédben egy kör van: a második indigóültetvény semmit sem terem.',
        dear: 'Semmit sem ad, amíg meg nem veszed az üzemét, és mindkettőn nem dolgozik valaki. A kőbánya azt is olcsóbbá teszi, és minden mást is.',
        nothing: 'Van hely a szigeteden, és a lapka ingyen van.',
      },
    },
    'full-house': {
      heading: 'Az utolsó hely a kereskedőházban',
      see: 'A kereskedőházban egy hely maradt. Neked 1 dohányod van, a következő játékosnak 1 kávéja.',
      do: 'Válassz szerepet, és használd úgy, hogy csak te keress rajta.',
      why: '5 dublont kapsz, és a ház megtelt: a fázis véget ér, mielőtt a kávé sorra kerülne.',
      wrong: {
        nothing: 'Akkor a következő játékos ad el kávét, és a ház megtelik.',
        captain: '1 dublon és 2 GYP, de a dohányod elhajózik. Eladva 5 dublont hoz.',
        mayor: '1 dublon és egy-két telepes. De aztán a következő játékos kávét ad el, a ház megtelik, te pedig semmit sem adsz el.',
        later: 'A következő játékos nem vár: egy kávé megtölti a házat, és a dohányod a nyakadon marad.',
      },
    },
  },
};
