import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    pay: {
      heading: 'Fizetni a semmiért?',
      see: '5. forduló. Az Alfândega 5 reálba vagy 4 kalózba kerül, mert a kalózkocka 3-ast mutat. Az 1. régióban nincs munkásod. Kalózok: neked 8, az ellenfelednek 10.',
      do: 'Fizetsz, vagy elveszed a kalózokat? Azt válaszd, ami kevesebb HP-ba kerül.',
      why: 'Olyan épületért is fizethetsz, amelyet nem tudsz használni. 12 kalózzal neked lett volna a legtöbb: 8 helyett 16 HP a veszteség.',
      wrong: {
        pirates: '8 meg 4 az 12, több, mint az ellenfelednek. Ez 8 helyett 16 HP-ba kerül, és csak 5 reált spóroltál.',
        mill: 'Van elég reálod. Dönts az épületről.',
      },
    },
    watch: {
      heading: 'Kit küldesz?',
      see: '12 kalózod van, az ellenfelednek 11. Hat munkásod éhes, és 6 kenyered van. Machicóban egy munkással vezetsz.',
      do: 'Passzolj, és szabadulj meg 3 kalóztól. Ne kelljen 6 kenyérnél több, és Machico maradjon a tiéd.',
      why: 'A városőrségben egy munkás annyit eszik, mint az ültetvényen. Így a 12 kalózból 9 lett, és a 6 kenyér még mindig elég.',
      wrong: {
        home: 'A készletből küldött munkás eggyel több éhes száj. Neki nincs kenyered, így a forduló végén egy kalóz visszajön.',
        machico: 'Akkor Machicóban egyenlőség lesz, és az ellenfeled áll jobbra. Az Urbanizáció 15 helyett 7 HP-t ad.',
        slot: 'Így 12 kalózod marad, több, mint az ellenfelednek. Egy másik választás 3-at elvisz.',
        done: 'Munkás nélkül egy kalóz sem megy el.',
        mill: 'A szélmalom nem űzi el a kalózokat.',
      },
    },
    constable: {
      heading: 'Előbb a fele, aztán három',
      see: 'A Fortaleza 2 reálba kerül. A 3. régióban álló három munkással kettőt küldhetsz a városőrségbe, mindegyikért legfeljebb 3 kalóz megy el. A várkapitányod felfordítva van.',
      do: 'Szabadulj meg mind a 12 kalóztól.',
      why: 'A várkapitány a felét viszi el, ezért akkor jön, amíg sok van: 12-ből 6 lett, aztán a Fortaleza 3-at és 3-at vitt el. Kalózok nélkül nem veszítesz HP-t.',
      wrong: {
        pay: 'A Fortaleza egymaga 6-ot visz el, és a várkapitányt csak fizetés előtt használhatod.',
        pirates: 'Épp a Fortaleza űzi el a kalózokat. Fizesd ki a 2 reált.',
        done: 'Minden elküldött munkás 3 kalózt visz el. Kettőt küldhetsz.',
        mill: 'A szélmalom nem űzi el a kalózokat.',
      },
    },
    order: {
      heading: 'Ugyanannyi kalóz',
      see: 'Neked és az ellenfelednek is 11 kalóza van. Az ellenfeled a III. mezőre passzolt. Az I., a II. és a IV. mező szabad.',
      do: 'Passzolj. Válassz olyan mezőt, amelyik a végén kevesebb HP-ba kerül.',
      why: 'Akiknek ugyanannyi kalózuk van, azok közül az veszít kevesebbet, aki a passzoszlopban előbb van: 16 helyett 8 HP.',
      wrong: {
        late: '5 reál 1 HP. De az ellenfeled, akinek szintén 11 kalóza van, előtted lesz, így 8 helyett 16 HP-t veszítesz.',
        mill: 'A szélmalom itt nem segít. Válassz egy mezőt.',
      },
    },
    bread: {
      heading: 'Kalózok, amelyek nem kerülnek semmibe',
      see: 'Az utolsó forduló vége. 16 kalózod van, az ellenfelednek 7. Hat munkás éhes, 6 kenyered és 1 reálod van.',
      do: 'Hány kenyeret adsz? Keresd meg azt a számot, amellyel a legtöbb HP-d marad.',
      why: 'A 16 HP-t így is, úgy is elveszíted, és 20 kalózig ennél többet nem. A megtartott 4 kenyér és 1 reál öt reál: 1 HP.',
      wrong: {
        all: 'Ezzel semmit sem spórolsz: így is neked van a legtöbb kalózod. A megtartott kenyér reálnak számít, és öt reál 1 HP.',
        many: 'Túl keveset tartasz meg. 1 HP-hoz öt reál kell, és egy van.',
        few: 'A huszadikon túl minden kalóz 1 HP-ba kerül. Ez elviszi, amit a kenyér hoz.',
      },
    },
  },
};
