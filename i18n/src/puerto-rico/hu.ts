/** The words of Puerto Rico in Hungarian, with the names of the Hungarian edition. */
import { speechIn } from '../format.ts';
import type { Words } from './en.ts';
import type { Good, Place, Tile } from './ids.ts';

const { changes, list, number, plural, signed } = speechIn('hu');

const doubloons = (n: number): string => plural(n, { other: '# dublon' });
const colonists = (n: number): string => plural(n, { other: '# telepes' });
const barrels = (n: number): string => plural(n, { other: '# hordó' });
const circles = (n: number): string => plural(n, { other: '# kör' });
const spaces = (n: number): string => plural(n, { other: '# hely' });
const points = (n: number): string => `${number(n)} GYP`;
/** `az 5`, for one says öt; the other sizes begin with a consonant. */
export const theShipOf = (holds: number): string => `${holds === 5 ? 'az' : 'a'} ${number(holds)} hordós`;

const goods: Words['goods'] = { corn: 'kukorica', indigo: 'indigó', sugar: 'cukor', tobacco: 'dohány', coffee: 'kávé' };
const goodsOf = (n: number, good: Good): string => `${number(n)} ${goods[good]}`;
/** As objects of a verb. */
export const goodsAcc: Words['goods'] = { corn: 'kukoricát', indigo: 'indigót', sugar: 'cukrot', tobacco: 'dohányt', coffee: 'kávét' };

const tiles: Words['tiles'] = {
  corn: 'kukoricaültetvény',
  indigo: 'indigóültetvény',
  sugar: 'cukorültetvény',
  tobacco: 'dohányültetvény',
  coffee: 'kávéültetvény',
  quarry: 'kőbánya',
};

const prospector = {
  name: 'Aranyásó',
  action: 'A többiek nem csinálnak semmit.',
  privilege: 'Kapsz 1 dublont a bankból.',
  short: { action: 'Más nem lép', privilege: '+1 dublon' },
};
const roles: Words['roles'] = {
  settler: {
    name: 'Ültetvényes',
    action: 'Mindenki ültetvényt tesz a szigetére.',
    privilege: 'Ültetvény helyett kőbányát is elvehetsz.',
    short: { action: 'Mindenki ültetvényt kap', privilege: 'vagy kőbányát' },
  },
  mayor: {
    name: 'Polgármester',
    action: 'Mindenki telepeseket kap a hajóról, és munkába állítja őket.',
    privilege: 'Elvehetsz még 1 telepest a készletből.',
    short: { action: 'Mindenki telepest kap', privilege: '+1 telepes' },
  },
  builder: {
    name: 'Építész',
    action: 'Mindenki felépíthet egy épületet.',
    privilege: '1 dublonnal kevesebbet fizetsz.',
    short: { action: 'Mindenki építhet', privilege: '1 dublonnal olcsóbb' },
  },
  craftsman: {
    name: 'Iparos',
    action: 'Mindenki árut termel.',
    privilege: 'Kapsz még 1 hordót egy általad termelt áruból.',
    short: { action: 'Mindenki árut termel', privilege: '+1 hordó' },
  },
  trader: {
    name: 'Kereskedő',
    action: 'Mindenki eladhat egy hordót a kereskedőházban.',
    privilege: 'Eladáskor 1 dublonnal többet kapsz.',
    short: { action: 'Mindenki eladhat 1 hordót', privilege: '+1 dublon' },
  },
  captain: {
    name: 'Kapitány',
    action: 'Mindenkinek be kell hajóznia az áruját, hordónként 1 GYP-ért.',
    privilege: 'Az első berakodásodért 1 GYP-vel többet kapsz.',
    short: { action: 'Mindenki behajózza áruit', privilege: '+1 győzelmi pont' },
  },
  prospector,
  'prospector-2': prospector,
};

