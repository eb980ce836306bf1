/** The words of Puerto Rico in Italian, with the terms of the Italian booklet. */
import { speechIn } from '../format.ts';
import type { Words } from './en.ts';
import type { Good, Place, Tile } from './ids.ts';

const { changes, list, number, plural, signed } = speechIn('it');

const doubloons = (n: number): string => plural(n, { one: '# doblone', other: '# dobloni' });
const colonists = (n: number): string => plural(n, { one: '# colono', other: '# coloni' });
const barrels = (n: number): string => plural(n, { one: '# merce', other: '# merci' });
const circles = (n: number): string => plural(n, { one: '# cerchietto', other: '# cerchietti' });
const spaces = (n: number): string => plural(n, { one: '# casella', other: '# caselle' });
const points = (n: number): string => `${number(n)} PV`;

const goods: Words['goods'] = { corn: 'granturco', indigo: 'indaco', sugar: 'zucchero', tobacco: 'tabacco', coffee: 'caffè' };
const goodsOf = (n: number, good: Good): string => `${number(n)} ${goods[good]}`;

const tiles: Words['tiles'] = {
  corn: 'piantagione di granturco',
  indigo: 'piantagione di indaco',
  sugar: 'piantagione di zucchero',
  tobacco: 'piantagione di tabacco',
  coffee: 'piantagione di caffè',
  quarry: 'cava',
};

const prospector = {
  name: 'Cercatore d’oro',
  action: 'Nessun altro fa nulla.',
  privilege: 'Ricevi 1 doblone dalla banca.',
  short: { action: 'Nessun altro agisce', privilege: '+1 doblone' },
};
const roles: Words['roles'] = {
  settler: {
    name: 'Colonizzatore',
    action: 'Ognuno aggiunge una piantagione alla propria isola.',
    privilege: 'Puoi prendere una cava al posto della piantagione.',
    short: { action: 'Una piantagione a testa', privilege: 'o una cava' },
  },
  mayor: {
    name: 'Sindaco',
    action: 'Ognuno riceve coloni dalla nave e li mette al lavoro.',
    privilege: 'Puoi prendere 1 colono in più dalla scorta.',
    short: { action: 'Nuovi coloni per tutti', privilege: '+1 colono' },
  },
  builder: {
    name: 'Costruttore',
    action: 'Ognuno può costruire un palazzo.',
    privilege: 'Paghi 1 doblone in meno.',
    short: { action: 'Tutti possono costruire', privilege: '1 doblone in meno' },
  },
  craftsman: {
    name: 'Artigiano',
    action: 'Ognuno produce merci.',
    privilege: 'Ricevi 1 merce in più di un tipo che hai prodotto.',
    short: { action: 'Tutti producono merci', privilege: '+1 merce' },
  },
  trader: {
    name: 'Commerciante',
    action: 'Ognuno può vendere una merce all’emporio.',
    privilege: 'Ricevi 1 doblone in più quando vendi.',
    short: { action: 'Tutti possono vendere 1 merce', privilege: '+1 doblone' },
  },
  captain: {
    name: 'Capitano',
    action: 'Ognuno deve caricare merci sulle navi, 1 PV per merce.',
    privilege: 'Ricevi 1 PV in più con il tuo primo carico.',
    short: { action: 'Tutti spediscono merci', privilege: '+1 punto vittoria' },
  },
  prospector,
  'prospector-2': prospector,
};

