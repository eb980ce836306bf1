/** The words of Puerto Rico in German, with the names of the German edition. */
import { speechIn } from '../format.ts';
import type { Words } from './en.ts';
import type { Good, Place, Tile } from './ids.ts';

const { changes, list, number, plural, signed } = speechIn('de');

const doubloons = (n: number): string => plural(n, { one: '# Dublone', other: '# Dublonen' });
const colonists = (n: number): string => plural(n, { one: '# Kolonist', other: '# Kolonisten' });
/** Where the sentence asks for the accusative. */
export const colonistsAcc = (n: number): string => plural(n, { one: '# Kolonisten', other: '# Kolonisten' });
const barrels = (n: number): string => plural(n, { one: '# Ware', other: '# Waren' });
const circles = (n: number): string => plural(n, { one: '# Kreis', other: '# Kreise' });
const spaces = (n: number): string => plural(n, { one: '# Feld', other: '# Felder' });
const points = (n: number): string => `${number(n)} SP`;

const goods: Words['goods'] = { corn: 'Mais', indigo: 'Indigo', sugar: 'Zucker', tobacco: 'Tabak', coffee: 'Kaffee' };
const goodsOf = (n: number, good: Good): string => `${number(n)} ${goods[good]}`;

const tiles: Words['tiles'] = {
  corn: 'Maisplantage',
  indigo: 'Indigoplantage',
  sugar: 'Zuckerplantage',
  tobacco: 'Tabakplantage',
  coffee: 'Kaffeeplantage',
  quarry: 'Steinbruch',
};

const prospector = {
  name: 'Goldsucher',
  action: 'Die anderen tun nichts.',
  privilege: 'Du erhältst 1 Dublone aus der Bank.',
  short: { action: 'Sonst tut niemand etwas', privilege: '+1 Dublone' },
};
const roles: Words['roles'] = {
  settler: {
    name: 'Siedler',
    action: 'Alle legen eine Plantage auf ihre Insel.',
    privilege: 'Du darfst statt der Plantage einen Steinbruch nehmen.',
    short: { action: 'Alle nehmen eine Plantage', privilege: 'oder Steinbruch' },
  },
  mayor: {
    name: 'Bürgermeister',
    action: 'Alle erhalten Kolonisten vom Schiff und setzen sie ein.',
    privilege: 'Du darfst 1 Kolonisten mehr aus dem Vorrat nehmen.',
    short: { action: 'Alle erhalten Kolonisten', privilege: '+1 Kolonist' },
  },
  builder: {
    name: 'Baumeister',
    action: 'Alle dürfen ein Gebäude bauen.',
    privilege: 'Du zahlst 1 Dublone weniger.',
    short: { action: 'Alle dürfen bauen', privilege: '1 Dublone billiger' },
  },
  craftsman: {
    name: 'Aufseher',
    action: 'Alle produzieren Waren.',
    privilege: 'Du erhältst 1 Ware mehr von einer Sorte, die du produziert hast.',
    short: { action: 'Alle produzieren Waren', privilege: '+1 Ware' },
  },
  trader: {
    name: 'Händler',
    action: 'Alle dürfen eine Ware ans Handelshaus verkaufen.',
    privilege: 'Du erhältst beim Verkauf 1 Dublone mehr.',
    short: { action: 'Alle dürfen 1 Ware verkaufen', privilege: '+1 Dublone' },
  },
  captain: {
    name: 'Kapitän',
    action: 'Alle müssen Waren auf die Frachtschiffe laden; jede bringt 1 SP.',
    privilege: 'Du erhältst bei deiner ersten Ladung 1 SP mehr.',
    short: { action: 'Alle verschiffen Waren', privilege: '+1 Siegpunkt' },
  },
  prospector,
  'prospector-2': prospector,
};

