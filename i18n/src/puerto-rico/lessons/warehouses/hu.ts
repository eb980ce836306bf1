import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    'one-barrel': {
      heading: 'Egy hordó marad',
      see: 'A hajók megteltek. 1 dohányod és 1 kávéd van, raktárad nincs, és te választod a következő szerepet. A kereskedőházban kukorica és kávé van.',
      do: 'Azt a hordót tartsd meg, amelyik neked többet ér.',
      why: 'Kereskedőként rögtön eladhatod 4 dublonért. A kávé drágább, de másodikat nem vesz a ház.',
      wrong: {
        coffee: 'A kereskedőházban már van kávé: a tiédet nem adhatod el, amíg ki nem ürül.',
      },
    },
    'one-kind': {
      heading: 'Egy hordó és egy árufajta',
      see: '3 kukoricád, 2 cukrod és 1 kávéd maradt, és van egy kis raktárad: egy hordó és egy teljes árufajta maradhat.',
      do: 'Előbb az egy hordót válaszd ki, aztán az árufajtát a raktárba. A kereskedőházban cukor és dohány van.',
      why: 'Az egyes hely a legdrágább hordóé, a raktár a legnagyobb halomé. A kávé a kereskedőnek, a kukorica a következő kapitánynak kell.',
      wrong: {
        'keep-corn': 'Így a 3 kukoricából 1 marad, és a raktárba csak egy másik árufajta fér: legfeljebb három hordó.',
        'keep-sugar': 'Akkor a kávé vagy az összes kukorica odavész. Cukor pedig már van a kereskedőházban.',
        'store-sugar': '2 cukor 3 kukorica helyett: eggyel kevesebb hordó, és a hajón minden árufajta ugyanannyit ér.',
      },
    },
    buy: {
      heading: 'Nincs hajó az árudnak',
      see: '3 cukrod és 3 kukoricád van. Egy hajó sem visz cukrot, a kukoricás hajón egy hely van. Te vagy az építész, 5 dublonnal.',
      do: 'Vedd meg a legolcsóbb épületet, amelyik mostantól hordókat ment meg.',
      why: '1 dublonba kerül. Egyszerre 6 hordót termelsz, és ritkán fér fel mind. Amint telepes dolgozik benne, működik.',
      wrong: {
        large: 'Ez mind az 5 hordót megőrzi, amelyik nem fér hajóra. Egy kis raktár 4-et őriz meg közülük, és 4 helyett 1 dublonba kerül.',
        factory: 'Minden pénzed 1 dublonért minden iparosnál: két árufajtát termelsz. A cukrod pedig odavész.',
        mill: 'A cukormalmod már mindhárom ültetvényt kiszolgálja. A több cukor is csak odaveszne.',
        market: 'Egyszerre egy hordót adsz el: azért 2 dublonnal többet kapsz, de a többi továbbra is odavész.',
        nothing: '1 dublonért minden alkalommal több hordót menthetsz meg. Építs.',
        other: 'Ez nem segít a hordóidon: a következő kapitány után egyetlen egy marad.',
      },
    },
    staff: {
      heading: 'Az üres raktár semmit sem őriz meg',
      see: 'A polgármester: nyolc telepesed van, a raktárad üres. Egy hajó sem viszi el a 3 dohányodat, és a kapitányon egy dublon fekszik.',
      do: 'Úgy helyezd el a telepeseidet, hogy a raktár működjön, és mégis öt hordót termelj.',
      why: 'Három a kukoricán és két pár: hét telepessel öt hordó. A nyolcadik két dohányt ment meg.',
      wrong: {
        empty: 'Telepes nélkül a raktár nem működik: a következő kapitánynál a 3 dohányodból kettő odavész.',
        corn: 'A kukoricához nem kell üzem: ott három telepes három hordó. Azt töltsd fel először.',
        half: 'Ez ötnél kevesebb hordó: minden párhoz kell egy telepes az ültetvényre és egy az üzembe.',
      },
    },
  },
};
