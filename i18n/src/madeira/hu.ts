/** The words of Madeira in Hungarian, with the terms of the Hungarian booklet. */
import { speechIn } from '../format.ts';
import type { Words } from './en.ts';
import type { Building, City, Colony, Figure, GoingTo, Good, Place, Resource, Slot, WoodFor, Yield } from './ids.ts';
import { sayPlace, saySlot } from './places.ts';

const { changes, list, number, signed, tally } = speechIn('hu');

const goods: Words['goods'] = { wheat: 'Búza', sugar: 'Cukor', wine: 'Bor' };
const resources: Words['resources'] = {
  ...goods,
  wood: 'Fa',
  bread: 'Kenyér',
  reals: 'Reál',
  pirates: 'Kalóz',
  points: 'Hírnévpont',
};
export const UNIT: Record<Resource, string> = {
  wheat: 'búza',
  sugar: 'cukor',
  wine: 'bor',
  wood: 'fa',
  bread: 'kenyér',
  reals: 'reál',
  pirates: 'kalóz',
  points: 'HP',
};
/** As objects of a verb. */
const OBJECT: Record<Resource, string> = {
  wheat: 'búzát',
  sugar: 'cukrot',
  wine: 'bort',
  wood: 'fát',
  bread: 'kenyeret',
  reals: 'reált',
  pirates: 'kalózt',
  points: 'HP-t',
};
/** As what one gives for something. */
const FOR_GOOD: Record<Good, string> = { wheat: 'búzáért', sugar: 'cukorért', wine: 'borért' };
const amount: Words['amount'] = (resource, n) => `${number(n)} ${UNIT[resource]}`;
export const amountAcc = (resource: Resource, n: number): string => `${number(n)} ${OBJECT[resource]}`;
const change: Words['change'] = (resource, n) => `${signed(n)} ${UNIT[resource]}`;
const workers = (n: number): string => `${number(n)} munkás`;
const ships = (n: number): string => `${number(n)} hajó`;
const favorsOf = (n: number): string => `${number(n)} céhtámogatás`;
const citizensOf = (n: number): string => `${number(n)} polgár`;
/** `a 2`, `az 1`, `az 5`. */
export const the = (n: number): string => `${n === 1 || n === 5 ? 'az' : 'a'} ${number(n)}`;

const colonies: Words['colonies'] = { acores: 'Azori-szigetek', brasil: 'Brazília', india: 'India' };
const FROM_COLONY: Record<Colony, string> = { acores: 'az Azori-szigetekről', brasil: 'Brazíliából', india: 'Indiából' };
const TO_COLONY: Record<Colony, string> = { acores: 'az Azori-szigetekre', brasil: 'Brazíliába', india: 'Indiába' };
const cities: Words['cities'] = { 'porto-santo': 'Porto Santo', funchal: 'Funchal', machico: 'Machico' };
const FROM_CITY: Record<City, string> = { 'porto-santo': 'Porto Santóból', funchal: 'Funchalból', machico: 'Machicóból' };
const TO_CITY: Record<City, string> = { 'porto-santo': 'Porto Santóba', funchal: 'Funchalba', machico: 'Machicóba' };
const guilds: Words['guilds'] = { blue: 'Kék céh', green: 'Zöld céh', orange: 'Narancssárga céh', violet: 'Lila céh' };

/** Regions are read egyes, kettes, hármas: `az 1a`, `a 2c`. */
const article = (field: string): string => (field.startsWith('1') ? 'az' : 'a');

const place = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `${field} ültetvény`,
    forest: 'erdő',
    spot: (city, spot) => `${cities[city]}, ${spot}. mező`,
    land: (colony) => `${colonies[colony]} (gyarmat)`,
    watch: 'városőrség',
    home: 'készlet',
  });
const placeButton = (at: Place): string => place(at).replace(/^./, (first) => first.toUpperCase());
export const from = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `${article(field)} ${field} ültetvényről`,
    forest: 'az erdőből',
    spot: (city, spot) => `${FROM_CITY[city]} (${spot}. mező)`,
    land: (colony) => FROM_COLONY[colony],
    watch: 'a városőrségből',
    home: 'a készletből',
  });
export const to = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `${article(field)} ${field} ültetvényre`,
    forest: 'az erdőbe',
    spot: (city, spot) => `${TO_CITY[city]} (${spot}. mező)`,
    land: (colony) => TO_COLONY[colony],
    watch: 'a városőrségbe',
    home: 'a készletbe',
  });
