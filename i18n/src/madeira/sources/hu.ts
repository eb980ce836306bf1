/** Hungarian. The letters name the booklets: EN is the 2nd edition; DE, IT and HU are the 1st. */
import type { Sources } from './sources.ts';

export const hu: Sources = {
  marketSales:
    'tőlünk: ezt az eladást egyik szabálykönyv sem adja meg; több áruért több reál jár, búzáért kb. 2,5, cukorért 3,6, borért 4,6',
  marketHeads:
    'az IT és a HU 3 játékostól 4, 5, 4 mezőt számol, 2 játékossal 3, 4, 3-at (a DE az elsőt, a másodikat részben); az EN, DE, IT és HU piaconként egy 2 fejes mezőről ír, tehát kettő csak 3 játékostól használható',
  landingWine: 'tőlünk: ennek a mezőnek a borát egyik szabálykönyv sem adja meg',
  landingFor3: 'DE, előkészületek: 3 játékossal minden gyarmaton az egyetlen jelölt mező jön hozzá (az IT és a HU többes számot ír)',
  landingFor4:
    'tőlünk: a DE, IT és HU gyarmatonként 5 mezőt számol; hogy közülük csak egy szól kizárólag 4 játékosnak, ez a mi feltevésünk',
  favorThrees: 'tőlünk: a céhtámogatások az áttekintő lapok sorrendjében, hármasával; hogy melyik hármas milyen színű, ez a mi feltevésünk',
  guildRow: 'tőlünk: a céhek fentről lefelé, hogy kijöjjenek a szabálykönyvekben említett sorok',
  otherFields: 'tőlünk: a szabálykönyvek itt csak annyit írnak, hogy 5 ültetvény van; az áruk és a fák az 1. régió mintáját követik',
  rowAndColumn: 'a sorban egyszer áll 3, 4 és 6 (minden szabálykönyv), az oszlopban is (a mi feltevésünk)',
  ours: 'tőlünk',
  diceFaces: 'EN, tartozékok: a céh- és kalózkockákon 1-től 3-ig állnak számok; egy kockának hat lapja van, tehát minden szám kétszer',
  woodPrices: 'DE, IT és HU, favásárlás: mind a hat ár szavakkal; EN, példa: 4 vett fa 10 reálba kerül',
  buildingCosts:
    'EN, DE, IT, az ár kifizetése: 10 reál, 3 játékossal 9, 2-vel 8; a HU-ban ugyanez, a 9 és a 8 a kevesebb játékosról szóló oldalon',
  passing: 'minden szabálykönyv, passzolás: 2, 3, 4 és 5 reál az I–IV. mezőn; a piros a II. mezőn 3-at kap',
  buildingRegions: 'minden szabálykönyv: Alfândega az 1. régióban, Moinho és Capitania a 2.-ban, Casa da Coroa és Fortaleza a 3.-ban',
  emptyRounds: 'minden szabálykönyv, minden épületnél: a forduló, amelyben nincs ott karakterlapka',
  districtWood:
    'minden szabálykönyv: az oszlopok 2–5 fába kerülnek, a példában a Püspök 4-be; hogy az ár balról jobbra nő, ez a mi feltevésünk',
  cityYields: 'minden szabálykönyv, Polgármester: kenyér Porto Santóban, reál Funchalban, fa Machicóban',
  belowFunchal: 'tőlünk: 3-mal kevesebb, mint Funchal, ahogy Machico 3-mal több',
  halfOfHigher: 'tőlünk: a nagyobb szám fele, lefelé kerekítve',
  funchalHigher: 'EN, DE, IT, az Urbanizáció példája: 12 a legtöbb munkással Funchalban (a HU-ban a szám a város nélkül)',
  funchalLower: 'minden szabálykönyv: különben 6; a 3. forduló példájában a kék 6-ot kap Funchalban',
  machicoHigher: 'minden szabálykönyv, a 3. forduló példája: a lila 15-öt kap a legtöbb munkással Machicóban',
  millBottom: 'tőlünk: a legalsó szint senkit sem lát el',
  millSteps: 'tőlünk: minden szint eggyel több munkást lát el',
  millLevel3: 'minden szabálykönyv, előkészületek: a korongok a 3. szinten kezdenek',
  millLevel4: 'minden szabálykönyv, az etetés példája: a kék a 4. szinten áll',
  millTop: 'tőlünk: három szint a kezdés fölött, ahogy alatta is három van',
  millStart: 'minden szabálykönyv, előkészületek: mindenki a 3. szinten kezd',
  region1:
    'DE és IT, az előkészületek példája: az 1. régió négy ültetvénye és a fáik 4, 3 és 2 játékossal (a HU-ban 4, az EN-ben 2 játékossal)',
  field2a:
    'tőlünk; az EN különleges betakarításában a kék bort vesz el a 2. régióból, de az 5. fordulóban az átalakított ültetvényről is jöhet',
  field2e: 'EN, különleges betakarítás: a 2. régió egyik cukorültetvényén az 5. fordulóban még van fa, tehát cukor van rányomtatva',
  sugarSaleGoods:
    'minden szabálykönyv, a Parancsnok példája: a piros 4 cukrot dob el (hogy a mező 3 játékostól használható, ez a mi feltevésünk)',
  sugarSaleReals: 'minden szabálykönyv, a Parancsnok példája: a piros 14 reált kap, mindet a cukorpiacról',
  wheatPoints: 'minden szabálykönyv, Kereskedelmi utak: 3, 6 és 4 a búzapiacért (a DE és az IT 3. fordulós példája viszont 3-at ír)',
  sugarPoints3: 'EN, DE és HU, a 3. forduló példája: 8 a cukorpiac hajóiért (IT: egy hajóért); a 3, 4 és 6 közül csak a 4 osztója ennek',
  winePoints3: 'EN és HU, a 3. forduló példája: 3 a borpiac hajójáért (a DE és az IT felcseréli a búzát és a bort)',
  acoresAndBrasil:
    'DE: a pirosnak 2 munkása van az Azori-szigeteken és 1 Brazíliában (az Alfândega példája); a bevétel példája: a piros 2 búzát és 1 cukrot kap',
  indiaLand: 'a bevétel példája: a kék 1 bort kap, a búza és a cukor pedig az Azori-szigeteké és Brazíliáé',
  brasilWine:
    'minden szabálykönyv, a Parancsnok példája: a piros 3 bort dob el Brazíliában (hogy a mező minden játékosszámnál használható, ez a mi feltevésünk)',
  brasilPoints3:
    'EN, DE és IT, a 3. forduló példája: 12 a brazíliai hajókért (HU: egy hajóért), ez 2 × 6 vagy 3 × 4; az oszlop 4-ese Indiáé (a mi feltevésünk)',
  indiaPoints: 'EN, DE és IT, Expedíciók: 6, 4 és 3 Indiáért (a HU-ban a számok rossz név alatt)',
  bottomRow2: 'EN és HU: 2 játékossal a legalsó sor narancssárga vagy lila',
  bottomRow4: 'minden szabálykönyv, a 3. forduló példája: a kék a legalsó sort választja, és felfordítja lila céhtámogatásait',
  rewards:
    'mind a nyolc szerepel minden áttekintő lapon, 4 A és 4 B jelű; hogy melyik melyik, ez a mi feltevésünk (az EN sorrendje, négy és négy)',
  requests:
    'minden szabálykönyv: 10 lapka 2 fejjel, 5 lapka 3-mal, 5 lapka 4-gyel; hogy az öt fajta egyenlően osztozik rajtuk, ez a mi feltevésünk',
  startingRequests:
    'minden szabálykönyv: négy lapka, amelyek a koronáikban különböznek (EN: 1-től 4-ig); hogy melyiken mi áll, ez a mi feltevésünk',
};
