import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    out: {
      heading: 'Hajó fa nélkül',
      see: 'Van 2 borod, de nincs fád, és nem is juthatsz hozzá. Két hajód a piacokon van. A borpiac második mezője szabad.',
      do: 'Add el mindkét bort 9 reálért.',
      why: 'Csak a készletből induló hajó kerül 1 fába. Amelyik már kint van, egyszerűen továbbhajózik.',
      wrong: {
        mill: 'Mindkét bor kell a piacra, és minden szint egy munkást etet.',
        pass: 'Még van egy kockád. A IV. mező is mozgat egy hajót, de akkor a kocka elvész.',
        harvest: 'Most indulhat egy hajó. Használd a parancsnok akcióját.',
        elsewhere: 'Ott az a hajó semmit sem ad el.',
        done: 'Még egy hajó sem indult el.',
        character: 'Csak a parancsnok mozgat hajót. Az 1. régióban az 1-esed ingyen van.',
      },
    },
    slot: {
      heading: 'Csinálj helyet magadnak',
      see: 'Van 3 cukrod, 2 borod és 1 fád. A 3 cukros mező 11 reált ad, a 2 boros 9-et. A saját hajód útban van.',
      do: 'Szerezz 20 reált a parancsnok egyetlen akciójával.',
      why: 'A mező azonnal felszabadul, amint a hajó elindul. Az első hajó a borpiacra ment, a második elfoglalta a helyét.',
      wrong: {
        mill: 'Mind az öt áru kell: 3 cukor és 2 bor.',
        pass: 'Még van egy kockád, és a IV. mező csak egy hajót mozgat. A 20 reálhoz kettő kell.',
        small: 'Ez kevesebb, mint 20 reál. Előbb szabadítsd fel a 3 cukros mezőt, aztán küldj oda egy másik hajót.',
        harvest: 'Most indulhatnak a hajók. Használd a parancsnok akcióját.',
        elsewhere: 'Ott az a hajó semmit sem ad el.',
        done: 'Még egy hajó sem indult el.',
        character: 'Csak a parancsnok mozgat hajót. Az 1. régióban az 1-esed ingyen van.',
      },
    },
    round: {
      heading: 'A forduló piaca',
      see: 'A 3. fordulóban a Kereskedelmi utak 6 HP-t ad egy hajóért a búzapiacon, 4-et a cukorpiacon és 3-at a borpiacon. Mindenhol van egy hajód: 13 HP.',
      do: 'Érd el, hogy a Kereskedelmi utak 16 HP-t érjen. A búzapiac olcsóbb szabad mezője 3 búzába kerül, és 2 búzád van.',
      why: 'Két borból lett a harmadik búza. A borpiacról a búzapiacra 3 HP-val több, és a hajó még 8 reált is hozott.',
      wrong: {
        sugar: 'A cukorpiacról a búzapiacra csak 2 HP-val több: 15. Egy másik hajó 3-at nyer.',
        home: 'Az a hajó már a legjobb piacon van.',
        mill: 'A mező 3 búzába kerül. Tartsd meg a kettőt, egy szint most nem segít.',
        pass: 'Még van egy kockád. A IV. mező is mozgat egy hajót, de akkor a kocka elvész.',
        other: 'Csak a parancsnok mozgat hajót. Használd az akcióját, és akkor fejezd be, amikor a megfelelő hajó a búzapiacon van.',
      },
    },
    upkeep: {
      heading: 'Fa a hajóknak',
      see: 'Az utolsó forduló vége. Négy hajó 4 fát kér, 1 fád van. A Nemzeti vagyon minden reálért 1 HP-t ad. Kalózok: neked 8, az ellenfelednek 10.',
      do: 'Minden oda nem adott fa egy kalózt hoz. Egyenlőségnél te veszítesz többet. Hány fát adsz?',
      why: '9 kalózzal még mindig neked van kevesebb. Két fa 3 reálba került. A harmadik még 3-ba került volna, egy olyan kalózért, amelyik nem számít.',
      wrong: {
        all: 'Ez három fáért 6 reál: 3 HP-val túl sok. Eggyel több kalózzal is kevesebb van neked, mint az ellenfelednek.',
        tie: 'Akkor mindkettőtöknek 10 kalóza van. Te hátrébb vagy a passzoszlopban, így 8 helyett 16 HP-t veszítesz.',
        few: 'Akkor neked van a legtöbb kalózod, és 8 helyett 16 HP-t veszítesz.',
      },
    },
  },
};