const MARKET: Record<Good, string> = { wheat: 'Búzapiac', sugar: 'Cukorpiac', wine: 'Borpiac' };
const slot = (at: Slot): string =>
  saySlot(at, {
    market: (good, n) => `${MARKET[good]}, ${n}. mező`,
    colony: (colony, n) => `${colonies[colony]}, ${n}. gyarmatmező`,
    home: 'készlet',
  });

const characters: Words['characters'] = {
  steward: { name: 'Intéző', does: 'Mozgass legfeljebb 2 munkást ültetvényekre vagy az erdőbe.' },
  commander: { name: 'Parancsnok', does: 'Mozgass legfeljebb 2 hajót piacokra és gyarmatokra.' },
  'guild-master': { name: 'Céhmester', does: 'Építs fel fából egy kerületet, és vedd el a céhtámogatását.' },
  mayor: { name: 'Polgármester', does: 'Rakj át legfeljebb 2 bábut a városokban, aztán megkapod, amit a városaid adnak.' },
  special: { name: 'Különleges betakarítás', does: 'Takaríts be a régióban, majd az egyik ottani ültetvényeden még egyszer.' },
};
export const THE_FIGURE: Record<Figure, string> = {
  steward: 'az intézőt',
  commander: 'a parancsnokot',
  'guild-master': 'a céhmestert',
  mayor: 'a polgármestert',
  special: 'a különleges betakarítást',
};

const buildings: Words['buildings'] = {
  moinho: { name: 'Moinho', few: '2 kenyér', many: '5 kenyér' },
  capitania: { name: 'Capitania', few: '1 HP, majd 1 munkás egy városba', many: 'HP, majd legfeljebb 2 munkás városokba' },
  alfandega: {
    name: 'Alfândega',
    few: '1 munkás egy gyarmatra, 1 HP minden ottani hajódért',
    many: 'legfeljebb 2 munkás gyarmatokra, 1 HP minden ottani hajódért',
  },
  casa: { name: 'Casa da Coroa', few: '1 céhtámogatás felfordítása', many: 'legfeljebb 2 céhtámogatás felfordítása' },
  fortaleza: {
    name: 'Fortaleza',
    few: '1 munkás a városőrségbe, legfeljebb 3 kalóz eldobása',
    many: 'legfeljebb 2 munkás a városőrségbe, mindegyikkel legfeljebb 3 kalóz eldobása',
  },
};

const favors: Words['favors'] = {
  monk: { name: 'Szerzetes', does: 'Kapsz 2 fát az ültetvényeidről vagy az erdőből.' },
  miller: { name: 'Molnár', does: 'Lépj egy szinttel feljebb a szélmalmon.' },
  bishop: { name: 'Püspök', does: 'Mozgasd át egy akciójelződet egy másik épületre.' },
  patron: { name: 'Pártfogó', does: 'Kapsz 3 kenyeret.' },
  lord: { name: 'Lord', does: 'C fázis: 0 reált fizetsz ennél az épületnél.' },
  diplomat: { name: 'Diplomata', does: 'C fázis: 2-vel több munkásod számít a régióban.' },
  treasurer: { name: 'Kincstárnok', does: 'Kapsz 5 reált.' },
  navigator: { name: 'Navigátor', does: 'Mozgass egy hajót, mint a parancsnokkal.' },
  engineer: { name: 'Mérnök', does: 'B fázis: a következő kockáddal még 2-szer betakaríthatsz.' },
  constable: { name: 'Várkapitány', does: 'Dobd el a kalózaid felét.' },
  lady: { name: 'Lady', does: 'Használj 4 reálért egy tetszőleges épületet.' },
  scout: { name: 'Felderítő', does: 'Mozgass egy munkást bárhonnan bárhová.' },
};

const rewards: Words['rewards'] = {
  island: { name: 'Sziget', does: 'Mozgass egy munkást egy ültetvényre vagy az erdőbe.' },
  city: { name: 'Város', does: '1 HP, majd mozgathatsz egy munkást egy városba.' },
  guild: { name: 'Céh', does: 'Fordítsd fel egy céhtámogatásodat.' },
  watch: { name: 'Városőrség', does: 'Mozgass egy munkást a városőrségbe, és dobj el legfeljebb 3 kalózt.' },
  medal: { name: 'Érem', does: '3 HP.' },
  booty: { name: 'Zsákmány', does: '5 reál.' },
  support: { name: 'Királyi támogatás', does: 'Dobj el legfeljebb 3 kalózt, vagy kérj kenyeret.' },
  windmill: { name: 'Szélmalom', does: 'Lépj egy szinttel feljebb a szélmalmon.' },
};