const buildings: Words['buildings'] = {
  'small-indigo-plant': { name: 'Kis indigófőzde', does: 'A telepese 1 indigóültetvény termését dolgozza fel.' },
  'small-sugar-mill': { name: 'Kis cukormalom', does: 'A telepese 1 cukorültetvény termését dolgozza fel.' },
  'small-market': { name: 'Kis piac', does: 'Kereskedő: eladáskor 1 dublonnal többet kapsz.' },
  hacienda: { name: 'Hacienda', does: 'Ültetvényes: mielőtt a szokásos lapkádat elveszed, húzhatsz egy lefordított ültetvényt.' },
  'construction-hut': { name: 'Építőkunyhó', does: 'Ültetvényes: ültetvény helyett kőbányát is elvehetsz.' },
  'small-warehouse': { name: 'Kis raktár', does: 'Kapitány: még egy árufajtát teljes egészében megtarthatsz.' },
  'indigo-plant': { name: 'Indigófőzde', does: 'Minden itteni telepes 1 indigóültetvény termését dolgozza fel.' },
  'sugar-mill': { name: 'Cukormalom', does: 'Minden itteni telepes 1 cukorültetvény termését dolgozza fel.' },
  hospice: { name: 'Menedékház', does: 'Ültetvényes: az új lapkádra egy telepes is érkezik.' },
  office: { name: 'Iroda', does: 'Kereskedő: olyan árut is eladhatsz, amilyen már van a kereskedőházban.' },
  'large-market': { name: 'Nagy piac', does: 'Kereskedő: eladáskor 2 dublonnal többet kapsz.' },
  'large-warehouse': { name: 'Nagy raktár', does: 'Kapitány: még két árufajtát teljes egészében megtarthatsz.' },
  'tobacco-storage': { name: 'Dohányszárító', does: 'Minden itteni telepes 1 dohányültetvény termését dolgozza fel.' },
  'coffee-roaster': { name: 'Kávépörkölő', does: 'Minden itteni telepes 1 kávéültetvény termését dolgozza fel.' },
  factory: { name: 'Manufaktúra', does: 'Iparos: 2, 3, 4 vagy 5 megtermelt árufajtáért 1, 2, 3 vagy 5 dublon.' },
  university: { name: 'Egyetem', does: 'Építész: az új épületedbe egy telepes is érkezik.' },
  harbor: { name: 'Kikötő', does: 'Kapitány: minden berakodásért 1 GYP-vel több.' },
  wharf: { name: 'Hajógyár', does: 'Kapitány: fázisonként egyszer egy árufajta összes hordóját hajó nélkül is elszállíthatod.' },
  'guild-hall': { name: 'Céhház', does: 'A végén 1 GYP minden kis és 2 GYP minden nagy feldolgozóüzemedért.' },
  residence: {
    name: 'Rezidencia',
    does: 'A végén 4 GYP, ha legfeljebb 9 lapka van a szigeteden; 10 lapkáért 5, 11-ért 6, mind a 12-ért 7.',
  },
  fortress: { name: 'Erőd', does: 'A végén 1 GYP minden három telepesedért.' },
  'customs-house': { name: 'Vámház', does: 'A végén 1 GYP a zsetonjaidon lévő minden négy GYP után.' },
  'city-hall': { name: 'Városháza', does: 'A végén 1 GYP minden lila épületedért, ezt is beleértve.' },
};

const isTile = (place: Place): place is Tile => place in tiles;
const placeName = (place: Place): string => (isTile(place) ? tiles[place] : buildings[place].name.toLowerCase());

const workersOn = (n: number, place: Place): string => (n === 1 ? placeName(place) : `${number(n)}\u00a0× ${placeName(place)}`);

const phases: Words['phases'] = {
  governor: 'Előkészületek',
  order: 'Előkészületek',
  'face up': 'Új ültetvények',
  role: 'Szerepválasztás',
  settler: 'Ültetvényes',
  hacienda: 'Ültetvényes',
  hospice: 'Ültetvényes',
  mayor: 'Polgármester',
  placing: 'Polgármester',
  builder: 'Építész',
  university: 'Építész',
  craftsman: 'Iparos',
  trader: 'Kereskedő',
  captain: 'Kapitány: berakodás',
  storing: 'Kapitány: raktározás',
  prospector: 'Aranyásó',
  over: 'A játék vége',
};