const buildings: Words['buildings'] = {
  'small-indigo-plant': { name: 'Kleine Indigoküperei', does: 'Ihr Kolonist verarbeitet Indigo von 1 Indigoplantage.' },
  'small-sugar-mill': { name: 'Kleine Zuckermühle', does: 'Ihr Kolonist verarbeitet Zucker von 1 Zuckerplantage.' },
  'small-market': { name: 'Kleine Markthalle', does: 'Händler: Beim Verkauf 1 Dublone mehr.' },
  hacienda: { name: 'Hazienda', does: 'Siedler: Du darfst vor deinem üblichen Plättchen eine verdeckte Plantage ziehen.' },
  'construction-hut': { name: 'Bauhütte', does: 'Siedler: Du darfst statt der Plantage einen Steinbruch nehmen.' },
  'small-warehouse': { name: 'Kleines Lagerhaus', does: 'Kapitän: Du lagerst eine ganze Sorte mehr.' },
  'indigo-plant': { name: 'Indigoküperei', does: 'Jeder Kolonist hier verarbeitet Indigo von 1 Indigoplantage.' },
  'sugar-mill': { name: 'Zuckermühle', does: 'Jeder Kolonist hier verarbeitet Zucker von 1 Zuckerplantage.' },
  hospice: { name: 'Hospiz', does: 'Siedler: Auf dein neues Plättchen kommt gleich ein Kolonist.' },
  office: { name: 'Kontor', does: 'Händler: Du darfst eine Sorte verkaufen, die schon im Handelshaus liegt.' },
  'large-market': { name: 'Große Markthalle', does: 'Händler: Beim Verkauf 2 Dublonen mehr.' },
  'large-warehouse': { name: 'Großes Lagerhaus', does: 'Kapitän: Du lagerst zwei ganze Sorten mehr.' },
  'tobacco-storage': { name: 'Tabakspeicher', does: 'Jeder Kolonist hier verarbeitet Tabak von 1 Tabakplantage.' },
  'coffee-roaster': { name: 'Kaffeerösterei', does: 'Jeder Kolonist hier verarbeitet Kaffee von 1 Kaffeeplantage.' },
  factory: { name: 'Manufaktur', does: 'Aufseher: 1, 2, 3 oder 5 Dublonen für 2, 3, 4 oder 5 produzierte Sorten.' },
  university: { name: 'Universität', does: 'Baumeister: Auf dein neues Gebäude kommt gleich ein Kolonist.' },
  harbor: { name: 'Hafen', does: 'Kapitän: 1 SP mehr bei jeder Ladung.' },
  wharf: { name: 'Werft', does: 'Kapitän: Einmal je Phase darfst du eine ganze Sorte ohne Frachtschiff verschiffen.' },
  'guild-hall': { name: 'Zunfthalle', does: 'Am Ende 1 SP je kleinem und 2 SP je großem Produktionsgebäude.' },
  residence: { name: 'Residenz', does: 'Am Ende 4, 5, 6 oder 7 SP für bis zu 9, 10, 11 oder 12 belegte Inselfelder.' },
  fortress: { name: 'Festung', does: 'Am Ende 1 SP für je drei deiner Kolonisten.' },
  'customs-house': { name: 'Zollhaus', does: 'Am Ende 1 SP für je vier deiner Siegpunkte in Chips.' },
  'city-hall': { name: 'Rathaus', does: 'Am Ende 1 SP für jedes deiner violetten Gebäude, dieses eingeschlossen.' },
};

const isTile = (place: Place): place is Tile => place in tiles;
const placeName = (place: Place): string => (isTile(place) ? tiles[place] : buildings[place].name);

const workersOn = (n: number, place: Place): string => (n === 1 ? placeName(place) : `${number(n)}\u00a0× ${placeName(place)}`);

const phases: Words['phases'] = {
  governor: 'Vorbereitung',
  order: 'Vorbereitung',
  'face up': 'Neue Plantagen',
  role: 'Rollenwahl',
  settler: 'Siedler',
  hacienda: 'Siedler',
  hospice: 'Siedler',
  mayor: 'Bürgermeister',
  placing: 'Bürgermeister',
  builder: 'Baumeister',
  university: 'Baumeister',
  craftsman: 'Aufseher',
  trader: 'Händler',
  captain: 'Kapitän: Verladen',
  storing: 'Kapitän: Lagern',
  prospector: 'Goldsucher',
  over: 'Spielende',
};