const requests: Words['requests'] = {
  'market-routes': { name: 'Kereskedelmi utak', does: 'HP legfeljebb három hajódért a piacokon.' },
  expeditions: { name: 'Expedíciók', does: 'HP legfeljebb három hajódért a gyarmatokon.' },
  influence: { name: 'Céhbefolyás', does: '5 HP minden felfordított céhtámogatásért, legfeljebb négyért, különböző céhekből.' },
  urbanization: {
    name: 'Urbanizáció',
    does: 'HP egy városért: ha neked van ott a legtöbb munkásod, a magasabb szám, egyébként az alacsonyabb.',
  },
  wealth: { name: 'Nemzeti vagyon', does: '1 HP minden kifizetett reálért, legfeljebb 15.' },
};

const upTo = (left: number): string => (left === 1 ? '' : ` Legfeljebb ${number(left)}.`);
const WHICH_WORKER: Record<GoingTo, (left: number) => string> = {
  field: (left) => `Melyik munkás megy ültetvényre vagy az erdőbe?${upTo(left)}`,
  city: (left) => `Melyik munkás megy városba?${upTo(left)}`,
  land: (left) => `Melyik munkás megy gyarmatra?${upTo(left)}`,
  watch: (left) => `Melyik munkás megy a városőrségbe?${upTo(left)} Munkásonként legfeljebb 3 kalózt dobhatsz el.`,
  anywhere: () => 'Melyik munkást mozgatja a felderítő?',
  relocate: (left) => `Melyik munkás vagy polgár költözik a városokban?${upTo(left)}`,
};
const WOOD_FOR: Record<WoodFor, string> = { ship: 'a hajóhoz', favor: 'a kerülethez', upkeep: 'a karbantartáshoz' };

