import type { NoServer } from './en.ts';

export const hu: NoServer = {
  title: 'Ennek az oldalnak nincs szervere',
  hint: 'Az online asztalokhoz, a fiókokhoz és a ranglistákhoz szerver kell. Itt botok ellen vagy a barátaiddal egy képernyőnél játszol, megtanulod a játékokat, feladványokat oldasz meg, és újra megnézed a játékaidat. Minden ezen az eszközön marad.',
  here: {
    heading: 'Mit lehet itt csinálni?',
    text: [
      'Játssz öt erősségű bot ellen vagy barátokkal egy képernyőnél. Tanulj vezetett leckékből, fejts meg feladványokat, és elemezd a játékaidat: látni fogod, hol dőltek el.',
      'Ennek az oldalnak nincs szervere: minden a te eszközödön történik, és hálózat nélkül is működik. Ha a barátaiddal játszanál, mindenki a saját képernyőjénél, szerverrel működő oldal kell hozzá.',
    ],
  },
  privacy: {
    lead: 'Nincs reklám, nincs nyomkövetés, nincs süti, nincs fiók. Ennek az oldalnak nincs szervere: amit csinálsz, a te eszközödön marad.',
    parts: [
      {
        heading: 'A te eszközödön',
        text: [
          'A játékok, a beállítások, a leckék és a feladványok értékszámai a böngésződben vannak, és ugyanott maguk az oldalak is, hogy hálózat nélkül is játszhass. Addig maradnak meg, amíg nem törlöd őket: az egyes asztalokat a kezdőlapon, mindent együtt a böngésző beállításaiban.',
          'Más oldalak, amelyeknek a címe ugyanazzal a névvel kezdődik, ugyanezt a tárhelyet használják, és olvashatnák.',
        ],
      },
      {
        heading: 'Mit küldünk el?',
        text: [
          'Rólad és a játékaidról semmit. Az oldalak csak a saját fájljaikat töltik le arról a webtárhelyről, ahol vannak, és semmit sem töltenek be máshonnan. Értesítések nincsenek.',
          'Egy játék linkje az egész játékot tartalmazza. Akinél megvan a link, láthatja, a webtárhely nem.',
        ],
      },
      {
        heading: 'A webtárhely',
        text: [
          'Mint minden webtárhely, látja a hálózati címét és a böngészőjét mindenkinek, aki letölt egy fájlt, és naplót vezethet. Hogy mit és meddig tárol, az a tárhelytől és az oldal üzemeltetőjétől függ.',
        ],
      },
      {
        heading: 'A te adatod, a te döntésed',
        text: [
          'Minden játékot elmenthetsz fájlba, és máshol megnyithatod. Ha a böngésződben törlöd ennek az oldalnak az adatait, semmi sem marad.',
        ],
      },
    ],
  },
};