const buildings: Words['buildings'] = {
  'small-indigo-plant': { name: 'Fabbrica di indaco piccola', does: 'Il suo colono ricava indaco da 1 piantagione di indaco.' },
  'small-sugar-mill': { name: 'Mulino dello zucchero piccolo', does: 'Il suo colono ricava zucchero da 1 piantagione di zucchero.' },
  'small-market': { name: 'Mercato piccolo', does: 'Commerciante: 1 doblone in più quando vendi.' },
  hacienda: { name: 'Hacienda', does: 'Colonizzatore: puoi pescare una piantagione coperta prima di prendere il solito segnalino.' },
  'construction-hut': { name: 'Capanna della costruzione', does: 'Colonizzatore: puoi prendere una cava al posto della piantagione.' },
  'small-warehouse': { name: 'Magazzino piccolo', does: 'Capitano: conservi tutte le merci di un tipo in più.' },
  'indigo-plant': { name: 'Fabbrica di indaco', does: 'Ogni colono qui ricava indaco da 1 piantagione di indaco.' },
  'sugar-mill': { name: 'Mulino dello zucchero', does: 'Ogni colono qui ricava zucchero da 1 piantagione di zucchero.' },
  hospice: { name: 'Ospizio', does: 'Colonizzatore: il tuo nuovo segnalino arriva con un colono.' },
  office: { name: 'Ufficio', does: 'Commerciante: puoi vendere un tipo già presente nell’emporio.' },
  'large-market': { name: 'Mercato grande', does: 'Commerciante: 2 dobloni in più quando vendi.' },
  'large-warehouse': { name: 'Magazzino grande', does: 'Capitano: conservi tutte le merci di due tipi in più.' },
  'tobacco-storage': { name: 'Conservazione del tabacco', does: 'Ogni colono qui ricava tabacco da 1 piantagione di tabacco.' },
  'coffee-roaster': { name: 'Torrefazione del caffè', does: 'Ogni colono qui ricava caffè da 1 piantagione di caffè.' },
  factory: { name: 'Fabbrica', does: 'Artigiano: 1, 2, 3 o 5 dobloni se produci 2, 3, 4 o 5 tipi.' },
  university: { name: 'Università', does: 'Costruttore: il tuo nuovo palazzo arriva con un colono.' },
  harbor: { name: 'Porto', does: 'Capitano: 1 PV in più a ogni carico.' },
  wharf: { name: 'Molo', does: 'Capitano: una volta per fase puoi spedire tutte le merci di un tipo senza nave.' },
  'guild-hall': {
    name: 'Sede della corporazione',
    does: 'A fine partita 1 PV per ogni tuo impianto piccolo e 2 PV per ogni impianto grande.',
  },
  residence: { name: 'Residenza', does: 'A fine partita 4, 5, 6 o 7 PV se sull’isola hai fino a 9, 10, 11 o 12 segnalini.' },
  fortress: { name: 'Fortezza', does: 'A fine partita 1 PV ogni tre coloni che hai.' },
  'customs-house': { name: 'Dogana', does: 'A fine partita 1 PV ogni quattro PV in gettoni.' },
  'city-hall': { name: 'Municipio', does: 'A fine partita 1 PV per ogni tuo palazzo viola, questo compreso.' },
};

const isTile = (place: Place): place is Tile => place in tiles;
const placeName = (place: Place): string => (isTile(place) ? tiles[place] : buildings[place].name.toLowerCase());

const workersOn = (n: number, place: Place): string => (n === 1 ? placeName(place) : `${number(n)}\u00a0× ${placeName(place)}`);

const phases: Words['phases'] = {
  governor: 'Preparazione',
  order: 'Preparazione',
  'face up': 'Nuove piantagioni',
  role: 'Scelta del personaggio',
  settler: 'Colonizzatore',
  hacienda: 'Colonizzatore',
  hospice: 'Colonizzatore',
  mayor: 'Sindaco',
  placing: 'Sindaco',
  builder: 'Costruttore',
  university: 'Costruttore',
  craftsman: 'Artigiano',
  trader: 'Commerciante',
  captain: 'Capitano: carico',
  storing: 'Capitano: stoccaggio',
  prospector: 'Cercatore d’oro',
  over: 'Fine della partita',
};

const prompt: Words['prompt'] = {
  waiting: (names) => `In attesa di ${list(names)}.`,
  governor: 'Si sorteggia il primo governatore.',
  order: 'Si sorteggia l’ordine di turno.',
  'face up': 'Si scoprono nuove piantagioni.',
  role: 'Scegli un personaggio: agiscono tutti, il privilegio è tuo.',
  settler: (quarry, hacienda) =>
    `Prendi una piantagione${quarry ? ' o una cava' : ''}, oppure niente.${hacienda ? ' Prima puoi pescarne una coperta con l’hacienda.' : ''}`,
  hacienda: 'Si pesca una piantagione per l’hacienda.',
  hospice: 'Metti un nuovo colono sul segnalino appena preso?',
  mayor: 'Prendi 1 colono in più dalla scorta?',
  placing: (place, inHand, circlesLeft) =>
    `Quanti coloni lavorano qui: ${placeName(place)}? ${number(inHand)} in mano per ${circles(circlesLeft)}.`,
  builder: (have, privilege) =>
    `Costruisci un palazzo o nessuno. Hai ${doubloons(have)}${privilege ? ' e come costruttore paghi 1 in meno' : ''}.`,
  university: 'Metti un nuovo colono sul palazzo appena costruito?',
  craftsman: 'Prendi 1 merce in più di un tipo che hai prodotto?',
  trader: (privilege) => `Vendi una merce o nessuna.${privilege ? ' Come commerciante ricevi 1 doblone in più.' : ''}`,
  captain: (must, wharf) =>
    must
      ? `Scegli le merci da caricare su una nave${wharf ? ' o dal tuo molo' : ''}: se puoi, è obbligatorio.`
      : 'Sulle navi non puoi caricare nulla. Usa ora il tuo molo, oppure passa.',
  storing: (keeping) => (keeping ? 'Di quale tipo conservi 1 merce?' : 'Quale tipo metti in magazzino? Ne conservi tutte le merci.'),
  prospector: 'Il cercatore d’oro riceve 1 doblone.',
  over: 'La partita è finita.',
};