const prompt: Words['prompt'] = {
  waiting: (names) => `Várunk ${names.length > 1 ? 'rájuk' : 'rá'}: ${list(names)}.`,
  crowns: 'Kiosztjuk a kezdő koronaelvárásokat.',
  'request tile': 'Kirakjuk a koronaelvárásokat.',
  'reward tile': 'Kirakjuk a királyi jutalmakat.',
  'favor tile': 'Kirakjuk a céhtámogatásokat.',
  'character tile': 'Kirakjuk a karaktereket.',
  'guild dice': 'Dobunk a céhkockákkal.',
  'pirate dice': 'Dobunk a kalózkockákkal.',
  'building roll': 'Újradobjuk az épület kockáit.',
  'pirate roll': 'Újradobjuk az épület kalózkockáját.',
  'first city': 'Tedd le az első munkásodat egy üres városmezőre.',
  'first field': 'Tegyél egy munkást egy szabad ültetvényre vagy az erdőbe. A két munkásod különböző régióba kerül.',
  row: 'Válassz egy sort a céhtábláról: megkapod a kockáit, egy elvárását és a céhét.',
  request: 'Vegyél el egy koronaelvárást a sorodból.',
  guild: 'Melyik céh támogatásait fordítod fel?',
  /** With dice left. */
  pass: (left) => `Még van ${number(left)} kockád. Mégis passzolsz? Válassz egy mezőt.`,
  turn: (die, favor) =>
    `${die ? 'Rakj egy kockát egy karakterre, vagy passzolj.' : 'Passzolj: válassz egy mezőt a passzoszlopban.'}${favor ? ' Előtte használhatsz egy céhtámogatást.' : ''}`,
  character: (figure, region) =>
    figure === 'special'
      ? `Különleges betakarítás ${the(region)}. régióban?`
      : `Használod ${THE_FIGURE[figure]}, vagy betakarítasz ${the(region)}. régióban?`,
  use: (figure) => `Használod ${THE_FIGURE[figure]}?`,
  harvest: (region) => `Betakarítasz ${the(region)}. régióban?`,
  nothingHere: (figure) => `${characters[figure].name}: itt most nem tudsz mit tenni.`,
  worker: (goingTo, left) => WHICH_WORKER[goingTo](left),
  'worker to': (at, citizen) => `Hová kerüljön ${from(at)} a ${citizen ? 'polgár' : 'munkás'}?`,
  ship: (left) => `Melyik hajó indul?${upTo(left)} A készletből induló hajó 1 fába kerül.`,
  'ship to': 'Hová megy a hajó? Az árut érkezéskor fizeted ki.',
  'buy wood': (purpose, due, cost) =>
    `Honnan veszel fát ${WOOD_FOR[purpose]}? Még ${number(due)} hiányzik, a következő ára ${amount('reals', cost)}.`,
  'get wood': (owed) => `Honnan veszed el a fát? Még ${number(owed)} jár neked.`,
  favor: 'Melyik céhtámogatást veszed el? Annyi fát dobsz el, amennyit az oszlopa jelez.',
  again: (left) => `Melyik ültetvényen takarítasz be újra? Még ${number(left)} van hátra.`,
  reward: 'Melyik királyi jutalmat választod?',
  support: (bread) => `Királyi támogatás: legfeljebb 3 kalózt dobsz el, vagy ${amountAcc('bread', bread)} kérsz?`,
  flip: (left) => `Melyik céhtámogatást fordítod fel?${upTo(left)}`,
  lady: 'Melyik épületet használod 4 reálért?',
  marker: 'Melyik akciójelződ kerüljön melyik épületre?',
  building: (building, cost, pirates, favor) =>
    `${buildings[building].name}: fizetsz ${amountAcc('reals', cost)}, vagy kapsz ${amountAcc('pirates', pirates)}?${favor ? ' Előtte használhatsz egy céhtámogatást.' : ''}`,
  paidFew: (building) => `Ha fizetsz: ${buildings[building].few}.`,
  paidMany: (building) => `Ha fizetsz: ${buildings[building].many}.`,
  paidCapitania: (points) => `Ha fizetsz: ${number(points)} ${buildings.capitania.many}.`,
  paidNothing: 'Nincs munkásod a régióban: a fizetés csak a kalózoktól véd meg.',
  tooDear: (reals) => `Csak ${amount('reals', reals)} van nálad.`,
  'last windmill in C': 'Utolsó alkalom ebben a fordulóban lejjebb lépni a szélmalmon kenyérért vagy reálért.',
  honor: 'Te vagy a leglojálisabb: visszaveszel egy munkást a városőrségből, és kapsz 4 HP-t?',
  upkeep: (count) => `Hány fát dobsz el ${ships(count)}ért? Minden hiányzó fa 1 kalóz.`,
  feeding: (hungry) => `Hány kenyeret dobsz el ${workers(hungry)}ért? Minden hiányzó kenyér 1 kalóz.`,
  'last windmill in D': 'Utolsó alkalom ebben a fordulóban a szélmalom használatára.',
  leave: (count) => `Válaszd ki ${count === 1 ? 'az elvárást' : `${the(count)} elvárást`}, amit most értékelsz. A másik későbbre marad.`,
  wealth: 'Nemzeti vagyon: hány reált fizetsz? Mindegyik 1 HP-t ér.',
  city: 'Melyik várost választod az Urbanizációhoz?',
  over: 'A játék véget ért.',
  forgo: 'Még nem mozgattál semmit. Ha most abbahagyod, ez a mozgatás elveszik.',
};

const costs = (bread: number): string => (bread > 0 ? ` (${change('bread', -bread)})` : '');
const andPirates = (pirates: number): string => (pirates > 0 ? ` (${change('pirates', pirates)})` : '');

const ladyAt = (building: Building): string => `${buildings[building].name} (${change('reals', -4)})`;

const prices: Words['prices'] = {
  buy: (count, reals) => `${amountAcc('wood', count)} veszel ${amount('reals', reals)}ért`,
};

