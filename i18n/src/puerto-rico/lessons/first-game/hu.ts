import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    island: {
      heading: 'A szigeted és a városod',
      see: 'Egy indigóültetvénnyel és 2 dublonnal kezdesz. Az ültetvények a szigetre kerülnek, az épületek a városba.',
      why: 'Győzelmi pontot (GYP) a behajózott áruk és az épületek adnak. Az nyer, akinek a legtöbb GYP-je van.',
    },
    settler: {
      heading: 'Válaszd az ültetvényest',
      see: 'Minden fordulóban mindenki választ egy szerepet. Elsőként a koronás kormányzó választ. Mindenki megteszi, amit a szerep mond. Aki választotta, előjogot is kap.',
      do: ['Koppints az ültetvényesre.', 'Koppints a kőbányákra.'],
      why: 'Mindenki ültetvényt kap. A kőbánya az ültetvényes előjoga: csak te veheted el. Telepessel olcsóbbá teszi az épületeket.',
      done: 'Most a többiek veszik el az ültetvényüket.',
      wrong: {
        mayor: 'A polgármester telepeseket hoz. Csak egy ültetvényed van nekik. Előbb szerezz több földet.',
        builder: 'Hamarosan építhetsz: valaki más választja az építészt, és akkor mindenki épít. Kőbányát csak az ültetvényes ad.',
        goods: 'Még nincs árud, ezért ez a szerep most semmit sem ad.',
        plantation: 'Ültetvényt akkor is kapsz, amikor más az ültetvényes. Kőbányát csak az vehet el, aki a szerepet választja.',
        pass: 'A föld ingyen van. Vedd el a kőbányát.',
      },
    },
    builder: {
      heading: 'Építs feldolgozóüzemet',
      see: '{1} az építészt választotta. Te is építhetsz. A kis indigófőzde 1 dublonba kerül.',
      do: 'Koppints a kis indigófőzdére.',
      why: 'Az indigóhoz két dolog kell: ültetvény és feldolgozóüzem, vagyis indigófőzde. Az ültetvény már megvan.',
      done: 'Most mindkettőhöz kell valaki, aki ott dolgozik.',
      wrong: {
        sugar: 'A cukormalomhoz cukorültetvény kell. Az nincs, indigód van.',
        other: 'Főzde nélkül az indigóültetvényed semmit sem terem. Előbb azt építsd meg.',
        pass: '2 dublonod van, a főzde 1-be kerül. Építsd meg.',
      },
    },
    colonist: {
      heading: 'Állíts munkába egy telepest',
      see: '{2} a polgármestert választotta. Mindenki kap egy telepest a hajóról.',
      do: 'Tedd a telepesedet az indigóültetvényre, aztán nyomd meg a Kész gombot.',
      why: 'Az ültetvény, a kőbánya és az épület semmit sem csinál, amíg nem áll rajta telepes.',
      done: 'Az ültetvényen már dolgoznak. A főzde még telepesre vár.',
      wrong: {
        elsewhere: 'Az indigó az ültetvényen kezdődik. Oda tedd az első telepesedet.',
      },
    },
    mayor: {
      heading: 'Válaszd te a polgármestert',
      see: '2. forduló: most {1} a kormányzó, nála a korona. Amelyik szerepet az 1. fordulóban senki sem választotta, 1 dublonnal többet ad (+1). A főzdéd és a kőbányád még üres.',
      do: ['Koppints a polgármesterre.', 'Vedd el a ráadás telepest a készletből (51).'],
      why: 'Mindenki kap egy telepest. A polgármester előjoga még egy. Két telepes mindkét helyet betölti.',
      done: 'Mindhárom működik: ültetvény, főzde és kőbánya.',
      wrong: {
        craftsman: 'Semmit sem termelnél: az indigófőzdédben nem dolgozik senki.',
        role: 'Ez keveset segít, amíg a főzde és a kőbánya üres. Előbb szerezz telepeseket.',
        ship: 'A hajón lévő telepeseken mindenki osztozik. A ráadás a készletből jön.',
        pass: 'A ráadás telepes ingyen van. Vedd el: a kőbányának kell egy.',
      },
    },
    quarry: {
      heading: 'A kőbánya megtérül',
      see: '3. forduló: {2} a kormányzó, és az építészt választotta. A kis piac 1 dublonba kerül. A kőbányád 1-et levon.',
      do: 'Építsd meg a kis piacot.',
      why: 'Neked semmibe sem kerül. Telepessel minden eladáskor 1 dublonnal többet hoz. Minden épület GYP-t is ér.',
      done: 'Ingyen volt, és a végén 1 GYP-t ér.',
      wrong: {
        other: 'Ez az utolsó dublonodba kerül. A kis piac neked ingyen van.',
        pass: 'A kőbányáddal a kis piac semmibe sem kerül. Építsd meg.',
      },
    },
    craftsman: {
      heading: 'Termelj árut',
      see: 'Az iparost eddig senki sem választotta: 2 dublon van rajta. Azé lesz, aki választja.',
      do: ['Koppints az iparosra.', 'Vegyél el még 1 hordó indigót a készletből (10 van benne).'],
      why: 'Mindenki árut termel. Te 1 indigót, és az előjog még 1 hordó abból, amit termeltél.',
      done: '2 indigó és 2 dublon.',
      wrong: {
        goods: 'Nincs árud, amit eladhatnál vagy behajózhatnál. Előbb termelj.',
        role: 'Most tudsz termelni, és az iparoson 2 dublon van. Válaszd azt.',
        own: 'Ez az indigó már a tiéd. Az új hordót a készletből vedd el.',
        pass: 'A ráadás hordó ingyen van. Vedd el.',
      },
    },
    corn: {
      heading: 'Vegyél kukoricát',
      see: '{1} az ültetvényest választotta. A maradék ültetvényekből választasz.',
      do: 'Koppints a kukoricaültetvényre.',
      why: 'A kukoricához nem kell üzem: elég egy telepes az ültetvényen. Pénzt nem ad, de jól behajózható.',
      done: 'Ha megint telepest kapsz, egy oda megy.',
      wrong: {
        indigo: 'A kis indigófőzdéd csak 1 indigót dolgoz fel. Egy második ültetvény nagyobb főzdére várna.',
        pass: 'Az ültetvény semmibe sem kerül. Vegyél el egyet.',
      },
    },
    trader: {
      heading: 'Adj el egy hordót',
      see: '4. forduló: újra nálad a korona, ezért te választasz elsőként. A kereskedőház 1 dublont ad az indigóért.',
      do: ['Koppints a kereskedőre.', 'Adj el 1 indigót: koppints a hordóidra, aztán a kereskedőházra.'],
      why: 'A kereskedő előjoga 1 dublonnal több, és a szerepen is van 1 dublon. Pénzből jobb épületeket építesz.',
      done: '3 dublon egy lépésben.',
      wrong: {
        captain: 'A behajózás GYP-t ad. Az elején a pénz többet ér: azt veszed belőle, ami később GYP-t hoz.',
        role: '2 indigód van. Az egyiket tedd pénzzé, amíg a kereskedőház üres.',
        pass: 'Adj el: 1 indigóért 2 dublont kapsz.',
      },
    },
    captain: {
      heading: 'Hajózz be egy hordót',
      see: '{1} a kapitányt választotta. Aki tud, annak be kell rakodnia. Minden hajó egyféle árut visz.',
      do: 'Koppints az indigódra, aztán az 5 hordós hajóra.',
      why: 'Minden hordó 1 GYP-t ér. A hajó akkor indul, ha megtelt, és a kisebbik hamarabb megtelik.',
      done: '1 GYP. Ami egy hajóra sem fér fel, elveszhet: figyeld a helyet.',
      wrong: {
        'large-ship': 'A szabályok megengedik. De a 6 hordós hajó lassan telik meg, és addig csak indigót visz.',
      },
    },
    end: {
      heading: 'Így ér véget',
      see: 'Itt látod, mennyi GYP és hány telepes maradt a játékosoknak.',
      why: 'A játék azzal a fordulóval ér véget, amelyben elfogy a GYP vagy a telepes, vagy valaki megtölti a városa mind a 12 helyét. A behajózott áruk és az épületek GYP-it összeadjuk.',
    },
  },
  learned: [
    'Minden fordulóban szerepet választasz. Mindenki cselekszik, és tiéd az előjog.',
    'Az áruhoz ültetvény és feldolgozóüzem kell, mindkettőn egy telepessel. A kukoricához nem kell üzem.',
    'A kőbánya telepessel olcsóbbá teszi az épületeket.',
    'Az eladott áru dublont, a behajózott GYP-t ad.',
  ],
  next: 'Ketten játszva van még egy szerep, az aranyásó: 1 dublont ad, és senki más nem cselekszik.',
};