const prompt: Words['prompt'] = {
  waiting: (names) => `Warten auf ${list(names)}.`,
  governor: 'Der erste Gouverneur wird ausgelost.',
  order: 'Die Reihenfolge wird ausgelost.',
  'face up': 'Neue Plantagen werden aufgedeckt.',
  role: 'Wähle eine Rolle: Alle führen die Aktion aus, und du hast das Privileg.',
  settler: (quarry, hacienda) =>
    `Nimm eine Plantage${quarry ? ' oder einen Steinbruch' : ''} oder nichts.${hacienda ? ' Vorher darfst du mit der Hazienda eine verdeckte ziehen.' : ''}`,
  hacienda: 'Für die Hazienda wird eine Plantage gezogen.',
  hospice: 'Einen neuen Kolonisten auf das genommene Plättchen setzen?',
  mayor: '1 Kolonisten mehr aus dem Vorrat nehmen?',
  placing: (place, inHand, circlesLeft) =>
    `Wie viele Kolonisten arbeiten hier: ${placeName(place)}? ${number(inHand)} in der Hand für ${circles(circlesLeft)}.`,
  builder: (have, privilege) =>
    `Baue ein Gebäude oder keines. Du hast ${doubloons(have)}${privilege ? ' und zahlst als Baumeister 1 weniger' : ''}.`,
  university: 'Einen neuen Kolonisten auf das gebaute Gebäude setzen?',
  craftsman: '1 Ware mehr von einer produzierten Sorte nehmen?',
  trader: (privilege) => `Verkaufe eine Ware oder keine.${privilege ? ' Als Händler erhältst du 1 Dublone mehr.' : ''}`,
  captain: (must, wharf) =>
    must
      ? `Wähle Waren für ein Frachtschiff${wharf ? ' oder deine Werft' : ''}. Wenn du laden kannst, musst du es tun.`
      : 'Auf die Frachtschiffe passt nichts mehr. Nutze jetzt deine Werft oder passe.',
  storing: (keeping) =>
    keeping ? 'Von welcher Sorte behältst du 1 Ware?' : 'Welche Sorte lagerst du im Lagerhaus? Du behältst alle ihre Waren.',
  prospector: 'Der Goldsucher erhält 1 Dublone.',
  over: 'Die Partie ist zu Ende.',
};

const button: Words['button'] = {
  role: (role, onIt) => (onIt > 0 ? `${roles[role].name} (${signed(onIt)})` : roles[role].name),
  hacienda: 'Mit der Hazienda ziehen',
  plantation: (good) => `${tiles[good]} nehmen`,
  quarry: 'Steinbruch nehmen',
  hospice: 'Kolonisten nehmen',
  colonist: 'Kolonisten nehmen',
  colonists: number,
  build: (building, cost) => `${buildings[building].name}: ${number(cost)}`,
  university: 'Kolonisten nehmen',
  craft: (good) => `1 ${goods[good]} mehr`,
  sell: (good, price) => `${goods[good]} verkaufen: ${doubloons(price)}`,
  load: (good, count, holds, vp) => `${goodsOf(count, good)} aufs ${number(holds)}er-Schiff: ${points(vp)}`,
  wharf: (good, count, vp) => `${goodsOf(count, good)} mit der Werft: ${points(vp)}`,
  keep: (good) => `1 ${goods[good]} behalten`,
  store: (good, count) => `${goodsOf(count, good)} einlagern`,
  pass: {
    settler: 'Kein Plättchen',
    hospice: 'Kein Kolonist',
    mayor: 'Kein zusätzlicher Kolonist',
    builder: 'Nichts bauen',
    university: 'Kein Kolonist',
    craftsman: 'Keine zusätzliche Ware',
    trader: 'Nichts verkaufen',
    captain: 'Werft für später aufheben',
  },
};

const tabs: Words['tabs'] = { roles: 'Rollen', harbour: 'Schiffe', market: 'Gebäude', mine: 'Mein Land' };