const button: Words['button'] = {
  row: (row, dice) => `${row}. sor (${dice.map(number).join(', ')})`,
  request: (request) => requests[request].name,
  guild: (guild) => guilds[guild],
  use: (favor, building) => `Használom: ${favors[favor].name} – ${building ? ladyAt(building) : favors[favor].does.replace(/\.$/, '')}`,
  die: (value, figure, bread) => `${number(value)} → ${characters[figure].name}${costs(bread)}`,
  pirate: (value, figure, bread) => `Kalózkocka ${number(value)} → ${characters[figure].name}${costs(bread)}`,
  act: (figure) => `Használom: ${characters[figure].name}`,
  harvest: (region) => `Betakarítás: ${number(region)}. régió`,
  'no action': 'Nem teszek semmit',
  'pass reals': (at, reals) => `Passz, ${at}: ${amount('reals', reals)}`,
  'pass city': (at) => `Passz, ${at}: 1 HP, munkás városba`,
  'pass watch': (at) => `Passz, ${at}: munkás a városőrségbe`,
  'pass ship': (at) => `Passz, ${at}: hajó mozgatása`,
  worker: (at, target) => `Munkás ${from(at)}${target ? ` ${to(target)}` : ''}`,
  citizen: (at, target) => `Polgár ${from(at)}${target ? ` ${to(target)}` : ''}`,
  to: placeButton,
  ship: (at, target) => `${at === 'home' ? 'Hajó a készletből' : `Hajó: ${slot(at)}`}${target ? ` → ${slot(target)}` : ''}`,
  sail: (at) => slot(at),
  'buy wood': (at, cost) => `${placeButton(at)} (${change('reals', -cost)})`,
  'get wood': placeButton,
  favor: (favor) => favors[favor].name,
  again: placeButton,
  reward: (reward) => `${rewards[reward].name}: ${rewards[reward].does.replace(/\.$/, '')}`,
  'no reward': 'Nem kérek jutalmat',
  'support pirates': 'Legfeljebb 3 kalóz eldobása',
  'support bread': (bread) => amount('bread', bread),
  'turn up': (favor) => favors[favor].name,
  lady: (building) => ladyAt(building),
  marker: (source, target) => `${buildings[source].name} → ${buildings[target].name}`,
  pay: (cost) => `Fizetek ${amountAcc('reals', cost)}`,
  pirates: (pirates) => `Kapok ${amountAcc('pirates', pirates)}`,
  honor: 'Visszaveszem: +4 HP',
  upkeep: (wood) => amount('wood', wood),
  feed: (bread, pirates) => `${amount('bread', bread)}${andPirates(pirates)}`,
  leave: (scored, points) =>
    `Értékelem: ${tally(scored.map((request) => requests[request].name))}${points === undefined ? '' : ` (${change('points', points)})`}`,
  donate: (reals) => `${amount('reals', reals)}ért: ${amount('points', reals)}`,
  city: (city, points) => `${cities[city]}: ${amount('points', points)}`,
  done: {
    worker: 'Nem mozgatok többet',
    ship: 'Nem mozgatok többet',
    again: 'Nem takarítok be többet',
    flip: 'Nem fordítok fel többet',
    honor: 'Marad az őrségben',
    'last windmill in C': 'Kész',
    'last windmill in D': 'Kész',
  },
  'windmill up': (top) => (top ? '2 búzáért: 1 HP' : '2 búzáért: egyet fel'),
  'windmill down bread': (bottom) => (bottom ? '−1 HP: 1 kenyér' : 'Egyet le: 1 kenyér'),
  'windmill down reals': (bottom, reals) => `${bottom ? '−1 HP' : 'Egyet le'}: ${amount('reals', reals)}`,
  exchange: (a, b, taken) => `${goods[a]} + ${goods[b]} → ${goods[taken]}`,
};

/** Short words that stand on the board itself. */
const board = {
  parted: 'Kincs-tárnok Vár-kapitány Felde-rítő Szer-zetes Navi-gátor Diplo-mata',
  tabs: { map: 'Térkép', cities: 'Városok', guilds: 'Céhek' },
  you: 'te',
  or: 'vagy',
  endOfRound: 'Forduló vége',
  woodPrices: '1, 2, 3, 4 fa ára',
  passed: 'passzolt',
  toPlay: 'ő jön',
};

const things: Words['things'] = {
  guildBoard: 'Céhtábla',
  row: (row) => `${row}. sor`,
  pass: 'Passzolás',
  passing: 'Passzoszlop',
  passSlot: (at) => `Passzmező ${at}`,
  islands: 'Szigetek',
  region: (region) => `${number(region)}. régió`,
  regions: { 1: 'Porto Santo', 2: 'Madeira déli része', 3: 'Madeira északi része' },
  field: (at, good) => `${place(at)}: ${UNIT[good]}`,
  forest: 'Erdő',
  cities: 'Városok',
  district: (city, district) => `${cities[city]}, ${number(district)}. kerület`,
  market: (good) => MARKET[good],
  markets: 'Piacok',
  colonies: 'Gyarmatok',
  landing: 'Gyarmatmezők',
  land: (colony) => `Gyarmat: ${colonies[colony]}`,
  watch: 'Városőrség',
  windmill: 'Szélmalom',
  buildings: 'Épületek',
  home: 'Készlet',
  workers: 'Munkások',
  ships: 'Hajók',
  dice: 'Céhkockák',
  pirateDice: 'Kalózkockák',
  die: (value) => `Céhkocka: ${number(value)}`,
  pirateDie: (value) => `Kalózkocka: ${number(value)}`,
  markers: 'Akciójelzők',
  marker: 'Akciójelző',
  citizen: 'Semleges polgár',
  favors: 'Céhtámogatások',
  requests: 'Koronaelvárások',
  rewards: 'Királyi jutalmak',
  goods: 'Áruk',
  turnOrder: 'Körsorrend',
  crown: 'A korona a forduló végén',
  empty: 'Üres épület',
  exchange: 'Csere: bármely 2 áru 1 áruért',
  done: 'Kész',
  opponents: 'A többi játékos',
};