const prompt: Words['prompt'] = {
  waiting: (names) => `Várunk ${names.length > 1 ? 'rájuk' : 'rá'}: ${list(names)}.`,
  governor: 'Kisorsoljuk az első kormányzót.',
  order: 'Kisorsoljuk a sorrendet.',
  'face up': 'Új ültetvényeket fordítunk fel.',
  role: 'Válassz szerepet: az akciót mindenki végrehajtja, a privilégium a tiéd.',
  settler: (quarry, hacienda) =>
    `Elvehetsz egy ültetvényt${quarry ? ' vagy egy kőbányát' : ''}.${hacienda ? ' Előtte a haciendával húzhatsz egy lefordított ültetvényt.' : ''}`,
  hacienda: 'Ültetvényt húzunk a haciendának.',
  hospice: 'Kerüljön új telepes az imént elvett lapkára?',
  mayor: 'Elveszel még 1 telepest a készletből?',
  placing: (place, inHand, circlesLeft) =>
    `Hány telepes dolgozzon itt: ${placeName(place)}? Kezedben: ${number(inHand)}, betölthető: ${circles(circlesLeft)}.`,
  builder: (have, privilege) =>
    `Felépíthetsz egy épületet. ${doubloons(have)}od van${privilege ? ', és építészként 1-gyel kevesebbet fizetsz' : ''}.`,
  university: 'Kerüljön új telepes az imént felépített épületbe?',
  craftsman: 'Elveszel még 1 hordót egy általad termelt áruból?',
  trader: (privilege) => `Eladhatsz egy hordót.${privilege ? ' Kereskedőként 1 dublonnal többet kapsz.' : ''}`,
  captain: (must, wharf) =>
    must
      ? `Rakj be egy árufajtát egy hajóra: ha tudsz, kötelező.${wharf ? ' Helyette használhatod a hajógyáradat.' : ''}`
      : 'Egyik hajóra sem fér semmi. Használd most a hajógyáradat, vagy passzolj.',
  storing: (keeping) =>
    keeping ? 'Melyik áruból tartasz meg 1 hordót?' : 'Melyik árufajtát teszed a raktáradba? Minden hordóját megtartod.',
  prospector: 'Az aranyásó kap 1 dublont.',
  over: 'A játék véget ért.',
};

const button: Words['button'] = {
  role: (role, onIt) => (onIt > 0 ? `${roles[role].name} (${signed(onIt)})` : roles[role].name),
  hacienda: 'Húzás a haciendával',
  plantation: (good) => `Elveszem: ${tiles[good]}`,
  quarry: 'Kőbányát veszek el',
  hospice: 'Kérem a telepest',
  colonist: 'Kérem a telepest',
  colonists: number,
  build: (building, cost) => `${buildings[building].name}: ${number(cost)}`,
  university: 'Kérem a telepest',
  craft: (good) => `Még 1 ${goods[good]}`,
  sell: (good, price) => `1 ${goods[good]} eladása: ${doubloons(price)}`,
  load: (good, count, holds, vp) => `${goodsOf(count, good)} ${theShipOf(holds)} hajóra: ${points(vp)}`,
  wharf: (good, count, vp) => `${goodsOf(count, good)} a hajógyárral: ${points(vp)}`,
  keep: (good) => `Megtartok 1 ${goodsAcc[good]}`,
  store: (good, count) => `Raktárba: ${goodsOf(count, good)}`,
  pass: {
    settler: 'Nem kérek lapkát',
    hospice: 'Nem kérek telepest',
    mayor: 'Nem kérek több telepest',
    builder: 'Nem építek',
    university: 'Nem kérek telepest',
    craftsman: 'Nem kérek több hordót',
    trader: 'Nem adok el semmit',
    captain: 'A hajógyár későbbre marad',
  },
};

