import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    wood: {
      heading: 'Fa a betakarításból',
      see: 'A forduló végén a két hajód 2 fát kér. Van 1 fád, nincs reálod, és egy kockád 2-est mutat.',
      do: 'Úgy takaríts be, hogy mindkét hajó megkapja a fáját.',
      why: 'Az az ültetvény, amelyen fa van, 1 fát ad, nem az áruját. Így a 2. régió bort, cukrot és a hiányzó fát hozta.',
      wrong: {
        region: 'Ott egyik munkásod sem áll fás ültetvényen. A forduló végén az egyik hajónak nem jut fa, és kalózt kapsz.',
        action: 'A fa a betakarításból jön. Nélküle a forduló végén az egyik hajó kalózt hoz.',
        pass: 'Még van egy kockád. Használd fel, mielőtt passzolsz.',
        mill: 'A szélmalom nem ad fát.',
      },
    },
    special: {
      heading: 'Kétszer ugyanaz az ültetvény',
      see: 'Az Alfândega az üres épület, így az 1. régióban különleges betakarítás van. Az 1d-n van az utolsó fa, alatta cukor terem.',
      do: 'Az 1-eseddel szerezz bort, fát és cukrot.',
      why: 'A különleges betakarítás végén az egyik ültetvényen még egyszer betakarítasz. Az 1d-n akkor már nem volt fa, ezért cukrot adott.',
      wrong: {
        die: 'Ott minden ültetvényen csak egyszer takarítasz be. Csak a különleges betakarítás ad kétszer.',
        wine: 'Ez a második bor. Az 1d-n már nincs fa, most cukrot ad.',
        done: 'Van még mit elvenni. Takaríts be, aztán használd a ráadást is.',
        pass: 'Még van egy kockád. Használd fel, mielőtt passzolsz.',
        mill: 'A szélmalom két áruért egyet ad. A betakarítás három dolgot hoz ingyen.',
      },
    },
    monk: {
      heading: 'Előbb tisztíts, aztán takaríts be',
      see: 'A 2. régióban a 2a, a 2c és a 2d ültetvényen állsz. A 2d-n 2 fa van, alatta búza terem. A szerzetesed felfordítva van.',
      do: 'Ebben az egy körben szerezz 2 fát és három árut.',
      why: 'A céhtámogatás a kocka előtt jön. A szerzetes mindkét fát elvitte a 2d-ről, így a betakarítás bort, cukrot és búzát hozott.',
      wrong: {
        'no-monk': 'Így a 2d fát ad, nem búzát. Céhtámogatást csak a kocka előtt használhatsz.',
        forest: 'Az erdő is ad fát, de akkor a 2d-n marad fa, és a betakarítás nem hoz búzát.',
        region: 'A három ültetvényed a 2. régióban van. Ott áll az intéző.',
        action: 'Az ültetvények készen állnak. Takaríts be.',
        pass: 'Még van egy kockád. Használd fel, mielőtt passzolsz.',
        mill: 'A szélmalom itt nem segít. Használd, ami előtted van.',
      },
    },
    crops: {
      heading: 'Bor az utolsó fordulóra',
      see: '4. forduló. A végén a kis borjelű cukorültetvények bort kezdenek teremni, de csak ha nincs rajtuk fa. Az 1d-n 1 fa van.',
      do: 'Építs fel egy kerületet a céhmesterrel, és érd el, hogy az 1d az 5. fordulóban bort teremjen.',
      why: 'Volt 2 fád, így mindenképp venned kellett. Az 1d-ről vetted, és az ültetvény most már átfordulhat.',
      wrong: {
        forest: 'Az ára ugyanannyi, de az 1d-n ott marad a fa, és az ültetvény végig cukrot terem.',
        harvest: 'Ettől nem épül fel kerület. Használd a céhmester akcióját.',
        die: 'Csak a céhmester épít kerületet. A 2. régióban áll, ahol a 2-esed ingyen van.',
        pass: 'Még van egy kockád. Használd fel, mielőtt passzolsz.',
        mill: 'A szélmalom nem épít. Használd a kockádat.',
      },
    },
  },
};