const YIELD_OBJECT: Record<Yield, string> = { bread: OBJECT.bread, reals: OBJECT.reals, wood: OBJECT.wood };

const facts: Words['facts'] = {
  phases: {
    A: 'Kirakjuk a karaktereket és a kockákat. Mindenki választ egy sort: kockákat, egy elvárást, egy céhet.',
    B: 'Körsorrendben kockát raktok egy karakterre, és használjátok a karaktert vagy betakarítotok; vagy passzoltok.',
    C: 'Épületenként újradobjuk a kockákat. Akinek ott akciójelzője van, fizet és használja az épületet, vagy kalózokat kap.',
    D: 'Jutalom, a gyarmatok bevétele, hajónként 1 fa, és 1 kenyér minden munkásért, akit a szélmalom nem lát el.',
    E: 'Az 1., 3. és 5. fordulóban elvárásokat értékelünk. A 2. és 4. végén az ültetvények változnak.',
  },
  goods: 'A hajók a piacokon adják el őket. A szélmalom 2 áruért 1 tetszőlegeset ad.',
  reals: 'Épületekért és fáért fizetsz vele. A végén minden 5 reál 1 HP-t ér.',
  die: 'Rakd egy karakterre, hogy használd a karaktert vagy betakaríts. Így a C fázisban az épületnél is sorra kerülsz.',
  pirateDie: 'Egy városőrségi munkásodba kerül, aki visszatér a készletedbe. Ezzel a C fázisban nem kerülsz sorra az épületnél.',
  marker: 'A tulajdonosa a C fázisban sorra kerül ennél az épületnél.',
  citizen:
    'Az Urbanizációnál úgy számít, mint más játékos munkása. A polgármester 1 kenyeret, reált vagy fát ad érte, ha van munkásod a városban.',
  watch:
    'Az itteni munkásoddal kalózkockát vehetsz el. Ha a D fázisban egyedül neked van itt a legtöbb, egyet visszavehetsz, és kapsz 4 HP-t.',
  windmill: 'Annyi munkást lát el, ahányas szinten állsz. A B, C és D fázisban bármikor cserélhetsz itt.',
  forest: 'Korlátlanul hozzáférsz fához. Egyik régióhoz sem tartozik, és itt nem lehet betakarítani.',
  home: 'A készleteid, és azok a munkásaid és hajóid, amelyek nincsenek a táblán.',
  pirates:
    'A végén az, akinek a legtöbb kalóza van, 16 HP-t veszít, a következők sorban 8, 4 és 2 HP-t. Minden 20 fölötti kalóz még 1 HP-ba kerül.',
  hiddenPirates: 'A számuk a játék végéig rejtett.',
  rowDice: (dice) => `Kockák: ${dice.map(number).join(', ')}.`,
  rowRequests: (items) => `Elvárások: ${items}.`,
  rowGuilds: (items) => `Felfordítható támogatások: ${items}.`,
  takenBy: (name) => `Már ${name} választotta.`,
  free: 'Még nem foglalt.',
  passReals: (reals) => `${amount('reals', reals)}.`,
  passCity: 'Vagy 1 HP és egy munkás egy városba.',
  passWatch: 'Vagy egy munkás a városőrségbe és legfeljebb 3 kalóz eldobása.',
  passShip: 'Vagy egy hajó mozgatása.',
  yields: (good) => `Termése: ${UNIT[good]}.`,
  becomes: (good, round) => `${the(round).replace(/^a/, 'A')}. forduló végén átalakul, ha nincs rajta fa; új termése: ${UNIT[good]}.`,
  woodOn: (wood) => `${amount('wood', wood)} van rajta, előbb azt kell betakarítani.`,
  workersOf: (names) => `Munkások: ${list(names)}.`,
  workersHere: (name, count) => `${name}: ${workers(count)}.`,
  sells: (good, cost, reals) => `${number(cost)} ${FOR_GOOD[good]} ${amount('reals', reals)}.`,
  sellsMore: (good, cost, reals) => `Vagy ${number(cost)} ${FOR_GOOD[good]} ${amount('reals', reals)}.`,
  landingCost: (wine) => `Ára ${amount('wine', wine)}, és királyi jutalmat ad.`,
  shipOf: (name) => `${name} hajója.`,
  shipFromHome: 'A készletből induló hajó 1 fába kerül.',
  pointsInRound: (round, points) => `${number(round)}. forduló: hajónként ${amount('points', points)}.`,
  landYields: (good) => `A D fázisban minden munkás 1 ${OBJECT[good]} hoz.`,
  rewardsHere: (items) => `Jutalmak: ${items}.`,
  majority: (higher, lower) => `Urbanizáció: a legtöbb munkással ${amount('points', higher)}, egyébként ${amount('points', lower)}.`,
  noWorker: 'Ha nincs munkásod a városban: 0 HP.',
  cityYields: (what) => `Polgármester: 2 ${YIELD_OBJECT[what]} kapsz minden itteni munkásodért, 1-et minden polgárért.`,
  citizens: (count) => `${citizensOf(count)}.`,
  districtCost: (wood) => `Nincs felépítve: ára ${amount('wood', wood)} a céhmesterrel.`,
  forYou: (items) => `Neked most: ${items}.`,
  fromHome: (items) => `A készletből induló hajóval: ${items}.`,
  inReach: (wood) => `Megvehető fa: ${number(wood)}.`,
  districtBuilt: 'Felépült, két mezővel.',
  spotTaken: (name) => `Foglalt: ${name}.`,
  woodPrices: (items) => `Egy körben vett 1–6 fa ára összesen: ${items} reál.`,
  buildingRegion: (building, region) => `${buildings[building].name}: ${number(region)}. régió.`,
  few: (building) => `1 vagy 2 munkás a régióban: ${buildings[building].few}.`,
  many: (building) => `3 vagy több: ${buildings[building].many}.`,
  capitaniaPoints: (points) => `3 vagy több: ${number(points)} ${buildings.capitania.many}.`,
  emptyInRound: (round) => `${the(round).replace(/^a/, 'A')}. fordulóban nincs rajta karakter.`,
  characterHere: (figure) => `Ebben a fordulóban itt: ${characters[figure].name}.`,
  dicePlaced: (count, limit) => `Lerakott kockák: ${number(count)}/${number(limit)}.`,
  pirateDiePlaced: 'Van köztük kalózkocka.',
  dieCost: (value, bread) => `${number(value)} értékű kocka: ${bread === 0 ? 'ingyen' : amount('bread', bread)}.`,
  printedCost: (reals) => `Ára ${amount('reals', reals)} mínusz a dobott céhkockák.`,
  costNow: (reals, pirates) => `Most ${amount('reals', reals)}, vagy ${amount('pirates', pirates)}.`,
  markersOf: (name, count) => `${name}: ${number(count)} akciójelző.`,
  favorGuild: (guild) => `${guilds[guild]}.`,
  favorUp: 'Képpel felfelé: a köröd elején használhatod.',
  favorDown: 'Képpel lefelé: csak felfordítás után használhatod.',
  scoutPoints: (points) => `Városba: ${amount('points', points)}.`,
  supportBread: (bread) => `E szabályok szerint: ${amount('bread', bread)}.`,
  worthNow: (points) => `Most ${amountAcc('points', points)} ér.`,
  reconstructed: 'Ezt a számot mi találtuk ki.',
  compare: 'Vesd össze a saját tábláddal.',
  millLevel: (level) => `${workers(level)} ellátva.`,
  hungry: (count) => `${workers(count)} még éhes.`,
  forecastWood: (count, have) => `Fa a hajóidra: ${number(count)} kell, ${number(have)} van.`,
  forecastBread: (count, have) => `Kenyér a munkásaidnak: ${number(count)} kell, ${number(have)} van.`,
  forecastPirates: (pirates) => `Ha semmi sem változik: ${change('pirates', pirates)}.`,
  upkeepDue: (wood) => `Karbantartás: ${amount('wood', wood)}.`,
  onBoard: (count) => `${number(count)} a táblán.`,
  atHome: (count) => `${number(count)} a készletben.`,
  diceHere: (dice) => `Kockák: ${dice.map(number).join(', ')}.`,
  mostLoyal: (name) => `A leglojálisabb: ${name}.`,
  passed: 'Passzolt.',
  debt: (reals) => `A kör végén fizetendő a fáért: ${amount('reals', reals)}.`,
  wealth: (reals, points) => `Ami megmaradt, ${amountAcc('reals', reals)} ér: ${amount('points', points)}.`,
  none: 'Semmi.',
};