const tabs: Words['tabs'] = { roles: 'Szerepek', harbour: 'Hajók', market: 'Épületek', mine: 'Birtokom' };

const things: Words['things'] = {
  roles: 'Szerepek',
  plantations: 'Választható ültetvények',
  quarries: 'Kőbányák',
  faceDown: 'Lefordított ültetvények',
  ships: 'Kereskedőhajók',
  ship: (holds) => `${number(holds)} hordós kereskedőhajó`,
  house: 'Kereskedőház',
  colonistShip: 'Telepeshajó',
  supply: 'Készlet',
  colonistSupply: 'Telepesek a készletben',
  goodSupply: 'Áruk a készletben',
  chips: 'Győzelmi pontok a készletben',
  market: 'Megvehető épületek',
  column: (quarries) => `Kőbányák: legfeljebb ${signed(-quarries)}`,
  island: 'Sziget',
  city: 'Város',
  sanJuan: 'San Juan',
  wharf: 'A hajógyárad',
  storage: 'Raktározás',
  governor: 'Kormányzó',
  doubloons: 'Dublonok',
  points: 'Győzelmi pontok',
  barrels: 'Áruhordók',
  colonists: 'Telepesek',
  production: 'Következő termelés',
  emptySpace: 'Szabad hely',
  takeUp: 'Mindet leveszem',
  privilege: 'Privilégium:',
  upTo: (quarries) => `max. ${signed(-quarries)}`,
  inSanJuan: 'San Juanban',
};

const facts: Words['facts'] = {
  roleAction: (text) => `Akció: ${text}`,
  rolePrivilege: (text) => `Privilégium: ${text}`,
  onRole: (n) => `${doubloons(n)} van rajta.`,
  roleTaken: (name) => `Ebben a fordulóban ${name} választotta.`,
  roleFree: 'Választható.',
  cost: (n) => `Ára ${doubloons(n)}.`,
  costForYou: (n) => `Neked most: ${doubloons(n)}.`,
  tooDear: (have) => `Csak ${doubloons(have)} van nálad.`,
  yours: 'A városodban áll.',
  printedPoints: (n) => `A végén ${points(n)}-t ér.`,
  bonusNow: (n) => `Ha most lenne vége: további ${points(n)}.`,
  quarryLimit: (n) => `Legfeljebb ${number(n)} kőbánya csökkenti az árát.`,
  copiesLeft: (n) => `Még ${number(n)} van.`,
  soldOut: 'Elfogyott.',
  staffed: (n, of) => `${circles(of)}ből ${number(n)} betöltve.`,
  idle: 'Telepes nélkül nem működik.',
  plantation: (good) =>
    good === 'corn' ? 'Telepessel 1 kukoricát terem.' : `Telepessel 1 ${goodsAcc[good]} ad, ha a hozzá tartozó üzemben is van telepesed.`,
  quarry: 'Telepessel 1 dublonnal csökkenti egy épület árát.',
  tilesOccupied: (tile, count, occupied) => `${number(count)} × ${tiles[tile]}, ebből ${number(occupied)} telepessel`,
  spacesFilled: (filled, of) => `${spaces(of)}ből ${number(filled)} foglalt.`,
  left: (n) => `Még ${number(n)} van.`,
  discarded: (n) => `Eldobva: ${number(n)}.`,
  shipEmpty: (holds) => `Üres, ${barrels(holds)} fér rá.`,
  shipLoad: (good, load, space) => `${goodsOf(load, good)}, még ${number(space)} fér rá.`,
  shipFull: (good, load) => `Tele van: ${goodsOf(load, good)}.`,
  shipKinds: 'Egy hajón csak egyféle áru lehet, és két hajón nem lehet ugyanaz.',
  houseFilled: (filled, places) => `${barrels(filled)} van benne, összesen ${number(places)} fér bele.`,
  houseKinds: 'Minden árufajtából egy hordót vesz, és ha megtelik, kiürül.',
  price: (good, n) => `${goods[good]}: ${doubloons(n)}`,
  priceForYou: (n) => `A kereskedőházban neked ${doubloons(n)}t ér.`,
  colonistShip: (n) => `${colonists(n)} várja a következő polgármestert.`,
  colonistsRequired: (n) => `A következő feltöltéshez ${colonists(n)} kell.`,
  sanJuan: (n) => `${colonists(n)} munka nélkül.`,
  storable: (kinds) => (kinds === 0 ? '1 hordót tarthat meg.' : `1 hordót tarthat meg, és ${number(kinds)} árufajtát teljes egészében.`),
  wharfUsed: 'A hajógyárat ebben a fázisban már használták.',
  wharfFree: 'A hajógyár ebben a fázisban még használható.',
  governor: 'Ő választja a forduló első szerepét.',
  hiddenPoints: 'A győzelmi pontok a játék végéig rejtve maradnak.',
  wouldProduce: (items) => `Ennyit termelne: ${items}.`,
  none: 'Semmi.',
};

