import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    leave: {
      heading: 'Melyik várhat?',
      see: '3. forduló. Most a Kereskedelmi utak 16 HP-t ér, az Urbanizáció 15-öt, az Expedíciók 6-ot. Nézd meg a piacokon és a gyarmatokon az 5. forduló számait.',
      do: 'Értékelj két elvárást, és egyet tarts meg az 5. fordulóra. Hozd ki mindháromból a legtöbbet. Aztán nevezz meg egy várost.',
      why: 'Az Azori-szigeteken egy hajód most 3 HP-t ér, az 5. fordulóban 6-ot. A búzapiacon 6-ról 4-re esik. Ezért várhatnak az Expedíciók.',
      wrong: {
        urbanization: 'Machico később is 15 HP-t ad. De akkor most értékeled az Expedíciókat 6 HP-ért, és az 5. fordulóban 12-t adna.',
        routes: 'Épp fordítva: az 5. fordulóig a Kereskedelmi utak 16-ról 11 HP-ra esik, az Expedíciók 6-ról 12-re nő.',
        city: 'Machicóban neked van a legtöbb munkásod: 15 HP.',
      },
    },
    row: {
      heading: 'Nem csak a kockák',
      see: '5. forduló. Céhbefolyásod és Urbanizációd van. Az I. sorban Kereskedelmi utak van, és kéket vagy zöldet fordít fel, a II.-ban Nemzeti vagyon, és narancssárgát vagy lilát.',
      do: 'Nézd meg a hajóidat, a reáljaidat és a céhtámogatásaidat. Azt a sort vedd el, amelyik több HP-t hoz.',
      why: 'A Kereskedelmi utak már 11 HP-t ér. A kék céh felfordítja a molnárodat, így a Céhbefolyás 10-ről 15 HP-ra nő.',
      wrong: {
        dice: 'A kockák jobbak, de 4 reállal a Nemzeti vagyon 4 HP-t ér, és a narancssárga meg a lila céhtámogatásod már felfordítva van.',
      },
    },
    real: {
      heading: 'Mennyit ér egy reál?',
      see: '5. forduló. Az Alfândega 6 reálba vagy 1 kalózba kerül. Az 1. régióban nincs munkásod. Kalózok: neked 5, az ellenfelednek 9. Nemzeti vagyonod és 14 reálod van.',
      do: 'Fizetsz, vagy elveszed a kalózt? Azt válaszd, ami kevesebb HP-ba kerül.',
      why: 'A Nemzeti vagyonnal 6 reál 6 HP. 6 kalózzal még mindig kevesebb van neked, mint az ellenfelednek, így ez nem kerül semmibe.',
      wrong: {
        pay: 'A Nemzeti vagyon minden reálért 1 HP-t ad: ez 6 HP-ba kerül. Eggyel több kalóz nem számít, mert az ellenfelednek 9 van.',
        mill: 'A szélmalom alján 1 HP-ért 1 reált vagy 1 kenyeret kapsz. Azzal semmit sem nyersz.',
      },
    },
    mill: {
      heading: 'Add el a szélmalmot',
      see: 'Az utolsó forduló. Nemzeti vagyonod és 6 reálod van. Öt munkás éhes, 8 kenyered van.',
      do: 'Érd el, hogy a Nemzeti vagyon 15 HP-t érjen, senki se maradjon éhes, aztán fejezd be.',
      why: 'Az 5. forduló után egy szint már senkit sem etet. Három szint 9 reált hozott, és a 8 kenyered mindenkinek elég.',
      wrong: {
        bread: 'Kenyered több van, mint amennyi kell. A reált válaszd.',
        hungry: 'A Nemzeti vagyon legfeljebb 15 reált fogad el. Ez a szint csak egy éhes munkást hagyna.',
        done: 'A Nemzeti vagyon még nem ér 15 HP-t, és van felesleges kenyered.',
      },
    },
  },
};