const things: Words['things'] = {
  roles: 'Rollen',
  plantations: 'Verfügbare Plantagen',
  quarries: 'Steinbrüche',
  faceDown: 'Verdeckte Plantagen',
  ships: 'Frachtschiffe',
  ship: (holds) => `${number(holds)}er-Frachtschiff`,
  house: 'Handelshaus',
  colonistShip: 'Kolonistenschiff',
  supply: 'Vorrat',
  colonistSupply: 'Kolonisten im Vorrat',
  goodSupply: 'Waren im Vorrat',
  chips: 'Siegpunktchips im Vorrat',
  market: 'Gebäude zum Kauf',
  column: (quarries) => `Steinbrüche: bis ${signed(-quarries)}`,
  island: 'Insel',
  city: 'Stadt',
  sanJuan: 'San Juan',
  wharf: 'Deine Werft',
  storage: 'Lagern',
  governor: 'Gouverneur',
  doubloons: 'Dublonen',
  points: 'Siegpunkte',
  barrels: 'Waren',
  colonists: 'Kolonisten',
  production: 'Nächste Produktion',
  emptySpace: 'Freies Feld',
  takeUp: 'Alle entfernen',
  privilege: 'Privileg:',
  upTo: (quarries) => `bis ${signed(-quarries)}`,
  inSanJuan: 'in San Juan',
};

const facts: Words['facts'] = {
  roleAction: (text) => `Aktion: ${text}`,
  rolePrivilege: (text) => `Privileg: ${text}`,
  onRole: (n) => `Darauf: ${doubloons(n)}.`,
  roleTaken: (name) => `In dieser Runde von ${name} genommen.`,
  roleFree: 'Verfügbar.',
  cost: (n) => `Kostet ${doubloons(n)}.`,
  costForYou: (n) => `Für dich jetzt: ${doubloons(n)}.`,
  tooDear: (have) => `Du hast nur ${doubloons(have)}.`,
  yours: 'Steht in deiner Stadt.',
  printedPoints: (n) => `Am Ende ${points(n)} wert.`,
  bonusNow: (n) => `Brächte ${points(n)}, wenn die Partie jetzt enden würde.`,
  quarryLimit: (n) => plural(n, { one: 'Höchstens # Steinbruch senkt den Preis.', other: 'Höchstens # Steinbrüche senken den Preis.' }),
  copiesLeft: (n) => `Noch ${number(n)} da.`,
  soldOut: 'Ausverkauft.',
  staffed: (n, of) => `${number(n)} von ${plural(of, { one: '# Kreis', other: '# Kreisen' })} besetzt.`,
  idle: 'Ohne Kolonisten wirkungslos.',
  plantation: (good) =>
    good === 'corn'
      ? 'Mit einem Kolonisten bringt sie 1 Mais.'
      : `Mit einem Kolonisten bringt sie 1 ${goods[good]}, wenn auch im Produktionsgebäude ein Kolonist ist.`,
  quarry: 'Mit einem Kolonisten senkt er den Preis eines Gebäudes um 1 Dublone.',
  tilesOccupied: (tile, count, occupied) => `${number(count)} × ${tiles[tile]}, ${number(occupied)} besetzt`,
  spacesFilled: (filled, of) => `${number(filled)} von ${plural(of, { one: '# Feld', other: '# Feldern' })} belegt.`,
  left: (n) => `Noch ${number(n)} da.`,
  discarded: (n) => `${number(n)} abgelegt.`,
  shipEmpty: (holds) => `Leer, Platz für ${barrels(holds)}.`,
  shipLoad: (good, load, space) => `${goodsOf(load, good)}, noch Platz für ${number(space)}.`,
  shipFull: (good, load) => `Voll: ${goodsOf(load, good)}.`,
  shipKinds: 'Eine Sorte pro Schiff, und keine Sorte auf zwei Schiffen.',
  houseFilled: (filled, places) => `${number(filled)} von ${barrels(places)}.`,
  houseKinds: 'Kauft jede Sorte einmal und wird geleert, wenn es voll ist.',
  price: (good, n) => `${goods[good]}: ${doubloons(n)}`,
  priceForYou: (n) => `Bringt dir im Handelshaus ${doubloons(n)}.`,
  colonistShip: (n) => `${colonists(n)} an Bord für den nächsten Bürgermeister.`,
  colonistsRequired: (n) => `Zum nächsten Auffüllen braucht es ${colonistsAcc(n)}.`,
  sanJuan: (n) => `${colonists(n)} ohne Arbeit.`,
  storable: (kinds) =>
    kinds === 0 ? 'Lagert 1 Ware.' : `Lagert 1 Ware und alles von ${plural(kinds, { one: '# Sorte', other: '# Sorten' })}.`,
  wharfUsed: 'Werft in dieser Phase schon genutzt.',
  wharfFree: 'Werft in dieser Phase noch nicht genutzt.',
  governor: 'Wählt die erste Rolle der Runde.',
  hiddenPoints: 'Siegpunktchips liegen bis zum Ende verdeckt.',
  wouldProduce: (items) => `Würde produzieren: ${items}.`,
  none: 'Nichts.',
};

