import type { About } from './en.ts';

export const hu: About = {
  about: {
    title: 'A Caravelről',
    lead: 'A Caravelen két nagyszerű társasjátékot játszhatsz, tanulhatsz és szimulálhatsz a böngésződben. Ingyenes, reklámmentes, és fiók sem kell hozzá.',
    parts: [
      {
        heading: 'Mit lehet itt csinálni?',
        text: [
          'Játssz öt erősségű bot ellen vagy barátokkal, élőben vagy több napon át, egy képernyőnél vagy mindenki a sajátjánál. Tanulj vezetett leckékből, fejts meg feladványokat, és elemezd a játékaidat: látni fogod, hol dőltek el.',
          'Az ezen az eszközön botok ellen játszott játékokhoz nem kell szerver, és hálózat nélkül is működnek. Szerver csak ahhoz kell, hogy másokkal játssz, és a napi ranglistához.',
        ],
      },
      {
        heading: 'Független projekt',
        text: [
          'A Caravel két társasjáték szabályainak független megvalósítása. Nem a szerzők vagy a kiadók készítették, hagyták jóvá vagy engedélyezték. A játékok nevei ({games}) és a bennük szereplő minden más név a jogtulajdonosoké. Csak azért használjuk őket, hogy megmondjuk, melyik szabályok vannak megvalósítva.',
          'A Caravelben nincs a kiadóktól származó szöveg vagy kép: a szabályokat a saját szavainkkal magyarázzuk, és minden képet mi rajzoltunk. A játékelemekre nyomtatott számok a játékok tényei. Ahol egy szám nem szerepel szabálykönyvben, hanem mi következtettük ki, azt az adatok jelzik.',
          'Ha itt megtetszik egy játék, vedd meg: kartonból gyönyörű.',
        ],
      },
      {
        heading: 'Nyílt forráskód',
        text: ['A program szabad szoftver az MIT licenc alatt. Bárki elolvashatja, módosíthatja, és saját szervert futtathat.'],
      },
    ],
  },
  privacy: {
    title: 'Adatvédelem',
    lead: 'Nincs reklám, nincs nyomkövetés, nincs harmadik fél. Az oldalaink semmit sem töltenek be máshonnan, és csak azt tároljuk, ami a játékhoz kell.',
    parts: [
      {
        heading: 'A te eszközödön',
        text: [
          'Az ezen az eszközön játszott játékok, a megjelenítés beállításai, a leckék és a feladványok értékszámai a böngésződben vannak. Nem kerülnek hozzánk, és addig maradnak meg, amíg nem törlöd őket.',
          'Ha online játszol, egy süti tart bejelentkezve. A böngésződ legfeljebb egy évig őrzi meg, de a bejelentkezés 180 nap után véget ér. Jelszavas bejelentkezés után egy második 400 napig megjegyzi az eszközt, hogy senki se zárhasson ki találgatással. Más süti nincs.',
        ],
      },
      {
        heading: 'A szerveren',
        text: [
          'A vendégnek neve, nyelve és értesítési beállításai vannak. Azt a vendéget, aki sosem ült asztalhoz és sosem írt semmit, az utolsó látogatása után 90 nappal töröljük, hacsak az üzemeltető más időt nem választott.',
          'A fióknak ezenfelül bejelentkezési neve van, jelszava vagy passkey kulcsai, és e-mail-címe, ha megadod. A jelszónak csak a lenyomatát, a passkey kulcsnak csak a nyilvános felét tároljuk.',
          'Minden bejelentkezésnél tároljuk a böngésző és a rendszer fajtáját meg az utolsó használat idejét, hogy be tudd fejezni. Akkor ér véget, amikor kijelentkezel, de legkésőbb 180 nap után. A kódok és linkek perceken belül lejárnak, az üzemeltetőtől kapottak egy napon belül.',
          'Az asztalok, a lépések, a csevegés, az eredmények, az értékszámok és amit közzéteszel, ennek a szervernek az adatbázisában marad, amíg az oldal létezik, vagy amíg nem törlöd a fiókodat.',
        ],
      },
      {
        heading: 'Címek és naplók',
        text: [
          'A hálózati címedet csak a memóriában használjuk, hogy korlátozzuk, ki mennyit kérhet. Lemezre nem kerül. A szerver a hibákat naplózza, a látogatásokat nem. Az üzemeltető proxyja vezethet saját naplót.',
        ],
      },
      {
        heading: 'Értesítések',
        text: [
          'Csak olyan értesítést kapsz, amelyet bekapcsolsz. Az e-mail az üzemeltető levelezőszerverén megy át. A push titkosítva, a böngésződ gyártójának szolgáltatásán keresztül érkezik. A webhook arra a címre megy, amelyet megadsz. 30 napig megőrizzük, mit küldtünk el, hogy semmi se menjen kétszer.',
        ],
      },
      {
        heading: 'A te adatod, a te döntésed',
        text: [
          'A „Te” oldalon bármikor letölthetsz mindent, amit rólad tárolunk, és törölheted a fiókodat. Ekkor töröljük a nevedet, a bejelentkezésedet, az e-mail-címedet, az értékszámaidat és a közzétett anyagaidat. A játékok megmaradnak a többi játékosnak, a neved nélkül, és ugyanígy a csevegés üzenetei.',
          'Ha valakit bejelentenek, a bejelentést és az üzemeltető döntését megőrizzük.',
        ],
      },
    ],
  },
  source: 'Forráskód',
  operator: 'Ki üzemelteti ezt az oldalt?',
  contact: 'Kapcsolat',
  noContact: 'Az oldal üzemeltetője nem adott meg elérhetőséget. Ha ismered, kérdezd meg közvetlenül.',
  version: (version) => `Caravel ${version}`,
};