const holdings: Words['holdings'] = {
  'last-round': () => 'az utolsó forduló',
  ...changes({
    points: { other: '# GYP' },
    doubloons: { other: '# dublon' },
    corn: { other: `# ${goods.corn}` },
    indigo: { other: `# ${goods.indigo}` },
    sugar: { other: `# ${goods.sugar}` },
    tobacco: { other: `# ${goods.tobacco}` },
    coffee: { other: `# ${goods.coffee}` },
    colonists: { other: '# telepes' },
    quarries: { other: '# kőbánya' },
    plantations: { other: '# ültetvény' },
    'city-spaces-filled': { other: '# beépített városi hely' },
    'production-of-corn': { other: `# ${goods.corn} termelésenként` },
    'production-of-indigo': { other: `# ${goods.indigo} termelésenként` },
    'production-of-sugar': { other: `# ${goods.sugar} termelésenként` },
    'production-of-tobacco': { other: `# ${goods.tobacco} termelésenként` },
    'production-of-coffee': { other: `# ${goods.coffee} termelésenként` },
  }),
};

export const hu: Words = {
  name: 'Puerto Rico',
  round: (n) => `${number(n)}. forduló`,
  lastRound: 'Utolsó forduló',
  /** What the page may do by itself, by a setting. */
  habits: {
    takePrivilege: 'Mindig használd a privilégiumot, ha csak egyféleképp lehet',
    noSaleForNothing: 'Soha ne adj el semmit 0 dublonért',
  },
  ruleSets: { base: 'Alapjáték' },
  number,
  signed,
  list,
  amounts: { doubloons, points, colonists, barrels, circles, spaces, goods: goodsOf, workers: workersOn },
  holdings,
  phases,
  roles,
  goods,
  tiles,
  buildings,
  kinds: {
    'small plant': 'Kis feldolgozóüzem',
    'large plant': 'Nagy feldolgozóüzem',
    violet: 'Kis lila épület',
    'large violet': 'Nagy lila épület, két helyet foglal',
  },
  prompt,
  button,
  endings: {
    colonists: 'Utolsó forduló: nincs elég telepes a hajó feltöltéséhez.',
    city: 'Utolsó forduló: megtelt egy város.',
    points: 'Utolsó forduló: elfogytak a győzelmi pontok.',
  },
  things,
  tabs,
  facts,
  score: { chips: 'Pontzsetonok', buildings: 'Épületek', bonus: 'Nagy épületek', total: 'Összesen', tieBreak: 'Dublonok és hordók' },
  options: {
    mayor: { label: 'Telepesek elhelyezése', values: { simultaneous: 'Egyszerre', 'in order': 'Sorrendben' } },
    order: { label: 'Sorrend', values: { fixed: 'A lista szerint', random: 'Véletlen' } },
    governor: { label: 'Első kormányzó', values: { random: 'Véletlen' } },
    openPoints: { label: 'Mindenki pontzsetonjai láthatók', values: { true: 'Igen', false: 'Nem' } },
    buildings: { label: 'Épületek', values: { base: 'Alapjáték' } },
  },
};