const holdings: Words['holdings'] = {
  points: (n) => change('points', n),
  pirates: (n) => change('pirates', n),
  reals: (n) => change('reals', n),
  bread: (n) => change('bread', n),
  wood: (n) => change('wood', n),
  wheat: (n) => change('wheat', n),
  sugar: (n) => change('sugar', n),
  wine: (n) => change('wine', n),
  ...changes({
    windmill: { other: '# szint a szélmalmon' },
    'workers-on-board': { other: '# munkás a táblán' },
    'ships-on-board': { other: '# hajó a táblán' },
    watch: { other: '# munkás a városőrségben' },
    'favors-up': { other: '# céhtámogatás képpel felfelé' },
    'favors-down': { other: '# céhtámogatás képpel lefelé' },
    'action-markers': { other: '# akciójelző' },
    'request-market-routes': { other: `# „${requests['market-routes'].name}” elvárás` },
    'request-expeditions': { other: `# „${requests.expeditions.name}” elvárás` },
    'request-influence': { other: `# „${requests.influence.name}” elvárás` },
    'request-urbanization': { other: `# „${requests.urbanization.name}” elvárás` },
    'request-wealth': { other: `# „${requests.wealth.name}” elvárás` },
  }),
  'first-in-turn-order': () => 'az első hely a körsorrendben',
};

