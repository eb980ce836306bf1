import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    free: {
      heading: 'A megfelelő kocka',
      see: 'Van egy 1-esed, egy 2-esed és egy 3-asod. Az intéző a 3. régióban áll, a parancsnok az 1.-ben. Csak 2 kenyered van.',
      do: 'Most az intézőt akarod, később a parancsnokot. Tegyél egy kockát az intézőre úgy, hogy ne kerüljön kenyérbe.',
      why: 'Az alacsony kocka az alacsony régióba való, a magas a magasba. Az 1-es a parancsnoknál ingyen van, az intézőnél csak a 3-as.',
      wrong: {
        one: 'A 3. régióban az 1-esből két pont hiányzik: 2 kenyér. Több nincs is, és a forduló végén négy munkás éhes.',
        two: 'A 3. régióban a 2-esből egy pont hiányzik: 1 kenyér. Van olyan kockád, amelyik itt ingyen van.',
        wasted: 'Az intézőnél csak a 3-asod van ingyen. Neki tartogasd.',
        character: 'Előbb az intéző: két kockának van nála hely, és az ellenfeled elfoglalhatja.',
        pass: 'Még három kockád van. Használd fel őket, mielőtt passzolsz.',
        mill: 'Itt nem kell cserélned. Válassz egy kockát, és tedd le.',
      },
    },
    mill: {
      heading: 'Két kenyér hiányzik',
      see: '5. forduló. Öt munkás éhes, 3 kenyered van. Neked 8 kalózod van, az ellenfelednek 9, és egyenlőségnél te veszítesz többet.',
      do: 'A forduló végén mindenkit etess meg, hogy ne jöjjön kalóz. A szélmalom még nyitva van.',
      why: 'Két cukorból egy búza lett, négy búzából két szint. Így csak hárman voltak éhesek. Eggyel több kalóz 8 HP-dba került volna.',
      wrong: {
        exchange: 'E csere után az áruid már nem elegek két szintre.',
        early:
          'A kenyered nem elég ötnek: minden hiányzó kenyér egy kalóz, és akkor 8 helyett 16 HP-t veszítesz. Előbb használd a szélmalmot.',
        hungry: 'Valaki még éhes marad, és kalózt hoz. Akkor 8 helyett 16 HP-t veszítesz.',
      },
    },
    'pirate-die': {
      heading: 'Nincs kocka, mégis van akció',
      see: 'Elfogytak a kockáid, de van egy munkásod a városőrségben. Öt munkás éhes, 4 kenyered van.',
      do: 'Találj még egy akciót: takaríts be három árut, és legyen elég kenyered estére.',
      why: 'A kalózkockával egy munkás a városőrségből visszamegy a készletbe, ott pedig senki sem eszik. Most négyen éhesek, és 4 kenyered van.',
      wrong: {
        one: 'A 2. régióban az 1-esből egy pont hiányzik: 1 kenyér. Akkor a forduló végén valaki éhes marad. A többi kalózkocka itt ingyen van.',
        region: 'Ott nincs munkásod ültetvényen. Mindhárom a 2. régióban van.',
        action: 'A polgármester is ad valamit, de most három áru a cél. Takaríts be.',
        nothing: 'A kocka a helyén van. Most takaríts be.',
        pass: 'Még léphetsz, mert van munkásod a városőrségben. Ha most passzolsz, a forduló végén egy munkás éhes marad.',
        mill: 'Egy szinttel lejjebb 1 kenyeret kapsz, de eggyel több lesz az éhes munkás: semmit sem nyersz.',
      },
    },
    mayor: {
      heading: 'Kenyér a városból',
      see: 'Öt munkás éhes, és nincs kenyered. Porto Santóban a munkásod és egy polgár 3 kenyeret ad. Machico a tiéd: 15 HP.',
      do: 'Használd úgy a polgármestert, hogy a forduló végén mindenki egyen, és Machicóban neked maradjon a legtöbb munkásod.',
      why: 'Minden városban, ahol van munkásod, a polgármester 2-t ad minden munkásodért és 1-et minden polgárért. Rakd át a bábukat oda, ahol kell valami, aztán vedd fel.',
      wrong: {
        machico: 'Eggyel kevesebb munkással Machicóban egyenlőség lesz, és a polgár áll jobbra. Az Urbanizáció 15 helyett 7 HP-t ad.',
        mill: 'Egy szinttel lejjebb 1 kenyeret kapsz, de eggyel több lesz az éhes munkás. A polgármester ötöt ad.',
        few: 'Ez nem elég öt éhes munkásnak. Minden hiányzó kenyér egy kalóz. Előbb rakj át egy bábut Porto Santóba.',
        harvest: 'A betakarítás árut hoz. Estére kenyér kell.',
        pass: 'Van még egy kockád, és senki sem evett. Előbb használd fel.',
      },
    },
  },
};
