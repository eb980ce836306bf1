import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    which: {
      heading: 'Melyiket az ötből?',
      see: 'Te vagy az építész, 9 dublonod van, és működik az egyetemed. Öt üzemed, 8 lapkád, 17 telepesed és 13 GYP-d van zsetonban.',
      do: 'Építsd fel a neked legtöbbet érő nagy épületet, telepessel együtt.',
      why: 'Három nagy és két kis üzem 8 GYP, maga a céhház 4: +12. Az egyetem rögtön telepest küld bele.',
      wrong: {
        fortress: '18 telepes 6 GYP-t ér: +10. Számold meg az üzemeidet.',
        residence: '8 lapkával 4 GYP-t ér: +8.',
        customs: '13 GYP zsetonban 3-at ér: +7. Annak való, aki sokat hajózik.',
        'city-hall': 'Három lila épületed lenne: +7.',
        small: 'Ez legfeljebb 3 GYP. 9 dublonból most nagy épületre is telik.',
        nothing: 'Építs, és vedd el a telepest: az üres nagy épület csak 4 GYP-t ér.',
      },
    },
    race: {
      heading: 'Csak egy van belőle',
      see: 'Öt üzemed és 9 dublonod van. A következő játékosnak négy üzeme, 9 dublonja és egy kőbányája van. A kávéd 6-ot érne.',
      do: 'Válassz szerepet, és szerezd meg, ami kell, a következő játékos előtt.',
      why: 'A céhház neked 12 GYP-t fog érni, a következő játékosnak 11-et ért volna. Minden nagy épületből egy van.',
      wrong: {
        trader: '6 dublon, de a következő játékos lesz az építész, és elviszi a céhházat. Többé nem kapható.',
        role: 'Most megvan a pénzed, de a következő játékosnak is: aki előbb épít, azé a céhház.',
        building: 'A következő játékos rögtön utánad épít, és elviszi a céhházat: oda az üzemeidért járó 8 GYP.',
      },
    },
    space: {
      heading: 'Az utolsó két hely',
      see: 'A városodban két hely szabad. A két kőbányáddal egy nagy épület mind a 8 dublonodba kerül. 38 GYP-d van, a következő játékosnak 46.',
      do: 'A következő szerepet te választod. Azt építsd, amivel még nyerhetsz.',
      why: 'A városházával kilenc lila épület: most 4 GYP, és egy telepessel még 9. Betelik a városod, tehát ez az utolsó forduló.',
      wrong: {
        fortress:
          'Egy polgármester után 24 telepesed lenne: 8 GYP, összesen 50. A következő játékos is elérheti az 50-et, és több dublonja van.',
        'guild-hall': 'Két nagy üzemed van: 4 GYP-t érne. Nézd meg a lila épületeidet.',
        nothing: '8 GYP-vel le vagy maradva. Ez az utolsó alkalmad építeni.',
        small: 'Elfoglalja a két hely egyikét: nagy épület már nem fér be. 3 GYP nem elég.',
      },
    },
    mayor: {
      heading: 'Az üres városháza keveset ér',
      see: 'Az utolsó forduló. 42 GYP-d van, a következő játékosnak 48. A városházádban még senki sem dolgozik.',
      do: 'Válaszd ki az utolsó szerepedet.',
      why: 'Egy telepessel a városháza 9 GYP-vel többet ér: 51. Előbb a nagy épület, aztán a polgármester: a kettőt együtt tervezd.',
      wrong: {
        captain: 'Nincs hordód. Csak a többiek kapnak pontot, és a városházád üres marad.',
        craftsman: 'A hordó csak hajón ér pontot, és hogy lesz-e kapitány, azt a következő játékos dönti el.',
        role: 'Ez már nem hoz pontot. Mi hiányzik a városházádból?',
      },
    },
  },
};