export const hu: Words = {
  name: 'Madeira',
  round: (n) => `${number(n)}. forduló`,
  number,
  signed,
  list,
  amount,
  change,
  holdings,
  counts: { workers, ships, favors: favorsOf, citizens: citizensOf },
  withChanges: (sentence, changes) => (changes.length === 0 ? sentence : `${sentence} (${changes.join(', ')})`),
  place,
  slot,
  phases: {
    setup: 'Előkészületek',
    A: 'A: A forduló előkészítése',
    B: 'B: Karakterakciók',
    C: 'C: Épületakciók',
    D: 'D: Fenntartás',
    E: 'E: Koronaelvárások',
    end: 'A játék vége',
  },
  crown: {
    1: '2 elvárásból 1 értékelése',
    2: 'Búzaültetvényből cukor lesz',
    3: '3 elvárásból 2 értékelése',
    4: 'Cukorültetvényből bor lesz',
    5: 'Mind a 3 elvárás értékelése',
  },
  parts: {
    honor: 'Jutalom',
    income: 'Bevétel',
    upkeep: 'Karbantartás',
    feeding: 'Etetés',
    windmill: 'Szélmalom',
    placement: 'Első munkások',
    requests: 'Elvárások',
    pirates: 'Kalózok',
  },
  goods,
  resources,
  colonies,
  cities,
  guilds,
  characters,
  buildings,
  favors,
  rewards,
  requests,
  prompt,
  prices,
  button,
  board,
  things,
  facts,
  score: {
    play: 'Játék közben',
    wealth: 'Áruk és pénz',
    pirateLoss: 'Kalózok miatti veszteség',
    requests: 'Nyitott elvárások, ha most értékelnétek',
    tieBreak: 'Passzsorrend',
  },
  ruleSets: {
    '2nd': 'Második kiadás (2022)',
    '1st-de': 'Első kiadás, német szabálykönyv',
    '1st-it': 'Első kiadás, olasz szabálykönyv',
    '1st-hu': 'Első kiadás, magyar szabálykönyv',
  },
  ruleSetHints: {
    '2nd': 'Mindenki 6 kalózzal kezd. A fát azonnal kifizeted.',
    '1st-de': 'Kezdetben nincs kalóz. A fát a köröd végén fizeted ki. Az Urbanizáció munkás nélkül is ér pontot.',
    '1st-it': 'Mint a német szabálykönyv, de a céhtámogatást képpel lefelé kapod, és a Királyi támogatás 3 kenyér.',
    '1st-hu': 'Mint a német szabálykönyv, de: Capitania 2 HP, felderítő 3 HP, a szélmalom alján 3 reál, Urbanizáció munkás nélkül 0 HP.',
  },
  options: {
    board: { label: 'Játéktábla', values: { default: 'Alap' } },
    openPirates: { label: 'Mindenki kalózai láthatók', values: { true: 'Igen', false: 'Nem' } },
  },
};