const button: Words['button'] = {
  role: (role, onIt) => (onIt > 0 ? `${roles[role].name} (${signed(onIt)})` : roles[role].name),
  hacienda: 'Pesca con l’hacienda',
  plantation: (good) => `Prendi: ${tiles[good]}`,
  quarry: 'Prendi una cava',
  hospice: 'Prendi il colono',
  colonist: 'Prendi il colono',
  colonists: number,
  build: (building, cost) => `${buildings[building].name}: ${number(cost)}`,
  university: 'Prendi il colono',
  craft: (good) => `1 ${goods[good]} in più`,
  sell: (good, price) => `Vendi ${goods[good]}: ${doubloons(price)}`,
  load: (good, count, holds, vp) => `${goodsOf(count, good)} sulla nave da ${number(holds)}: ${points(vp)}`,
  wharf: (good, count, vp) => `${goodsOf(count, good)} dal molo: ${points(vp)}`,
  keep: (good) => `Conserva 1 ${goods[good]}`,
  store: (good, count) => `In magazzino: ${goodsOf(count, good)}`,
  pass: {
    settler: 'Nessun segnalino',
    hospice: 'Nessun colono',
    mayor: 'Nessun colono in più',
    builder: 'Non costruire',
    university: 'Nessun colono',
    craftsman: 'Nessuna merce in più',
    trader: 'Non vendere',
    captain: 'Tieni il molo per dopo',
  },
};

const tabs: Words['tabs'] = { roles: 'Personaggi', harbour: 'Navi', market: 'Palazzi', mine: 'Mie terre' };

const things: Words['things'] = {
  roles: 'Personaggi',
  plantations: 'Piantagioni disponibili',
  quarries: 'Cave',
  faceDown: 'Piantagioni coperte',
  ships: 'Navi da carico',
  ship: (holds) => `Nave da carico da ${number(holds)}`,
  house: 'Emporio',
  colonistShip: 'Nave dei coloni',
  supply: 'Scorta',
  colonistSupply: 'Coloni nella scorta',
  goodSupply: 'Merci nella scorta',
  chips: 'Gettoni PV nella scorta',
  market: 'Palazzi in vendita',
  column: (quarries) => `Cave: fino a ${signed(-quarries)}`,
  island: 'Isola',
  city: 'Città',
  sanJuan: 'San Juan',
  wharf: 'Il tuo molo',
  storage: 'Stoccaggio',
  governor: 'Governatore',
  doubloons: 'Dobloni',
  points: 'Punti vittoria',
  barrels: 'Merci',
  colonists: 'Coloni',
  production: 'Prossima produzione',
  emptySpace: 'Casella libera',
  takeUp: 'Togli tutti',
  privilege: 'Privilegio:',
  upTo: (quarries) => `fino a ${signed(-quarries)}`,
  inSanJuan: 'a San Juan',
};

