import type { Texts } from './en.ts';

export const hu: Texts = {
  steps: {
    tie: {
      heading: 'Aki jobbra áll',
      see: '5. forduló, nincs több kockád. Funchalban az ellenfelednek az 1. és az 5. mezőn van munkása, neked a 2.-on egy.',
      do: 'Passzolj úgy, hogy Funchal az Urbanizációért 6 helyett 12 HP-t adjon.',
      why: 'Kettő kettő ellen egyenlőség. Az nyeri meg, akinek a bábuja a legjobbra áll, és a tiéd a 6. mezőn van.',
      wrong: {
        left: 'Ez kettő kettő ellen, de az ellenfeled munkása az 5. mezőn jobbra áll. Funchal továbbra is 6 HP-t ad.',
        city: 'Porto Santo legfeljebb 9 HP-t ad, Machicóban pedig az ellenfelednek három munkása van. Funchal 12-t ad.',
        from: 'Ha Funchalon belül mozgatsz egy munkást, ott akkor is csak egy van.',
        slot: 'Ettől nem jut munkás Funchalba. Az egyik mezőtől igen.',
        done: 'Küldj egy munkást: nélküle Funchal csak 6 HP-t ad.',
        mill: 'A szélmalom senkit sem küld a városba. Válassz egy mezőt.',
      },
    },
    mayor: {
      heading: 'Két város egy polgármesterrel',
      see: 'Két Urbanizációd van. Machicóban egy polgárral vagy egyenlő a 4. mezőn, Funchalban egy másik polgárral és az 5.-en az ellenfeleddel. Mindkettőt elveszíted.',
      do: 'Használd úgy a polgármestert, hogy mindkét városban te vezess: 12 és 15 HP.',
      why: 'A polgármester a polgárokat is átrakja. Eggyel kevesebb bábu ellened ugyanannyit ér, mint eggyel több a tiédből.',
      wrong: {
        half: 'Ezzel legfeljebb egy várost nyersz. Machicóban a polgár áll jobbra tőled, Funchalban az ellenfeled az 5. mezőn.',
        done: 'Az egyik város még a kisebb számot adja. Két bábut rakhatsz át.',
        harvest: 'A betakarítás senkit sem rak át a városokban. Használd a polgármester akcióját.',
        character:
          'A karakterek közül csak a polgármester rak át bábukat egyik városi mezőről a másikra. A 3. régióban áll, ahol a 3-asod ingyen van.',
        pass: 'Még van egy kockád. Használd fel, mielőtt passzolsz.',
        mill: 'A szélmalom senkit sem rak át a városokban.',
      },
    },
    guild: {
      heading: 'Egy új céh',
      see: 'A Céhbefolyás minden céhért 5 HP-t ad, amelyből van felfordított céhtámogatásod. A molnárod kék, a pártfogód zöld: 10 HP. 3 fád és 2 reálod van.',
      do: 'Vegyél el olyan céhtámogatást, amellyel a Céhbefolyás 15 HP-t ér.',
      why: 'Minden céh csak egyszer számít. Egy narancssárga vagy lila céhtámogatás 5 HP-val többet ad, és a navigátor csak a meglévő 3 fádba kerül.',
      wrong: {
        same: 'Ez a céhtámogatás kék vagy zöld, és ez a két céh már számít.',
        use: 'Amelyik céhtámogatást használod, azt lefordítod. A Céhbefolyás 5 HP-ra esne.',
        harvest: 'A betakarítás nem ad céhtámogatást. Használd a céhmester akcióját.',
        character: 'Csak a céhmester ad céhtámogatást. A 3. régióban áll, ahol a 3-asod ingyen van.',
        pass: 'Még van egy kockád. Használd fel, mielőtt passzolsz.',
        mill: 'A szélmalom nem ad céhtámogatást.',
      },
    },
    lady: {
      heading: 'A Lady fogása',
      see: 'Az utolsó köröd a C fázisban. A molnár (kék) és a Lady (lila) felfordítva van, a püspök (kék) és a pártfogó (zöld) lefordítva. 5 reálod és három munkásod van a 3. régióban.',
      do: 'Érd el, hogy a Céhbefolyás 15 HP-t érjen, mielőtt az Alfândegáról döntesz.',
      why: 'A Lady 4 reálért a Casa da Coroát használta, és az két céhtámogatást fordított fel: a pártfogót és magát a Ladyt.',
      wrong: {
        bishop: 'A püspök kék, mint a molnár. Az a céh már számít.',
        building: 'Csak a Casa da Coroa fordít fel céhtámogatást.',
        miller: 'Akkor a molnár lefordítva lesz, és az erre a körre járó egy céhtámogatást elhasználtad.',
        done: 'Két céhtámogatást fordíthatsz fel. A Lady most lefordítva van, és nem számít.',
        pay: 'A céhtámogatás jön először. Ha már döntöttél az épületről, késő.',
        mill: 'A szélmalom nem fordít fel céhtámogatást.',
      },
    },
  },
};