const holdings: Words['holdings'] = {
  'last-round': () => 'die letzte Runde',
  ...changes({
    points: { other: '# SP' },
    doubloons: { one: '# Dublone', other: '# Dublonen' },
    corn: { other: `# ${goods.corn}` },
    indigo: { other: `# ${goods.indigo}` },
    sugar: { other: `# ${goods.sugar}` },
    tobacco: { other: `# ${goods.tobacco}` },
    coffee: { other: `# ${goods.coffee}` },
    colonists: { one: '# Kolonist', other: '# Kolonisten' },
    quarries: { one: '# Steinbruch', other: '# Steinbrüche' },
    plantations: { one: '# Plantage', other: '# Plantagen' },
    'city-spaces-filled': { one: '# belegtes Stadtfeld', other: '# belegte Stadtfelder' },
    'production-of-corn': { other: `# ${goods.corn} je Produktion` },
    'production-of-indigo': { other: `# ${goods.indigo} je Produktion` },
    'production-of-sugar': { other: `# ${goods.sugar} je Produktion` },
    'production-of-tobacco': { other: `# ${goods.tobacco} je Produktion` },
    'production-of-coffee': { other: `# ${goods.coffee} je Produktion` },
  }),
};

export const de: Words = {
  name: 'Puerto Rico',
  round: (n) => `Runde ${number(n)}`,
  lastRound: 'Letzte Runde',
  /** What the page may do by itself, by a setting. */
  habits: {
    takePrivilege: 'Privileg immer nutzen, wenn es nichts zu wählen gibt',
    noSaleForNothing: 'Nie für 0 Dublonen verkaufen',
  },
  ruleSets: { base: 'Grundspiel' },
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
    'small plant': 'Kleines Produktionsgebäude',
    'large plant': 'Großes Produktionsgebäude',
    violet: 'Kleines violettes Gebäude',
    'large violet': 'Großes violettes Gebäude, zwei Stadtfelder',
  },
  prompt,
  button,
  endings: {
    colonists: 'Letzte Runde: Es gibt zu wenige Kolonisten, um das Schiff aufzufüllen.',
    city: 'Letzte Runde: Eine Stadt ist voll.',
    points: 'Letzte Runde: Die Siegpunktchips sind aufgebraucht.',
  },
  things,
  tabs,
  facts,
  score: { chips: 'Siegpunktchips', buildings: 'Gebäude', bonus: 'Große Gebäude', total: 'Summe', tieBreak: 'Dublonen und Waren' },
  options: {
    mayor: { label: 'Kolonisten einsetzen', values: { simultaneous: 'Alle gleichzeitig', 'in order': 'Der Reihe nach' } },
    order: { label: 'Reihenfolge', values: { fixed: 'Wie aufgelistet', random: 'Zufällig' } },
    governor: { label: 'Erster Gouverneur', values: { random: 'Zufällig' } },
    openPoints: { label: 'Alle Siegpunktchips zeigen', values: { true: 'Ja', false: 'Nein' } },
    buildings: { label: 'Gebäude', values: { base: 'Grundspiel' } },
  },
};