const facts: Words['facts'] = {
  roleAction: (text) => `Azione: ${text}`,
  rolePrivilege: (text) => `Privilegio: ${text}`,
  onRole: (n) => `Sopra: ${doubloons(n)}.`,
  roleTaken: (name) => `In questo round l’ha preso ${name}.`,
  roleFree: 'Disponibile.',
  cost: (n) => `Costa ${doubloons(n)}.`,
  costForYou: (n) => `Per te ora: ${doubloons(n)}.`,
  tooDear: (have) => `Hai solo ${doubloons(have)}.`,
  yours: 'È già nella tua città.',
  printedPoints: (n) => `A fine partita vale ${points(n)}.`,
  bonusNow: (n) => `Se la partita finisse ora: ${points(n)} in più.`,
  quarryLimit: (n) => plural(n, { one: 'Al massimo # cava riduce il prezzo.', other: 'Al massimo # cave riducono il prezzo.' }),
  copiesLeft: (n) => plural(n, { one: 'Ne resta #.', other: 'Ne restano #.' }),
  soldOut: 'Esaurito.',
  staffed: (n, of) => `${circles(n)} su ${number(of)} con un colono.`,
  idle: 'Senza coloni non funziona.',
  plantation: (good) =>
    good === 'corn'
      ? 'Con un colono rende 1 granturco.'
      : `Con un colono rende 1 ${goods[good]}, se hai anche un colono nel suo impianto di produzione.`,
  quarry: 'Con un colono riduce di 1 doblone il prezzo di un palazzo.',
  tilesOccupied: (tile, count, occupied) =>
    `${number(count)} × ${tiles[tile]}, ${plural(occupied, { one: '# occupata', other: '# occupate' })}`,
  spacesFilled: (filled, of) => `${plural(filled, { one: '# casella coperta', other: '# caselle coperte' })} su ${number(of)}.`,
  left: (n) => plural(n, { one: 'Ne resta #.', other: 'Ne restano #.' }),
  discarded: (n) => `Scarti: ${number(n)}.`,
  shipEmpty: (holds) => `Vuota, spazio per ${barrels(holds)}.`,
  shipLoad: (good, load, space) => `${goodsOf(load, good)}, spazio per ${barrels(space)}.`,
  shipFull: (good, load) => `Piena: ${goodsOf(load, good)}.`,
  shipKinds: 'Un solo tipo per nave, e nessun tipo su due navi.',
  houseFilled: (filled, places) => `${barrels(filled)} su ${number(places)}.`,
  houseKinds: 'Compra ogni tipo una volta e si svuota quando è pieno.',
  price: (good, n) => `${goods[good]}: ${doubloons(n)}`,
  priceForYou: (n) => `All’emporio ti rende ${doubloons(n)}.`,
  colonistShip: (n) => `${colonists(n)} a bordo per il prossimo sindaco.`,
  colonistsRequired: (n) => `Il prossimo rifornimento richiede ${colonists(n)}.`,
  sanJuan: (n) => `${colonists(n)} senza lavoro.`,
  storable: (kinds) =>
    kinds === 0 ? 'Conserva 1 merce.' : `Conserva 1 merce, e tutte le merci di ${plural(kinds, { one: '# tipo', other: '# tipi' })}.`,
  wharfUsed: 'Molo già usato in questa fase.',
  wharfFree: 'Molo non ancora usato in questa fase.',
  governor: 'Sceglie il primo personaggio del round.',
  hiddenPoints: 'I gettoni PV restano coperti fino alla fine.',
  wouldProduce: (items) => `Produrrebbe ${items}.`,
  none: 'Niente.',
};

const holdings: Words['holdings'] = {
  'last-round': () => 'l’ultimo round',
  ...changes({
    points: { other: '# PV' },
    doubloons: { one: '# doblone', other: '# dobloni' },
    corn: { other: `# ${goods.corn}` },
    indigo: { other: `# ${goods.indigo}` },
    sugar: { other: `# ${goods.sugar}` },
    tobacco: { other: `# ${goods.tobacco}` },
    coffee: { other: `# ${goods.coffee}` },
    colonists: { one: '# colono', other: '# coloni' },
    quarries: { one: '# cava', other: '# cave' },
    plantations: { one: '# piantagione', other: '# piantagioni' },
    'city-spaces-filled': { one: '# casella di città coperta', other: '# caselle di città coperte' },
    'production-of-corn': { other: `# ${goods.corn} a ogni produzione` },
    'production-of-indigo': { other: `# ${goods.indigo} a ogni produzione` },
    'production-of-sugar': { other: `# ${goods.sugar} a ogni produzione` },
    'production-of-tobacco': { other: `# ${goods.tobacco} a ogni produzione` },
    'production-of-coffee': { other: `# ${goods.coffee} a ogni produzione` },
  }),
};

export const it: Words = {
  name: 'Puerto Rico',
  round: (n) => `Round ${number(n)}`,
  lastRound: 'Ultimo round',
  /** What the page may do by itself, by a setting. */
  habits: {
    takePrivilege: 'Usa sempre il privilegio se c’è una sola scelta',
    noSaleForNothing: 'Non vendere mai per 0 dobloni',
  },
  ruleSets: { base: 'Gioco base' },
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
    'small plant': 'Impianto di produzione piccolo',
    'large plant': 'Impianto di produzione grande',
    violet: 'Palazzo viola piccolo',
    'large violet': 'Palazzo viola grande, due caselle',
  },
  prompt,
  button,
  endings: {
    colonists: 'Ultimo round: non bastano i coloni per rifornire la nave.',
    city: 'Ultimo round: una città è completa.',
    points: 'Ultimo round: i gettoni PV sono finiti.',
  },
  things,
  tabs,
  facts,
  score: { chips: 'Gettoni PV', buildings: 'Palazzi', bonus: 'Palazzi grandi', total: 'Totale', tieBreak: 'Dobloni e merci' },
  options: {
    mayor: { label: 'Piazzamento dei coloni', values: { simultaneous: 'Tutti insieme', 'in order': 'In ordine di turno' } },
    order: { label: 'Ordine di turno', values: { fixed: 'Come in elenco', random: 'Casuale' } },
    governor: { label: 'Primo governatore', values: { random: 'Casuale' } },
    openPoints: { label: 'Mostra i gettoni PV di tutti', values: { true: 'Sì', false: 'No' } },
    buildings: { label: 'Palazzi', values: { base: 'Gioco base' } },
  },
};
